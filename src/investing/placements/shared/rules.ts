/** The rules of placing money: amounts, figures and refusals. Form and server judge alike. */
import * as z from 'zod/mini'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { OfferTerms } from './terms.ts'

/**
 * Why nothing can be placed in a plan now: it has no offer, its offer is not open, or a cap is
 * reached.
 */
const closedReasons = [
  'no-offer',
  'upcoming',
  'closed',
  'expired',
  'plan-replaced',
  'tax-class-over',
  'total-cap-reached',
  'user-cap-reached',
] as const
export const closedReason = z.enum(closedReasons)
export type ClosedReason = z.infer<typeof closedReason>

/** Banking days in which a new placement can be taken back. */
export const coolingBankingDays = 2

/** The days before a placement is due in which its user may agree to a new term. */
export const rollWindowDays = 7

interface PlanRatio {
  depositCentavos: Centavos
  projectedPayoutCentavos: Centavos
  worstPayoutCentavos: Centavos
}

/**
 * The projected return before tax, by Act/365 in whole centavos, rounded down. The simple rate of a
 * plan is r = (payout − deposit) / deposit × 365 / days, so over its term of `days` the gain is
 * principal × r × days / 365 = principal × (payout − deposit) / deposit, and never above what the
 * plan projects. Screens show the effective yearly rate (`yearlyBasisPoints` of plans) instead.
 */
export function projectedGain(
  principal: Centavos,
  { depositCentavos, projectedPayoutCentavos }: Omit<PlanRatio, 'worstPayoutCentavos'>,
): Centavos {
  const gain = projectedPayoutCentavos - depositCentavos
  return gain > 0n ? (principal * gain) / depositCentavos : 0n
}

/** The money that comes back in the plan's worst case, rounded down. */
export function worstReturn(
  principal: Centavos,
  { depositCentavos, worstPayoutCentavos }: Omit<PlanRatio, 'projectedPayoutCentavos'>,
): Centavos {
  return (principal * worstPayoutCentavos) / depositCentavos
}

/** Withheld from a return, rounded down. */
export function withheldTax(gain: Centavos, rateBasisPoints: number | null): Centavos {
  return rateBasisPoints === null ? 0n : (gain * BigInt(rateBasisPoints)) / 10_000n
}

/** The part of the principal that the company keeps on an early exit, rounded down. */
export function exitFee(principal: Centavos, basisPoints: number): Centavos {
  return (principal * BigInt(basisPoints)) / 10_000n
}

/** The money that still fits under the caps of an offer, never below zero. */
export interface OfferRoom {
  /** For everybody together. */
  leftCentavos: Centavos
  leftForUserCentavos: Centavos
}

export interface AmountRoom extends OfferRoom {
  availableCentavos: Centavos
}

export type AmountRefusal =
  | 'below-minimum'
  | 'off-step'
  | 'above-total-cap'
  | 'above-user-cap'
  | 'insufficient-balance'

/**
 * Null: it can be placed. Of several limits that the amount exceeds the least is named, and before
 * the step: an amount on its step would still be too much.
 */
export function judgeAmount(
  amount: Centavos,
  { minimumCentavos, stepCentavos }: Pick<OfferTerms, 'minimumCentavos' | 'stepCentavos'>,
  room: AmountRoom,
): AmountRefusal | null {
  if (amount < minimumCentavos) return 'below-minimum'
  const exceeded = (
    [
      ['above-total-cap', room.leftCentavos],
      ['above-user-cap', room.leftForUserCentavos],
      ['insufficient-balance', room.availableCentavos],
    ] as const
  ).filter(([, most]) => amount > most)
  if (exceeded.length > 0)
    return exceeded.reduce((one, other) => (other[1] < one[1] ? other : one))[0]
  return amount % stepCentavos === 0n ? null : 'off-step'
}

/** The terms that may differ between those that a user read and the present ones. */
export type ChangedTerm =
  | 'name'
  | 'return'
  | 'term'
  | 'worst-case'
  | 'source'
  | 'fees'
  | 'risk'
  | 'minimum'
  | 'step'
  | 'user-cap'
  | 'total-cap'
  | 'exit'
  | 'tax'
  | 'permission'
  | 'conditions'

export type BlockedRefusal = 'user-not-active' | 'money-locked' | 'money-paused'

export type PlacementRefusal =
  | AmountRefusal
  | BlockedRefusal
  | 'terms-changed'
  | 'answer-wrong'
  | 'placement-not-found'
  | 'cooling-over'
  | 'placement-ended'
