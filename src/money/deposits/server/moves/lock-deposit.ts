import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
/**
 * What every verb of deposits begins with: the locks, in their order, and what the clock and the
 * chat say.
 */
import { findChatOfTransaction } from '#money/chats/server/actions.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { lockTransaction } from '#money/transactions/server/lock-transaction.ts'
import { effectiveDepositStatus, type DepositStatus } from '../../shared/rules.ts'
import { depositRefusals } from '../../shared/words.ts'
import { findDeposit, type StoredDeposit } from '../store.ts'

export interface LockedDeposit {
  transaction: TransactionRow
  deposit: StoredDeposit
  chat: Awaited<ReturnType<typeof findChatOfTransaction>>
  /** A file of the user met the deadline: the clock stands. */
  hasProof: boolean
  /** The status that counts: a deadline in the past is an expiry, written down or not. */
  status: DepositStatus
}

/** With `ownerId`, a deposit of somebody else is not found (404). */
export async function lockDeposit(
  tx: Transaction,
  transactionId: string,
  ownerId?: string,
): Promise<LockedDeposit> {
  const transaction = await lockTransaction(tx, transactionId, ownerId)
  // The chat before the clock: a proof that is just being sent comes first, or waits until we are done.
  const chat = await findChatOfTransaction(tx, transactionId, { lock: true })
  const deposit = await findDeposit(tx, transactionId)
  if (!deposit) refuse(depositRefusals, 'deposit-not-found', { status: 404 })
  const status = effectiveDepositStatus({
    status: transaction.status as DepositStatus,
    past: deposit.past,
    hasProof: deposit.hasProof,
  })
  return { transaction, deposit, chat, hasProof: deposit.hasProof, status }
}
