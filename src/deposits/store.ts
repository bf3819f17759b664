/** SQL of deposits and company accounts. Lists for screens stand in reads.ts. */
import type { Transaction } from '../platform/database.ts'
import { windowMinutes } from './rules.ts'

export interface StoredCompanyAccount {
  companyAccountId: string
  bankName: string
  accountNumber: string
  accountName: string
  details: string
  tillId: string
  active: boolean
}

export interface StoredDeposit {
  transactionId: string
  userId: string
  companyAccountId: string
  expiresAt: Date
  extensions: number
  deadlineOpen: boolean
  chatStarted: boolean
  /** The deadline has passed, by the clock of the database. */
  past: boolean
  tillId: string
}

const companyAccountColumns = `id as "companyAccountId", bank_name as "bankName", account_number as "accountNumber",
  account_name as "accountName", details, till_id as "tillId", active`

export async function insertCompanyAccount(
  tx: Transaction,
  made: Omit<StoredCompanyAccount, 'active'> & { tillCode: string; sample: boolean },
): Promise<void> {
  await tx.rows(
    `insert into company_accounts (id, bank_name, account_number, account_name, details, till_id, till_code, sample)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [made.companyAccountId, made.bankName, made.accountNumber, made.accountName, made.details, made.tillId, made.tillCode, made.sample],
  )
}

export function findCompanyAccount(tx: Transaction, companyAccountId: string): Promise<StoredCompanyAccount | undefined> {
  return tx.maybeRow<StoredCompanyAccount>(`select ${companyAccountColumns} from company_accounts where id = $1`, [companyAccountId])
}

/** Answers false when the user already has an open window. The window is measured by the clock of the database. */
export async function insertDeposit(
  tx: Transaction,
  made: { transactionId: string; userId: string; companyAccountId: string; amountCentavos: bigint },
): Promise<boolean> {
  const rows = await tx.rows(
    `insert into deposits (transaction_id, user_id, company_account_id, amount_centavos, expires_at)
      values ($1, $2, $3, $4, clock_timestamp() + make_interval(mins => $5))
      on conflict (user_id) where deadline_open and not chat_started do nothing returning transaction_id`,
    [made.transactionId, made.userId, made.companyAccountId, made.amountCentavos, windowMinutes],
  )
  return rows.length === 1
}

/** The row of the transaction must be locked already: it guards this one. */
export function findDeposit(tx: Transaction, transactionId: string): Promise<StoredDeposit | undefined> {
  return tx.maybeRow<StoredDeposit>(
    `select d.transaction_id as "transactionId", d.user_id as "userId", d.company_account_id as "companyAccountId", d.expires_at as "expiresAt",
       d.extensions, d.deadline_open as "deadlineOpen", d.chat_started as "chatStarted", d.expires_at <= clock_timestamp() as past, c.till_id as "tillId"
     from deposits d join company_accounts c on c.id = d.company_account_id where d.transaction_id = $1`,
    [transactionId],
  )
}

export async function extendDeadline(tx: Transaction, transactionId: string): Promise<void> {
  await tx.rows(
    `update deposits set expires_at = expires_at + make_interval(mins => $2), extensions = extensions + 1 where transaction_id = $1`,
    [transactionId, windowMinutes],
  )
}

export async function closeDeadline(tx: Transaction, transactionId: string): Promise<void> {
  await tx.rows(`update deposits set deadline_open = false where transaction_id = $1 and deadline_open`, [transactionId])
}

export async function noteChatStarted(tx: Transaction, transactionId: string): Promise<void> {
  await tx.rows(`update deposits set chat_started = true where transaction_id = $1`, [transactionId])
}

/** Has the user sent a file in the chat of this deposit? */
export async function hasProof(tx: Transaction, transactionId: string): Promise<boolean> {
  const { found } = await tx.row<{ found: boolean }>(
    `select exists (select from chat_sessions c join chat_messages m on m.session_id = c.id
       where c.related_transaction_id = $1 and m.sender_kind = 'user' and m.message_type <> 'text') as found`,
    [transactionId],
  )
  return found
}

/** Deposits whose time is over and for which no proof waits. What another server works on is skipped. */
export function lockDueDeposits(tx: Transaction, limit: number): Promise<{ transactionId: string }[]> {
  return tx.rows(
    `select d.transaction_id as "transactionId" from deposits d join transactions t on t.id = d.transaction_id
      where d.deadline_open and d.expires_at <= now() and t.status = 'pending_payment'
        and not exists (select from chat_sessions c join chat_messages m on m.session_id = c.id
          where c.related_transaction_id = t.id and m.sender_kind = 'user' and m.message_type <> 'text')
      order by d.expires_at limit $1 for update of t skip locked`,
    [limit],
  )
}

/** The user's own windows that are over but not yet written down: they must not block a new deposit. */
export function findOverdueWindows(tx: Transaction, userId: string): Promise<{ transactionId: string }[]> {
  return tx.rows(
    `select transaction_id as "transactionId" from deposits
      where user_id = $1 and deadline_open and not chat_started and expires_at <= now() order by transaction_id`,
    [userId],
  )
}
