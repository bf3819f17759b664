import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { addUser } from '#people/identity/server/actions.ts'
import { contextIn, type IdentityHooks } from '#people/identity/server/hooks.ts'
import { hashOf } from '#people/identity/server/sessions/tokens.ts'
import { admit } from '#people/identity/server/sign-in/admit.ts'
import {
  addressKey,
  checkRateLimits,
  type RateLimit,
} from '#people/identity/server/sign-in/rate-limits.ts'
import type { NextStep } from '#people/identity/shared/contract.ts'
import { checkBankAndTerms } from '#people/identity/shared/rules.ts'
import { identityRefusals } from '#people/identity/shared/words.ts'
import { socialRecordTexts } from '../../shared/record-words.ts'
import { checkParticulars, type SignUp } from '../../shared/rules.ts'
import { socialRefusals } from '../../shared/words.ts'
import { findProvider } from '../provider/discover-provider.ts'
import { refuseFor } from '../refuse-for.ts'
import { insertIdentity, readPending, takePending } from '../store.ts'
import { openClaims } from './sealed-claims.ts'
import { checkCode } from './sign-up-code.ts'

export async function readPendingSignUp(
  ctx: ActionContext,
): Promise<{ fullName: string; email: string; providerName: string; codeNeeded: boolean } | null> {
  const { token } = ctx.cookies.social
  const pending = token ? await readPending(ctx.tx, hashOf(token)) : undefined
  const provider = ctx.settings.socialProviders.find(({ id }) => id === pending?.provider)
  if (!pending || !provider) return null
  const { fullName, email, emailVerified } = openClaims(ctx.secrets, pending.sealedClaims)
  return { fullName, email, providerName: provider.name, codeNeeded: !emailVerified }
}

/**
 * Makes the user, without a password: the provider is the way in until one is set. The email is
 * proven, to the provider or to us.
 */
export async function signUp(
  ctx: StepsContext,
  hooks: IdentityHooks,
  input: SignUp,
): Promise<{ next: NextStep }> {
  checkSignUp(hooks, input)
  const { token } = ctx.cookies.social
  if (!token || ctx.caller.role !== 'visitor') return refuseFor('sign-up-ended')
  // Every try at the code counts, also one that is refused for another reason.
  const codeDoor: RateLimit[] =
    input.code === undefined ? [] : [['factor', `social sign-up ${hashOf(token).toString('hex')}`]]
  await checkRateLimits(
    ctx,
    [...codeDoor, ['register-address', addressKey(ctx.request.address)]],
    'too-many-registrations',
  )
  return await ctx.database.transaction((tx) =>
    finish(contextIn(ctx, tx), hooks, input, hashOf(token)),
  )
}

/** Everything here depends on the input alone. */
function checkSignUp(hooks: IdentityHooks, input: SignUp): void {
  const wrong = checkParticulars(input)
  if (wrong) refuse(socialRefusals, wrong.refusal, { field: wrong.field })
  const finding = checkBankAndTerms(input)
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  const { bankName, accountName, accountNumber } = input
  hooks.checkBankDetails({ bankName, accountName, accountNumber })
}

async function finish(
  ctx: ActionContext,
  hooks: IdentityHooks,
  input: SignUp,
  tokenHash: Buffer,
): Promise<{ next: NextStep }> {
  const pending = (await takePending(ctx.tx, tokenHash)) ?? refuseFor('sign-up-ended')
  const provider = findProvider(ctx.settings, pending.provider)
  const { issuer, subject, email, emailVerified } = openClaims(ctx.secrets, pending.sealedClaims)
  if (!emailVerified) checkCode(ctx, pending, input.code)
  const { fullName, phoneNumber, bankName, accountName, accountNumber, avatarClaim } = input
  const userId = uuidv7()
  // Both may have become somebody's since the person came back from the provider.
  const added = await addUser(ctx.tx, {
    userId,
    fullName,
    email,
    phoneNumber,
    role: 'user',
    status: 'active',
    passwordHash: null,
  })
  if (!added) return refuseFor('has-login')
  if (!(await insertIdentity(ctx.tx, { userId, issuer, subject, email })))
    return refuseFor('sign-up-ended')
  await hooks.saveBankDetails(ctx, { userId, bankName, accountName, accountNumber })
  if (avatarClaim) await hooks.claimAvatar(ctx, { userId, claim: avatarClaim })
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'PROVIDER_CONNECTED',
    description: socialRecordTexts.signedUp(provider.name),
    actor: { userId },
  })
  ctx.cookies.social.clear()
  return {
    next: await admit(ctx, hooks, {
      userId,
      role: 'user',
      method: `social:${provider.id}`,
      proven: false,
    }),
  }
}
