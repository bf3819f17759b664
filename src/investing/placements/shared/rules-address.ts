/** The search parameters of the pages of placements, apart: every page loads them. */
import * as z from 'zod/mini'

/** The page of the console: the wall, or the outcomes. */
export const maturitiesSearch = z.object({
  view: z.catch(z.optional(z.literal('outcomes')), undefined),
})
