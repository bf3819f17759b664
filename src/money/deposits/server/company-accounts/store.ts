/** SQL of company accounts. */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  installationIsSample,
  lockInstallation,
} from '#foundation/platform/server/database/installation-sql.ts'
import type { AdminCompanyAccount, CompanyAccount } from '../../shared/contract.ts'
import { openDepositStatuses } from '../../shared/rules.ts'

interface StoredCompanyAccount extends CompanyAccount {
  tillId: string
  active: boolean
}

const accountColumns = `id as "companyAccountId", bank_name as "bankName",
  account_number as "accountNumber", account_name as "accountName", details`
const storedColumns = `${accountColumns}, till_id as "tillId", active`

/** Company accounts that take deposits, oldest first. */
export function readCompanyAccounts(tx: Transaction): Promise<CompanyAccount[]> {
  return tx.rows<CompanyAccount>(
    `select ${accountColumns} from company_accounts where active order by created_at, id`,
  )
}

/** All company accounts: first those that take deposits, then the retired ones. */
export function readAdminCompanyAccounts(tx: Transaction): Promise<AdminCompanyAccount[]> {
  return tx.rows<AdminCompanyAccount>(
    `select ${accountColumns}, active, retired_at as "retiredAt", created_at as "createdAt",
       (select count(*)::int
        from deposits d join transactions t on t.id = d.transaction_id
        where d.company_account_id = ca.id
          and t.status in (${sqlNames(openDepositStatuses)})) as "openDeposits"
     from company_accounts ca
     order by active desc, created_at, id`,
  )
}

/**
 * Lets one company account be added at a time, so that a concurrent duplicate is found. Returns
 * whether the installation holds sample data.
 */
export async function lockForNewCompanyAccount(tx: Transaction): Promise<{ sample: boolean }> {
  await lockInstallation(tx)
  return await tx.row<{ sample: boolean }>(`select ${installationIsSample} as sample`)
}

export async function insertCompanyAccount(
  tx: Transaction,
  account: Omit<StoredCompanyAccount, 'active'> & { tillCode: string; sample: boolean },
): Promise<void> {
  await tx.rows(
    `insert into company_accounts (id, bank_name, account_number, account_name, details, till_id,
       till_code, sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      account.companyAccountId,
      account.bankName,
      account.accountNumber,
      account.accountName,
      account.details,
      account.tillId,
      account.tillCode,
      account.sample,
    ],
  )
}

/** Whether the bank account is known, however its number is spaced or capitalised. */
export async function isCompanyAccount(
  tx: Transaction,
  bankName: string,
  accountNumber: string,
): Promise<boolean> {
  const digits = (number: string) => `regexp_replace(lower(${number}), '[^0-9a-z]', '', 'g')`
  const { known } = await tx.row<{ known: boolean }>(
    `select exists (
       select from company_accounts
       where lower(bank_name) = lower($1)
         and ${digits('account_number')} = ${digits('$2')}
     ) as known`,
    [bankName, accountNumber],
  )
  return known
}

export function findCompanyAccount(
  tx: Transaction,
  companyAccountId: string,
): Promise<StoredCompanyAccount | undefined> {
  return tx.maybeRow<StoredCompanyAccount>(
    `select ${storedColumns} from company_accounts where id = $1`,
    [companyAccountId],
  )
}

export function lockCompanyAccount(
  tx: Transaction,
  companyAccountId: string,
): Promise<StoredCompanyAccount | undefined> {
  return tx.maybeRow<StoredCompanyAccount>(
    `select ${storedColumns} from company_accounts where id = $1 for update`,
    [companyAccountId],
  )
}

export async function updateCompanyAccountActive(
  tx: Transaction,
  companyAccountId: string,
  active: boolean,
): Promise<void> {
  await tx.rows(
    `update company_accounts
     set active = $2, retired_at = case when $2 then null else now() end
     where id = $1`,
    [companyAccountId, active],
  )
}
