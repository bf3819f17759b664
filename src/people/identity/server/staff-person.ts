/**
 * Members of the staff, as one person each: a second person must decide what a first one files, and
 * nobody works on what another is working on.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { companyAccessPerson } from '../shared/rules.ts'
import { shareAccessCodeHash } from './company-access/access-code-store.ts'
import { readUserForShare } from './store.ts'

/** The user id of the admin, or `companyAccessPerson`. Only for actions that admins call. */
export function staffPersonOf(ctx: Pick<ActionContext, 'caller'>): string {
  const caller = signedInCaller(ctx)
  if (caller.role !== 'admin')
    throw new Error(`An action for the staff was called by a ${caller.role}`)
  return caller.userId ?? companyAccessPerson
}

/**
 * Whether the person is on the staff, long after their session was checked. When true, they stay so
 * until the transaction ends.
 */
export async function shareStaffPerson(tx: Transaction, person: string): Promise<boolean> {
  if (person === companyAccessPerson) return (await shareAccessCodeHash(tx)) !== null
  const user = await readUserForShare(tx, person)
  return user?.role === 'admin' && user.status === 'active'
}
