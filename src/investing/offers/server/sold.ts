/** The module after this one knows how much users placed in offers, and main asks it. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { SoldView } from '../shared/contract.ts'

/** One for each offer that exists. */
export type ReadSold = (
  tx: Transaction,
  offerIds: readonly string[],
) => Promise<(SoldView & { offerId: string })[]>

/** Of one offer that exists. */
export async function readSoldIn(
  tx: Transaction,
  offerId: string,
  readSold: ReadSold,
): Promise<SoldView> {
  const [found] = await readSold(tx, [offerId])
  if (!found) throw new Error(`Nothing is known of the offer ${offerId}`)
  return soldView(found)
}

export const soldView = ({ placedCentavos, soldBeforeCentavos, users }: SoldView): SoldView => ({
  placedCentavos,
  soldBeforeCentavos,
  users,
})
