/**
 * An investment is money of a user that the company holds for a term. Kaban promises no return:
 * what comes back is the payout that staff record.
 */
import * as z from 'zod/mini'
import { filledLine, line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { centavosMax, type Centavos } from '#foundation/peso/shared/peso.ts'
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

export const investmentPlanNameMax = 120
export const investmentReasonMax = 1000
export const investmentNotesMax = 2000

/** A day in Manila: 2026-11-22. */
const day = z.string().check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const amount = z.bigint().check(z.gte(1n), z.lte(centavosMax))
const expectedReturn = z.nullable(z.bigint().check(z.gte(0n), z.lte(centavosMax)))

export const newInvestment = z.strictObject({
  requestId,
  userId: uuid,
  planName: line(investmentPlanNameMax),
  amountCentavos: amount,
  expectedReturnCentavos: expectedReturn,
  startDate: day,
  endDate: day,
  /** Internal: a reference to the user's request, since it takes money from their wallet. */
  notes: paragraph(investmentNotesMax),
})
export type NewInvestment = z.infer<typeof newInvestment>

export const investmentEdit = z.strictObject({
  investmentId: uuid,
  moveId: requestId,
  planName: line(investmentPlanNameMax),
  amountCentavos: amount,
  expectedReturnCentavos: expectedReturn,
  /** Absent or unchanged: only the facts are saved. */
  to: z.optional(investmentStatus),
  /** The whole payout, the placed amount included. See investmentNeedsPayout. */
  payoutCentavos: z.optional(z.bigint().check(z.gte(0n), z.lte(centavosMax))),
  reason: paragraph(investmentReasonMax),
  notes: paragraph(investmentNotesMax),
  /** The `updatedAt` of the investment when the dialog opened. */
  updatedAtSeen: z.date(),
})
export type InvestmentEdit = z.infer<typeof investmentEdit>

export const investmentSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(z.optional(line(searchTermMax)), undefined),
  status: z.catch(z.optional(investmentStatus), undefined),
  /** The investment whose dialog is open. */
  open: z.catch(z.optional(uuid), undefined),
})

export const investmentListInput = z.strictObject({
  ...listPlaceInput,
  search: z.optional(line(searchTermMax)),
  status: z.optional(investmentStatus),
})
export type InvestmentListInput = z.infer<typeof investmentListInput>

export const investorSearch = z.strictObject({ search: filledLine(searchTermMax) })
/** The most users that a search returns. */
export const investorsMax = 8

/** The fields of the two dialogs. Amounts are text. */
export const recordInvestmentForm = z.strictObject({
  planName: z.string(),
  amount: z.string(),
  expectedReturn: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  notes: z.string(),
})
export type RecordInvestmentForm = z.infer<typeof recordInvestmentForm>
export const editInvestmentForm = z.strictObject({
  planName: z.string(),
  amount: z.string(),
  expectedReturn: z.string(),
  to: z.string(),
  payout: z.string(),
  reason: z.string(),
  notes: z.string(),
})
export type EditInvestmentForm = z.infer<typeof editInvestmentForm>

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
  | 'reason-required'
  | 'investment-changed'
  | 'placed-by-user'
