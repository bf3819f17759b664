import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { endSessions } from '../sessions/sessions.ts'
import { writePasswordHash } from './store.ts'

/**
 * Sets the password that the owner of a login chose by an invitation, which proves the mailbox, and
 * ends every session. The caller has locked the user.
 */
export async function setInvitedPassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await writePasswordHash(tx, userId, passwordHash)
  await endSessions(tx, userId)
}
