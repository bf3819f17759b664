import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { nextWithdrawalMove, staffWithdrawalMoves } from '../../shared/rules.ts'
import { withdrawalListWords } from '../../shared/staff/words-list.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawalStaffWords } from '../../shared/staff/words-staff.ts'

/** Names the next act and its amount, if one is allowed now. */
export function ProcessButton({
  row,
  onOpen,
}: {
  row: AdminWithdrawalView
  onOpen: (id: string) => void
}) {
  const w = useWords(withdrawalStaffWords)
  const words = useWords(withdrawalListWords)
  const process = useWords(withdrawalProcessWords)
  const { referenceNumber, status } = row
  const isOver = staffWithdrawalMoves(status).length === 0
  const amount = showTransactionAmount(row)
  const next = nextWithdrawalMove(row)
  const act = next && process.acts[next](amount)
  const [label, name] = isOver
    ? [process.details, process.detailsOf(referenceNumber)]
    : act
      ? [act, words.actOf(act, referenceNumber)]
      : [w.process, w.processOf(referenceNumber)]
  return (
    <Button
      size="row"
      variant={isOver ? 'quiet' : 'secondary'}
      aria-label={name}
      onClick={() => onOpen(row.transactionId)}
    >
      {label}
    </Button>
  )
}
