import * as z from 'zod/mini'

/** Counting ends here, because a long list is read in pages and nobody counts it. */
export const countedMost = 1000

/** How many rows a view of a list has. */
const countedRows = z.strictObject({
  count: z.int(),
  /** There are more than `countedMost`. */
  isMore: z.boolean(),
})
export type CountedRows = z.infer<typeof countedRows>

/** How many rows a view of a list has, and their sum. */
export const countedView = z.strictObject({
  ...countedRows.shape,
  /** Null when there are more than were counted. */
  totalCentavos: z.nullable(z.bigint()),
})
export type CountedView = z.infer<typeof countedView>

/** For the input of a list: whether its answer counts the ready views, too. */
export const countsInput = { counts: z.optional(z.boolean()) }

/** The ready views of a list in their order; null for one that is not counted. */
const viewCounts = z.array(z.nullable(countedRows))
export type ViewCounts = z.infer<typeof viewCounts>

/** For the answer: the counts, if they were asked for. */
export const listCounts = { counts: z.optional(viewCounts) }

/** Where a page of a list lies, and the counts of its views. */
export interface CountedPage {
  older: string | null
  newer: string | null
  counts?: ViewCounts | undefined
}
