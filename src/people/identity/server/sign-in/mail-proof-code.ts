import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { sendMail, type MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { makeMailCode } from '#people/mfa/server/mail-codes.ts'
import { mailCodeMinutes } from '#people/mfa/shared/rules.ts'
import { identityRefusals } from '../../shared/words.ts'
import type { IdentityHooks } from '../hooks.ts'
import { readUser } from '../store.ts'
import { identityMails } from '../words.ts'
import { readProofWays, refuseWay } from './proof-ways.ts'
import { reserveAttempt, type RateLimit } from './rate-limits.ts'

/** Mails a code to the caller; it replaces the code of the mail before. Refuses too many (429). */
export async function mailProofCode(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'readSiteName'>,
): Promise<Record<string, never>> {
  const { userId, sessionId } = signedInCaller(ctx)
  if (!(await readProofWays(ctx.tx, userId)).includes('mail')) return refuseWay()
  const user = userId === null ? undefined : await readUser(ctx.tx, userId)
  if (!user) return refuseWay()
  // The code before the rate limit, as the proof locks them. A refusal undoes both.
  const code = await makeMailCode(ctx, sessionId)
  const seconds = await reserveAttempt(ctx.tx, mailCodeRateLimit(user.userId))
  if (seconds !== null)
    refuse(identityRefusals, 'mail-code-not-sent', {
      status: 429,
      figures: { seconds: String(seconds) },
    })
  const { subject, paragraphs, code: label } = identityMails.mailCode
  const facts: MailFact[] = [[label, code]]
  const content = {
    greeting: identityMails.greeting,
    paragraphs: paragraphs(mailCodeMinutes),
    facts,
    forgetFacts: true as const,
  }
  await sendMail(ctx.tx, {
    to: user.email,
    subject: subject(await hooks.readSiteName(ctx.tx)),
    kind: 'one_time_code',
    userId,
    content,
  })
  return {}
}

/**
 * Separate from the limit of mails that strangers can cause: otherwise they could keep somebody
 * from a proof.
 */
export function mailCodeRateLimit(userId: string): RateLimit {
  return ['mail-code', userId]
}
