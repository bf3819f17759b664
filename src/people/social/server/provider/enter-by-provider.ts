import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/settings.ts'
import { isEmailTaken, lockUser } from '#people/identity/server/actions.ts'
import { contextIn, type IdentityHooks } from '#people/identity/server/hooks.ts'
import { admit } from '#people/identity/server/sign-in/admit.ts'
import { addressAfterLogin } from '#people/identity/shared/rules-after-login.ts'
import { signUpMinutes } from '../../shared/rules.ts'
import { refuseFor } from '../refuse-for.ts'
import { sealClaims } from '../sign-up/sealed-claims.ts'
import { findIdentityUser, keepClaims, type Attempt } from '../store.ts'
import type { Claims } from './ask-provider.ts'

interface Entry {
  provider: SocialProvider
  claims: Claims
  attempt: Attempt
}

/**
 * Signs in who is known by (issuer, subject); lets anybody else finish a sign-up, unless the email
 * has a login already.
 */
export async function enterByProvider(
  ctx: StepsContext,
  hooks: IdentityHooks,
  entry: Entry,
): Promise<string> {
  return await ctx.database.transaction(async (tx) => {
    const acting = contextIn(ctx, tx)
    return (await signInKnown(acting, hooks, entry)) ?? (await beginSignUp(acting, entry))
  })
}

async function signInKnown(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { provider, claims, attempt }: Entry,
): Promise<string | null> {
  const { issuer, subject } = claims
  const userId = await findIdentityUser(ctx.tx, issuer, subject)
  if (!userId) return null
  const user = await lockUser(ctx.tx, userId)
  // Looked at again behind the lock: it may have been disconnected while we waited.
  if ((await findIdentityUser(ctx.tx, issuer, subject)) !== userId) return null
  if (user.status === 'suspended') return refuseFor('suspended')
  if (user.status === 'pending_verification') return refuseFor('email-waiting')
  const next = await admit(ctx, hooks, {
    userId,
    role: user.role,
    method: `social:${provider.id}`,
    proven: false,
  })
  ctx.cookies.social.clear()
  if (next === 'home') return addressAfterLogin(attempt.returnTo ?? undefined, user.role)
  return attempt.returnTo
    ? `/login?step=code&returnTo=${encodeURIComponent(attempt.returnTo)}`
    : '/login?step=code'
}

/**
 * The order matters: only who has proven to the provider that the mailbox is theirs hears whether
 * it has a login here. It is never connected to that login: whoever made it, perhaps with an email
 * that is not theirs, would share it from then on. Where the provider does not say whether it was
 * proven, nothing is looked up before a code that we mail there proves it.
 */
async function beginSignUp(
  ctx: ActionContext,
  { provider, claims, attempt }: Entry,
): Promise<string> {
  if (claims.email === '' || claims.emailVerified === false) return refuseFor('email-unverified')
  if (claims.emailVerified && (await isEmailTaken(ctx.tx, claims.email)))
    return refuseFor('has-login')
  const { token } = ctx.cookies.social
  await keepClaims(ctx.tx, attempt.attemptId, sealClaims(ctx.secrets, claims))
  if (token) ctx.cookies.social.set(token, signUpMinutes * 60)
  return `/register?with=${provider.id}`
}
