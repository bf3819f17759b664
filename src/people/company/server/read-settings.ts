import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { CompanySettings } from '../shared/rules.ts'
import { findSettings } from './store.ts'

/** What holds now, in the transaction of who decides by it. */
export async function readCompanySettings(tx: Transaction): Promise<CompanySettings> {
  const { version: _version, updatedAt: _updatedAt, ...settings } = await findSettings(tx)
  return settings
}

export async function readSiteName(tx: Transaction): Promise<string> {
  return (await findSettings(tx)).siteName
}
