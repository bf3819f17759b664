import type { Act } from '../platform/act.ts'
import { refuse } from '../platform/refuse.ts'
import type { StepsAct } from '../platform/serve.ts'
import { addressKey, forgetTries, giveTryBack, passDoors, type Door } from './attempts.ts'
import { actIn, type IdentityHooks } from './hooks.ts'
import { isPassword } from './passwords.ts'
import type { AccessCode } from './rules.ts'
import { endSession, openSession, type OpenedSession } from './sessions.ts'
import { isKnownByCode, readAccessCodeHash, shareAccessCodeHash } from './store.ts'
import { recorded, refusals } from './words.ts'

/**
 * Opens an admin session by the company access code. Off and wrong are one answer after the same work. Every use is
 * recorded under the pseudo-user of the specification, a wrong code too.
 */
export async function enterCompanyAccess(act: StepsAct, hooks: IdentityHooks, { code }: AccessCode): Promise<Record<string, never>> {
  const known = await act.database.read((tx) => isKnownByCode(tx, act.request.address))
  const doors = doorsFor(act.request.address, known)
  await passDoors(act, doors, 'too-many-access-codes')
  const codeHash = await act.database.read(readAccessCodeHash)
  const right = await isPassword(codeHash, code)
  const session = await act.database.transaction((tx) => admitByCode(actIn(act, tx), hooks, doors, right ? codeHash : null))
  if (!session) refuse(refusals['wrong-access-code'], { name: 'wrong-access-code', status: 401, field: 'code' })
  act.cookie.set(session.token, session.expiresAt)
  return {}
}

/** Where the code was used before, only the address's own door: strangers' tries elsewhere do not keep staff waiting. */
function doorsFor(address: string, known: boolean): Door[] {
  const own: Door = ['access-code-address', addressKey(address)]
  return known ? [own] : [own, ['access-code-overall', '']]
}

/** `rightHash` is the hash that the code fitted; null: it fitted none. */
async function admitByCode(act: Act, hooks: IdentityHooks, [own, ...others]: Door[], rightHash: string | null): Promise<OpenedSession | null> {
  const actor = { pseudoUser: 'ADMIN_ACCESS_CODE_LOGIN' } as const
  // Held until we are done: a code that is being changed must not leave a session behind.
  if (!rightHash || (await shareAccessCodeHash(act.tx)) !== rightHash) {
    await hooks.recordActivity(act, { userId: null, actionType: 'ADMIN_LOGIN_REFUSED', description: recorded.accessCodeRefused, actor })
    return null
  }
  if (own) await forgetTries(act.tx, own)
  for (const door of others) await giveTryBack(act.tx, door)
  if (act.caller.role === 'user' || act.caller.role === 'admin') await endSession(act.tx, act.caller.sessionId)
  const session = await openSession(act.tx, 'access-code', act.request)
  await hooks.recordActivity(act, { userId: null, actionType: 'ADMIN_LOGIN', description: recorded.accessCodeLogin, actor })
  return session
}
