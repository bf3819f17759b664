import { useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { bulkWithdrawalTargets, type BulkWithdrawalTarget } from '../../shared/rules-bulk.ts'
import { mayMoveWithdrawal } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/words-process.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface Props {
  chosen: readonly AdminWithdrawalView[]
  onClear: () => void
}

/** Shown above the list while rows are selected: their number, their sum and the possible moves. */
export function BulkBar({ chosen, onClear }: Props) {
  const w = useWords(withdrawalProcessWords)
  const [target, setTarget] = useState<BulkWithdrawalTarget | null>(null)
  const total = chosen.reduce((sum, row) => sum + transactionAmount(row), 0n)
  // Offers a move that at least one row can make; the server reports the rows that cannot.
  const targets = bulkWithdrawalTargets.filter((to) =>
    chosen.some(({ status }) => mayMoveWithdrawal(status, to, 'admin')),
  )
  return (
    <>
      {chosen.length > 0 && (
        <div
          className={
            'mb-4 flex flex-wrap items-center gap-2 rounded-card border border-line ' +
            'bg-primary-tint px-4 py-2.5'
          }
        >
          <p role="status" className="figures mr-auto font-medium">
            {w.chosen(chosen.length, showPesos(total))}
          </p>
          {targets.map((to) => (
            <Button key={to} size="small" variant="secondary" onClick={() => setTarget(to)}>
              {w.bulk[to]}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={onClear}>
            {w.clearChosen}
          </Button>
        </div>
      )}
      {/* The dialog keeps its report after the moved rows have left the list. */}
      {target && (
        <BulkDialog to={target} chosen={chosen} onClose={() => setTarget(null)} onDone={onClear} />
      )}
    </>
  )
}
