/**
 * What a plan says of itself, what is computed from it, and the gate: nothing is published that
 * promises more than the cap, pays within days, or says nothing of where the return comes from and
 * how it can fail. It moves no money; investments do.
 */
import * as z from 'zod/mini'
import { bilingualLine, bilingualParagraph } from '#foundation/contract/shared/fields.ts'
import { centavosMax } from '#foundation/peso/shared/peso.ts'

/** In hundredths of a percent a year. The cap is a setting of the operator, and never above this. */
export const capMaxBasisPoints = 2_400
/**
 * Above this the gate lets a plan pass, and warns: the yearly rate is far above what a bank or the
 * treasury pays.
 */
export const highYearlyBasisPoints = 1_200
/** A positive return needs at least so many days. */
export const termMinDays = 7
export const termMaxDays = 3_650

const centavos = z.bigint().check(z.minimum(0n), z.maximum(centavosMax / 10n))

export const planBody = z.strictObject({
  name: bilingualLine(80),
  depositCentavos: z.bigint().check(z.minimum(1n), z.maximum(centavosMax / 10n)),
  termDays: z.int().check(z.minimum(1), z.maximum(termMaxDays)),
  /**
   * What comes back at the end if all goes as projected, the deposit included. Who knows the yearly
   * rate has it computed.
   */
  projectedPayoutCentavos: centavos,
  /** What comes back at the worst, and in words how that can be. */
  worstPayoutCentavos: centavos,
  worstCase: bilingualParagraph(400),
  /** Who pays the return, and from what business. */
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
export type PlanCapBody = z.infer<typeof planCapBody>
