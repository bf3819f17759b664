/** How much one person of the staff may move without a second one. */
import * as z from 'zod/mini'
import type { Centavos } from '#foundation/peso/shared/peso.ts'

/**
 * 'amount': one amount; 'user-day': one user within 24 hours; 'person-day': one person of the staff
 * within 24 hours; 'company-day': everybody of the staff within 24 hours.
 */
const limitKind = z.enum(['amount', 'user-day', 'person-day', 'company-day'])

export const aloneLimit = z.strictObject({
  kind: limitKind,
  limitCentavos: z.bigint(),
  /** The rest of the limit now. Above it a second person has to agree. */
  leftCentavos: z.bigint(),
})
export type AloneLimit = z.infer<typeof aloneLimit>

/**
 * The first limit that the amount is above; null when one person decides alone. An amount of zero
 * is above none, even when a limit was lowered below what has moved already.
 */
export function findLimitAbove(
  limits: readonly AloneLimit[],
  amountCentavos: Centavos,
): AloneLimit | null {
  if (amountCentavos === 0n) return null
  return limits.find(({ leftCentavos }) => amountCentavos > leftCentavos) ?? null
}
