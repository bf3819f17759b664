import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { identityRefusals } from '#people/identity/shared/words.ts'

/** In the words of the room whose they are. */
export function refuseNoUser(): never {
  return refuse(identityRefusals, 'user-not-found', { status: 404 })
}
