import type { Act } from '../platform/act.ts'
import { refuse } from '../platform/refuse.ts'
import type { StepsAct } from '../platform/serve.ts'
import { admit } from './admit.ts'
import { addressKey, forgetTries, giveTryBack, passDoors, type Door } from './attempts.ts'
import type { NextStep } from './contract.ts'
import { actIn, type IdentityHooks } from './hooks.ts'
import { isPassword } from './passwords.ts'
import { checkLogin, type Login, type RefusalName, type Role } from './rules.ts'
import { endSession } from './sessions.ts'
import { lockUserWithPassword, readLoginCandidate } from './store.ts'
import { recorded, refusals } from './words.ts'

/**
 * Signs in by email and password. Whether the email is known, the password wrong or nobody has one: the same work and the
 * same answer. Only who has the right password hears that the email is not verified or the user suspended.
 */
export async function logIn(act: StepsAct, hooks: IdentityHooks, { email, password }: Login): Promise<{ next: NextStep; role: Role }> {
  const finding = checkLogin({ email, password })
  if (finding) refuse(refusals[finding.refusal], { name: finding.refusal, field: finding.field })
  const candidate = await act.database.read((tx) => readLoginCandidate(tx, email, act.request.address))
  const doors = doorsFor(email, act.request.address, candidate?.knownHere ?? false)
  await passDoors(act, doors, 'too-many-logins')
  if (!(await isPassword(candidate?.passwordHash, password)) || !candidate?.passwordHash) return refuseLogin('wrong-credentials')
  const { userId, passwordHash } = candidate
  const outcome = await act.database.transaction((tx) => admitByPassword(actIn(act, tx), hooks, { userId, passwordHash, doors }))
  if ('refusal' in outcome) return refuseLogin(outcome.refusal)
  return outcome
}

function refuseLogin(name: RefusalName): never {
  refuse(refusals[name], { name, status: 401 })
}

/** From an address where the user is known, a door of their own: strangers' tries elsewhere do not keep them waiting. */
function doorsFor(email: string, address: string, known: boolean): Door[] {
  const place = addressKey(address)
  if (known) return [['login-known', `${email} ${place}`], ['login-address', place]]
  return [['login-email', email], ['login-address', place], ['login-overall', '']]
}

type Outcome = { next: NextStep; role: Role } | { refusal: 'wrong-credentials' | 'email-not-verified' | 'suspended' }

async function admitByPassword(act: Act, hooks: IdentityHooks, passed: { userId: string; passwordHash: string; doors: Door[] }): Promise<Outcome> {
  // Locked and looked at again: a sign-in that races a reset or a suspension must not outlive it.
  const user = await lockUserWithPassword(act.tx, passed.userId, passed.passwordHash)
  if (!user) return { refusal: 'wrong-credentials' }
  const [own, ...others] = passed.doors
  if (own) await forgetTries(act.tx, own)
  for (const door of others) await giveTryBack(act.tx, door)
  if (user.status === 'pending_verification') return { refusal: 'email-not-verified' }
  if (user.status === 'suspended') return { refusal: 'suspended' }
  const { userId, role } = user
  return { next: await admit(act, hooks, { userId, role, method: 'password', proven: true }), role }
}

/** Ends the session of the request. For a visitor there is nothing to end, and that is no mistake. */
export async function logOut(act: Act, hooks: IdentityHooks): Promise<{ byAccessCode: boolean }> {
  const { caller } = act
  act.cookies.session.clear()
  if (caller.role !== 'user' && caller.role !== 'admin') return { byAccessCode: false }
  await endSession(act.tx, caller.sessionId)
  const { userId } = caller
  if (userId === null) {
    await hooks.recordActivity(act, {
      userId, actionType: 'ADMIN_LOGOUT', description: recorded.accessCodeLogout, actor: { pseudoUser: 'ADMIN_ACCESS_CODE_LOGOUT' },
    })
    return { byAccessCode: true }
  }
  const admin = caller.role === 'admin'
  await hooks.recordActivity(act, {
    userId, actionType: admin ? 'ADMIN_LOGOUT' : 'LOGOUT', description: admin ? recorded.adminLogout : recorded.logout, actor: { userId },
  })
  return { byAccessCode: false }
}
