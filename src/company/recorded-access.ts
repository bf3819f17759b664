import type { CompanyAccess } from '../identity/access-code-store.ts'
import { showDateTime } from '../time/time.ts'
import type { AccessState } from './rules-access.ts'

export function stateOf({ open, until }: Pick<CompanyAccess, 'open' | 'until'>): AccessState {
  if (!open) return 'off'
  return until ? 'until' : 'on'
}

/** As the record and the mails have it: 'on', 'off', 'on until November 30, 2026 at 5:00 PM'. */
export function showAccess({ open, until }: Pick<CompanyAccess, 'open' | 'until'>): string {
  if (!open) return 'off'
  return until ? `on until ${showDateTime(until)}` : 'on'
}
