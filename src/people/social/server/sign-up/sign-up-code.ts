/**
 * The mailbox of a sign-up whose provider does not say that the email was proven: a code goes
 * there, for this browser alone.
 */
import { timingSafeEqual } from 'node:crypto'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { isEmailTaken } from '#people/identity/server/actions.ts'
import { hashOf } from '#people/identity/server/sessions/tokens.ts'
import { reserveAttempt } from '#people/identity/server/sign-in/rate-limits.ts'
import { sixDigits } from '#people/mfa/server/mail-codes.ts'
import { readSixDigits } from '#people/mfa/shared/rules.ts'
import { codeMinutes } from '../../shared/rules.ts'
import { socialMails, socialRefusals } from '../../shared/words.ts'
import { refuseFor } from '../refuse-for.ts'
import { readPending, writeCodeMark, type PendingSignUp } from '../store.ts'
import { openClaims } from './sealed-claims.ts'

/**
 * A taken email gets the same answer and a mail of another kind: nobody but its owner learns that
 * it has a login.
 */
export async function mailSignUpCode(ctx: ActionContext): Promise<Record<string, never>> {
  const { token } = ctx.cookies.social
  const pending =
    (token ? await readPending(ctx.tx, hashOf(token)) : undefined) ?? refuseFor('sign-up-ended')
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
  { attemptId }: PendingSignUp,
  email: string,
): Promise<void> {
  const code = sixDigits()
  const taken = await isEmailTaken(ctx.tx, email)
  // Kept in either case, and mailed in one: nobody has it whose email is taken.
  await writeCodeMark(ctx.tx, attemptId, markOf(ctx, attemptId, code))
  const { subject } = taken ? socialMails.emailTaken : socialMails.code
  // Without the name that the provider told: whoever chose it could write to a stranger with it.
  const content = taken
    ? {
        paragraphs: socialMails.emailTaken.paragraphs,
        action: { label: socialMails.emailTaken.action, path: '/login' },
      }
    : {
        paragraphs: socialMails.code.paragraphs(codeMinutes),
        facts: [[socialMails.code.code, code]] as [string, string][],
        forgetFacts: true as const,
      }
  await sendMail(ctx.tx, {
    to: email,
    subject: subject(await readSiteName(ctx.tx)),
    kind: taken ? 'email_taken' : 'one_time_code',
    content,
  })
}

/** Refuses a code that is not the newest of this sign-up. */
export function checkCode(
  ctx: ActionContext,
  { attemptId, codeMark }: PendingSignUp,
  typed: string | undefined,
): void {
  if (typed === undefined || typed === '')
    refuse(socialRefusals, 'sign-up-code-missing', { field: 'code' })
  const code = readSixDigits(typed)
  const right =
    code !== null && codeMark !== null && timingSafeEqual(codeMark, markOf(ctx, attemptId, code))
  if (!right) refuse(socialRefusals, 'sign-up-code-wrong', { field: 'code' })
}

function markOf({ secrets }: ActionContext, attemptId: string, code: string): Buffer {
  return secrets.mark('social sign-up code', `${attemptId} ${code}`)
}
