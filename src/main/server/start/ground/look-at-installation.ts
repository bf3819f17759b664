/** Looks whether the settings belong to the installation that is in the database. */
import { databaseProblem } from '#foundation/platform/server/database/database-problems.ts'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { loadSecrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { whyForeign } from '../installation.ts'
import type { Findings } from './findings.ts'

interface Installation {
  mode: string
  keyFingerprint: string | null
}

type Given = Pick<Settings, 'mode' | 'secretKey' | 'dataDirectory'>

export async function lookAtInstallation(databaseUrl: string, given: Given): Promise<Findings> {
  try {
    const found = await readInstallation(databaseUrl)
    const why = found && (await whyNotOurs(found, given))
    return { problems: why ? [why] : [], warnings: [] }
  } catch (error) {
    if (error instanceof StartProblem) return { problems: [error.message], warnings: [] }
    // The look at the database finds its own problems.
    if (databaseProblem(error) || error instanceof TypeError) return { problems: [], warnings: [] }
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
async function whyNotOurs(
  { mode, keyFingerprint }: Installation,
  given: Given,
): Promise<string | null> {
  if (mode !== given.mode || keyFingerprint === null)
    return whyForeign({ mode, keyFingerprint: '' }, given, '')
  const { fingerprint } = await loadSecrets(given, { mayCreate: false })
  return whyForeign({ mode, keyFingerprint }, given, fingerprint)
}
