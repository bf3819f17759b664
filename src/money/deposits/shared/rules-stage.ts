import { waitsForPayment, type DepositStatus } from './rules.ts'

/** The step that a deposit has reached, or that it ended without money. */
export type DepositStage = 'pay' | 'check' | 'added' | 'ended'

export function depositStage(deposit: { status: DepositStatus; hasProof: boolean }): DepositStage {
  if (waitsForPayment(deposit)) return 'pay'
  const { status } = deposit
  if (status === 'completed') return 'added'
  return status === 'pending_payment' || status === 'pending_confirmation' || status === 'on_hold'
    ? 'check'
    : 'ended'
}
