/** What an installation knows of itself: its mode, for ever, and its company access code. */
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
import { readCompanyAccess } from '#people/identity/server/company-access/access-code-store.ts'

/** The company's tills that every installation has; a deposit till comes with each company account. */
const tills = [
  { code: 'payouts', name: 'Withdrawals paid out' },
  { code: 'adjustments', name: 'Balance adjustments' },
  { code: 'investment-money', name: 'Money placed in investments' },
]
/**
 * The namespace of ids that follow from a code: every start of an installation finds the same
 * tills.
 */
const tillNamespace = '0c1f2f5e-6f0a-5d0e-9b5c-3f6f0b3c7a11'

/** Whether a key was used on this data before. */
export async function isSealed(database: Database): Promise<boolean> {
  const installation = await database.read((tx) =>
    tx.maybeRow<{ sealed: boolean }>(
      `select key_fingerprint is not null as sealed from installation`,
    ),
  )
  return installation?.sealed ?? false
}

/**
 * Writes the installation's row and opens its tills at the first start; later refuses to start in
 * another mode or with another key.
 */
export async function settleInstallation(
  database: Database,
  settings: Settings,
  { fingerprint }: Secrets,
): Promise<void> {
  const kept = await database.transaction(async (tx) => {
    await tx.rows(`insert into installation (mode) values ($1) on conflict do nothing`, [
      settings.mode,
    ])
    // Not by a start that is refused for its mode: it may have been in the wrong folder, with a key of its own.
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
  if (kept.mode === settings.mode && kept.keyFingerprint === fingerprint) return
  if (kept.mode === settings.mode) {
    throw new StartProblem(
      'This data was sealed with another key, and without it nobody with an authenticator app could sign in. Start with the KABAN_SECRET_KEY it was ' +
        `made with, or put back the file ${path.join(settings.dataDirectory, 'secret-key')}.`,
    )
  }
  throw new StartProblem(
    `This data belongs to a ${kept.mode} installation and cannot become a ${settings.mode} one. ` +
      `Start with KABAN_MODE=${kept.mode}, or choose another folder with KABAN_DATA_DIR.`,
  )
}

/**
 * The tables refuse them, so there are none: unless somebody has put them past their triggers.
 * Everything else of a sample hangs on these two.
 */
async function refuseSampleRows(tx: Transaction): Promise<void> {
  const { found } = await tx.row<{ found: boolean }>(
    'select exists (select from users where sample) or exists (select from ledger.places where sample) as found',
  )
  if (!found) return
  throw new StartProblem(
    'This is a live installation, and there are sample people or sample money in its database. Put back a backup from before they came.',
  )
}

export interface AccessCode {
  code: string
  /** Made by this very start: whoever started it has not seen it before. */
  made: boolean
  /**
   * Company access is on, or (false) the console's settings have turned it off: then the code opens
   * nothing.
   */
  opens: boolean
}

/**
 * Puts the company access code in force. The operator's setting wins. Without one a random code is
 * made at the first start and kept beside the data, readable by the operator alone: a new
 * installation has no other way into its console.
 */
export async function settleAccessCode(
  database: Database,
  settings: Settings,
): Promise<AccessCode> {
  const settled = settings.accessCode
    ? { code: settings.accessCode, made: false }
    : await keptCode(settings.dataDirectory)
  return await database.transaction(async (tx) => {
    await setAccessCode(tx, settled.code)
    return { ...settled, opens: (await readCompanyAccess(tx)).open }
  })
}

async function keptCode(dataDirectory: string): Promise<Omit<AccessCode, 'opens'>> {
  const file = path.join(dataDirectory, 'access-code')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return { code: kept.trim(), made: false }
  const code = randomCode()
  await writeFile(file, `${code}\n`, { mode: 0o600 })
  return { code, made: true }
}

/** Letters that are not taken for one another when read aloud or copied by hand. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function randomCode(): string {
  const group = () => randomText(letters, 4)
  return [group(), group(), group()].join('-')
}
