import { Link } from '@tanstack/react-router'
import { ArrowDownLeft, ArrowUpRight, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { TransactionView } from '../../shared/contract.ts'
import { isCredit } from '../../shared/rules.ts'
import { typeLabel } from '../../shared/type-label.ts'
import { transactionWords } from '../../shared/words.ts'
import { rowId } from './opened-row.ts'
import { TransactionAmount, TransactionStatusBadge } from './transaction-status.tsx'

interface Props {
  rows: readonly TransactionView[]
  amountsHidden?: boolean
  onOpen?: (transactionId: string) => void
}

/** Each row is a link to its receipt. */
export function TransactionRows({ rows, amountsHidden = false, onOpen }: Props) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.transactionId} className="border-b border-line last:border-b-0">
          <TransactionLine row={row} amountsHidden={amountsHidden} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

const TransactionLine = memo(function TransactionLine({
  row,
  amountsHidden,
  onOpen,
}: {
  row: TransactionView
  amountsHidden: boolean
  onOpen: Props['onOpen']
}) {
  const w = useWords(transactionWords)
  const language = useLanguage()
  const Direction = isCredit(row.type) ? ArrowDownLeft : ArrowUpRight
  return (
    <Link
      to="/dashboard/transactions/receipt/$transactionId"
      params={{ transactionId: row.transactionId }}
      id={rowId(row.transactionId)}
      onClick={() => onOpen?.(row.transactionId)}
      className={
        'flex min-h-16 items-center gap-3 edge py-3 text-ink no-underline hover:bg-sunken ' +
        'focus-visible:-outline-offset-2 sm:px-5'
      }
    >
      {/* Narrow phones have no space for the icon; the sign of the amount shows the direction
          too. */}
      <span
        className={
          'flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken ' +
          'text-muted max-[25rem]:hidden'
        }
      >
        <Direction aria-hidden size={18} />
      </span>
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{typeLabel(w, row)}</span>
          <span className="ml-auto text-[min(1rem,7.5vw)]">
            <TransactionAmount
              type={row.type}
              status={row.status}
              amountCentavos={row.amountCentavos}
              hidden={amountsHidden}
            />
            {amountsHidden && <span className="sr-only">{w.balanceHidden}</span>}
          </span>
        </span>
        <span
          className={
            'flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-sm text-muted'
          }
        >
          <span className="figures">{showListTime(row.createdAt, language)}</span>
          <span className="ml-auto">
            <TransactionStatusBadge status={row.status} />
          </span>
        </span>
      </span>
      <ChevronRight
        aria-hidden
        size={18}
        className="-mr-1 shrink-0 text-muted max-[22rem]:hidden"
      />
    </Link>
  )
})
