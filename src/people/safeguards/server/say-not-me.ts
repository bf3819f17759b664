import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { findLinkUser, useLink } from '#people/identity/server/passwords/not-me.ts'
import type { TokenOnly } from '#people/identity/shared/rules-forms.ts'
import { notMeRefusals } from '../shared/words-not-me.ts'
import type { SafeguardHooks } from './hooks.ts'
import { protectLogin } from './protect-login.ts'

/**
 * The button of a security mail. Its link works once. Refuses not-me-link-ended (409) in the same
 * words for a used, an old and an invented one.
 */
export async function sayNotMe(
  ctx: ActionContext,
  hooks: SafeguardHooks,
  { token }: TokenOnly,
): ReturnType<typeof protectLogin> {
  const user = await findLinkUser(ctx.tx, token, 'not_me')
  if (!user) return refuseEnded()
  // Locks the user before the link, in the order of a new password: no deadlock.
  await lockUser(ctx.tx, user.userId)
  if (!(await useLink(ctx.tx, token, 'not_me'))) return refuseEnded()
  return await protectLogin(ctx, hooks, user.userId)
}

function refuseEnded(): never {
  refuse(notMeRefusals, 'not-me-link-ended', { status: 409 })
}
