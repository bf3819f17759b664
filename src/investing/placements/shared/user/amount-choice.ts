/** The amounts that a user can choose in an open offer. */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { AmountRoom, OfferRoom } from '../rules.ts'
import type { OfferTerms } from '../terms.ts'

type Steps = Pick<OfferTerms, 'minimumCentavos' | 'stepCentavos'>

export function amountRoom(
  { leftCentavos, leftForUserCentavos }: OfferRoom,
  availableCentavos: Centavos,
): AmountRoom {
  return { leftCentavos, leftForUserCentavos, availableCentavos }
}

/** The largest amount on the steps within the room; null when not even the minimum fits. */
export function mostPlaceable(room: AmountRoom, { minimumCentavos, stepCentavos }: Steps) {
  const limits = [room.leftCentavos, room.leftForUserCentavos, room.availableCentavos]
  const least = limits.reduce((one, other) => (other < one ? other : one))
  const most = least - (least % stepCentavos)
  return most < minimumCentavos ? null : most
}

/** The minimum on its step, and two larger round ones within the room. */
export function quickAmounts(
  { minimumCentavos, stepCentavos }: Steps,
  most: Centavos | null,
): Centavos[] {
  const first = ((minimumCentavos + stepCentavos - 1n) / stepCentavos) * stepCentavos
  return [first, first * 2n, first * 5n].filter((amount) => most !== null && amount <= most)
}
