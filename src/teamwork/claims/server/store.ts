/** The clock of the database decides when a claim has expired. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import { companyAccessPerson } from '#people/identity/shared/rules.ts'
import { leaseMinutes, type ClaimKind, type ClaimSubject } from '../shared/rules.ts'

export interface ClaimRow {
  kind: ClaimKind
  id: string
  /** The claimant: a user id, or `companyAccessPerson`. */
  person: string
  /** Null for company access. */
  name: string | null
  claimedAt: Date
  expiresAt: Date
}

const claimSelect = `select c.kind, c.subject_id as id, c.person,
    ${userNameOf(`nullif(c.person, '${companyAccessPerson}')::uuid`)} as name,
    c.claimed_at as "claimedAt", c.expires_at as "expiresAt"
  from work_claims c`

/** Unexpired claims, oldest first. */
export function findClaims(tx: Transaction): Promise<ClaimRow[]> {
  return tx.rows<ClaimRow>(
    `${claimSelect} where c.expires_at > clock_timestamp() order by c.claimed_at, c.subject_id`,
  )
}

export function findClaim(
  tx: Transaction,
  { kind, id }: ClaimSubject,
): Promise<ClaimRow | undefined> {
  return tx.maybeRow<ClaimRow>(
    `${claimSelect} where c.kind = $1 and c.subject_id = $2 and c.expires_at > clock_timestamp()`,
    [kind, id],
  )
}

/**
 * Takes or renews a claim. `taken` is false when somebody else holds it. Of several concurrent
 * calls the first one wins: the others wait for its row.
 */
export async function writeClaim(
  tx: Transaction,
  { kind, id }: ClaimSubject,
  person: string,
): Promise<{ taken: boolean; isNew: boolean }> {
  const row = await tx.maybeRow<{ isNew: boolean }>(
    `insert into work_claims as c (kind, subject_id, person, expires_at)
      values ($1, $2, $3, clock_timestamp() + make_interval(mins => $4))
      on conflict (kind, subject_id) do update
        set person = excluded.person, expires_at = clock_timestamp() + make_interval(mins => $4),
          claimed_at = case when c.person = excluded.person and c.expires_at > clock_timestamp()
            then c.claimed_at else clock_timestamp() end
        where c.person = excluded.person or c.expires_at <= clock_timestamp()
      returning claimed_at >= statement_timestamp() as "isNew"`,
    [kind, id, person, leaseMinutes],
  )
  return { taken: row !== undefined, isNew: row?.isNew ?? false }
}

/** Deletes the claim of `person`, or of anybody when left out. Returns whether there was one. */
export async function deleteClaim(
  tx: Transaction,
  { kind, id }: ClaimSubject,
  person?: string,
): Promise<boolean> {
  const rows = await tx.rows(
    `delete from work_claims
     where kind = $1 and subject_id = $2 and ($3::text is null or person = $3)
     returning subject_id`,
    [kind, id, person ?? null],
  )
  return rows.length > 0
}

/** Deletes up to 100 claims that expired more than a day ago. */
export async function deleteOldClaims(tx: Transaction): Promise<void> {
  await tx.rows(`delete from work_claims where (kind, subject_id) in (
    select kind, subject_id from work_claims where expires_at < clock_timestamp() - interval '1 day'
      limit 100 for update skip locked)`)
}
