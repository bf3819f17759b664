import { v7 as uuidv7 } from 'uuid'
import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import {
  checkBankAndTerms,
  checkBasics,
  checkEmail,
  type EmailOnly,
  type PasswordToJudge,
  type Registration,
  type TokenOnly,
} from '../../shared/rules-forms.ts'
import { identityRefusals } from '../../shared/words.ts'
import { addUser } from '../actions.ts'
import type { IdentityHooks } from '../hooks.ts'
import { hashToken } from '../sessions/tokens.ts'
import { checkRateLimits } from '../sign-in/rate-limits.ts'
import { activateUser, readUserByEmail } from '../store.ts'
import {
  checkMailRateLimit,
  hideDuration,
  sendEmailTakenMail,
  sendTokenMail,
} from './link-mails.ts'
import { hashPassword, whyGuessable } from './passwords.ts'
import { consumeToken } from './store.ts'

/**
 * Signs somebody up: user, wallet, bank details and verification mail in one transaction. A taken
 * email gets the same answer after the same work, and its owner gets a mail.
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
  return await hideDuration(async () => {
    const passwordHash = await hashPassword(input.password, {
      address: addressKey(ctx.request.address),
    })
    await inTransaction(ctx, (acting) => storeRegistration(acting, hooks, input, passwordHash))
    return {}
  })
}

/** Stores nothing and knows nothing of who is registered. */
export async function judgePassword(
  ctx: StepsContext,
  input: PasswordToJudge,
): Promise<Record<string, never>> {
  await checkRateLimits(
    ctx,
    [['judge-password', addressKey(ctx.request.address)]],
    'too-many-registrations',
  )
  await refuseGuessable(input)
  return {}
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
}: PasswordToJudge): Promise<void> {
  const guessable = await whyGuessable(password, [fullName, email, phoneNumber])
  if (guessable) refuse(identityRefusals, `${guessable}-password`, { field: 'password' })
}

async function storeRegistration(
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
    language: ctx.request.language,
  })
  if (added) {
    await hooks.saveBankDetails(ctx, { userId, bankName, accountName, accountNumber })
    if (avatarClaim) await hooks.claimAvatar(ctx, { userId, claim: avatarClaim })
    await sendTokenMail(ctx.tx, hooks, { userId, email }, 'verify_email')
    return
  }
  const owner = await readUserByEmail(ctx.tx, email)
  if (owner) await sendEmailTakenMail(ctx.tx, hooks, owner)
}

/** Mails a new link to a user who waits for verification; the same answer for everybody else. */
export async function resendVerification(
  ctx: StepsContext,
  hooks: Pick<IdentityHooks, 'readSiteName'>,
  { email }: EmailOnly,
): Promise<Record<string, never>> {
  const finding = checkEmail({ email })
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  await checkMailRateLimit(ctx, 'too-many-logins')
  return await hideDuration(async () => {
    await ctx.database.transaction(async (tx) => {
      const user = await readUserByEmail(tx, email)
      if (user?.status === 'pending_verification')
        await sendTokenMail(
          tx,
          hooks,
          { ...user, fallbackLanguage: ctx.request.language },
          'verify_email',
        )
    })
    return {}
  })
}

export async function verifyEmail(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { token }: TokenOnly,
): Promise<Record<string, never>> {
  const userId = await consumeToken(ctx.tx, hashToken(token), 'verify_email')
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
