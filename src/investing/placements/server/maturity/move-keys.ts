import { v5 as uuidv5 } from 'uuid'

/** A placement becomes each of these once, so the key of the move follows from it. */
export function moveKey(placementId: string, to: 'active' | 'due' | 'paid'): string {
  return uuidv5(to, placementId)
}

/** The keys of what one move posts. `principal` and `net` are transactions of the wallet, too. */
export function postingKey(
  moveId: string,
  part: 'principal' | 'gain' | 'tax' | 'net' | 'fee' | 'loss' | 'rolled',
): string {
  return uuidv5(part, moveId)
}
