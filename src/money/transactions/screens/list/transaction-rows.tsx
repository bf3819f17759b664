import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showClock, showListTime } from '#foundation/time/shared/time.ts'
import type { TransactionView } from '../../shared/contract.ts'
import { typeLabel } from '../../shared/type-label.ts'
import { transactionWords } from '../../shared/words.ts'
import { rowId } from './opened-row.ts'
import { TransactionAmount, TransactionStatusBadge } from './transaction-status.tsx'
import { TransactionTile } from './transaction-tile.tsx'

interface Props {
  rows: readonly TransactionView[]
  amountsHidden?: boolean
  /** Below the heading of their day. */
  ofOneDay?: boolean
  onOpen?: (transactionId: string) => void
}

/** Each row is a link to its receipt. */
export function TransactionRows({ rows, amountsHidden = false, ofOneDay = false, onOpen }: Props) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.transactionId} className="border-b border-line last:border-b-0">
          <TransactionLine
            row={row}
            amountsHidden={amountsHidden}
            ofOneDay={ofOneDay}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}

const TransactionLine = memo(function TransactionLine({
  row,
  amountsHidden,
  ofOneDay,
  onOpen,
}: {
  row: TransactionView
  amountsHidden: boolean
  ofOneDay: boolean
  onOpen: Props['onOpen']
}) {
  const w = useWords(transactionWords)
  const language = useLanguage()
  return (
    <Link
      to="/dashboard/transactions/receipt/$transactionId"
      params={{ transactionId: row.transactionId }}
      id={rowId(row.transactionId)}
      onClick={() => onOpen?.(row.transactionId)}
      className={
        'flex min-h-17 items-center gap-3 edge py-3 text-ink no-underline hover:bg-sunken ' +
        'focus-visible:-outline-offset-2 sm:px-5'
      }
    >
      {/* Very large letters need its place; the sign of the amount shows the direction too. */}
      <span className="max-[22rem]:hidden">
        <TransactionTile type={row.type} status={row.status} />
      </span>
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          {/* A long name takes two lines; the amount stays beside it while there is any room. */}
          <span className="min-w-0 flex-1 basis-24 font-medium">{typeLabel(w, row)}</span>
          <span className="ml-auto text-[min(1rem,7.5vw)]">
            <TransactionAmount
              type={row.type}
              status={row.status}
              amountCentavos={row.amountCentavos}
              size="row"
              hidden={amountsHidden}
            />
            {amountsHidden && <span className="sr-only">{w.balanceHidden}</span>}
          </span>
        </span>
        <span
          className={
            'flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-[0.8125rem] ' +
            'text-muted'
          }
        >
          <span className="figures">
            {ofOneDay ? showClock(row.createdAt, language) : showListTime(row.createdAt, language)}
          </span>
          <span className="ml-auto">
            <TransactionStatusBadge status={row.status} />
          </span>
        </span>
      </span>
    </Link>
  )
})
