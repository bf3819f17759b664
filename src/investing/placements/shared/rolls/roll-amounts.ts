/** Amounts that come back to the wallet; principal that is placed again does not. */
import { endedWithoutReturn } from '../states.ts'
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

/** Of the principal: the fee for leaving early, or what was lost. */
export function keptBack({
  principalCentavos,
  returnedCentavos,
}: Pick<PlacementView, 'principalCentavos' | 'returnedCentavos'>): bigint {
  const missing = principalCentavos - (returnedCentavos ?? principalCentavos)
  return missing > 0n ? missing : 0n
}

/** Null for one that was not impaired, or that ended without a return and lost nothing. */
export function lostPrincipal(
  placement: Pick<PlacementView, 'state' | 'principalCentavos' | 'returnedCentavos'>,
): bigint | null {
  return placement.state === 'impaired' && !endedWithoutReturn(placement)
    ? keptBack(placement)
    : null
}
