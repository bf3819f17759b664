/** The filters and orders of the console's list of withdrawals. */
import * as z from 'zod/mini'
import { line, uuid } from '#foundation/contract/shared/fields.ts'
import { amountRange, period } from '#foundation/contract/shared/list-filters.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import {
  openWithdrawalStatuses,
  withdrawalStatuses,
  withdrawalStatusesToPay,
  type WithdrawalStatus,
} from './rules.ts'

/**
 * Statuses that staff look for together. Withdrawals that wait for a second person are a group of
 * their own: the workbench, the side bar and 'waiting' count those to decide or pay now.
 */
const withdrawalGroups = ['waiting', 'to-pay', 'second-person'] as const
export type WithdrawalGroup = (typeof withdrawalGroups)[number]

/** The values of the status filter. */
export const withdrawalStates = [...withdrawalGroups, ...withdrawalStatuses] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

export function statusesIn(state: WithdrawalState): readonly WithdrawalStatus[] {
  if (state === 'waiting' || state === 'second-person') return openWithdrawalStatuses
  return state === 'to-pay' ? withdrawalStatusesToPay : [state]
}

/** Whether a request to a second person must be pending, must not be, or does not matter (null). */
export function needsRequest(state: WithdrawalState): boolean | null {
  if (state === 'second-person') return true
  return state === 'waiting' || state === 'to-pay' ? false : null
}

/** Without a sort, the newest is first. A minus sorts from the greatest to the smallest. */
export const withdrawalSorts = ['requested', 'amount', '-amount'] as const
export type WithdrawalSort = (typeof withdrawalSorts)[number]

const search = z.optional(line(searchTermMax))
const status = z.optional(z.enum(withdrawalStates))
const when = z.optional(period)
const amount = z.optional(amountRange)
const sort = z.optional(z.enum(withdrawalSorts))

/** The state of the list in the URL. */
export const withdrawalSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(search, undefined),
  status: z.catch(status, undefined),
  when: z.catch(when, undefined),
  amount: z.catch(amount, undefined),
  sort: z.catch(sort, undefined),
  /** The withdrawal whose Process window is open. */
  open: z.catch(z.optional(uuid), undefined),
})
export type WithdrawalSearch = z.infer<typeof withdrawalSearch>

/** The filters of a file of the list; its order is always the same. */
export const withdrawalFilters = { search, status, when, amount }

export const withdrawalListInput = z.strictObject({
  ...listPlaceInput,
  ...withdrawalFilters,
  sort,
})
export type WithdrawalListInput = z.infer<typeof withdrawalListInput>

const hour = 3_600_000

/** Withdrawals are promised within the day; see foundation/time/shared/waiting-age.ts. */
export const withdrawalPatience = { long: 4 * hour, late: 24 * hour }
