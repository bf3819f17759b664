/** Principal that is placed again does not come to the wallet. */
import type { PlacementView } from '../views.ts'

/** Projected, after tax: the payout, or the return alone where its user chose a new term. */
export function wouldComeBack({
  rollConsent,
  principalCentavos,
  projectedReturnCentavos,
}: Pick<PlacementView, 'rollConsent' | 'principalCentavos' | 'projectedReturnCentavos'>): bigint {
  return projectedReturnCentavos - (rollConsent ? principalCentavos : 0n)
}

/** At its end. */
export function cameBack({
  state,
  principalCentavos,
  returnedCentavos,
}: Pick<PlacementView, 'state' | 'principalCentavos' | 'returnedCentavos'>): bigint {
  return (returnedCentavos ?? 0n) - (state === 'rolled' ? principalCentavos : 0n)
}
