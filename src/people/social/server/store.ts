import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'

interface NewIdentity {
  userId: string
  issuer: string
  subject: string
  email: string
}

export async function findIdentityUser(
  tx: Transaction,
  issuer: string,
  subject: string,
): Promise<string | undefined> {
  const found = await tx.maybeRow<{ userId: string }>(
    `select user_id as "userId" from social_identities where issuer = $1 and subject = $2`,
    [issuer, subject],
  )
  return found?.userId
}

/**
 * Returns false when this (issuer, subject) belongs to somebody already or the user has another one
 * of this issuer.
 */
export async function insertIdentity(
  tx: Transaction,
  { userId, issuer, subject, email }: NewIdentity,
): Promise<boolean> {
  const made = await tx.maybeRow(
    `insert into social_identities (id, user_id, issuer, subject, email)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
    [uuidv7(), userId, issuer, subject, email],
  )
  return made !== undefined
}

interface StoredIdentity {
  issuer: string
  email: string
  connectedAt: Date
}

export function listIdentities(tx: Transaction, userId: string): Promise<StoredIdentity[]> {
  return tx.rows<StoredIdentity>(
    `select issuer, email, created_at as "connectedAt" from social_identities
     where user_id = $1 order by created_at, id`,
    [userId],
  )
}

export async function deleteIdentity(
  tx: Transaction,
  userId: string,
  issuer: string,
): Promise<void> {
  await tx.rows(`delete from social_identities where user_id = $1 and issuer = $2`, [
    userId,
    issuer,
  ])
}
