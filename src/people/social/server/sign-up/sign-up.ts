import { v7 as uuidv7 } from 'uuid'
import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { addUser } from '#people/identity/server/actions.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { hashToken } from '#people/identity/server/sessions/tokens.ts'
import { admit } from '#people/identity/server/sign-in/admit.ts'
import { checkRateLimits, type RateLimit } from '#people/identity/server/sign-in/rate-limits.ts'
import type { NextStep } from '#people/identity/shared/contract.ts'
import { checkBankAndTerms } from '#people/identity/shared/rules-forms.ts'
import { identityRefusals } from '#people/identity/shared/words.ts'
import type { PendingSignUp } from '../../shared/contract.ts'
import { socialRecordTexts } from '../../shared/record-words.ts'
import { checkSignUpDetails, type SocialSignUp } from '../../shared/rules.ts'
import { socialRefusals } from '../../shared/words.ts'
import { findProvider } from '../provider/discover-provider.ts'
import { endPendingSignUp, readStoredSignUp } from '../provider/store.ts'
import { insertIdentity } from '../store.ts'
import { openClaims } from './sealed-claims.ts'
import { checkSignUpCode } from './sign-up-code.ts'

/** The sign-up that this browser may finish; null without one. */
export async function readPendingSignUp(ctx: ActionContext): Promise<PendingSignUp | null> {
  const { token } = ctx.cookies.social
  const pending = token ? await readStoredSignUp(ctx.tx, hashToken(token)) : undefined
  const provider = ctx.settings.socialProviders.find(({ id }) => id === pending?.provider)
  if (!pending || !provider) return null
  const { fullName, email, emailVerified } = openClaims(ctx.secrets, pending.sealedClaims)
  return { fullName, email, providerName: provider.name, codeNeeded: !emailVerified }
}

/**
 * Creates the user without a password: the provider is the way in until one is set. The email is
 * proven, to the provider or to us.
 */
export async function signUpWithProvider(
  ctx: StepsContext,
  hooks: IdentityHooks,
  input: SocialSignUp,
): Promise<{ next: NextStep }> {
  checkInput(hooks, input)
  const { token } = ctx.cookies.social
  if (!token || ctx.caller.role !== 'visitor') return refuseEnded()
  const tokenHash = hashToken(token)
  // Every attempt at the code counts, also one that is refused for another reason.
  const codeLimits: RateLimit[] =
    input.code === undefined ? [] : [['factor', `social sign-up ${tokenHash.toString('hex')}`]]
  await checkRateLimits(
    ctx,
    [...codeLimits, ['register-address', addressKey(ctx.request.address)]],
    'too-many-registrations',
  )
  return await inTransaction(ctx, (acting) => storeSignUp(acting, hooks, input, tokenHash))
}

function refuseEnded(): never {
  refuse(socialRefusals, 'sign-up-ended', { status: 409 })
}

/** Everything here depends on the input alone. */
function checkInput(hooks: IdentityHooks, input: SocialSignUp): void {
  const wrong = checkSignUpDetails(input)
  if (wrong) refuse(socialRefusals, wrong.refusal, { field: wrong.field })
  const finding = checkBankAndTerms(input)
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  const { bankName, accountName, accountNumber } = input
  hooks.checkBankDetails({ bankName, accountName, accountNumber })
}

async function storeSignUp(
  ctx: ActionContext,
  hooks: IdentityHooks,
  input: SocialSignUp,
  tokenHash: Buffer,
): Promise<{ next: NextStep }> {
  const pending = (await endPendingSignUp(ctx.tx, tokenHash)) ?? refuseEnded()
  const provider = findProvider(ctx.settings, pending.provider)
  const { issuer, subject, email, emailVerified } = openClaims(ctx.secrets, pending.sealedClaims)
  if (!emailVerified) checkSignUpCode(ctx, pending, input.code)
  const { fullName, phoneNumber, bankName, accountName, accountNumber, avatarClaim } = input
  const userId = uuidv7()
  // The email and the identity may both have been taken since the provider's answer.
  const added = await addUser(ctx.tx, {
    userId,
    fullName,
    email,
    phoneNumber,
    role: 'user',
    status: 'active',
    passwordHash: null,
    language: ctx.request.language,
  })
  if (!added) return refuse(socialRefusals, 'has-login', { status: 409 })
  if (!(await insertIdentity(ctx.tx, { userId, issuer, subject, email }))) return refuseEnded()
  await hooks.saveBankDetails(ctx, { userId, bankName, accountName, accountNumber })
  if (avatarClaim) await hooks.claimAvatar(ctx, { userId, claim: avatarClaim })
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'PROVIDER_CONNECTED',
    description: socialRecordTexts.signedUp(provider.name),
    actor: { userId },
  })
  ctx.cookies.social.clear()
  const next = await admit(ctx, hooks, {
    userId,
    role: 'user',
    method: `social:${provider.id}`,
    proven: false,
  })
  return { next }
}
