import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { lastActivityAt } from '#people/activity/server/last-activity.ts'
import type { OwnerSafeguards } from '../shared/contract.ts'
import { findSafeguards } from './actions.ts'
import { loginProtected } from './protect-login.ts'

/** For the staff: lock and pause of a user's money, and whether "This was not me" locked it. */
export async function readOwnerSafeguards(
  tx: Transaction,
  userId: string,
): Promise<OwnerSafeguards> {
  const { lockedAt, pausedUntil } = await findSafeguards(tx, userId)
  const saidAt = lockedAt && (await lastActivityAt(tx, userId, loginProtected))
  // One transaction writes both. An earlier press belongs to a lock that the owner has opened.
  const notMeAt = saidAt && saidAt >= lockedAt ? saidAt : null
  return { lockedAt, pausedUntil, notMeAt }
}
