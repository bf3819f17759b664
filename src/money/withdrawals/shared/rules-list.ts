/** The filters of the console's list of withdrawals. */
import * as z from 'zod/mini'
import { line, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { withdrawalStatus } from './rules.ts'

/** The filters in the URL. */
export const withdrawalSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(z.optional(line(searchTermMax)), undefined),
  status: z.catch(z.optional(withdrawalStatus), undefined),
  /** The withdrawal whose Process window is open. */
  open: z.catch(z.optional(uuid), undefined),
})
export type WithdrawalSearch = z.infer<typeof withdrawalSearch>

export const withdrawalListInput = z.strictObject({
  ...listPlaceInput,
  search: z.optional(line(searchTermMax)),
  status: z.optional(withdrawalStatus),
})
export type WithdrawalListInput = z.infer<typeof withdrawalListInput>
