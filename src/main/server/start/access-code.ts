/** Settles the company access code at a start: a start never replaces the code of other servers. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { isAnotherServerRunning } from '#foundation/platform/server/live/count-servers.ts'
import { randomText } from '#foundation/platform/server/random.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { isAccessCode, setAccessCode } from '#people/identity/server/actions.ts'
import { readCompanyAccess } from '#people/identity/server/company-access/company-access.ts'

export interface AccessCode {
  /** Null: this server does not know the code in force. */
  code: string | null
  /** Whether this start created the code, so that nobody has seen it yet. */
  made: boolean
  /** False when company access is turned off in the console's settings. */
  opens: boolean
}

/**
 * The first start sets the code: the operator's, or a random one that it keeps in the data folder,
 * because a new installation has no other way into its console. A later start with another code
 * throws StartProblem in a live installation, or while another server runs. The single server of an
 * installation with sample data takes the new code, so that people can try one after the other.
 */
export async function settleAccessCode(
  database: Database,
  settings: Settings,
): Promise<AccessCode> {
  const wanted = settings.accessCode ?? (await codeOnDisk(settings.dataDirectory))
  const state = await database.transaction((tx) => isAccessCode(tx, wanted))
  const keeps =
    state === 'other' && (settings.mode === 'live' || (await isAnotherServerRunning(database)))
  if (keeps && wanted !== null) throw new StartProblem(whyOther(settings))
  const code = keeps ? null : (wanted ?? randomCode())
  const opens = await database.transaction(async (tx) => {
    if (code !== null && state !== 'same') {
      // Of two servers that start for the first time at once, one sets its code.
      if (state === 'none' && (await isAccessCode(tx, code)) === 'other')
        throw new StartProblem(whyOther(settings))
      await setAccessCode(tx, code)
    }
    return (await readCompanyAccess(tx)).open
  })
  const made = wanted === null && code !== null
  if (made) await writeFile(fileOf(settings.dataDirectory), `${code}\n`, { mode: 0o600 })
  return { code, made, opens }
}

function whyOther({ accessCode, dataDirectory }: Settings): string {
  const source = accessCode === null ? `The code in ${fileOf(dataDirectory)}` : 'KABAN_ACCESS_CODE'
  return (
    `${source} is not the company access code of this installation, and a start does not replace ` +
    'it. Start with the code in force, or without one. To change it on purpose, while Kaban ' +
    "runs: KABAN_ACCESS_CODE='…' npm run user -- --company-access --change-code"
  )
}

/** After a change of the code: the file of an earlier start must not name the old one. */
export async function replaceKeptCode(
  settings: Pick<Settings, 'accessCode' | 'dataDirectory'>,
): Promise<void> {
  const { accessCode, dataDirectory } = settings
  if (accessCode !== null && (await codeOnDisk(dataDirectory)) !== null)
    await writeFile(fileOf(dataDirectory), `${accessCode}\n`, { mode: 0o600 })
}

async function codeOnDisk(dataDirectory: string): Promise<string | null> {
  const kept = await readFile(fileOf(dataDirectory), 'utf8').catch(() => '')
  return kept.trim() || null
}

function fileOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'access-code')
}

/** Excludes letters that are easily confused when read aloud or copied by hand. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function randomCode(): string {
  const group = () => randomText(letters, 4)
  return [group(), group(), group()].join('-')
}
