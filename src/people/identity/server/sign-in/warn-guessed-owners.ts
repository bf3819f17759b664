import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { attemptPolicies, guessingWarningHours } from '../../shared/rules-rate-limits.ts'
import type { IdentityHooks } from '../hooks.ts'

const batchSize = 100

/**
 * For a job: warns owners whose login must wait after too many wrong passwords. Not done during a
 * sign-in: sending a mail takes time, which would show whether an email has a login.
 */
export async function warnGuessedOwners(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'notifySecurityEvent'>,
): Promise<void> {
  for (const userId of await markGuessed(ctx.tx))
    await hooks.notifySecurityEvent(ctx, { userId, event: 'many-wrong-passwords' })
}

/** Also marks emails that nobody has, so that they are not read again. */
async function markGuessed(tx: Transaction): Promise<string[]> {
  const found = await tx.rows<{ userId: string }>(
    `with waiting as (
       select key from attempts
       where purpose = 'login-email' and tries >= $1
         and last_at > now() - make_interval(hours => $2)
         and (told_at is null or told_at < now() - make_interval(hours => $2))
       limit $3 for update skip locked
     ), marked as (
       update attempts a set told_at = now() from waiting
       where a.purpose = 'login-email' and a.key = waiting.key
     )
     select u.id as "userId" from waiting join users u on email_mark(u.email) = waiting.key
     where u.status = 'active'`,
    [attemptPolicies['login-email'].free, guessingWarningHours, batchSize],
  )
  return found.map(({ userId }) => userId)
}
