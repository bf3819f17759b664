/**
 * The keys that an installation had before its present one. The database keeps them, sealed with
 * the present key, so a server needs only that (docs/decisions/0054).
 */
import type { Database, Transaction } from '../database/database.ts'
import { countServersWithOtherKey } from '../live/count-servers.ts'
import { openSecrets, type RetiredKey, type Secrets } from '../settings/secrets.ts'
import { StartProblem } from '../settings/start-problem.ts'

interface RetiredRow {
  fingerprint: string
  retiredAt: Date
  sealedKey: Buffer
}

const purposeOf = (fingerprint: string) => `retired key ${fingerprint}`

/**
 * `secrets` with the keys before them. Those of another installation's key stay alone. Until the
 * start that changes the key, `oldKey` is still the present one.
 */
export async function withRetiredKeys(
  database: Database,
  secrets: Secrets,
  oldKey: Buffer | null = null,
): Promise<Secrets> {
  return await database.read(async (tx) => {
    const fingerprint = await readFingerprint(tx)
    const present = [secrets, ...(oldKey ? [openSecrets(oldKey)] : [])].find(
      (one) => one.fingerprint === fingerprint,
    )
    return present ? present.withRetired(await readRetiredKeys(tx, present)) : secrets
  })
}

/** Throws StartProblem when somebody changed them in the database. */
async function readRetiredKeys(tx: Transaction, secrets: Secrets): Promise<RetiredKey[]> {
  return (await readRows(tx)).map(({ fingerprint, retiredAt, sealedKey }) => ({
    secrets: openSecrets(Buffer.from(openKey(secrets, fingerprint, sealedKey), 'base64')),
    retiredAt,
  }))
}

function openKey(secrets: Secrets, fingerprint: string, sealedKey: Buffer): string {
  try {
    return secrets.open(purposeOf(fingerprint), sealedKey)
  } catch (cause) {
    throw new StartProblem(
      `The earlier key ${fingerprint} in the table retired_keys was changed and does not open. ` +
        'Restore the database from a backup.',
      { cause },
    )
  }
}

function readRows(tx: Transaction): Promise<RetiredRow[]> {
  return tx.rows<RetiredRow>(
    `select fingerprint, retired_at as "retiredAt", sealed_key as "sealedKey"
     from retired_keys order by retired_at desc`,
  )
}

/**
 * Makes the key of `secrets` the present one in place of `oldKey`. The caller has locked the
 * installation and knows that no other server runs. Throws StartProblem for a key of before.
 */
export async function changeKey(tx: Transaction, secrets: Secrets, oldKey: Buffer): Promise<void> {
  const old = openSecrets(oldKey)
  const rows = await readRows(tx)
  const why = whyNotAgain(secrets.fingerprint, rows)
  if (why !== null) throw new StartProblem(why)
  for (const { fingerprint, sealedKey } of rows)
    await tx.rows('update retired_keys set sealed_key = $2 where fingerprint = $1', [
      fingerprint,
      secrets.seal(purposeOf(fingerprint), openKey(old, fingerprint, sealedKey)),
    ])
  await tx.rows('insert into retired_keys (fingerprint, sealed_key) values ($1, $2)', [
    old.fingerprint,
    secrets.seal(purposeOf(old.fingerprint), oldKey.toString('base64')),
  ])
  await tx.rows('update installation set key_fingerprint = $1', [secrets.fingerprint])
}

/** Why a key that would become the present one cannot, or null. */
export function whyNotAgain(
  fingerprint: string,
  retired: readonly Pick<RetiredRow, 'fingerprint' | 'retiredAt'>[],
): string | null {
  const found = retired.find((key) => key.fingerprint === fingerprint)
  if (!found) return null
  return (
    `The key in KABAN_SECRET_KEY was replaced on ${found.retiredAt.toISOString()} and cannot ` +
    'come back: the two keys are the wrong way round, or a new one is needed ' +
    '(`openssl rand -base64 32`).'
  )
}

export interface KeyState {
  fingerprint: string | null
  /** The newest first. */
  retired: {
    fingerprint: string
    retiredAt: Date
    /** Null while things that it sealed may remain. */
    resealedAt: Date | null
    /** Names of the values that no key opened. */
    unreadable: string[]
  }[]
  /** Servers that run with another key than the present one. */
  otherServers: number
}

/** Of a database with the newest schema. */
export async function readKeyState(tx: Transaction): Promise<KeyState> {
  return {
    fingerprint: await readFingerprint(tx),
    retired: await tx.rows(
      `select fingerprint, retired_at as "retiredAt", resealed_at as "resealedAt", unreadable
       from retired_keys order by retired_at desc`,
    ),
    otherServers: await countServersWithOtherKey(tx),
  }
}

/** Null before the first start. */
async function readFingerprint(tx: Transaction): Promise<string | null> {
  const installation = await tx.maybeRow<{ fingerprint: string | null }>(
    'select key_fingerprint as fingerprint from installation',
  )
  return installation?.fingerprint ?? null
}
