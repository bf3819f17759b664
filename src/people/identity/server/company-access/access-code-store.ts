/**
 * SQL of the company access code, and of whether it opens anything: one row, judged by the clock of
 * the database.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'

/** Not now(): who waited for the row must see the time after the wait. */
const isOpen = `(company_access_on and (company_access_until is null or company_access_until > clock_timestamp()))`

/** A condition in the statement of another table. */
export const companyAccessIsOpen = `exists (select from installation where ${isOpen})`

/**
 * The row first and the clock afterwards: what stands behind `kept` is worked out when the lock is
 * there.
 */
const hashWhenOpen = (lock: '' | 'for share' | 'for update') =>
  `with kept as materialized (select * from installation ${lock}) select case when ${isOpen} then access_code_hash end as hash from kept`
const [read, share, lock] = [
  hashWhenOpen(''),
  hashWhenOpen('for share'),
  hashWhenOpen('for update'),
]

async function hashBy(tx: Transaction, statement: string): Promise<string | null> {
  const found = await tx.maybeRow<{ hash: string | null }>(statement)
  return found?.hash ?? null
}

/** The hash of the company access code, or null when company access is off. */
export function readAccessCodeHash(tx: Transaction): Promise<string | null> {
  return hashBy(tx, read)
}

/** The same, and nobody changes it until we are done. */
export function shareAccessCodeHash(tx: Transaction): Promise<string | null> {
  return hashBy(tx, share)
}

/** The same for one who is about to change it. */
export function lockAccessCodeHash(tx: Transaction): Promise<string | null> {
  return hashBy(tx, lock)
}

/** The hash that is kept, whether company access is on or off. */
export function lockKeptCodeHash(tx: Transaction): Promise<string | null> {
  return hashBy(tx, `select access_code_hash as hash from installation for update`)
}

export async function writeAccessCodeHash(tx: Transaction, hash: string | null): Promise<void> {
  await tx.rows(`update installation set access_code_hash = $1`, [hash])
}

export interface CompanyAccess {
  /** It is on now. */
  open: boolean
  /** Only while it is on; null: without an end. */
  until: Date | null
  /** When it was opened again after it had been off; null: it never was off. */
  since: Date | null
  /** Null: it is as it was at the first start. */
  changedAt: Date | null
  version: number
  /** What the clock of the database says. */
  now: Date
}

/** Past its end it changed then, also when nobody has written it down yet. */
const asItIs = (lock: '' | 'for share' | 'for update') => `
  with kept as materialized (select * from installation ${lock})
  select ${isOpen} as open, case when ${isOpen} then company_access_until end as until, company_access_since as since,
    case when ${isOpen} then company_access_changed_at else coalesce(company_access_until, company_access_changed_at) end as "changedAt",
    company_access_version as version, clock_timestamp() as now
  from kept`
const [readState, shareState, lockState] = [asItIs(''), asItIs('for share'), asItIs('for update')]

export function readCompanyAccess(tx: Transaction): Promise<CompanyAccess> {
  return tx.row<CompanyAccess>(readState)
}

/** And so it stays until we are done, but for its end. */
export function shareCompanyAccess(tx: Transaction): Promise<CompanyAccess> {
  return tx.row<CompanyAccess>(shareState)
}

export function lockCompanyAccess(tx: Transaction): Promise<CompanyAccess> {
  return tx.row<CompanyAccess>(lockState)
}

/** `opens`: it was off before. */
export async function writeCompanyAccess(
  tx: Transaction,
  { on, until, opens }: { on: boolean; until: Date | null; opens: boolean },
): Promise<void> {
  await tx.rows(
    `update installation set company_access_on = $1, company_access_until = $2, company_access_version = company_access_version + 1,
       company_access_changed_at = clock_timestamp(), company_access_since = case when $3 then clock_timestamp() else company_access_since end`,
    [on, until, opens],
  )
}

export async function isCompanyAccessOver(tx: Transaction): Promise<boolean> {
  const { over } = await tx.row<{ over: boolean }>(
    `select exists (select from installation where company_access_until <= clock_timestamp()) as over`,
  )
  return over
}

/** Writes down that its end has passed. Answers that end; of many at once, to one. */
export async function writeCompanyAccessOver(tx: Transaction): Promise<Date | undefined> {
  const over = await tx.maybeRow<{ until: Date }>(
    `with over as materialized (select company_access_until as until from installation where company_access_until <= clock_timestamp() for update)
     update installation set company_access_on = false, company_access_until = null, company_access_version = company_access_version + 1,
       company_access_changed_at = over.until
     from over returning over.until`,
  )
  return over?.until
}
