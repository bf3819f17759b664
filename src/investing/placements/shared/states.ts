/**
 * The states of a placement, the one table of its moves, and the short form that the rest of Kaban
 * shows: the five statuses of an investment. The database holds both, too (migration 0059).
 */
import * as z from 'zod/mini'
import type { InvestmentStatus } from '#money/investments/shared/rules.ts'

export const placementStates = [
  'cooling',
  'active',
  'due',
  'paid',
  'rolled',
  'exited',
  'cancelled',
  'impaired',
] as const
export const placementState = z.enum(placementStates)
export type PlacementState = z.infer<typeof placementState>

const placementMoves: Record<PlacementState, readonly PlacementState[]> = {
  cooling: ['active', 'cancelled'],
  active: ['due', 'exited', 'impaired'],
  due: ['paid', 'rolled', 'impaired'],
  paid: [],
  rolled: [],
  exited: [],
  cancelled: [],
  impaired: [],
}

export const shortForm: Record<PlacementState, InvestmentStatus> = {
  cooling: 'pending',
  active: 'active',
  due: 'active',
  paid: 'matured',
  rolled: 'matured',
  exited: 'matured',
  cancelled: 'cancelled',
  impaired: 'failed',
}

export function mayMovePlacement(from: PlacementState, to: PlacementState): boolean {
  return placementMoves[from].includes(to)
}

/** Whether the placement still holds money of its user. */
export function isOpenPlacement(state: PlacementState): boolean {
  return placementMoves[state].length > 0
}

export const openPlacementStates = placementStates.filter(isOpenPlacement)

/** Its whole principal came back late, because no income was left for its return. */
export const endedWithoutReturn = (placement: {
  state: PlacementState
  principalCentavos: bigint
  returnedCentavos: bigint | null
}): boolean =>
  placement.state === 'impaired' && placement.returnedCentavos === placement.principalCentavos
