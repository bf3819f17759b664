/** The state of the pages in their addresses; in a file of its own, because every page loads it. */
import * as z from 'zod/mini'
import { line, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'

export const userSearchMax = 100
const filters = {
  search: z.optional(line(userSearchMax)),
  role: z.optional(z.enum(roles)),
  status: z.optional(z.enum(userStatuses)),
}
export const userListInput = z.strictObject({ ...listPlaceInput, ...filters })
export type UserListInput = z.infer<typeof userListInput>

const userListDialogs = ['create', 'edit', 'adjust', 'notify'] as const
export type UserDialog = (typeof userListDialogs)[number]

/** The address of the list: filters, page, open dialog and its user. Drops invalid values. */
export const userListSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(filters.search, undefined),
  role: z.catch(filters.role, undefined),
  status: z.catch(filters.status, undefined),
  open: z.catch(z.optional(z.enum(userListDialogs)), undefined),
  user: z.catch(z.optional(uuid), undefined),
})
export type UserListSearch = z.infer<typeof userListSearch>

export const userSections = ['movements', 'chats', 'activity', 'staff'] as const
export type UserSection = (typeof userSections)[number]

/** The address of a user's page. */
export const userPageSearch = z.object({
  section: z.catch(z.optional(z.enum(userSections)), undefined),
  open: z.catch(z.optional(z.enum(['edit', 'adjust', 'notify'])), undefined),
})
export type UserPageSearch = z.infer<typeof userPageSearch>
