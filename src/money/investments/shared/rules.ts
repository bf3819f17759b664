/**
 * An investment is money of a user that the company holds for a term. Kaban promises no return:
 * what comes back is the payout that staff record.
 */
import * as z from 'zod/mini'
import { line, uuid } from '#foundation/contract/shared/fields.ts'
import { countsInput } from '#foundation/contract/shared/list-counts.ts'
import { amountRange, period } from '#foundation/contract/shared/list-filters.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'

export const investmentStatuses = ['pending', 'active', 'matured', 'cancelled', 'failed'] as const
export const investmentStatus = z.enum(investmentStatuses)
export type InvestmentStatus = z.infer<typeof investmentStatus>

/** The moves from each status. The money is out of the wallet while pending or active. */
export const investmentMoves: Record<InvestmentStatus, readonly InvestmentStatus[]> = {
  pending: ['active', 'cancelled', 'failed'],
  active: ['matured', 'cancelled', 'failed'],
  matured: [],
  cancelled: [],
  failed: [],
}

export function mayMoveInvestment(from: InvestmentStatus, to: InvestmentStatus): boolean {
  return investmentMoves[from].includes(to)
}

/** Whether the investment still holds the user's money. */
export function isOpenInvestment(status: InvestmentStatus): boolean {
  return investmentMoves[status].length > 0
}

/** Staff enter the payout of these ends. A cancelled investment gives back what was placed. */
export function investmentNeedsPayout(to: InvestmentStatus): boolean {
  return to === 'matured' || to === 'failed'
}

/** The company owes the user a reason when the investment is cancelled or fails. */
export function investmentNeedsReason(to: InvestmentStatus): boolean {
  return to === 'cancelled' || to === 'failed'
}

/** The list can be narrowed to a status, or to those whose payout is late. */
export const investmentFilters = [...investmentStatuses, 'late'] as const
const investmentFilter = z.enum(investmentFilters)

/** Without a sort, the newest is first. A minus sorts from the greatest to the smallest. */
export const investmentSorts = ['recorded', 'amount', '-amount', 'ends', '-ends'] as const

const filters = {
  search: z.optional(line(searchTermMax)),
  status: z.optional(investmentFilter),
  when: z.optional(period),
  amount: z.optional(amountRange),
  sort: z.optional(z.enum(investmentSorts)),
}

export const investmentSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(filters.search, undefined),
  status: z.catch(filters.status, undefined),
  when: z.catch(filters.when, undefined),
  amount: z.catch(filters.amount, undefined),
  sort: z.catch(filters.sort, undefined),
  /** The investment whose dialog is open. */
  open: z.catch(z.optional(uuid), undefined),
})

export type InvestmentSearch = z.infer<typeof investmentSearch>

export const investmentListInput = z.strictObject({ ...listPlaceInput, ...countsInput, ...filters })
export type InvestmentListInput = z.infer<typeof investmentListInput>

/** Pending until its term begins. `today` is the day in Manila. */
export function firstInvestmentStatus(startDate: string, today: string): InvestmentStatus {
  return startDate > today ? 'pending' : 'active'
}

/** The centavos that return to the wallet at this end. Null until staff enter a payout. */
export function investmentPayout(
  to: InvestmentStatus,
  placedCentavos: Centavos,
  enteredCentavos: Centavos | undefined,
): Centavos | null {
  if (!investmentNeedsPayout(to)) return placedCentavos
  return enteredCentavos ?? null
}

export type InvestmentRefusal =
  | 'plan-required'
  | 'dates-reversed'
  | 'instruction-required'
  | 'own-investment'
  | 'investor-not-found'
  | 'investor-not-active'
  | 'insufficient-balance'
  | 'investment-not-found'
  | 'move-not-allowed'
  | 'investment-ended'
  | 'payout-required'
  | 'pool-short'
  | 'pool-owed'
  | 'reason-required'
  | 'investment-changed'
  | 'placed-by-user'
