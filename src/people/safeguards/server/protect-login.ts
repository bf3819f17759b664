import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { takeAwayLogin } from '#people/identity/server/passwords/not-me.ts'
import type { StoppedMoney, WayIn } from '../shared/contract.ts'
import { safeguardRecordTexts } from '../shared/record-words.ts'
import type { SafeguardHooks } from './hooks.ts'
import { notifySecurityEvent } from './notify-security-event.ts'
import { writeLock } from './store.ts'
import { removeRecentWaysIn } from './ways-in.ts'

/** In the activity record. */
export const loginProtected = 'LOGIN_PROTECTED'

/**
 * Ends every session but the owner's own of this request, takes the password away, forgets the
 * known browsers, removes ways in that were added lately, locks the money, and stops withdrawals to
 * accounts that were new. Returns the token with which /reset-password sets a new password, and
 * what was stopped (null for admins). The caller must have proven to be the owner. Idempotent.
 */
export async function protectLogin(
  ctx: ActionContext,
  hooks: SafeguardHooks,
  userId: string,
): Promise<{ resetToken: string; stopped: StoppedMoney | null; waysIn: WayIn[] }> {
  const { role } = await lockUser(ctx.tx, userId)
  const waysIn = await removeRecentWaysIn(ctx, hooks, { userId, role })
  const resetToken = await takeAwayLogin(ctx, userId)
  // Admins have no money here.
  let stopped: StoppedMoney | null = null
  if (role === 'user') {
    await writeLock(ctx.tx, userId, true)
    stopped = await hooks.stopWithdrawals(ctx, userId)
  }
  await recordActivity(ctx, {
    userId,
    actionType: loginProtected,
    description: safeguardRecordTexts.protectedLogin,
    changes: removalsOf(waysIn),
    actor: { userId },
  })
  await notifySecurityEvent(ctx, { userId, event: 'login-protected' })
  publish(ctx.tx, { topic: 'safeguards', id: userId, to: { userId } })
  publish(ctx.tx, { topic: 'safeguards', id: userId, to: 'admins' })
  return { resetToken, stopped, waysIn }
}

function removalsOf(waysIn: readonly WayIn[]): Changes {
  const removed = waysIn.filter((one) => one.removed)
  const providers = removed.filter(({ what }) => what === 'provider').map(({ name }) => name)
  return {
    ...(providers.length > 0 && { providers: { before: providers.join(', '), after: null } }),
    ...(removed.some(({ what }) => what === 'authenticator') && {
      authenticator: { before: true, after: null },
    }),
  }
}
