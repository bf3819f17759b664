/**
 * SQL of the company access code and of the times when it opens anything: columns of the one row of
 * `installation`. The clock of the database decides.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'

/** Not now(): a transaction that waited for the row must see the time after the wait. */
const isOpen = `(company_access_on
  and (company_access_until is null or company_access_until > clock_timestamp()))`

/** A condition for the statements of other tables. */
export const companyAccessIsOpen = `exists (select from installation where ${isOpen})`

type Lock = '' | 'for share' | 'for update'

/** Locks the row before it reads the clock: everything after `kept` runs once the lock is held. */
const lockFirst = (lock: Lock) => `with kept as materialized (select * from installation ${lock})`

const selectHash = (lock: Lock) =>
  `${lockFirst(lock)} select case when ${isOpen} then access_code_hash end as hash from kept`
const [readHash, shareHash, lockHash] = [
  selectHash(''),
  selectHash('for share'),
  selectHash('for update'),
]

async function hashBy(tx: Transaction, statement: string): Promise<string | null> {
  const found = await tx.maybeRow<{ hash: string | null }>(statement)
  return found?.hash ?? null
}

/** The hash of the company access code, or null while company access is off. */
export function readAccessCodeHash(tx: Transaction): Promise<string | null> {
  return hashBy(tx, readHash)
}

/** The same, locked `for share` until the transaction ends. */
export function shareAccessCodeHash(tx: Transaction): Promise<string | null> {
  return hashBy(tx, shareHash)
}

/** The same, locked `for update` until the transaction ends. */
export function lockAccessCodeHash(tx: Transaction): Promise<string | null> {
  return hashBy(tx, lockHash)
}

/** The stored hash, whether company access is on or off; locked until the transaction ends. */
export function lockStoredCodeHash(tx: Transaction): Promise<string | null> {
  return hashBy(tx, `select access_code_hash as hash from installation for update`)
}

export async function writeAccessCodeHash(tx: Transaction, hash: string | null): Promise<void> {
  await tx.rows(`update installation set access_code_hash = $1`, [hash])
}

export interface CompanyAccess {
  open: boolean
  /** The end, while company access is on; null without one. */
  until: Date | null
  /** The instant of the last opening after it had been off; null: it never was off. */
  since: Date | null
  /** Null: nobody changed it since the first start. */
  changedAt: Date | null
  version: number
  /** The clock of the database. */
  now: Date
}

/** An end that has passed counts as the last change, even before a job records it. */
const selectAccess = (lock: Lock) => `${lockFirst(lock)}
  select ${isOpen} as open, case when ${isOpen} then company_access_until end as until,
    company_access_since as since,
    case when ${isOpen} then company_access_changed_at
      else coalesce(company_access_until, company_access_changed_at) end as "changedAt",
    company_access_version as version, clock_timestamp() as now
  from kept`
const [readState, shareState, lockState] = [
  selectAccess(''),
  selectAccess('for share'),
  selectAccess('for update'),
]

export function readCompanyAccess(tx: Transaction): Promise<CompanyAccess> {
  return tx.row<CompanyAccess>(readState)
}

/** Nobody changes it until the transaction ends, but its end may pass. */
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
    `update installation set company_access_on = $1, company_access_until = $2,
       company_access_version = company_access_version + 1,
       company_access_changed_at = clock_timestamp(),
       company_access_since = case when $3 then clock_timestamp() else company_access_since end`,
    [on, until, opens],
  )
}

/** Whether an end has passed that `writeCompanyAccessOver` has not recorded. */
export async function isCompanyAccessOver(tx: Transaction): Promise<boolean> {
  const { over } = await tx.row<{ over: boolean }>(
    `select exists (select from installation
       where company_access_until <= clock_timestamp()) as over`,
  )
  return over
}

/** Records that the end has passed and returns it; of concurrent calls one gets it. */
export async function writeCompanyAccessOver(tx: Transaction): Promise<Date | undefined> {
  const over = await tx.maybeRow<{ until: Date }>(
    `with over as materialized (
       select company_access_until as until from installation
       where company_access_until <= clock_timestamp() for update
     )
     update installation set company_access_on = false, company_access_until = null,
       company_access_version = company_access_version + 1, company_access_changed_at = over.until
     from over returning over.until`,
  )
  return over?.until
}
