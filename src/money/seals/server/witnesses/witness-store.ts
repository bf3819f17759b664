/** SQL of the places outside that keep the seals. */
import { createHash } from 'node:crypto'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Witness } from '#foundation/platform/server/settings/environment-witnesses.ts'

/** The address of a webhook may hold a secret, so the database has only its digest. */
export function placeOf({ kind, target }: Witness): string {
  return createHash('sha256').update(`${kind} ${target}`, 'utf8').digest('hex')
}

export interface PlaceRow {
  place: string
  knownSince: Date
  mailedSeal: bigint | null
  confirmedSeal: bigint | null
  confirmedAt: Date | null
  attempts: number
  lastError: string | null
}

const columns = `place, known_since as "knownSince", mailed_seal as "mailedSeal",
  confirmed_seal as "confirmedSeal", confirmed_at as "confirmedAt", attempts,
  last_error as "lastError"`

export function readPlaces(tx: Transaction, places: readonly string[]): Promise<PlaceRow[]> {
  return tx.rows(`select ${columns} from witness_places where place = any($1::text[])`, [places])
}

/** Adds places that are new, and forgets those that are no setting any more. */
export async function keepPlaces(tx: Transaction, places: readonly string[]): Promise<void> {
  await tx.rows(
    `insert into witness_places (place) select * from unnest($1::text[]) on conflict do nothing`,
    [places],
  )
  await tx.rows('delete from witness_places where place <> all($1::text[])', [places])
}

/**
 * Claims a place that lacks this seal and is due. The claim of a server that died ends after five
 * minutes.
 */
export function claimPlace(
  tx: Transaction,
  place: string,
  sealNumber: bigint,
): Promise<PlaceRow | undefined> {
  return tx.maybeRow(
    `update witness_places
     set attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes'
     where place = $1 and coalesce(confirmed_seal, 0) < $2 and next_attempt_at <= now()
     returning ${columns}`,
    [place, sealNumber],
  )
}

export async function noteMailed(tx: Transaction, place: string, sealNumber: bigint) {
  await tx.rows('update witness_places set mailed_seal = $2 where place = $1', [place, sealNumber])
}

export async function markConfirmed(
  tx: Transaction,
  place: string,
  { sealNumber, at }: { sealNumber: bigint; at: Date },
): Promise<void> {
  await tx.rows(
    `update witness_places
     set confirmed_seal = $2, confirmed_at = $3, attempts = 0, last_error = null,
       next_attempt_at = now()
     where place = $1 and coalesce(confirmed_seal, 0) < $2`,
    [place, sealNumber, at],
  )
}

/** Tries again after 1, 2, 4 and so on minutes, at most 6 hours. */
export async function markFailed(tx: Transaction, place: string, reason: string): Promise<void> {
  await tx.rows(
    `update witness_places set last_error = left($2, 500),
       next_attempt_at = now() +
         least(interval '1 minute' * power(2, least(attempts - 1, 10)), interval '6 hours')
     where place = $1`,
    [place, reason],
  )
}

/** Looks again in a minute: the mail waits in the outbox, which tries by itself. */
export async function markWaiting(
  tx: Transaction,
  place: string,
  reason: string | null,
): Promise<void> {
  await tx.rows(
    `update witness_places set last_error = left($2, 500), attempts = 0,
       next_attempt_at = now() + interval '1 minute'
     where place = $1`,
    [place, reason],
  )
}
