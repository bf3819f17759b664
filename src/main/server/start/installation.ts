/** The installation's own row: its mode, which never changes, its key, and its access code. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { v5 as uuidv5 } from 'uuid'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { randomText } from '#foundation/platform/server/random.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { openTill } from '#ledger/server/actions.ts'
import { setAccessCode } from '#people/identity/server/actions.ts'
import { readCompanyAccess } from '#people/identity/server/company-access/company-access.ts'

/** The tills of every installation. Each company account adds its own deposit till. */
const tills = [
  { code: 'payouts', name: 'Withdrawals paid out' },
  { code: 'adjustments', name: 'Balance adjustments' },
  { code: 'investment-money', name: 'Money placed in investments' },
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
 * Writes the installation's row and opens its tills on the first start. Throws StartProblem when a
 * later start has a different mode or key.
 */
export async function settleInstallation(
  database: Database,
  settings: Settings,
  { fingerprint }: Secrets,
): Promise<void> {
  const found = await database.transaction(async (tx) => {
    await tx.rows(`insert into installation (mode) values ($1) on conflict do nothing`, [
      settings.mode,
    ])
    // A start that is refused because of its mode must leave no key: it may be in the wrong folder.
    await tx.rows(
      `update installation set key_fingerprint = $1 where key_fingerprint is null and mode = $2`,
      [fingerprint, settings.mode],
    )
    const installation = await tx.row<{ mode: string; keyFingerprint: string }>(
      `select mode, key_fingerprint as "keyFingerprint" from installation`,
    )
    if (installation.mode !== settings.mode || installation.keyFingerprint !== fingerprint)
      return installation
    const sample = settings.mode === 'sample'
    if (!sample) await refuseSampleRows(tx)
    for (const till of tills)
      await openTill(tx, { ...till, tillId: uuidv5(till.code, tillNamespace), sample })
    return installation
  })
  if (found.mode === settings.mode && found.keyFingerprint === fingerprint) return
  if (found.mode === settings.mode) {
    throw new StartProblem(
      'This data was sealed with another key, and without it nobody with an authenticator app ' +
        'could sign in. Start with the KABAN_SECRET_KEY it was made with, or put back the file ' +
        `${path.join(settings.dataDirectory, 'secret-key')}.`,
    )
  }
  throw new StartProblem(
    `This data belongs to a ${found.mode} installation and cannot become a ${settings.mode} one. ` +
      `Start with KABAN_MODE=${found.mode}, or choose another folder with KABAN_DATA_DIR.`,
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

export interface AccessCode {
  code: string
  /** Whether this start created the code, so that nobody has seen it yet. */
  made: boolean
  /** False when company access is turned off in the console's settings. */
  opens: boolean
}

/**
 * Activates the company access code. The operator's setting takes precedence. Without it, the first
 * start creates a random code and stores it in the data directory, readable only by the operator,
 * because a new installation has no other way into its console.
 */
export async function settleAccessCode(
  database: Database,
  settings: Settings,
): Promise<AccessCode> {
  const settled = settings.accessCode
    ? { code: settings.accessCode, made: false }
    : await codeOnDisk(settings.dataDirectory)
  return await database.transaction(async (tx) => {
    await setAccessCode(tx, settled.code)
    return { ...settled, opens: (await readCompanyAccess(tx)).open }
  })
}

async function codeOnDisk(dataDirectory: string): Promise<Omit<AccessCode, 'opens'>> {
  const file = path.join(dataDirectory, 'access-code')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return { code: kept.trim(), made: false }
  const code = randomCode()
  await writeFile(file, `${code}\n`, { mode: 0o600 })
  return { code, made: true }
}

/** Excludes letters that are easily confused when read aloud or copied by hand. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function randomCode(): string {
  const group = () => randomText(letters, 4)
  return [group(), group(), group()].join('-')
}
