import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import {
  checkBankAndTerms,
  checkBasics,
  checkEmail,
  type EmailOnly,
  type Registration,
  type TokenOnly,
  type TokenPurpose,
} from '../../shared/rules.ts'
import { identityMails, identityRefusals } from '../../shared/words.ts'
import { addUser } from '../actions.ts'
import { contextIn, takeAtLeast, type IdentityHooks } from '../hooks.ts'
import { hashOf, makeToken } from '../sessions/tokens.ts'
import { addressKey, checkRateLimits, reserveAttempt } from '../sign-in/rate-limits.ts'
import { activateUser, insertToken, readUserByEmail, useToken, type User } from '../store.ts'
import { hashPassword, whyGuessable } from './passwords.ts'

/**
 * Longer than either way takes, so that neither the answer nor its time tells whether an email has
 * a login here.
 */
const answerAfterMs = 250

/**
 * Signs somebody up: user, wallet, bank details and verification mail in one transaction. A taken
 * email gets the same answer after the same work; its owner gets a mail.
 */
export async function register(
  ctx: StepsContext,
  hooks: IdentityHooks,
  input: Registration,
): Promise<Record<string, never>> {
  checkRegistration(hooks, input)
  await checkRateLimits(
    ctx,
    [['register-address', addressKey(ctx.request.address)]],
    'too-many-registrations',
  )
  await refuseGuessable(input)
  return await takeAtLeast(answerAfterMs, async () => {
    const passwordHash = await hashPassword(input.password)
    await ctx.database.transaction((tx) =>
      addRegistered(contextIn(ctx, tx), hooks, input, passwordHash),
    )
    return {}
  })
}

/** Everything here depends on the input alone, never on who is registered. */
function checkRegistration(hooks: IdentityHooks, input: Registration): void {
  const finding = checkBasics(input) ?? checkBankAndTerms(input)
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  const { bankName, accountName, accountNumber } = input
  hooks.checkBankDetails({ bankName, accountName, accountNumber })
}

async function refuseGuessable({
  password,
  fullName,
  email,
  phoneNumber,
}: Registration): Promise<void> {
  const guessable = await whyGuessable(password, [fullName, email, phoneNumber])
  if (guessable) refuse(identityRefusals, `${guessable}-password`, { field: 'password' })
}

async function addRegistered(
  ctx: ActionContext,
  hooks: IdentityHooks,
  input: Registration,
  passwordHash: string,
): Promise<void> {
  const { fullName, email, phoneNumber, bankName, accountName, accountNumber, avatarClaim } = input
  const userId = uuidv7()
  const added = await addUser(ctx.tx, {
    userId,
    fullName,
    email,
    phoneNumber,
    role: 'user',
    status: 'pending_verification',
    passwordHash,
  })
  if (added) {
    await hooks.saveBankDetails(ctx, { userId, bankName, accountName, accountNumber })
    if (avatarClaim) await hooks.claimAvatar(ctx, { userId, claim: avatarClaim })
    await sendTokenMail(ctx.tx, hooks, { userId, email }, 'verify_email')
    return
  }
  const owner = await readUserByEmail(ctx.tx, email)
  if (owner) await mailOwner(ctx.tx, hooks, owner)
}

type NamesSite = Pick<IdentityHooks, 'readSiteName'>

async function mailOwner(tx: Transaction, hooks: NamesSite, owner: User): Promise<void> {
  // Apart from links that are asked for: whoever signs up with somebody's email must not keep them from a new password.
  if ((await reserveAttempt(tx, ['mail-taken', owner.email])) !== null) return
  const { subject, paragraphs, action } = identityMails.emailTaken
  const content = {
    greeting: identityMails.greeting,
    paragraphs,
    action: { label: action, path: '/login' },
  }
  await sendMail(tx, {
    to: owner.email,
    subject: subject(await hooks.readSiteName(tx)),
    kind: 'email_taken',
    userId: owner.userId,
    content,
  })
}

/**
 * Sends the link unless this mailbox had too many; the link goes to the address of the
 * installation, never to one of the request. Answers its path, or null.
 */
export async function sendTokenMail(
  tx: Transaction,
  hooks: NamesSite,
  to: Pick<User, 'userId' | 'email'>,
  purpose: TokenPurpose,
): Promise<string | null> {
  if ((await reserveAttempt(tx, ['mail-to', to.email])) !== null) return null
  const { token, tokenHash } = makeToken()
  await insertToken(tx, { tokenHash, userId: to.userId, purpose })
  const { subject, paragraphs, action } =
    purpose === 'verify_email' ? identityMails.verify : identityMails.reset
  const path = `/${purpose === 'verify_email' ? 'verify-email' : 'reset-password'}?token=${token}`
  const content = { greeting: identityMails.greeting, paragraphs, action: { label: action, path } }
  await sendMail(tx, {
    to: to.email,
    subject: subject(await hooks.readSiteName(tx)),
    kind: purpose,
    userId: to.userId,
    content,
  })
  return path
}

/** A new link for somebody who still waits for verification; the same answer for everybody else. */
export async function resendVerification(
  ctx: StepsContext,
  hooks: NamesSite,
  { email }: EmailOnly,
): Promise<Record<string, never>> {
  const finding = checkEmail({ email })
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  await checkRateLimits(
    ctx,
    [['ask-mail-address', addressKey(ctx.request.address)]],
    'too-many-logins',
  )
  return await takeAtLeast(answerAfterMs, async () => {
    await ctx.database.transaction(async (tx) => {
      const user = await readUserByEmail(tx, email)
      if (user?.status === 'pending_verification')
        await sendTokenMail(tx, hooks, user, 'verify_email')
    })
    return {}
  })
}

export async function verifyEmail(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { token }: TokenOnly,
): Promise<Record<string, never>> {
  const userId = await useToken(ctx.tx, hashOf(token), 'verify_email')
  if (!userId) refuse(identityRefusals, 'verify-link-ended', { status: 409 })
  await activateUser(ctx.tx, userId)
  publish(ctx.tx, { topic: 'users', id: userId, to: 'admins' })
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'EMAIL_VERIFIED',
    description: identityRecordTexts.emailVerified,
    actor: { userId },
  })
  return {}
}
