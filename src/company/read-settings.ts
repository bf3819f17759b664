import type { Transaction } from '../platform/database.ts'
import { defaultSettings, type CompanySettings } from './rules.ts'

/** What holds now, in the transaction of who decides by it. */
export function readCompanySettings(_tx: Transaction): Promise<CompanySettings> {
  return Promise.resolve(defaultSettings)
}
