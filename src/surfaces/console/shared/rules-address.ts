/**
 * What the addresses of the console's own pages can say. Apart from the other rules, because every
 * page of Kaban loads it.
 */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { adminTransactionSearch } from '#money/transactions/shared/rules-list.ts'
import { flowSteps } from './rules-flow.ts'

/** The list of all transactions, and which of them is open over it. */
export const consoleTransactionSearch = z.extend(adminTransactionSearch, {
  open: z.catch(z.optional(uuid), undefined),
})
export type ConsoleTransactionSearch = z.infer<typeof consoleTransactionSearch>

/** The state of the overview, as it stands in its address. */
export const overviewSearch = z.object({
  by: z.catch(z.optional(z.enum(flowSteps)), undefined),
  view: z.catch(z.optional(z.literal('table')), undefined),
})
export type OverviewSearch = z.infer<typeof overviewSearch>
