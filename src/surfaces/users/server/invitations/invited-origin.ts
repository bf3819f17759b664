import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { findSharedOrigin } from '#people/identity/server/second-person/shared-origin.ts'
import type { SharedOrigin } from '#people/identity/shared/second-person/rules.ts'

/** Traces that inviter and invited have in common, whoever looks. */
export async function findInvitedOrigin(
  { tx, request }: ActionContext,
  invited: { invitedBy: string; userId: string; invitedAt: Date },
): Promise<SharedOrigin> {
  return await findSharedOrigin(
    { tx, request: { ...request, address: '' } },
    { first: invited.invitedBy, second: invited.userId, since: invited.invitedAt },
  )
}
