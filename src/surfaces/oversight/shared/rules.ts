/** Rules of the company's self-checks: audit trail, exports, outbox and books. */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'

/** A larger file would burden the database and hold more personal data than one reason covers. */
export const exportRowsMax = 100_000

// Outbox

/** 'waiting': not tried yet. 'failed': tried, and will be retried. 'given_up': no more retries. */
export const mailStates = ['waiting', 'failed', 'given_up', 'sent'] as const
export type MailState = (typeof mailStates)[number]

const search = z.optional(line(searchTermMax))
const mailFilters = { search, state: z.optional(z.enum(mailStates)) }
export const mailListInput = z.strictObject({ ...mailFilters, ...listPlaceInput })
export type MailListInput = z.infer<typeof mailListInput>
export const mailSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(mailFilters.search, undefined),
  state: z.catch(mailFilters.state, undefined),
})

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

// Books

export const verificationsListed = 10
export const verifyEveryHours = 24

export type OversightRefusal =
  | 'export-not-asked-for'
  | 'export-under-way'
  | 'mail-sent'
  | 'mail-too-old'
  | 'mail-not-found'
  | 'sample-sends-no-mail'
