/** Looks at what a Kaban has left in its database: migrations, verifications, waiting mails. */
import { databaseProblem } from '#foundation/platform/server/database/database-problems.ts'
import { openDatabase, type Transaction } from '#foundation/platform/server/database/database.ts'
import { knownSchemaVersion } from '#foundation/platform/server/database/schema/migration-files.ts'
import { describeKeys, type KeySentence } from '#foundation/platform/server/keys/describe-keys.ts'
import { readKeyState } from '#foundation/platform/server/keys/key-ring.ts'
import { countWaitingMails } from '#foundation/platform/server/mail/outbox.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { readLastVerification } from '#surfaces/oversight/server/verify-books.ts'
import { verificationMaxHours } from '#surfaces/oversight/shared/rules.ts'
import { nameSealed } from '#surfaces/users/server/name-sealed.ts'
import { note, wrong, type Finding, type Findings } from './findings.ts'
import { lookAtMark } from './look-at-files.ts'
import { lookAtWitnesses } from './look-at-witnesses.ts'

const hourMs = 3_600_000

interface Given {
  settings: Settings
  isRunning: boolean
}

/** None before the first start, and where the database cannot be read: another look says why. */
export async function lookAtRecords(databaseUrl: string, given: Given): Promise<Findings> {
  try {
    return await readOnce(databaseUrl, (tx) => readRecords(tx, given))
  } catch (error) {
    if (databaseProblem(error) || error instanceof TypeError) return []
    throw error
  }
}

async function readRecords(tx: Transaction, given: Given): Promise<Finding[]> {
  const schema = await lookAtSchema(tx)
  if (schema) return [schema]
  const found = [await lookAtVerification(tx, given), await lookAtMails(tx, given)]
  return [
    ...found.filter((finding) => finding !== null),
    ...(await lookAtKeys(tx)),
    ...(await lookAtMark(tx, given.settings)),
    ...(await lookAtWitnesses(tx, given)),
  ]
}

/** Only what is wrong: look-at-installation.ts tells the rest. */
async function lookAtKeys(tx: Transaction): Promise<Finding[]> {
  return (await describeKeysIn(tx)).flatMap(({ id, severity, text }) =>
    id !== null && severity === 'wrong' ? [wrong(id, text)] : [],
  )
}

/** Of a database with the newest schema, whatever the settings say. */
async function describeKeysIn(tx: Transaction): Promise<KeySentence[]> {
  const noneGiven = { fingerprint: null, oldFingerprint: null }
  return describeKeys(await nameSealed(tx, await readKeyState(tx)), noneGiven)
}

/**
 * All about the secret keys, in the words of the check. `found` is what look-at-installation.ts
 * found.
 */
export async function describeKeysAt(databaseUrl: string, found: Findings): Promise<string[]> {
  return await readOnce(databaseUrl, async (tx) => {
    const schema = await lookAtSchema(tx)
    if (schema) return [schema.text]
    const sentences = await describeKeysIn(tx)
    const facts = sentences.filter(({ id }) => id === null)
    const wrongs = sentences.filter(({ id, severity }) => id !== null && severity === 'wrong')
    return [...facts, ...found, ...wrongs].map(({ text }) => text)
  })
}

async function readOnce<T>(url: string, read: (tx: Transaction) => Promise<T>): Promise<T> {
  const database = openDatabase(url, { connections: 1, applicationName: 'kaban check' })
  try {
    return await database.read(read)
  } finally {
    await database.close()
  }
}

/** As JSON, because older databases lack the column `oldest_server`. */
async function lookAtSchema(tx: Transaction): Promise<Finding | null> {
  const { version, oldest } = await tx.row<{ version: number; oldest: number }>(
    `select max(version)::int as version,
       max(coalesce(to_jsonb(s) ->> 'oldest_server', version::text)::int) as oldest
     from public.schema_version s`,
  )
  const known = knownSchemaVersion()
  if (known < oldest)
    return wrong(
      'schema-newer',
      `A newer Kaban has changed the database: it is at version ${version}, and this Kaban knows ` +
        `${known}. Start the newer Kaban.`,
    )
  if (version >= known) return null
  return note(
    'migrations-pending',
    `The database is at version ${version}, and this Kaban knows ${known}. The next start runs ` +
      'the migrations; back up before.',
  )
}

async function lookAtVerification(tx: Transaction, { isRunning }: Given): Promise<Finding | null> {
  const last = await readLastVerification(tx)
  if (!last) return null
  if (last.problems > 0)
    return wrong(
      'books-unsound',
      `The last verification of the books found ${last.problems} problems: npm run verify`,
    )
  const hours = hoursSince(last.finishedAt)
  if (hours <= verificationMaxHours) return null
  // A Kaban that does not run verifies nothing.
  return (isRunning ? wrong : note)(
    'verification-old',
    `The books were last verified ${hours} hours ago: npm run verify`,
  )
}

async function lookAtMails(tx: Transaction, { settings }: Given): Promise<Finding | null> {
  const { count, oldestAt } = await countWaitingMails(tx)
  if (settings.mode !== 'live' || !oldestAt || hoursSince(oldestAt) < 1) return null
  return wrong(
    'mail-late',
    `${count} mails wait to be sent, the oldest for ${hoursSince(oldestAt)} hours. The page ` +
      'Mails of the console says why; check KABAN_SMTP_URL.',
  )
}

function hoursSince(instant: Date): number {
  return Math.floor((Date.now() - instant.getTime()) / hourMs)
}
