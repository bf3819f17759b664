/** Plans as an operator would write them, and the six of part 1, section 9 of the specification. */
import type { PlanBody } from '../src/plans/rules.ts'

export const plan = (more: Partial<PlanBody> = {}): PlanBody => ({
  name: { en: 'Shop loans, half a year', fil: '' },
  depositCentavos: 500_000n,
  termDays: 180,
  projectedPayoutCentavos: 515_000n,
  worstPayoutCentavos: 0n,
  worstCase: { en: 'The shops do not pay back, and the whole deposit is gone.', fil: '' },
  returnSource: { en: 'Interest on loans to small shops in Cebu.', fil: '' },
  fees: { en: 'None.', fil: '' },
  risk: {
    en: 'Shops can close. You can lose part or all of your money, and you cannot take it out before the term ends.',
    fil: '',
  },
  isPopular: false,
  position: 0,
  ...more,
})

/**
 * Deposit and payout in pesos; paid, as the table has it, within 24 hours. The return as it is
 * written there.
 */
export const specifiedRows = [
  { deposit: 2_000n, payout: 15_000n, roi: 65_000 },
  { deposit: 3_000n, payout: 25_000n, roi: 73_333 },
  { deposit: 5_000n, payout: 55_000n, roi: 100_000 },
  { deposit: 10_000n, payout: 120_000n, roi: 110_000 },
  { deposit: 20_000n, payout: 250_000n, roi: 115_000 },
  { deposit: 50_000n, payout: 880_000n, roi: 166_000 },
] as const

/** A row of the table with all that it says, and nothing that it does not. */
export const specifiedPlan = (
  { deposit, payout }: { deposit: bigint; payout: bigint },
  termDays = 1,
): PlanBody =>
  plan({
    name: { en: 'Plan', fil: '' },
    depositCentavos: deposit * 100n,
    projectedPayoutCentavos: payout * 100n,
    worstPayoutCentavos: payout * 100n,
    termDays,
    worstCase: { en: '', fil: '' },
    returnSource: { en: '', fil: '' },
    fees: { en: '', fil: '' },
    risk: { en: '', fil: '' },
  })

/** The same row with everything around it made good: only what it promises is left to refuse. */
export const dressedPlan = (row: { deposit: bigint; payout: bigint }, termDays: number): PlanBody =>
  plan({
    depositCentavos: row.deposit * 100n,
    projectedPayoutCentavos: row.payout * 100n,
    termDays,
  })
