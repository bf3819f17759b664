import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { TransactionView } from '../../shared/contract.ts'
import { receiptMeaning } from '../../shared/receipt-meaning.ts'
import { receiptWords } from '../../shared/words-receipt.ts'
import { transactionWords } from '../../shared/words.ts'
import { TransactionAmount, TransactionStatusBadge } from '../list/transaction-status.tsx'
import { TransactionTile } from '../list/transaction-tile.tsx'

interface Props extends Pick<TransactionView, 'type' | 'status' | 'amountCentavos'> {
  /** The name of the type. */
  label: string
  /** Before the status, for screen readers. */
  statusLabel?: string
}

/** Amount, status and their meaning, on a receipt and where anybody checks one. */
export function ReceiptHead({ label, statusLabel, type, status, amountCentavos }: Props) {
  const [w, r] = [useWords(transactionWords), useWords(receiptWords)]
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="max-[22rem]:hidden print:hidden">
          <TransactionTile type={type} status={status} />
        </span>
        <div className="grow">
          <p className="text-muted">{label}</p>
          <p>
            <span className="sr-only">{w.amount} </span>
            <TransactionAmount
              type={type}
              status={status}
              amountCentavos={amountCentavos}
              size="balance"
            />
          </p>
        </div>
        {statusLabel && <span className="sr-only">{statusLabel} </span>}
        <TransactionStatusBadge status={status} />
      </div>
      <p className="mb-3 text-muted">{receiptMeaning(r, { type, status })}</p>
    </>
  )
}
