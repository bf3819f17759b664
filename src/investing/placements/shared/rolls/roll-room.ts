import type { Figures } from '#foundation/contract/shared/refusal.ts'
import { leftUnder, roomFigures } from '../offer-room.ts'
import { judgeAmount } from '../rules.ts'
import type { PlacementTerms } from '../terms.ts'
import type { OfferedPlan, PlacementView } from '../views.ts'
import type { RollObstacle } from './words.ts'

interface RollRoom {
  terms: PlacementTerms
  termsSha256: string
  /** Null: the amount can be placed again. */
  obstacle: RollObstacle | null
  figures: Figures
}

/**
 * Whether the amount of a placement fits the offer of today. Under one permission it does not count
 * twice for its user, as the server judges (decision 0042). Null when the offer takes no money.
 */
export function rollRoom(
  { offer, terms, termsSha256, closed, ...offered }: OfferedPlan,
  { offerId, principalCentavos }: Pick<PlacementView, 'offerId' | 'principalCentavos'>,
): RollRoom | null {
  if (!offer || !terms || termsSha256 === null) return null
  // A cap that is reached for new money may still leave room for this.
  if (closed !== null && closed !== 'user-cap-reached' && closed !== 'total-cap-reached')
    return null
  const again = offered.permissionOfferIds.includes(offerId) ? principalCentavos : 0n
  const room = {
    leftCentavos: offered.leftCentavos,
    leftForUserCentavos: leftUnder(
      offer.perUserCapCentavos,
      offered.countedForUserCentavos - again,
    ),
    availableCentavos: principalCentavos,
  }
  const obstacle = judgeAmount(principalCentavos, offer, room) as RollObstacle | null
  return { terms, termsSha256, obstacle, figures: roomFigures(offer, room, obstacle) }
}

/** As {@link rollRoom}, in the offer of its plan; null also when the plan is withdrawn. */
export function rollRoomIn(
  offers: readonly OfferedPlan[],
  placement: Pick<PlacementView, 'planId' | 'offerId' | 'principalCentavos'>,
): RollRoom | null {
  const offered = offers.find(({ planId }) => planId === placement.planId)
  return offered ? rollRoom(offered, placement) : null
}
