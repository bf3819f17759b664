import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { attemptPolicies, guessingWarningHours } from '../../shared/rules-rate-limits.ts'
import type { IdentityHooks } from '../hooks.ts'

const atOnceMax = 100

/**
 * For a job: tells owners on whose login so many wrong passwords were tried that its door has to
 * wait. Not while somebody signs in: a mail takes time, and its time would tell whether an email
 * has a login.
 */
export async function warnGuessedOwners(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'announceSecurityEvent'>,
): Promise<void> {
  for (const userId of await takeGuessed(ctx.tx))
    await hooks.announceSecurityEvent(ctx, { userId, event: 'many-wrong-passwords' })
}

/** Emails that nobody has are marked as well, and looked at no more. */
async function takeGuessed(tx: Transaction): Promise<string[]> {
  const found = await tx.rows<{ userId: string }>(
    `with waiting as (
       select key from attempts
       where purpose = 'login-email' and tries >= $1 and last_at > now() - make_interval(hours => $2)
         and (told_at is null or told_at < now() - make_interval(hours => $2))
       limit $3 for update skip locked
     ), told as (
       update attempts a set told_at = now() from waiting where a.purpose = 'login-email' and a.key = waiting.key
     )
     select u.id as "userId" from waiting join users u on email_mark(u.email) = waiting.key where u.status = 'active'`,
    [attemptPolicies['login-email'].free, guessingWarningHours, atOnceMax],
  )
  return found.map(({ userId }) => userId)
}
