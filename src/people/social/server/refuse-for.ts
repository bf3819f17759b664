import { Refusal, type RefusalStatus } from '#foundation/platform/server/http/refuse.ts'
import type { SocialRefusal } from '../shared/rules.ts'
import { socialRefusals } from '../shared/words.ts'

/**
 * Says no with the words of this room. `cause` is for the log of the server alone: nothing of it
 * reaches a page.
 */
export function refuseFor(
  name: SocialRefusal,
  cause?: unknown,
  status: RefusalStatus = 409,
): never {
  throw Object.assign(new Refusal(socialRefusals[name], name, { status }), { cause })
}
