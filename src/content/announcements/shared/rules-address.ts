/** The search parameters of the console's page. Every page loads them, so they stand apart. */
import * as z from 'zod/mini'
import { line, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

export const priorities = ['low', 'medium', 'high'] as const
export type Priority = (typeof priorities)[number]
/** The longest search term. */
export const termMax = 100

/** The address of the list. `open` is the id of the announcement in the dialog, or 'new'. */
export const announcementSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(z.optional(line(termMax)), undefined),
  priority: z.catch(z.optional(z.enum(priorities)), undefined),
  open: z.catch(z.optional(z.union([z.literal('new'), uuid])), undefined),
})
