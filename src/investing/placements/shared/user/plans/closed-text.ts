import { showPesos } from '#foundation/peso/shared/peso.ts'
import {
  showDateTime,
  showDay,
  showWrittenDay,
  type Language,
} from '#foundation/time/shared/time.ts'
import type { OfferTerms } from '../../terms.ts'
import type { OfferedPlan } from '../../views.ts'
import { lastMoment } from '../deadline.ts'
import type { planListWords } from './words-plan-list.ts'

type Closed = Pick<
  OfferedPlan,
  'closed' | 'closedAt' | 'offer' | 'leftCentavos' | 'leftForUserCentavos'
>
type Words = typeof planListWords

/** Why nothing can be placed in a plan, and since when or how much; '' for an open one. */
export function closedText(plan: Closed, w: Words, language: Language): string {
  const { closed, offer } = plan
  if (closed === null) return ''
  if (!offer) return w.closed[closed]
  if (closed === 'total-cap-reached')
    return capText(w.closed[closed], w, {
      left: plan.leftCentavos,
      cap: offer.totalCapCentavos,
      leftText: w.totalLeft,
      offer,
    })
  if (closed === 'user-cap-reached')
    return capText(w.closed[closed], w, {
      left: plan.leftForUserCentavos,
      cap: offer.perUserCapCentavos,
      leftText: w.userLeft,
      offer,
    })
  return [w.closed[closed], whenText(plan, offer, w, language)].join(' ').trim()
}

interface Cap {
  left: bigint
  cap: bigint
  leftText: Words['userLeft']
  offer: OfferTerms
}

/** A cap counts as reached when less than the minimum is left. */
function capText(reached: string, w: Words, { left, cap, leftText, offer }: Cap): string {
  return left > 0n
    ? leftText(
        showPesos(left),
        showPesos(offer.minimumCentavos),
        showPesos(cap - left),
        showPesos(cap),
      )
    : `${reached} ${w.capIs(showPesos(cap))}`
}

function whenText(
  { closed, closedAt }: Closed,
  { closesAt, expiresOn, opensAt }: OfferTerms,
  w: Words,
  language: Language,
): string {
  if (closed === 'closed')
    return closedAt === null
      ? w.endedOn(showDay(lastMoment(closesAt), language))
      : w.closedOn(showDay(closedAt, language))
  if (closed === 'expired') return w.expiredOn(showWrittenDay(expiresOn, language))
  return closed === 'upcoming' ? w.opensAt(showDateTime(opensAt, language)) : ''
}
