import * as z from 'zod/mini'

/** Counting ends here, because a long list is read in pages and nobody counts it. */
export const countedMost = 1000

/** How many rows a view of a list has, and their sum. */
export const countedView = z.strictObject({
  count: z.int(),
  /** There are more than `countedMost`, and their sum is unknown. */
  isMore: z.boolean(),
  totalCentavos: z.nullable(z.bigint()),
})
export type CountedView = z.infer<typeof countedView>
