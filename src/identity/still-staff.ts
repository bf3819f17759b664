/** Whether somebody is of the staff still: a person may have been asked about long after their session was looked at. */
import type { Transaction } from '../platform/database.ts'
import { companyAccessPerson } from './staff-person.ts'
import { readUserForShare, shareAccessCodeHash } from './store.ts'

/** A person as `staffPersonOf` names them. True: they are, and stay so until the transaction ends. */
export async function shareStaffPerson(tx: Transaction, person: string): Promise<boolean> {
  if (person === companyAccessPerson) return (await shareAccessCodeHash(tx)) !== null
  const user = await readUserForShare(tx, person)
  return user?.role === 'admin' && user.status === 'active'
}
