/** The record of who did what. It never changes or forgets an entry, and it decides nothing. */
import * as z from 'zod/mini'
import { line, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

/**
 * Stand for an admin who has no user id, because the company access code opened the session:
 * ADMIN_CONSOLE for what is done in a chat, where the user sees the console speak, ADMIN_ACTION
 * everywhere else.
 */
export const pseudoUsers = [
  'ADMIN_ACTION',
  'ADMIN_CONSOLE',
  'ADMIN_ACCESS_CODE_LOGIN',
  'ADMIN_ACCESS_CODE_LOGOUT',
] as const
export type PseudoUser = (typeof pseudoUsers)[number]

/** How many entries a user's own history shows, newest first. */
export const historyLength = 50

/** The kinds of things that staff do something to. */
export const subjectKinds = [
  'user',
  'transaction',
  'deposit',
  'withdrawal',
  'investment',
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
] as const
export type SubjectKind = (typeof subjectKinds)[number]

/**
 * What a field was and what it became; a field that was not there before, or is not there any more,
 * is null on that side.
 */
export type Changes = Record<string, { before: ChangedValue; after: ChangedValue }>
type ChangedValue = string | number | bigint | boolean | null

/**
 * These are one thing by several names: what is said of a transaction by any of them stands in its
 * history.
 */
const moneyKinds: readonly SubjectKind[] = ['transaction', 'deposit', 'withdrawal', 'adjustment']

/** All names by which the record may speak of a thing of this kind. */
export function kindsLike(kind: SubjectKind): readonly SubjectKind[] {
  return moneyKinds.includes(kind) ? moneyKinds : [kind]
}

export const subjectIdMax = 64
export const trailSearchMax = 100
/** How many entries of the trail come at once, and of one thing. */
export const trailLength = 50
export const subjectLength = 20

export const subjectPageInput = z.strictObject({
  kind: z.enum(subjectKinds),
  id: line(subjectIdMax).check(z.minLength(1)),
  before: z.optional(uuid),
})

/** '2026-11-20': a day in Manila. */
const day = z.iso.date()

const narrowed = {
  /**
   * Of who acted or whom it was about: a part of name, email or phone number. Of a thing: its id,
   * uid or reference.
   */
  search: z.optional(line(trailSearchMax)),
  kind: z.optional(z.enum(subjectKinds)),
  action: z.optional(z.string().check(z.regex(/^[A-Z0-9_]{2,60}$/))),
  from: z.optional(day),
  /** The whole day belongs to it. */
  to: z.optional(day),
}

/** What the trail can be narrowed to. */
export const trailFilters = z.strictObject(narrowed)
export type TrailFilters = z.infer<typeof trailFilters>
export const trailInput = z.strictObject({ ...trailFilters.shape, ...listPlaceInput })
export type TrailInput = z.infer<typeof trailInput>

/** The same in the address of the page, with the place in the list: what cannot be read is left out. */
export const trailSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(narrowed.search, undefined),
  kind: z.catch(narrowed.kind, undefined),
  action: z.catch(narrowed.action, undefined),
  from: z.catch(narrowed.from, undefined),
  to: z.catch(narrowed.to, undefined),
})
export type TrailSearch = z.infer<typeof trailSearch>
