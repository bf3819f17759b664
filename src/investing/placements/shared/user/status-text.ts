import { endedWithoutReturn } from '../states.ts'
import type { PlacementView } from '../views.ts'
import type { portfolioWords } from './words-portfolio.ts'

type Ended = Pick<PlacementView, 'state' | 'status' | 'principalCentavos' | 'returnedCentavos'>

/** The short form where it says enough: lists of the company call the others Matured, Failed. */
export function statusText(
  placement: Ended,
  w: Pick<
    typeof portfolioWords,
    'statuses' | 'states' | 'cooling' | 'leftEarly' | 'impaired' | 'withoutReturn'
  >,
): string {
  if (placement.state === 'cooling') return w.cooling
  if (placement.state === 'exited') return w.leftEarly
  if (placement.state === 'rolled') return w.states.rolled
  if (placement.state !== 'impaired') return w.statuses[placement.status]
  return endedWithoutReturn(placement) ? w.withoutReturn : w.impaired
}
