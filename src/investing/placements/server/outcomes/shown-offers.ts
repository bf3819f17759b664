import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { offersOfPermission } from '#investing/offers/server/offers-sql.ts'
import { listNewestOffers, type Offer } from '#investing/offers/server/offers.ts'

/** As `listNewestOffers`, for everybody: also whether an open one has no room for its minimum. */
export async function listShownOffers(tx: Transaction): Promise<(Offer & { isFull: boolean })[]> {
  const offers = await listNewestOffers(tx)
  const open = offers.filter(({ standing }) => standing === 'open').map(({ offerId }) => offerId)
  const rows = await tx.rows<{ offerId: string; sold: bigint }>(
    `select d.offer_id as "offerId", sum(t.placed_centavos)::bigint as sold
     from ${offersOfPermission} d join offer_totals t on t.offer_id = d.sold_in
     where d.offer_id = any ($1::uuid[]) group by d.offer_id`,
    [open],
  )
  const sold = new Map(rows.map((row) => [row.offerId, row.sold]))
  return offers.map((offer) => ({
    ...offer,
    isFull:
      offer.totalCapCentavos - (sold.get(offer.offerId) ?? 0n) < offer.minimumCentavos &&
      offer.standing === 'open',
  }))
}
