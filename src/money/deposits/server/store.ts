/** SQL of deposits and company accounts. Lists for screens stand in reads.ts. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { depositWindowMinutes } from '../shared/rules.ts'

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
  /** The user sent a file before the deadline. */
  hasProof: boolean
  tillId: string
}

const companyAccountColumns = `id as "companyAccountId", bank_name as "bankName", account_number as "accountNumber",
  account_name as "accountName", details, till_id as "tillId", active`

export async function insertCompanyAccount(
  tx: Transaction,
  made: Omit<StoredCompanyAccount, 'active'> & { tillCode: string; sample: boolean },
): Promise<void> {
  await tx.rows(
    `insert into company_accounts (id, bank_name, account_number, account_name, details, till_id,
      till_code, sample)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      made.companyAccountId,
      made.bankName,
      made.accountNumber,
      made.accountName,
      made.details,
      made.tillId,
      made.tillCode,
      made.sample,
    ],
  )
}

export function lockInstallation(tx: Transaction): Promise<{ sample: boolean }> {
  return tx.row<{ sample: boolean }>(
    `select mode = 'sample' as sample from installation for update`,
  )
}

/** The same bank account, whatever stands between its digits. */
export async function isCompanyAccount(
  tx: Transaction,
  bankName: string,
  accountNumber: string,
): Promise<boolean> {
  const { known } = await tx.row<{ known: boolean }>(
    `select exists (select from company_accounts where lower(bank_name) = lower($1)
       and regexp_replace(lower(account_number), '[^0-9a-z]', '', 'g') = regexp_replace(lower($2),
         '[^0-9a-z]', '', 'g')) as known`,
    [bankName, accountNumber],
  )
  return known
}

export function findCompanyAccount(
  tx: Transaction,
  companyAccountId: string,
): Promise<StoredCompanyAccount | undefined> {
  return tx.maybeRow<StoredCompanyAccount>(
    `select ${companyAccountColumns} from company_accounts where id = $1`,
    [companyAccountId],
  )
}

export function lockCompanyAccount(
  tx: Transaction,
  companyAccountId: string,
): Promise<StoredCompanyAccount | undefined> {
  return tx.maybeRow<StoredCompanyAccount>(
    `select ${companyAccountColumns} from company_accounts where id = $1 for update`,
    [companyAccountId],
  )
}

export async function writeCompanyAccountActive(
  tx: Transaction,
  companyAccountId: string,
  active: boolean,
): Promise<void> {
  await tx.rows(
    `update company_accounts set active = $2, retired_at = case when $2 then null else now() end
      where id = $1`,
    [companyAccountId, active],
  )
}

/**
 * Answers false when the user already has an open window. The window is measured by the clock of
 * the database.
 */
export async function insertDeposit(
  tx: Transaction,
  made: { transactionId: string; userId: string; companyAccountId: string; amountCentavos: bigint },
): Promise<boolean> {
  const rows = await tx.rows(
    `insert into deposits (transaction_id, user_id, company_account_id, amount_centavos, expires_at)
      values ($1, $2, $3, $4, clock_timestamp() + make_interval(mins => $5))
      on conflict (user_id) where deadline_open and not chat_started do nothing
        returning transaction_id`,
    [
      made.transactionId,
      made.userId,
      made.companyAccountId,
      made.amountCentavos,
      depositWindowMinutes,
    ],
  )
  return rows.length === 1
}

/** The row of the transaction must be locked already: it guards this one. */
export function findDeposit(
  tx: Transaction,
  transactionId: string,
): Promise<StoredDeposit | undefined> {
  return tx.maybeRow<StoredDeposit>(
    `select d.transaction_id as "transactionId", d.user_id as "userId",
      d.company_account_id as "companyAccountId", d.expires_at as "expiresAt",
       d.extensions, d.deadline_open as "deadlineOpen", d.chat_started as "chatStarted",
         d.expires_at <= clock_timestamp() as past,
       ${proofSent('d.transaction_id', 'd.expires_at')} as "hasProof", c.till_id as "tillId"
     from deposits d join company_accounts c on c.id = d.company_account_id
       where d.transaction_id = $1`,
    [transactionId],
  )
}

export async function extendDeadline(tx: Transaction, transactionId: string): Promise<void> {
  await tx.rows(
    `update deposits set expires_at = expires_at + make_interval(mins => $2),
      extensions = extensions + 1 where transaction_id = $1`,
    [transactionId, depositWindowMinutes],
  )
}

export async function closeDeadline(tx: Transaction, transactionId: string): Promise<void> {
  await tx.rows(
    `update deposits set deadline_open = false where transaction_id = $1 and deadline_open`,
    [transactionId],
  )
}

export async function noteChatStarted(tx: Transaction, transactionId: string): Promise<void> {
  await tx.rows(`update deposits set chat_started = true where transaction_id = $1`, [
    transactionId,
  ])
}

/**
 * SQL, true when the user has sent a file in the chat of a transaction. `until` is the deadline
 * that it must have met to stop the clock: both instants were read from the clock of the database.
 * Without it a late file counts too. The `offset` keeps the database from gathering every file that
 * was ever sent, when it guesses that many chats will be asked about.
 */
export function proofSent(transactionId: string, until = `'infinity'`): string {
  return `exists (select from chat_sessions pc join chat_messages pm on pm.session_id = pc.id
    where pc.related_transaction_id = ${transactionId} and pm.sender_kind = 'user'
      and pm.message_type <> 'text' and pm.created_at <= ${until} offset 0)`
}

/**
 * SQL, true when the deadline of `deposits d` is to be written down as an expiry: its time is over
 * and no proof came in time.
 */
const due =
  'd.deadline_open and d.expires_at <= now() and not ' +
  `${proofSent('d.transaction_id', 'd.expires_at')}`

/** Longest overdue first. Locks nothing. */
export function findDueDeposits(
  tx: Transaction,
  limit: number,
): Promise<{ transactionId: string }[]> {
  return tx.rows(
    `select d.transaction_id as "transactionId" from deposits d where ${due} order by d.expires_at
      limit $1`,
    [limit],
  )
}

/**
 * Locks the row of the transaction when it is still due; false also when another server works on
 * it.
 */
export async function lockIfDue(tx: Transaction, transactionId: string): Promise<boolean> {
  const found = await tx.maybeRow(
    `select t.id from transactions t join deposits d on d.transaction_id = t.id
      where t.id = $1 and t.status = 'pending_payment' and ${due} for update of t skip locked`,
    [transactionId],
  )
  return found !== undefined
}

/** The user's own windows that are over but not yet written down: they must not block a new deposit. */
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
