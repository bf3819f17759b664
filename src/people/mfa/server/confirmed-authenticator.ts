import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { OwnerId } from '../shared/rules.ts'
import { deleteAuthenticator, readAuthenticator } from './store.ts'

export interface ConfirmedAuthenticator {
  authenticatorId: string
  since: Date
  recoveryCodesLeft: number
}

/** The one that counts; null when there is none, or one that is still being set up. */
export async function findAuthenticator(
  tx: Transaction,
  ownerId: OwnerId,
): Promise<ConfirmedAuthenticator | null> {
  const found = await readAuthenticator(tx, ownerId)
  if (!found?.confirmedAt) return null
  return {
    authenticatorId: found.authenticatorId,
    since: found.confirmedAt,
    recoveryCodesLeft: found.recoveryCodesLeft,
  }
}

/** With its recovery codes. */
export async function takeAuthenticatorAway(tx: Transaction, ownerId: OwnerId): Promise<void> {
  await deleteAuthenticator(tx, ownerId)
}
