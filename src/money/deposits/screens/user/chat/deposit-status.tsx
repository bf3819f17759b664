import { useWords } from '#foundation/kit/i18n/language.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { chatWords } from '#money/chats/shared/words.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import type { DepositView } from '../../../shared/contract.ts'
import { depositStage } from '../../../shared/rules-stage.ts'

/** As in the list of chats: a proof that is being checked says so, whatever the status is. */
export function DepositStatusBadge({ deposit }: { deposit: DepositView }) {
  const { turns } = useWords(chatWords)
  return depositStage(deposit) === 'check' && deposit.status !== 'on_hold' ? (
    <StatusBadge tone="waiting">{turns.checking}</StatusBadge>
  ) : (
    <TransactionStatusBadge status={deposit.status} />
  )
}
