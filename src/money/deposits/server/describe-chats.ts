import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ChatSubject } from '#money/chats/server/chat-subjects.ts'
import type { SubjectState } from '#money/chats/shared/rules-turn.ts'
import { waitsForPayment, type DepositStatus } from '../shared/rules.ts'
import { readDepositStates } from './reads.ts'

/** For the list of a user's chats: the amount and status of each deposit. */
export async function describeDeposits(
  tx: Transaction,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, ChatSubject>> {
  const deposits = await readDepositStates(tx, transactionIds)
  return new Map(
    deposits.map(({ transactionId, amountCentavos, ...deposit }) => [
      transactionId,
      { amountCentavos, state: stateOf(deposit) },
    ]),
  )
}

function stateOf(deposit: { status: DepositStatus; hasProof: boolean }): SubjectState {
  if (waitsForPayment(deposit)) return 'to-pay'
  const { status } = deposit
  if (status === 'on_hold') return 'held'
  return status === 'pending_payment' || status === 'pending_confirmation' ? 'checking' : status
}
