import { refusals } from '../identity/words.ts'
import { refuse } from '../platform/refuse.ts'

/** In the words of the room whose they are. */
export function refuseNoUser(): never {
  return refuse(refusals['user-not-found'], { name: 'user-not-found', status: 404 })
}
