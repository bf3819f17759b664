import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { offersOfPermission } from '#investing/offers/server/offers-sql.ts'
import type { ReadSold } from '#investing/offers/server/sold.ts'

/** The money that users placed in these offers and did not cancel, for staff. */
export const readSoldInOffers: ReadSold = (tx: Transaction, offerIds) =>
  tx.rows(
    `select d.offer_id as "offerId",
       coalesce(sum(t.placed_centavos) filter (where d.sold_in = d.offer_id), 0)::bigint
         as "placedCentavos",
       coalesce(sum(t.placed_centavos) filter (where d.sold_in <> d.offer_id), 0)::bigint
         as "soldBeforeCentavos",
       (select count(distinct p.user_id) from placements p
         where p.offer_id = d.offer_id and p.state <> 'cancelled')::int as users
     from ${offersOfPermission} d left join offer_totals t on t.offer_id = d.sold_in
     where d.offer_id = any ($1::uuid[]) group by d.offer_id`,
    [offerIds],
  )
