import { endedWithoutReturn } from '../states.ts'
import type { PlacementView } from '../views.ts'

/** The reason of an end explains this: a loss, a return that was not paid, or no new term. */
export function endReasonKind(
  placement: Pick<PlacementView, 'state' | 'principalCentavos' | 'returnedCentavos'>,
): 'loss' | 'no-return' | 'not-rolled' {
  if (placement.state !== 'impaired') return 'not-rolled'
  return endedWithoutReturn(placement) ? 'no-return' : 'loss'
}
