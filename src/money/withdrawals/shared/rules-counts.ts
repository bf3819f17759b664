import * as z from 'zod/mini'
import { withdrawalFilters } from './rules-list.ts'

const { search: _search, ...filters } = withdrawalFilters

/** Without a search, which no index can count. */
const countedFilter = z.strictObject(filters)
export type CountedWithdrawals = z.infer<typeof countedFilter>

/** The views of a list; saved ones are a few more than the ready ones. */
export const withdrawalCountsInput = z.strictObject({
  filters: z.array(countedFilter).check(z.maxLength(40)),
})
