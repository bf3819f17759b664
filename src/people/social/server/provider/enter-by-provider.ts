import type { Act } from '#foundation/platform/server/http/context.ts'
import type { StepsAct } from '#foundation/platform/server/http/serve.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/settings.ts'
import { isEmailTaken, lockUser } from '#people/identity/server/actions.ts'
import { actIn, type IdentityHooks } from '#people/identity/server/hooks.ts'
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
  act: StepsAct,
  hooks: IdentityHooks,
  entry: Entry,
): Promise<string> {
  return await act.database.transaction(async (tx) => {
    const acting = actIn(act, tx)
    return (await signInKnown(acting, hooks, entry)) ?? (await beginSignUp(acting, entry))
  })
}

async function signInKnown(
  act: Act,
  hooks: IdentityHooks,
  { provider, claims, attempt }: Entry,
): Promise<string | null> {
  const { issuer, subject } = claims
  const userId = await findIdentityUser(act.tx, issuer, subject)
  if (!userId) return null
  const user = await lockUser(act.tx, userId)
  // Looked at again behind the lock: it may have been disconnected while we waited.
  if ((await findIdentityUser(act.tx, issuer, subject)) !== userId) return null
  if (user.status === 'suspended') return refuseFor('suspended')
  if (user.status === 'pending_verification') return refuseFor('email-waiting')
  const next = await admit(act, hooks, {
    userId,
    role: user.role,
    method: `social:${provider.id}`,
    proven: false,
  })
  act.cookies.social.clear()
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
async function beginSignUp(act: Act, { provider, claims, attempt }: Entry): Promise<string> {
  if (claims.email === '' || claims.emailVerified === false) return refuseFor('email-unverified')
  if (claims.emailVerified && (await isEmailTaken(act.tx, claims.email)))
    return refuseFor('has-login')
  const { token } = act.cookies.social
  await keepClaims(act.tx, attempt.attemptId, sealClaims(act.secrets, claims))
  if (token) act.cookies.social.set(token, signUpMinutes * 60)
  return `/register?with=${provider.id}`
}
