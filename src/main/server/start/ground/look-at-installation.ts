/** Looks whether the settings belong to the installation that is in the database. */
import { databaseProblem } from '#foundation/platform/server/database/database-problems.ts'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import {
  loadOldKey,
  loadSecrets,
  openSecrets,
} from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { whyForeign } from '../installation.ts'
import { note, wrong, type Findings } from './findings.ts'

interface Installation {
  mode: string
  keyFingerprint: string | null
}

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
      const found = await tx.maybeRow<Installation>(
        `select mode, to_jsonb(i) ->> 'key_fingerprint' as "keyFingerprint" from installation i`,
      )
      return found ?? null
    })
  } finally {
    await database.close()
  }
}

/** Throws StartProblem when the key is missing. */
async function lookAtKeys(found: Installation, given: Given): Promise<Findings> {
  const { mode, keyFingerprint } = found
  const none = { fingerprint: '', oldFingerprint: null }
  const otherMode = whyForeign({ mode, keyFingerprint: '' }, given, none)
  if (otherMode !== null) return [wrong('installation-mode', otherMode)]
  if (keyFingerprint === null) return []
  const oldKey = await loadOldKey(given)
  const { fingerprint } = await loadSecrets(given, { mayCreate: false })
  const oldFingerprint = oldKey && openSecrets(oldKey).fingerprint
  if (oldFingerprint === keyFingerprint && fingerprint !== keyFingerprint)
    return [
      note(
        'secret-key-replaced',
        'The start replaces the secret key. It changes no code and no receipt.',
      ),
    ]
  const otherKey = whyForeign({ mode, keyFingerprint }, given, { fingerprint, oldFingerprint })
  if (otherKey !== null) return [wrong('installation-key', otherKey)]
  if (!oldFingerprint) return []
  return [
    note(
      'secret-key-old',
      'Kaban does not need the old secret key any more. Backups from before the change do: keep ' +
        'it with them, unset KABAN_SECRET_KEY_OLD and take secret-key.old out of the data folder.',
    ),
  ]
}
