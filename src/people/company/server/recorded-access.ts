import { showDateTime } from '#foundation/time/shared/time.ts'
import type { CompanyAccess } from '#people/identity/server/company-access/access-code-store.ts'
import type { AccessState } from '../shared/rules-access.ts'

export function stateOf({ open, until }: Pick<CompanyAccess, 'open' | 'until'>): AccessState {
  if (!open) return 'off'
  return until ? 'until' : 'on'
}

/** As the record and the mails have it: 'on', 'off', 'on until November 30, 2026 at 5:00 PM'. */
export function showAccess({ open, until }: Pick<CompanyAccess, 'open' | 'until'>): string {
  if (!open) return 'off'
  return until ? `on until ${showDateTime(until)}` : 'on'
}
