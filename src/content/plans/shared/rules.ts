/**
 * Investment plans and the gate for publishing them. The gate refuses plans that promise more than
 * the cap, pay within days, or do not say where the return comes from and how it can fail. Plans
 * move no money; investments do.
 */
import * as z from 'zod/mini'
import { bilingualLine, bilingualParagraph } from '#foundation/contract/shared/fields.ts'
import { centavosMax } from '#foundation/peso/shared/peso.ts'

/** In hundredths of a percent a year. The company sets the cap, up to this maximum. */
export const capMaxBasisPoints = 2_400
/** Above this rate, far above what banks and the treasury pay, the console warns. */
export const highYearlyBasisPoints = 1_200
/** The shortest term of a plan with a positive return. */
export const termMinDays = 7
export const termMaxDays = 3_650

export const planCentavosMax = centavosMax / 10n
const centavos = z.bigint().check(z.minimum(0n), z.maximum(planCentavosMax))

export const planBody = z.strictObject({
  name: bilingualLine(80),
  depositCentavos: z.bigint().check(z.minimum(1n), z.maximum(planCentavosMax)),
  termDays: z.int().check(z.minimum(1), z.maximum(termMaxDays)),
  /** The payout as projected, including the deposit. */
  projectedPayoutCentavos: centavos,
  /** The payout in the worst case; `worstCase` says how it can happen. */
  worstPayoutCentavos: centavos,
  worstCase: bilingualParagraph(400),
  /** The payer of the return, and the business that earns it. */
  returnSource: bilingualParagraph(400),
  fees: bilingualParagraph(400),
  risk: bilingualParagraph(600),
  isPopular: z.boolean(),
  position: z.int().check(z.minimum(0), z.maximum(999)),
})
export type PlanBody = z.infer<typeof planBody>

export const planCapBody = z.strictObject({
  capBasisPoints: z.int().check(z.minimum(0), z.maximum(capMaxBasisPoints)),
  reason: bilingualParagraph(400),
})
