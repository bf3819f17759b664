import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
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
  /** The effective status: a past deadline counts as expired before the job has run. */
  status: DepositStatus
}

/**
 * Every action on a deposit begins here. Locks the transaction, then its chat. With `ownerId`,
 * another user's deposit is refused (404 transaction-not-found).
 */
export async function lockDeposit(
  tx: Transaction,
  transactionId: string,
  ownerId?: string,
): Promise<LockedDeposit> {
  const transaction = await lockTransaction(tx, transactionId, ownerId)
  // Lock the chat before reading the clock: a proof being sent now is either counted or waits.
  const [chat, deposit] = await together([
    findChatOfTransaction(tx, transactionId, { lock: true }),
    findDeposit(tx, transactionId),
  ])
  if (!deposit) refuse(depositRefusals, 'deposit-not-found', { status: 404 })
  const status = effectiveDepositStatus({
    status: transaction.status as DepositStatus,
    past: deposit.past,
    hasProof: deposit.hasProof,
  })
  return { transaction, deposit, chat, status }
}
