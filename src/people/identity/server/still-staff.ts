/**
 * Whether somebody is of the staff still: a person may have been asked about long after their
 * session was looked at.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { readCompanyAccess, shareAccessCodeHash } from './company-access/access-code-store.ts'
import { companyAccessPerson } from './staff-person.ts'
import { readStaffSince, readUserForShare } from './store.ts'

/** A person as `staffPersonOf` names them. True: they are, and stay so until the transaction ends. */
export async function shareStaffPerson(tx: Transaction, person: string): Promise<boolean> {
  if (person === companyAccessPerson) return (await shareAccessCodeHash(tx)) !== null
  const user = await readUserForShare(tx, person)
  return user?.role === 'admin' && user.status === 'active'
}

/**
 * Whether they were of the staff at that instant already and without a break since. Asked after
 * `shareStaffPerson`. Of the company access nobody knows who it is: it was there from the start,
 * unless it was off, so that nobody turns it on to agree with themselves.
 */
export async function wasStaffAt(tx: Transaction, person: string, instant: Date): Promise<boolean> {
  if (person === companyAccessPerson) {
    const { since } = await readCompanyAccess(tx)
    return since === null || since <= instant
  }
  const staffSince = await readStaffSince(tx, person)
  return staffSince !== null && staffSince <= instant
}
