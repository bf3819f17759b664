/** Search parameters of console pages; in a file of their own, because every page loads them. */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { adminTransactionSearch } from '#money/transactions/shared/rules-list.ts'
import { flowSteps } from './rules-flow.ts'

/** The list of all transactions, with the one that is open. */
export const consoleTransactionSearch = z.extend(adminTransactionSearch, {
  open: z.catch(z.optional(uuid), undefined),
})
export type ConsoleTransactionSearch = z.infer<typeof consoleTransactionSearch>

/** The period and view of the overview. */
export const overviewSearch = z.object({
  by: z.catch(z.optional(z.enum(flowSteps)), undefined),
  view: z.catch(z.optional(z.literal('table')), undefined),
})
export type OverviewSearch = z.infer<typeof overviewSearch>
