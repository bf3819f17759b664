/** Offers, for modules that place money. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { showDateTime, showWrittenDay } from '#foundation/time/shared/time.ts'
import { offerRefusals } from '../shared/words.ts'
import { lockOffer, type Offer } from './store.ts'

export {
  lockOffer,
  selectNewestOffers as listNewestOffers,
  selectOffer as findOffer,
  selectOpenOffers as listOpenOffers,
} from './store.ts'
export { selectTaxClassAt as taxClassAt } from './calendar-store.ts'
export type { Offer } from './store.ts'
export type { TaxClass } from './calendar-store.ts'

/** Everybody who sees the plans sees another offer: opened, closed, full, or with room again. */
export function publishOffer(tx: Transaction, offerId: string): void {
  publish(tx, { topic: 'offers', id: offerId, to: 'everybody' })
}

/**
 * Locks the offer until the transaction ends, so that the caller can compare what was placed with
 * the caps. Refuses offer-not-found (404), offer-closed, offer-expired, offer-not-yet-open (409).
 */
export async function lockOfferForSubscription(tx: Transaction, offerId: string): Promise<Offer> {
  return refuseUnlessOpen(await lockOffer(tx, offerId))
}

/** The same refusals, for who only reads. */
export function refuseUnlessOpen(found: Offer | undefined): Offer {
  const offer = found ?? refuse(offerRefusals, 'offer-not-found', { status: 404 })
  if (offer.standing === 'open') return offer
  if (offer.standing === 'draft') refuse(offerRefusals, 'offer-not-found', { status: 404 })
  if (offer.standing === 'expired')
    refuse(offerRefusals, 'offer-expired', {
      status: 409,
      figures: { on: showWrittenDay(offer.expiresOn) },
    })
  if (offer.standing === 'upcoming')
    refuse(offerRefusals, 'offer-not-yet-open', {
      status: 409,
      figures: { on: showDateTime(offer.opensAt) },
    })
  return refuse(offerRefusals, 'offer-closed', { status: 409 })
}
