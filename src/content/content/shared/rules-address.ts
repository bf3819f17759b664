/**
 * The page of the content in its address. By itself: every page of the application loads it, and
 * none of the schemas behind.
 */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'

/** Which part, and which entry is open ('new': one that is being written). */
export const contentSearch = z.object({
  kind: z.catch(
    z.optional(z.enum(['news', 'faq', 'registration', 'highlight', 'about'])),
    undefined,
  ),
  open: z.catch(z.optional(z.union([z.literal('new'), uuid])), undefined),
})
export type ContentSearch = z.infer<typeof contentSearch>

/** Of the plans: which entry is open, or is being written. */
export const plansSearch = z.object({
  open: z.catch(z.optional(z.union([z.enum(['new', 'new-cap']), uuid])), undefined),
})
export type PlansSearch = z.infer<typeof plansSearch>
