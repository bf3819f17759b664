/**
 * Rates of a plan, computed from deposit, term and payout, in hundredths of a percent. The yearly
 * rate is effective: the plan repeated for 365 days. Comparisons with the cap are exact, in whole
 * numbers; shown rates are rounded.
 */
export interface PlanMoney {
  depositCentavos: bigint
  termDays: number
  projectedPayoutCentavos: bigint
}

/** 100,000 % a year. Higher rates are shown as "more than" this. */
export const yearlyMostBasisPoints = 10_000_000

/** The return at the end of the term: 10,000 → 10,500 is 500. */
export function roiBasisPoints({ depositCentavos, projectedPayoutCentavos }: PlanMoney): number {
  const twice = (projectedPayoutCentavos - depositCentavos) * 20_000n
  const away = twice < 0n ? -depositCentavos : depositCentavos
  return Number((twice + away) / (2n * depositCentavos))
}

/** The effective yearly rate, rounded, at most {@link yearlyMostBasisPoints}. */
export function yearlyBasisPoints({
  depositCentavos,
  termDays,
  projectedPayoutCentavos,
}: PlanMoney): number {
  const rate =
    Math.expm1(
      (Math.log(Number(projectedPayoutCentavos) / Number(depositCentavos)) * 365) / termDays,
    ) * 10_000
  return Math.min(Math.round(rate), yearlyMostBasisPoints)
}

/**
 * Whether (payout / deposit) ^ (365 / days) is more than 1 + rate, without any rounding. The
 * database computes the same (migration 0028).
 */
export function isAboveYearly(
  { depositCentavos, termDays, projectedPayoutCentavos }: PlanMoney,
  basisPoints: number,
): boolean {
  const days = BigInt(termDays)
  return (
    projectedPayoutCentavos ** 365n * 10_000n ** days >
    depositCentavos ** 365n * BigInt(10_000 + basisPoints) ** days
  )
}

/** The largest payout within a yearly rate, for authors who know the rate. */
export function payoutAtYearly(
  depositCentavos: bigint,
  termDays: number,
  basisPoints: number,
): bigint {
  const near = Number(depositCentavos) * (1 + basisPoints / 10_000) ** (termDays / 365)
  // The gate refuses such a plan anyway, so precision does not matter.
  if (!(near < 1e14)) return 10n ** 15n
  let payout = BigInt(Math.floor(near))
  const above = (centavos: bigint): boolean =>
    isAboveYearly({ depositCentavos, termDays, projectedPayoutCentavos: centavos }, basisPoints)
  while (payout > 0n && above(payout)) payout -= 1n
  while (!above(payout + 1n)) payout += 1n
  return payout
}
