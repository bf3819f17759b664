/**
 * How a placement ends. It matures on its day, and is paid when the pool of declared income can pay
 * its gain; until then it is late. Nothing is owed before, and nothing accrues in the book.
 */
import * as z from 'zod/mini'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { withheldTax, type BlockedRefusal } from './rules.ts'

export interface Payout {
  principalCentavos: Centavos
  gainCentavos: Centavos
  taxCentavos: Centavos
  /** The gain after tax. */
  netGainCentavos: Centavos
  /** Everything that comes to the wallet. */
  paidCentavos: Centavos
}

/** Without a tax class nothing is withheld. */
export function payoutOf({
  principalCentavos,
  gainCentavos,
  taxBasisPoints,
}: {
  principalCentavos: Centavos
  gainCentavos: Centavos
  taxBasisPoints: number | null
}): Payout {
  const taxCentavos = withheldTax(gainCentavos, taxBasisPoints)
  const netGainCentavos = gainCentavos - taxCentavos
  return {
    principalCentavos,
    gainCentavos,
    taxCentavos,
    netGainCentavos,
    paidCentavos: principalCentavos + netGainCentavos,
  }
}

/**
 * The first of these that the pool can pay in full, oldest first: nobody overtakes. Who gains
 * nothing does not wait for income.
 */
export function affordable<Row extends { gainCentavos: Centavos }>(
  oldestFirst: readonly Row[],
  poolCentavos: Centavos,
): { paid: Row[]; short: Row[] } {
  const [paid, short]: [Row[], Row[]] = [[], []]
  let left = poolCentavos
  for (const row of oldestFirst) {
    if (row.gainCentavos === 0n || (short.length === 0 && row.gainCentavos <= left)) {
      left -= row.gainCentavos
      paid.push(row)
    } else short.push(row)
  }
  return { paid, short }
}

export type MaturityRefusal =
  | BlockedRefusal
  | 'placement-not-found'
  | 'exit-not-active'
  | 'exit-matured'
  | 'exit-not-allowed'
  | 'quote-not-found'
  | 'quote-over'
  | 'roll-not-open'
  | 'roll-other-plan'
  | 'roll-not-placeable'
  | 'roll-other-questions'
  | 'impair-not-open'
  | 'impair-not-less'
  | 'impair-pool-can-pay'
  | 'impair-own'

/** Of the public reason, and of the internal notes, when a placement is impaired. */
export const impairReasonMax = 1000

/**
 * Of all projected gains, what declared income cannot pay. What one pool has too much does not help
 * another.
 */
export function shortInTheEnd(
  pools: readonly { gainCentavos: Centavos; balanceCentavos: Centavos }[],
): Centavos {
  return pools.reduce(
    (short, { gainCentavos, balanceCentavos }) =>
      gainCentavos > balanceCentavos ? short + gainCentavos - balanceCentavos : short,
    0n,
  )
}

/** On the maturity wall: half a year, and a month for terms of half a year that begin now. */
export const wallWeeks = 30

/** The amount is text. */
export const impairForm = z.strictObject({
  returned: z.string(),
  reasonEn: z.string(),
  reasonFil: z.string(),
  notes: z.string(),
})
export type ImpairForm = z.infer<typeof impairForm>
