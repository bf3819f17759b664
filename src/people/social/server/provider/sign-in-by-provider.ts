import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/social-providers.ts'
import { isEmailTaken, lockUser } from '#people/identity/server/actions.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { admit } from '#people/identity/server/sign-in/admit.ts'
import { addressAfterLogin } from '#people/identity/shared/rules-after-login.ts'
import { signUpMinutes } from '../../shared/rules.ts'
import { socialRefusals } from '../../shared/words.ts'
import { sealClaims } from '../sign-up/sealed-claims.ts'
import { findIdentityUser } from '../store.ts'
import type { ProviderClaims } from './exchange-code.ts'
import { writeClaims, type SocialAttempt } from './store.ts'

interface ProviderSignIn {
  provider: SocialProvider
  claims: ProviderClaims
  attempt: SocialAttempt
}

/**
 * Signs in the user of this (issuer, subject). Anybody else may finish a sign-up, unless the email
 * has a login already. Returns the page to go to.
 */
export async function signInByProvider(
  ctx: StepsContext,
  hooks: IdentityHooks,
  signIn: ProviderSignIn,
): Promise<string> {
  return await inTransaction(
    ctx,
    async (acting) =>
      (await signInKnown(acting, hooks, signIn)) ?? (await beginSignUp(acting, signIn)),
  )
}

/** Returns null when nobody has this identity. */
async function signInKnown(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { provider, claims, attempt }: ProviderSignIn,
): Promise<string | null> {
  const { issuer, subject } = claims
  const userId = await findIdentityUser(ctx.tx, issuer, subject)
  if (!userId) return null
  const user = await lockUser(ctx.tx, userId)
  // Check again behind the lock: it may have been disconnected while we waited.
  if ((await findIdentityUser(ctx.tx, issuer, subject)) !== userId) return null
  if (user.status === 'suspended') return refuse(socialRefusals, 'suspended', { status: 409 })
  if (user.status === 'pending_verification')
    return refuse(socialRefusals, 'email-waiting', { status: 409 })
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
 * Keeps the claims for a sign-up. The order of the checks matters: only somebody who has proven the
 * mailbox to the provider learns whether it has a login here. The provider is never connected to
 * that login: its creator, whose email it may not be, would share it from then on. When the
 * provider does not say whether the mailbox is proven, nothing is looked up before a code that we
 * mail there proves it.
 */
async function beginSignUp(
  ctx: ActionContext,
  { provider, claims, attempt }: ProviderSignIn,
): Promise<string> {
  if (claims.email === '' || claims.emailVerified === false)
    return refuse(socialRefusals, 'email-unverified', { status: 409 })
  if (claims.emailVerified && (await isEmailTaken(ctx.tx, claims.email)))
    return refuse(socialRefusals, 'has-login', { status: 409 })
  const { token } = ctx.cookies.social
  await writeClaims(ctx.tx, attempt.attemptId, sealClaims(ctx.secrets, claims))
  if (token) ctx.cookies.social.set(token, signUpMinutes * 60)
  return `/register?with=${provider.id}`
}
