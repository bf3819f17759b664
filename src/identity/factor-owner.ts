/** Whose authenticator it is, and what is counted, recorded and told when something happens to it. */
import type { Both } from '../contract/both.ts'
import { findAuthenticator } from '../factors/confirmed-authenticator.ts'
import type { Act } from '../platform/act.ts'
import type { Door } from './attempts.ts'
import { actorOf, type IdentityHooks } from './hooks.ts'
import { recorded } from './record-words.ts'
import type { Role } from './rules.ts'
import type { SecurityEvent } from './rules-security-events.ts'

export interface Owner {
  /** Null: the company access code. */
  userId: string | null
  role: Role
  /** What the app shows below 'Kaban'. */
  label: string
}

/** One door for all that can be guessed of an owner: who tries three ways has not three times the tries. */
export function factorDoor(userId: string | null): Door {
  return ['factor', userId ?? 'company access']
}

export async function recordFactor(act: Act, hooks: IdentityHooks, { userId }: Pick<Owner, 'userId'>, description: Both, event: SecurityEvent): Promise<void> {
  await hooks.recordActivity(act, { userId, actionType: '2FA_SETTINGS_UPDATE', description, actor: actorOf(userId) })
  // The access code has no mailbox.
  if (userId !== null) await hooks.tellSecurity(act, { userId, event })
}

/** Nobody who is signed in did it: the record names no actor. */
export async function recordLostFactor(act: Act, hooks: Pick<IdentityHooks, 'recordActivity' | 'tellSecurity'>, userId: string | null): Promise<void> {
  await hooks.recordActivity(act, { userId, actionType: '2FA_SETTINGS_UPDATE', description: recorded.authenticatorLost })
  if (userId !== null) await hooks.tellSecurity(act, { userId, event: 'authenticator-off' })
}

export async function tellRecoveryCodeUsed(act: Act, hooks: IdentityHooks, owner: Pick<Owner, 'userId'>): Promise<void> {
  const authenticator = await findAuthenticator(act.tx, owner.userId)
  await recordFactor(act, hooks, owner, recorded.recoveryCodeUsed(authenticator?.recoveryCodesLeft ?? 0), 'recovery-code-used')
}
