/** Rules of the company's self-checks: audit trail, exports, outbox and books. */
import * as z from 'zod/mini'
import { listPlaceInput } from '#foundation/contract/shared/list-place.ts'
import { mailFilters, type MailState } from './rules-address.ts'

/** A larger file would burden the database and hold more personal data than one reason covers. */
export const exportRowsMax = 100_000

// Outbox

export const mailListInput = z.strictObject({ ...mailFilters, ...listPlaceInput })
export type MailListInput = z.infer<typeof mailListInput>

/**
 * Kinds of mail whose link or code is removed after `linkLastsHours`, so that later sending is
 * useless.
 */
const linkMails: readonly string[] = [
  'verify_email',
  'reset_password',
  'one_time_code',
  'admin_invitation',
]
const linkLastsHours = 48

/** Whether staff may send the mail again. */
export function mayRetry(
  { kind, state, createdAt }: { kind: string; state: MailState; createdAt: Date },
  now: Date,
): boolean {
  if (state === 'sent') return false
  return (
    !linkMails.includes(kind) || now.getTime() - createdAt.getTime() < linkLastsHours * 3_600_000
  )
}

/** A test mail ends after so long, whatever the mail server does. */
export const testMailSeconds = 10
export const testMailOutcomes = ['accepted', 'failed', 'silent'] as const

// Books

export const verificationsListed = 10
export const verifyEveryHours = 24
/** A slow verification may take half a day longer. The alert KabanVerificationOld says the same. */
export const verificationMaxHours = verifyEveryHours + 12

export type OversightRefusal =
  | 'export-not-asked-for'
  | 'export-under-way'
  | 'mail-sent'
  | 'mail-too-old'
  | 'mail-not-found'
  | 'sample-sends-no-mail'
  | 'no-mail-server'
  | 'no-email-of-yours'
