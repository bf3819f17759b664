/** The search parameters of the console's page, in a file of their own: every page loads them. */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

/** The part of the page, the year of the holidays, and the open offer; 'new' opens the form. */
export const offersSearch = z.object({
  view: z.catch(z.optional(z.enum(['holidays', 'tax'])), undefined),
  open: z.catch(z.optional(z.union([z.literal('new'), uuid])), undefined),
  year: z.catch(z.optional(z.string()), undefined),
  ...listPlaceSearch,
})
