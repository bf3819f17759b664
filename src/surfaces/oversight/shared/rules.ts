/** How a company checks itself: audit trail, exports, outbox and books. */
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

// Exports

export const reasonMax = 500
/** A larger file would burden the database and hold more personal data than one reason covers. */
export const exportRowsMax = 100_000
/** The download must begin within this time after the request. */
export const exportWithinMinutes = 10

const search = z.optional(line(searchTermMax))
/** The filters of each list. The page is not one of them: a file begins at the newest row. */
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

const requestFields = { exportId: uuid, reason: filledLine(reasonMax) }
export const exportInput = z.discriminatedUnion('list', [
  z.strictObject({
    ...requestFields,
    list: z.literal('transactions'),
    filters: filters.transactions,
  }),
  z.strictObject({
    ...requestFields,
    list: z.literal('withdrawals'),
    filters: filters.withdrawals,
  }),
  z.strictObject({ ...requestFields, list: z.literal('users'), filters: filters.users }),
  z.strictObject({ ...requestFields, list: z.literal('audit'), filters: filters.audit }),
])
export type ExportInput = z.infer<typeof exportInput>
export type ExportRequest = {
  [List in ExportList]: { list: List; filters: ExportFilters[List] }
}[ExportList]

export const exportForm = z.strictObject({ reason: requestFields.reason })

/** The filters of a list among the search parameters of its page. */
export function filtersOf(list: ExportList, address: object): Record<string, unknown> {
  const known = Object.keys(filters[list].shape)
  return Object.fromEntries(
    Object.entries(address).filter(
      ([key, value]) => known.includes(key) && value !== undefined && value !== '',
    ),
  )
}

// Outbox

/** 'waiting': not tried yet. 'failed': tried, and will be retried. 'given_up': no more retries. */
export const mailStates = ['waiting', 'failed', 'given_up', 'sent'] as const
export type MailState = (typeof mailStates)[number]

const mailFilters = { search, state: z.optional(z.enum(mailStates)) }
export const mailListInput = z.strictObject({ ...mailFilters, ...listPlaceInput })
export type MailListInput = z.infer<typeof mailListInput>
export const mailSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(mailFilters.search, undefined),
  state: z.catch(mailFilters.state, undefined),
})
export type MailSearch = z.infer<typeof mailSearch>

/**
 * Kinds of mail whose link or code is removed after `linkLastsHours`, so that later sending is
 * useless.
 */
export const linkMails: readonly string[] = ['verify_email', 'reset_password', 'one_time_code']
export const linkLastsHours = 48

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
