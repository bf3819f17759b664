/**
 * Money of a user that the company has taken for a time: its states, its moves and what each does
 * to the book. It promises nothing: what comes back is what staff record as its payout.
 */
import * as z from 'zod/mini'
import { filledLine, line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { centavosMax, type Centavos } from '#foundation/peso/shared/peso.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'

export const investmentStatuses = ['pending', 'active', 'matured', 'cancelled', 'failed'] as const
export const investmentStatus = z.enum(investmentStatuses)
export type InvestmentStatus = z.infer<typeof investmentStatus>

/**
 * What may follow what. The money has left the wallet in the first two, and has come back, as far
 * as it does, in the others.
 */
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

/** Does money of the user still lie in it? */
export function isOpenInvestment(status: InvestmentStatus): boolean {
  return investmentMoves[status].length > 0
}

/**
 * A cancelled one gives back exactly what was placed; of the other ends staff say how much came of
 * it.
 */
export function investmentNeedsPayout(to: InvestmentStatus): boolean {
  return to === 'matured' || to === 'failed'
}

/** The user is owed a reason when it did not go as meant. */
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
  /** Where the user asked for it: their wallet is touched for it. Internal. */
  notes: paragraph(investmentNotesMax),
})
export type NewInvestment = z.infer<typeof newInvestment>

export const investmentEdit = z.strictObject({
  investmentId: uuid,
  moveId: requestId,
  planName: line(investmentPlanNameMax),
  amountCentavos: amount,
  expectedReturnCentavos: expectedReturn,
  /** Absent, or the present status: only the facts are saved. */
  to: z.optional(investmentStatus),
  /** What comes back in all; only for an end that asks for it. */
  payoutCentavos: z.optional(z.bigint().check(z.gte(0n), z.lte(centavosMax))),
  reason: paragraph(investmentReasonMax),
  notes: paragraph(investmentNotesMax),
  /** The `updatedAt` of the investment that the dialog showed. */
  updatedAtSeen: z.date(),
})
export type InvestmentEdit = z.infer<typeof investmentEdit>

export const investmentSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(z.optional(line(searchTermMax)), undefined),
  status: z.catch(z.optional(investmentStatus), undefined),
  /** The one that is open beside the list. */
  open: z.catch(z.optional(uuid), undefined),
})
export type InvestmentSearch = z.infer<typeof investmentSearch>

export const investmentListInput = z.strictObject({
  ...listPlaceInput,
  search: z.optional(line(searchTermMax)),
  status: z.optional(investmentStatus),
})
export type InvestmentListInput = z.infer<typeof investmentListInput>

export const investorSearch = z.strictObject({ search: filledLine(searchTermMax) })
/** How many users a search for one offers. */
export const investorsShown = 8

/** What staff type; amounts as text. */
export const recordInvestmentForm = z.strictObject({
  planName: z.string(),
  amount: z.string(),
  expectedReturn: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  notes: z.string(),
})
export const editInvestmentForm = z.strictObject({
  planName: z.string(),
  amount: z.string(),
  expectedReturn: z.string(),
  to: z.string(),
  payout: z.string(),
  reason: z.string(),
  notes: z.string(),
})

/** One whose term has not begun is pending; `today` is the day in Manila. */
export function firstInvestmentStatus(startDate: string, today: string): InvestmentStatus {
  return startDate > today ? 'pending' : 'active'
}

/** What comes back to the wallet at this end. Null: staff have to say it. */
export function investmentPayout(
  to: InvestmentStatus,
  placedCentavos: Centavos,
  saidCentavos: Centavos | undefined,
): Centavos | null {
  if (!investmentNeedsPayout(to)) return placedCentavos
  return saidCentavos ?? null
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
  | 'reason-required'
  | 'investment-changed'
