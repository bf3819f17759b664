/** The append-only record of who did what. */
import * as z from 'zod/mini'
import { line, uuid, writtenDay } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

/**
 * Actors without a user id: sessions that the company access code opened. ADMIN_CONSOLE is for
 * actions in a chat, where the user sees the console speak; ADMIN_ACTION is for all others.
 */
export const pseudoUsers = [
  'ADMIN_ACTION',
  'ADMIN_CONSOLE',
  'ADMIN_ACCESS_CODE_LOGIN',
  'ADMIN_ACCESS_CODE_LOGOUT',
] as const
export type PseudoUser = (typeof pseudoUsers)[number]

/** Who did what a user's own history tells: the user, the company's staff, or Kaban by itself. */
export const activityBy = ['you', 'company', 'kaban'] as const
export type ActivityBy = (typeof activityBy)[number]

/** Entries on a page of a user's own history. */
export const historyLength = 50

/** The kinds of things that actions are recorded about. */
export const subjectKinds = [
  'user',
  'transaction',
  'deposit',
  'withdrawal',
  'investment',
  'income',
  'offer',
  'bank_holiday',
  'tax_class',
  'adjustment',
  'chat',
  'announcement',
  'market_figure',
  'company_settings',
  'company_account',
  'approval',
  'canned_reply',
  'export',
  'mail',
  'testimonial',
  'content',
  'admin_invitation',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** Values by field; null on the side where the field did not exist. */
export type Changes = Record<string, { before: ChangedValue; after: ChangedValue }>
type ChangedValue = string | number | bigint | boolean | null

/** One transaction may be recorded under any of these kinds. */
const moneyKinds: readonly SubjectKind[] = ['transaction', 'deposit', 'withdrawal', 'adjustment']

/** The kinds under which a thing of this kind may be recorded. */
export function kindsLike(kind: SubjectKind): readonly SubjectKind[] {
  return moneyKinds.includes(kind) ? moneyKinds : [kind]
}

const subjectIdMax = 64
export const trailSearchMax = 100
/** Entries on a page of the trail. */
export const trailLength = 50
/** Entries on a page about one subject. */
export const subjectLength = 20

export const subjectPageInput = z.strictObject({
  kind: z.enum(subjectKinds),
  id: line(subjectIdMax).check(z.minLength(1)),
  before: z.optional(uuid),
})

const filters = {
  /**
   * A part of the name, email or phone number of the actor or the user concerned; or the id, uid or
   * reference of the subject.
   */
  search: z.optional(line(trailSearchMax)),
  kind: z.optional(z.enum(subjectKinds)),
  action: z.optional(z.string().check(z.regex(/^[A-Z0-9_]{2,60}$/))),
  from: z.optional(writtenDay),
  /** Inclusive. */
  to: z.optional(writtenDay),
}

export const trailFilters = z.strictObject(filters)
export type TrailFilters = z.infer<typeof trailFilters>
export const trailInput = z.strictObject({ ...trailFilters.shape, ...listPlaceInput })
export type TrailInput = z.infer<typeof trailInput>

/** The same as search parameters of the page; invalid ones are dropped. */
export const trailSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(filters.search, undefined),
  kind: z.catch(filters.kind, undefined),
  action: z.catch(filters.action, undefined),
  from: z.catch(filters.from, undefined),
  to: z.catch(filters.to, undefined),
})
export type TrailSearch = z.infer<typeof trailSearch>
