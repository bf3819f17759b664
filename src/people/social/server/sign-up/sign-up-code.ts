/**
 * A code by mail proves the mailbox of a sign-up whose provider does not say that it is proven. It
 * works only in the browser of that sign-up.
 */
import { timingSafeEqual } from 'node:crypto'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { sendMail, type MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { isEmailTaken } from '#people/identity/server/actions.ts'
import { hashToken } from '#people/identity/server/sessions/tokens.ts'
import { reserveAttempt } from '#people/identity/server/sign-in/rate-limits.ts'
import { randomSixDigits } from '#people/mfa/server/mail-codes.ts'
import { readSixDigits } from '#people/mfa/shared/rules.ts'
import { codeMinutes } from '../../shared/rules.ts'
import { socialRefusals } from '../../shared/words.ts'
import { readStoredSignUp, writeCodeMark, type StoredSignUp } from '../provider/store.ts'
import { socialMails } from '../words.ts'
import { openClaims } from './sealed-claims.ts'

const purpose = 'social sign-up code'

/**
 * Mails the code. A taken email gets the same answer and another mail, so that only its owner
 * learns that it has a login. Refuses too many mails to one mailbox (429).
 */
export async function mailSignUpCode(ctx: ActionContext): Promise<Record<string, never>> {
  const { token } = ctx.cookies.social
  const pending = token ? await readStoredSignUp(ctx.tx, hashToken(token)) : undefined
  if (!pending) return refuse(socialRefusals, 'sign-up-ended', { status: 409 })
  const { email, emailVerified } = openClaims(ctx.secrets, pending.sealedClaims)
  if (emailVerified) return {}
  const seconds = await reserveAttempt(ctx.tx, ['mail-sign-up-code', email])
  if (seconds !== null) {
    const figures = { minutes: String(Math.ceil(seconds / 60)) }
    refuse(socialRefusals, 'sign-up-code-not-sent', { status: 429, figures })
  }
  await sendCode(ctx, pending, email)
  return {}
}

async function sendCode(
  ctx: ActionContext,
  { attemptId }: StoredSignUp,
  email: string,
): Promise<void> {
  const code = randomSixDigits()
  const taken = await isEmailTaken(ctx.tx, email)
  // Stored in either case, but not mailed for a taken email, so nobody knows it.
  await writeCodeMark(ctx.tx, attemptId, ctx.secrets.mark(purpose, `${attemptId} ${code}`))
  const { subject } = taken ? socialMails.emailTaken : socialMails.code
  // Without the name that the provider sent: its owner could use it to write to a stranger.
  const content = taken
    ? {
        paragraphs: socialMails.emailTaken.paragraphs,
        action: { label: socialMails.emailTaken.action, path: '/login' },
      }
    : {
        paragraphs: socialMails.code.paragraphs(codeMinutes),
        facts: [[socialMails.code.code, code]] satisfies MailFact[],
        forgetFacts: true as const,
      }
  await sendMail(ctx.tx, {
    to: email,
    subject: subject(await readSiteName(ctx.tx)),
    kind: taken ? 'email_taken' : 'one_time_code',
    fallbackLanguage: ctx.request.language,
    content,
  })
}

/** Refuses a missing code and one that is not the newest of this sign-up. */
export function checkSignUpCode(
  ctx: ActionContext,
  { attemptId, codeMark }: StoredSignUp,
  typed: string | undefined,
): void {
  if (typed === undefined || typed === '')
    refuse(socialRefusals, 'sign-up-code-missing', { field: 'code' })
  const code = readSixDigits(typed)
  const right =
    code !== null &&
    codeMark !== null &&
    ctx.secrets
      .marks(purpose, `${attemptId} ${code}`)
      .some((mark) => timingSafeEqual(codeMark, mark))
  if (!right) refuse(socialRefusals, 'sign-up-code-wrong', { field: 'code' })
}
