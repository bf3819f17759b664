/** The state of the pages in their addresses; in a file of its own, because every page loads it. */
import * as z from 'zod/mini'
import { line, uuid } from '#foundation/contract/shared/fields.ts'
import { countsInput } from '#foundation/contract/shared/list-counts.ts'
import { period } from '#foundation/contract/shared/list-filters.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'

export const userSearchMax = 100
/** Without a sort, the newest is first. A minus sorts from the last name to the first. */
export const userSorts = ['joined', 'name', '-name'] as const
const sort = z.optional(z.enum(userSorts))

/** The filters of a file of the list, too; its order is always the same. */
export const userFilters = {
  search: z.optional(line(userSearchMax)),
  role: z.optional(z.enum(roles)),
  status: z.optional(z.enum(userStatuses)),
  when: z.optional(period),
}
export const userListInput = z.strictObject({
  ...listPlaceInput,
  ...countsInput,
  ...userFilters,
  sort,
})
export type UserListInput = z.infer<typeof userListInput>

const userListDialogs = ['create', 'edit', 'adjust', 'notify'] as const
export type UserDialog = (typeof userListDialogs)[number]

/** The address of the list: filters, page, open dialog and its user. Drops invalid values. */
export const userListSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(userFilters.search, undefined),
  role: z.catch(userFilters.role, undefined),
  status: z.catch(userFilters.status, undefined),
  when: z.catch(userFilters.when, undefined),
  sort: z.catch(sort, undefined),
  open: z.catch(z.optional(z.enum(userListDialogs)), undefined),
  user: z.catch(z.optional(uuid), undefined),
})
export type UserListSearch = z.infer<typeof userListSearch>

export const userSections = ['movements', 'chats', 'activity', 'sessions', 'staff'] as const
export type UserSection = (typeof userSections)[number]

/** The address of a user's page. */
export const userPageSearch = z.object({
  section: z.catch(z.optional(z.enum(userSections)), undefined),
  open: z.catch(z.optional(z.enum(['edit', 'adjust', 'notify'])), undefined),
})
export type UserPageSearch = z.infer<typeof userPageSearch>
