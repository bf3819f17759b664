/**
 * What lets a company check itself: the audit trail, exports, mails, books. It only reads, and
 * records who read what.
 */
import * as z from 'zod/mini'
import { filledLine, line, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import {
  searchTermMax,
  transactionStatus,
  transactionType,
} from '#money/transactions/shared/rules.ts'
import { withdrawalStatus } from '#money/withdrawals/shared/rules.ts'
import { trailFilters } from '#people/activity/shared/rules.ts'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'

// Exports -----------------------------------------------------------------------------------------------------------------------

export const reasonMax = 500
/**
 * A file of more is work for a database, and more of people's data than a reason in one line
 * covers.
 */
export const exportRowsMax = 100_000
/** What was asked for and not fetched must be asked for again. */
export const exportWithinMinutes = 10

const search = z.optional(line(searchTermMax))
/**
 * By list: what it can be narrowed to. The place in the list is no filter: a file begins at the
 * newest row.
 */
const filters = {
  transactions: z.strictObject({
    search,
    type: z.optional(transactionType),
    status: z.optional(transactionStatus),
  }),
  withdrawals: z.strictObject({ search, status: z.optional(withdrawalStatus) }),
  users: z.strictObject({
    search,
    role: z.optional(z.enum(roles)),
    status: z.optional(z.enum(userStatuses)),
  }),
  audit: trailFilters,
}
export type ExportList = keyof typeof filters
export type ExportFilters = { [List in ExportList]: z.infer<(typeof filters)[List]> }

const asked = { exportId: uuid, reason: filledLine(reasonMax) }
export const exportInput = z.discriminatedUnion('list', [
  z.strictObject({ ...asked, list: z.literal('transactions'), filters: filters.transactions }),
  z.strictObject({ ...asked, list: z.literal('withdrawals'), filters: filters.withdrawals }),
  z.strictObject({ ...asked, list: z.literal('users'), filters: filters.users }),
  z.strictObject({ ...asked, list: z.literal('audit'), filters: filters.audit }),
])
export type ExportInput = z.infer<typeof exportInput>
export type ExportRequest = {
  [List in ExportList]: { list: List; filters: ExportFilters[List] }
}[ExportList]

export const exportForm = z.strictObject({ reason: asked.reason })

/** Only what a list is narrowed to, of whatever stands in the address of its page. */
export function filtersOf(list: ExportList, address: object): Record<string, unknown> {
  const known = Object.keys(filters[list].shape)
  return Object.fromEntries(
    Object.entries(address).filter(
      ([key, value]) => known.includes(key) && value !== undefined && value !== '',
    ),
  )
}

// Outbox ------------------------------------------------------------------------------------------------------------------------

/**
 * 'waiting': goes out by itself. 'failed': was refused at least once and goes out again by itself.
 * 'given_up': nobody tries any more.
 */
export const mailStates = ['waiting', 'failed', 'given_up', 'sent'] as const
export type MailState = (typeof mailStates)[number]

const mailNarrowed = { search, state: z.optional(z.enum(mailStates)) }
export const mailListInput = z.strictObject({ ...mailNarrowed, ...listPlaceInput })
export type MailListInput = z.infer<typeof mailListInput>
export const mailSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(mailNarrowed.search, undefined),
  state: z.catch(mailNarrowed.state, undefined),
})
export type MailSearch = z.infer<typeof mailSearch>

/**
 * What these carry opens a door, and is taken out of a mail that is two days old: sent after that
 * they would lead nowhere.
 */
export const linkMails: readonly string[] = ['verify_email', 'reset_password', 'one_time_code']
export const linkLastsHours = 48

/** Can it be tried at once, by hand? */
export function mayRetry(
  { kind, state, createdAt }: { kind: string; state: MailState; createdAt: Date },
  now: Date,
): boolean {
  if (state === 'sent') return false
  return (
    !linkMails.includes(kind) || now.getTime() - createdAt.getTime() < linkLastsHours * 3_600_000
  )
}

// Books -------------------------------------------------------------------------------------------------------------------------

export const verificationsShown = 10
export const verifyEveryHours = 24

export type OversightRefusal =
  | 'export-not-asked-for'
  | 'export-under-way'
  | 'mail-sent'
  | 'mail-too-old'
  | 'mail-not-found'
  | 'sample-sends-no-mail'
