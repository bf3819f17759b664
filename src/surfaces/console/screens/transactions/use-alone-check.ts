import { useCompletionCheck } from '#money/deposits/screens/staff/use-completion-check.ts'
import type { AloneCheck } from '#money/transactions/screens/alone-check.tsx'
import type { TransactionView } from '#money/transactions/shared/contract.ts'
import type { TransactionStatus } from '#money/transactions/shared/rules.ts'
import { useStepCheck } from '#money/withdrawals/screens/staff/use-step-check.ts'
import { isAgreedWithdrawal, isWithdrawalStatus } from '#money/withdrawals/shared/rules.ts'
import { ownerOf } from '../../shared/rules.ts'

/** Whether the chosen status takes a second person; null for one that never does. */
export function useAloneCheck(
  { type, transactionId }: Pick<TransactionView, 'type' | 'transactionId'>,
  to: TransactionStatus | '',
): AloneCheck | null {
  const owner = ownerOf(type)
  const completes = owner === 'deposits' && to === 'completed'
  const agrees =
    owner === 'withdrawals' && to !== '' && isWithdrawalStatus(to) && isAgreedWithdrawal(to)
  const completion = useCompletionCheck(transactionId, completes)
  const agreement = useStepCheck({ transactionId, step: 'agree' }, agrees)
  if (completes) return completion
  return agrees ? agreement : null
}
