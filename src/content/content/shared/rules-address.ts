/** Search parameters of the pages. Apart from the other schemas, because every page loads them. */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'

/** The part, and the open entry; 'new' opens the form of a new one. */
export const contentSearch = z.object({
  kind: z.catch(
    z.optional(z.enum(['news', 'faq', 'registration', 'highlight', 'about'])),
    undefined,
  ),
  open: z.catch(z.optional(z.union([z.literal('new'), uuid])), undefined),
})

export const plansSearch = z.object({
  open: z.catch(z.optional(z.union([z.enum(['new', 'new-cap']), uuid])), undefined),
})
export type PlansSearch = z.infer<typeof plansSearch>
