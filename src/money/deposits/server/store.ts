/** SQL of deposits. Views for screens are read in reads.ts. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { fileSentInChatOf } from '#money/chats/server/chats-sql.ts'
import { depositWindowMinutes } from '../shared/rules.ts'

export interface StoredDeposit {
  extensions: number
  /** The deadline has passed, by the database's clock. */
  past: boolean
  /** The user sent a file before the deadline. */
  hasProof: boolean
  /** The till of the company account. */
  tillId: string
}

/**
 * Starts the payment window, by the database's clock. Returns false when the user already has an
 * open window.
 */
export async function insertDeposit(
  tx: Transaction,
  deposit: {
    transactionId: string
    userId: string
    companyAccountId: string
    amountCentavos: bigint
  },
): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into deposits (transaction_id, user_id, company_account_id, amount_centavos, expires_at)
     values ($1, $2, $3, $4, clock_timestamp() + make_interval(mins => $5))
     on conflict (user_id) where deadline_open and not chat_started do nothing
     returning transaction_id`,
    [
      deposit.transactionId,
      deposit.userId,
      deposit.companyAccountId,
      deposit.amountCentavos,
      depositWindowMinutes,
    ],
  )
  return inserted.length === 1
}

/** An expression: the user of `deposits d` sent a file before the deadline. */
export const proofInTime = fileSentInChatOf('d.transaction_id', 'd.expires_at')

/** The caller has locked the row of the transaction, which guards this one too. */
export function findDeposit(
  tx: Transaction,
  transactionId: string,
): Promise<StoredDeposit | undefined> {
  return tx.maybeRow<StoredDeposit>(
    `select d.extensions, d.expires_at <= clock_timestamp() as past,
       ${proofInTime} as "hasProof", c.till_id as "tillId"
     from deposits d join company_accounts c on c.id = d.company_account_id
     where d.transaction_id = $1`,
    [transactionId],
  )
}

export async function extendDeadline(tx: Transaction, transactionId: string): Promise<void> {
  await tx.rows(
    `update deposits
     set expires_at = expires_at + make_interval(mins => $2), extensions = extensions + 1
     where transaction_id = $1`,
    [transactionId, depositWindowMinutes],
  )
}

export async function closeDeadline(tx: Transaction, transactionId: string): Promise<void> {
  await tx.rows(
    `update deposits set deadline_open = false where transaction_id = $1 and deadline_open`,
    [transactionId],
  )
}

export async function updateChatStarted(tx: Transaction, transactionId: string): Promise<void> {
  await tx.rows(`update deposits set chat_started = true where transaction_id = $1`, [
    transactionId,
  ])
}

/** An expression: `deposits d` has to expire, because no proof came before its deadline. */
const isDue = `d.deadline_open and d.expires_at <= now() and not ${proofInTime}`

/** Longest overdue first. Locks nothing. */
export function findDueDeposits(
  tx: Transaction,
  limit: number,
): Promise<{ transactionId: string }[]> {
  return tx.rows(
    `select d.transaction_id as "transactionId" from deposits d
     where ${isDue} order by d.expires_at limit $1`,
    [limit],
  )
}

/**
 * Locks the row of the transaction if the deposit is still due. Returns false also when another
 * server has locked it.
 */
export async function lockIfDue(tx: Transaction, transactionId: string): Promise<boolean> {
  const found = await tx.maybeRow(
    `select t.id from transactions t join deposits d on d.transaction_id = t.id
     where t.id = $1 and t.status = 'pending_payment' and ${isDue}
     for update of t skip locked`,
    [transactionId],
  )
  return found !== undefined
}

/** The user's windows that are over but not yet expired: they must not block a new deposit. */
export function findOverdueWindows(
  tx: Transaction,
  userId: string,
): Promise<{ transactionId: string }[]> {
  return tx.rows(
    `select transaction_id as "transactionId" from deposits
     where user_id = $1 and deadline_open and not chat_started and expires_at <= now()
     order by transaction_id`,
    [userId],
  )
}
