/** The installation's own row: its mode, which never changes, and its key. */
import { v5 as uuidv5 } from 'uuid'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { lockInstallation } from '#foundation/platform/server/database/installation-sql.ts'
import { changeKey, withRetiredKeys } from '#foundation/platform/server/keys/key-ring.ts'
import { whyKeyReplaced } from '#foundation/platform/server/keys/replaced-key.ts'
import { isAnotherServerRunning } from '#foundation/platform/server/live/count-servers.ts'
import {
  loadOldKey,
  oldKeyFile,
  fingerprintOf,
  keyFile,
  type Secrets,
} from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { openTill } from '#ledger/server/actions.ts'
import { openDefaultPool } from '#money/pools/server/pools.ts'

/** The tills of every installation. Each company account adds its own deposit till. */
const tills = [
  { code: 'payouts', name: 'Withdrawals paid out' },
  { code: 'adjustments', name: 'Balance adjustments' },
  { code: 'investment-money', name: 'Money placed in investments' },
  { code: 'own-money', name: 'Own money of the company' },
  { code: 'tax-withheld', name: 'Tax withheld from returns' },
]
/** A till's id is derived from its code, so that every start finds the same tills. */
const tillNamespace = '0c1f2f5e-6f0a-5d0e-9b5c-3f6f0b3c7a11'

/** Returns whether a key has already been used on this data. */
export async function isSealed(database: Database): Promise<boolean> {
  const installation = await database.read((tx) =>
    tx.maybeRow<{ sealed: boolean }>(
      `select key_fingerprint is not null as sealed from installation`,
    ),
  )
  return installation?.sealed ?? false
}

/**
 * Writes the installation's row and opens its tills on the first start. A start with another key
 * and the one of before changes the key. Resolves with the key and those before it. Throws
 * StartProblem when a later start has a different mode or key.
 */
export async function settleInstallation(
  database: Database,
  settings: Settings,
  secrets: Secrets,
): Promise<Secrets> {
  const { fingerprint } = secrets
  const oldKey = await loadOldKey(settings)
  const oldFingerprint = fingerprintOf(oldKey)
  const found = await database.transaction(async (tx) => {
    await tx.rows(`insert into installation (mode) values ($1) on conflict do nothing`, [
      settings.mode,
    ])
    // A start that is refused because of its mode must leave no key: it may be in the wrong folder.
    await tx.rows(
      `update installation set key_fingerprint = $1 where key_fingerprint is null and mode = $2`,
      [fingerprint, settings.mode],
    )
    await lockInstallation(tx)
    const installation = await tx.row<{ mode: string; keyFingerprint: string }>(
      `select mode, key_fingerprint as "keyFingerprint" from installation`,
    )
    if (installation.mode !== settings.mode) return installation
    if (installation.keyFingerprint !== fingerprint) {
      if (!oldKey || installation.keyFingerprint !== oldFingerprint) return installation
      // It could not open what is sealed from now on.
      if (await isAnotherServerRunning(database))
        throw new StartProblem(
          'This start would replace the secret key, and another server still runs with the old ' +
            'one. Stop all servers, and then start each with both keys.',
        )
      await changeKey(tx, secrets, oldKey)
      installation.keyFingerprint = fingerprint
    }
    const sample = settings.mode === 'sample'
    if (!sample) await refuseSampleRows(tx)
    for (const till of tills)
      await openTill(tx, { ...till, tillId: uuidv5(till.code, tillNamespace), sample })
    await openDefaultPool(tx, sample)
    return installation
  })
  const why = whyForeign(found, settings, { fingerprint, oldFingerprint })
  if (why) throw new StartProblem(why)
  return await withRetiredKeys(database, secrets)
}

/**
 * Asked once other servers can see this one: a start that changed the key between the first look at
 * it and this one did not. Throws StartProblem.
 */
export async function settleKey(database: Database, { fingerprint }: Secrets): Promise<void> {
  await database.transaction(async (tx) => {
    await lockInstallation(tx, 'share')
    const why = await whyKeyReplaced(tx, fingerprint)
    if (why !== null) throw new StartProblem(why)
  })
}

/** Returns why these settings cannot serve the installation, or null when they can. */
export function whyForeign(
  found: { mode: string; keyFingerprint: string },
  settings: Pick<Settings, 'mode' | 'dataDirectory'>,
  { fingerprint, oldFingerprint }: { fingerprint: string; oldFingerprint: string | null },
): string | null {
  if (found.mode !== settings.mode)
    return (
      `This data belongs to a ${found.mode} installation and cannot become a ${settings.mode} ` +
      `one. Start with KABAN_MODE=${found.mode}, or choose another folder with KABAN_DATA_DIR.`
    )
  if (found.keyFingerprint === fingerprint) return null
  if (oldFingerprint)
    return (
      'This data was sealed with neither of the two keys: KABAN_SECRET_KEY_OLD (or ' +
      `${oldKeyFile(settings.dataDirectory)}) must be the key that it was made with. Start with ` +
      'that one as KABAN_SECRET_KEY and without an old key, or name it as the old one.'
    )
  return (
    'This data was sealed with another key, and without it nobody with an authenticator app ' +
    'could sign in. Start with the KABAN_SECRET_KEY it was made with, or put back the file ' +
    `${keyFile(settings.dataDirectory)}. All servers on one database need ` +
    'the same key.'
  )
}

/**
 * Triggers keep sample rows out of a live installation. This check catches rows that bypassed them.
 * All other sample data refers to these two tables.
 */
async function refuseSampleRows(tx: Transaction): Promise<void> {
  const { found } = await tx.row<{ found: boolean }>(
    `select exists (select from users where sample)
       or exists (select from ledger.places where sample) as found`,
  )
  if (!found) return
  throw new StartProblem(
    'This is a live installation, and there are sample people or sample money in its database. ' +
      'Put back a backup from before they came.',
  )
}
