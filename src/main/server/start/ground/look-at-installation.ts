/** Looks whether the settings belong to the installation that is in the database. */
import { databaseProblem } from '#foundation/platform/server/database/database-problems.ts'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { knownSchemaVersion } from '#foundation/platform/server/database/schema/migration-files.ts'
import { describeKeys } from '#foundation/platform/server/keys/describe-keys.ts'
import {
  readKeyState,
  whyNotAgain,
  type KeyState,
} from '#foundation/platform/server/keys/key-ring.ts'
import {
  fingerprintOf,
  loadOldKey,
  loadSecrets,
} from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { whyForeign } from '../installation.ts'
import { note, wrong, type Findings } from './findings.ts'

type Installation = KeyState & { mode: string }

type Given = Pick<Settings, 'mode' | 'secretKey' | 'oldSecretKey' | 'dataDirectory'>

export async function lookAtInstallation(databaseUrl: string, given: Given): Promise<Findings> {
  try {
    const found = await readInstallation(databaseUrl)
    return found ? await lookAtKeys(found, given) : []
  } catch (error) {
    if (error instanceof StartProblem) return [wrong('secret-key-missing', error.message)]
    // The look at the database finds its own problems.
    if (databaseProblem(error) || error instanceof TypeError) return []
    throw error
  }
}

/** Null before the first start. As JSON, because an older database has fewer columns. */
async function readInstallation(databaseUrl: string): Promise<Installation | null> {
  const database = openDatabase(databaseUrl, { connections: 1, applicationName: 'kaban check' })
  try {
    return await database.read(async (tx) => {
      const { exists } = await tx.row<{ exists: boolean }>(
        `select to_regclass('public.installation') is not null as exists`,
      )
      if (!exists) return null
      const found = await tx.maybeRow<Pick<Installation, 'mode' | 'fingerprint'>>(
        `select mode, to_jsonb(i) ->> 'key_fingerprint' as fingerprint from installation i`,
      )
      if (!found) return null
      const { version } = await tx.row<{ version: number }>(
        'select max(version)::int as version from public.schema_version',
      )
      if (version < knownSchemaVersion()) return { ...found, retired: [], otherServers: 0 }
      return { ...found, ...(await readKeyState(tx)) }
    })
  } finally {
    await database.close()
  }
}

/** Throws StartProblem when the key is missing. */
async function lookAtKeys(found: Installation, settings: Given): Promise<Findings> {
  const { mode, fingerprint: keyFingerprint } = found
  const none = { fingerprint: '', oldFingerprint: null }
  const otherMode = whyForeign({ mode, keyFingerprint: '' }, settings, none)
  if (otherMode !== null) return [wrong('installation-mode', otherMode)]
  if (keyFingerprint === null) return []
  const oldFingerprint = fingerprintOf(await loadOldKey(settings))
  const { fingerprint } = await loadSecrets(settings, { mayCreate: false })
  const given = { fingerprint, oldFingerprint }
  const otherKey =
    given.oldFingerprint === keyFingerprint
      ? whyNotAgain(fingerprint, found.retired)
      : whyForeign({ mode, keyFingerprint }, settings, given)
  if (otherKey !== null) return [wrong('installation-key', otherKey)]
  // Nothing wrong here may stop a start: look-at-records.ts tells it.
  return describeKeys(found, given).flatMap(({ id, severity, text }) =>
    id !== null && severity === 'note' ? [note(id, text)] : [],
  )
}
