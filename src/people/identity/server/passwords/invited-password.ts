import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import type { IdentityHooks } from '../hooks.ts'
import { endSessions } from '../sessions/sessions.ts'
import { clearAttempts } from '../sign-in/rate-limits.ts'
import { writePasswordHash } from './store.ts'

/**
 * Sets the password that a user chose by the link of an invitation. It proves the mailbox and no
 * more, so it has the effects of a link to a new password. The caller has locked the user.
 */
export async function setInvitedPassword(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'recordActivity' | 'notifySecurityEvent'>,
  { userId, email }: { userId: string; email: string },
  passwordHash: string,
): Promise<void> {
  await writePasswordHash(ctx.tx, userId, passwordHash)
  await endSessions(ctx.tx, userId)
  await clearAttempts(ctx.tx, ['login-email', email])
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'PASSWORD_CHANGE',
    description: identityRecordTexts.passwordReset,
    actor: { userId },
  })
  await hooks.notifySecurityEvent(ctx, { userId, event: 'password-reset' })
}
