import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { KeyState } from '#foundation/platform/server/keys/key-ring.ts'
import { findUsers } from '#people/identity/server/actions.ts'
import { ownersOfSealed } from '#people/mfa/server/sealed-authenticators.ts'
import { inviteesOfSealed } from './invitations/sealed-invitations.ts'

const ofCompany = 'the company access (npm run user -- --company-access --remove-authenticator)'

/**
 * The state with what no key opens named as staff know it, and with what to do about each. What is
 * no longer there is left out.
 */
export async function nameSealed(tx: Transaction, state: KeyState): Promise<KeyState> {
  const retired: KeyState['retired'] = []
  for (const key of state.retired)
    retired.push({ ...key, unreadable: await namesOf(tx, key.unreadable) })
  return { ...state, retired }
}

async function namesOf(tx: Transaction, purposes: readonly string[]): Promise<string[]> {
  if (purposes.length === 0) return []
  const ownerIds = (await ownersOfSealed(tx, purposes)).map(({ ownerId }) => ownerId)
  const users = await findUsers(
    tx,
    ownerIds.filter((id) => id !== null),
  )
  const invitees = await inviteesOfSealed(tx, purposes)
  return [
    ...users.map(
      ({ fullName, email }) =>
        `${fullName} (npm run user -- --email ${email} --remove-authenticator)`,
    ),
    ...(ownerIds.includes(null) ? [ofCompany] : []),
    ...invitees.map(({ fullName, email }) => `${fullName} (invite ${email} again)`),
  ]
}
