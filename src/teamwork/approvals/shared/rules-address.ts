/** The search parameters of the inbox. Every page loads them, so they stand apart. */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

/**
 * 'waiting': the caller may decide them; 'mine': the caller filed them; 'decided': no longer
 * pending.
 */
export const approvalLists = ['waiting', 'mine', 'decided'] as const
export const approvalList = z.enum(approvalLists)
export type ApprovalList = z.infer<typeof approvalList>

/** The state of the inbox in its address. */
export const approvalSearch = z.object({
  view: z.catch(z.optional(approvalList), undefined),
  open: z.catch(z.optional(uuid), undefined),
  ...listPlaceSearch,
})
