import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { AmountRefusal, OfferRoom } from './rules.ts'
import type { OfferTerms } from './terms.ts'

/** For the words of a refusal of an amount. */
export function roomFigures(
  offer: Pick<OfferTerms, 'minimumCentavos' | 'stepCentavos' | 'perUserCapCentavos'>,
  { leftCentavos, leftForUserCentavos }: OfferRoom,
  refusal: AmountRefusal | null,
) {
  return {
    minimum: showPesos(offer.minimumCentavos),
    step: showPesos(offer.stepCentavos),
    cap: showPesos(offer.perUserCapCentavos),
    used: showPesos(usedByUser(offer, leftForUserCentavos)),
    left: showPesos(refusal === 'above-user-cap' ? leftForUserCentavos : leftCentavos),
  }
}

/** Never below zero: an earlier offer of the permission may have had a higher cap. */
export const leftUnder = (capCentavos: bigint, takenCentavos: bigint): bigint =>
  takenCentavos < capCentavos ? capCentavos - takenCentavos : 0n

/** Of the cap for one person. */
export function usedByUser(
  { perUserCapCentavos }: Pick<OfferTerms, 'perUserCapCentavos'>,
  leftForUserCentavos: bigint,
): bigint {
  return perUserCapCentavos - leftForUserCentavos
}
