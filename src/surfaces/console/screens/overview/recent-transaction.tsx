import { Link } from '@tanstack/react-router'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import {
  TransactionAmount,
  TransactionStatusBadge,
} from '#money/transactions/screens/list/transaction-status.tsx'
import type { AdminTransactionRow } from '#money/transactions/shared/contract.ts'
import { typeLabel } from '#money/transactions/shared/type-label.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { TransactionIcon } from '../transactions/transaction-icon.tsx'

/** Side by side, or with very large letters one below the other. */
const pairClass = 'flex min-w-0 flex-wrap items-center gap-x-3'

/** One line of the overview; it opens the transaction's dialog in the list. */
export function RecentTransaction({ transaction }: { transaction: AdminTransactionRow }) {
  const w = useWords(transactionWords)
  const language = useLanguage()
  const { transactionId, type, status, amountCentavos, createdAt, userName, description } =
    transaction
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to="/admin/transactions"
        search={{ open: transactionId }}
        className={
          'flex min-h-14 items-center gap-3 px-4 py-2 text-ink no-underline ' +
          'hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5'
        }
      >
        <span
          className={
            'flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken ' +
            'text-muted max-sm:hidden'
          }
        >
          <TransactionIcon type={type} size={18} />
        </span>
        <span className="grid min-w-0 grow gap-y-0.5">
          <span className={pairClass}>
            <span className="min-w-0 flex-[1_1_6rem] font-medium wrap-break-word">
              {typeLabel(w, { type, description })}
            </span>
            <span className="ml-auto">
              <TransactionAmount type={type} status={status} amountCentavos={amountCentavos} />
            </span>
          </span>
          <span className={pairClass}>
            <span className="flex min-w-0 flex-[1_1_6rem] flex-wrap gap-x-3 text-sm text-muted">
              <span className="max-w-full truncate">{userName}</span>
              <span className="figures">{showListTime(createdAt, language)}</span>
            </span>
            <span className="ml-auto">
              <TransactionStatusBadge status={status} />
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}
