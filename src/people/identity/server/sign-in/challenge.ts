import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Act } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsAct } from '#foundation/platform/server/http/serve.ts'
/**
 * The step between a right password and a session: the code of the authenticator app, or its
 * set-up.
 */
import { useCode } from '#people/mfa/server/app-codes.ts'
import {
  confirmAuthenticator,
  startAuthenticator,
} from '#people/mfa/server/set-up-authenticator.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import type { CodeOnly, IdentityRefusal, Role } from '../../shared/rules.ts'
import { accessCodeLabel, identityRefusals } from '../../shared/words.ts'
import {
  factorDoor,
  recordFactor,
  tellRecoveryCodeUsed,
  type Owner,
} from '../authenticator/mfa-owner.ts'
import { lockAccessCodeHash } from '../company-access/access-code-store.ts'
import { actIn, type IdentityHooks } from '../hooks.ts'
import { endSessions } from '../sessions/sessions.ts'
import { hashOf } from '../sessions/tokens.ts'
import { lockUserRow } from '../store.ts'
import { openAdmitted } from './admit.ts'
import { endChallenge, endChallengeOf, readChallenge, type Challenge } from './challenge-store.ts'
import { forgetTries, passDoors } from './rate-limits.ts'

/** What the cookie of this browser asks for; 'none' when there is nothing, or it is over. */
export async function readOwnChallenge(
  act: Act,
): Promise<{ kind: 'none' | Challenge['kind']; byAccessCode: boolean }> {
  const challenge = await findChallenge(act, act.tx)
  return { kind: challenge?.kind ?? 'none', byAccessCode: challenge?.userId === null }
}

/**
 * Only for who must set the app up before anything else. The same secret as long as this challenge
 * lives and no other began one: another browser never sees it, for whoever began there may be a
 * stranger who has the password.
 */
export async function startSetUp(act: Act): Promise<{ secret: string; uri: string }> {
  const challenge = (await findChallenge(act, act.tx)) ?? refuseChallenge('challenge-ended')
  if (challenge.kind !== 'set_up') return refuseChallenge('challenge-ended')
  const { label } = (await lockOwner(act, challenge)) ?? refuseChallenge('challenge-ended')
  return (
    (await startAuthenticator(act, challenge.userId, label, challenge.challengeId)) ??
    refuseChallenge('challenge-ended')
  )
}

/** The right code opens the session that the password was right for; of two answers at once, one. */
export async function answerChallenge(
  act: StepsAct,
  hooks: IdentityHooks,
  { code }: CodeOnly,
): Promise<{ role: Role; recoveryCodes?: string[] }> {
  const challenge =
    (await act.database.read((tx) => findChallenge(act, tx))) ?? refuseChallenge('challenge-ended')
  await passDoors(act, [factorDoor(challenge.userId)], 'too-many-codes')
  const answered = await act.database.transaction((tx) =>
    answerIn(actIn(act, tx), hooks, challenge, code),
  )
  return answered ?? refuseChallenge(challenge.kind === 'code' ? 'wrong-code' : 'wrong-first-code')
}

export async function leaveChallenge(act: Act): Promise<Record<string, never>> {
  const { token } = act.cookies.challenge
  if (token) await endChallengeOf(act.tx, hashOf(token))
  act.cookies.challenge.clear()
  return {}
}

async function findChallenge(
  { cookies }: Pick<Act, 'cookies'>,
  tx: Transaction,
): Promise<Challenge | undefined> {
  return cookies.challenge.token
    ? await readChallenge(tx, hashOf(cookies.challenge.token))
    : undefined
}

function refuseChallenge(name: IdentityRefusal): never {
  refuse(identityRefusals, name, {
    status: name === 'challenge-ended' ? 409 : 401,
    ...(name !== 'challenge-ended' && { field: 'code' }),
  })
}

/** Null: the code was wrong, and nothing of it remains but the counted try. */
async function answerIn(
  act: Act,
  hooks: IdentityHooks,
  challenge: Challenge,
  code: string,
): Promise<{ role: Role; recoveryCodes?: string[] } | null> {
  // Locked and looked at again: what was right ten minutes ago may belong to a suspended user or an old password now.
  const owner = (await lockOwner(act, challenge)) ?? refuseChallenge('challenge-ended')
  const opened =
    challenge.kind === 'set_up'
      ? await setUp(act, hooks, owner, code)
      : await useOwnCode(act, hooks, owner, code)
  if (!opened) return null
  // Refused, not answered: then the code is not used up either.
  if (!(await endChallenge(act.tx, challenge.challengeId)))
    return refuseChallenge('challenge-ended')
  // Who set the app up is the only one inside: sessions and challenges of before had no second factor.
  if (challenge.kind === 'set_up') await endSessions(act.tx, owner.userId)
  await forgetTries(act.tx, factorDoor(owner.userId))
  await openAdmitted(act, hooks, {
    userId: owner.userId,
    role: owner.role,
    method: challenge.method,
    proven: true,
  })
  return { role: owner.role, ...opened }
}

/**
 * Undefined when nobody may come in by this challenge any more. Status, password and factors of the
 * owner wait until we are done.
 */
async function lockOwner(act: Act, { userId }: Challenge): Promise<Owner | undefined> {
  if (userId === null) {
    const codeHash = await lockAccessCodeHash(act.tx)
    return codeHash === null ? undefined : { userId, role: 'admin', label: accessCodeLabel }
  }
  const user = await lockUserRow(act.tx, userId)
  return user?.status === 'active' ? { userId, role: user.role, label: user.email } : undefined
}

async function setUp(
  act: Act,
  hooks: IdentityHooks,
  owner: Owner,
  code: string,
): Promise<{ recoveryCodes: string[] } | null> {
  const recoveryCodes = await confirmAuthenticator(act, owner.userId, code)
  if (!recoveryCodes) return null
  await recordFactor(act, hooks, owner, identityRecordTexts.authenticatorOn, 'authenticator-on')
  return { recoveryCodes }
}

async function useOwnCode(
  act: Act,
  hooks: IdentityHooks,
  owner: Owner,
  code: string,
): Promise<Record<string, never> | null> {
  const used = await useCode(act, owner.userId, code)
  if (used === 'recovery') await tellRecoveryCodeUsed(act, hooks, owner)
  return used && {}
}
