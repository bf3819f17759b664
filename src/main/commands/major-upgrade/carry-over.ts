/**
 * Carries the data of the embedded PostgreSQL over to the programs of a newer major version. All
 * work happens in a directory beside the old one, which nobody changes and which is kept. A killed
 * run leaves the old one, or the finished new one.
 */
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { endSeries } from '#foundation/platform/server/backup/series.ts'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { knownSchemaVersion } from '#foundation/platform/server/database/schema/migration-files.ts'
import { lockDirectory } from '#foundation/platform/server/embedded-postgres/directory-lock.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#foundation/platform/server/embedded-postgres/embedded-postgres.ts'
import { endLeftover } from '#foundation/platform/server/embedded-postgres/end-leftover.ts'
import { majorOfData } from '#foundation/platform/server/embedded-postgres/major-version.ts'
import { majorOfPrograms } from '#foundation/platform/server/embedded-postgres/postgres-programs.ts'
import {
  finishSwap,
  readyOf,
  swapDirectories,
} from '#foundation/platform/server/embedded-postgres/swap-directory.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { lookAtRestored } from '../restoring/look-at-restored.ts'
import { refuseFull, sizeOf } from '../space.ts'
import { compareRows, copyRows, plainly } from './copied-rows.ts'
import { findLeftBehind } from './left-behind.ts'

export interface CarryOver {
  dataDirectory: string
  /** The folder of the Kaban whose programs made the data. */
  oldKaban: string
  /** Go on without the things that Kaban did not make. */
  leaveBehind: boolean
  /** Null: the signatures of the audit trail are not looked at. */
  secrets: Secrets | null
  /** The key of before, while a new one waits for its start. */
  oldKey?: Buffer | null
  say(text: string): void
  /** Interrupts it, which then leaves nothing. */
  signal?: AbortSignal | undefined
  /** For tests: also within one major version. */
  evenIfSame?: boolean
}

const madeName = 'postgresql.new'

/** Beside those of a throw-away database: the rows are forced onto the disk at the end. */
const loading = { wal_level: 'minimal', max_wal_senders: '0', autovacuum: 'off' }
const onlyRead = { default_transaction_read_only: 'on', autovacuum: 'off' }

/** Returns where the old database is kept, or null when there is nothing to do. */
export async function carryOver(wanted: CarryOver): Promise<string | null> {
  const { dataDirectory, say } = wanted
  if (!fs.existsSync(dataDirectory))
    throw new StartProblem(`There is no ${dataDirectory}. Name the data folder in KABAN_DATA_DIR.`)
  const lock = lockDirectory(dataDirectory)
  try {
    const directory = path.join(dataDirectory, 'postgresql')
    finishSwap(directory)
    const major = checkMajors(directory, wanted)
    if (major === null) return null
    const kept = path.join(dataDirectory, `postgresql-${major}`)
    if (fs.existsSync(kept))
      throw new StartProblem(`${kept} exists. Move it elsewhere, or remove it.`)
    const made = path.join(dataDirectory, madeName)
    await removeUnfinished(made, readyOf(directory), say)
    refuseFull([dataDirectory], Math.ceil(sizeOf(directory) * 1.1))
    try {
      await make(wanted)
    } catch (error) {
      await removeUnfinished(made, readyOf(directory), say)
      throw error
    }
    // The log of another database begins, which fits no archive of this one.
    endSeries(dataDirectory)
    swapDirectories(directory, made, kept)
    return kept
  } finally {
    lock.release()
  }
}

/** The major version of the data; null when it is that of our programs. */
function checkMajors(directory: string, { oldKaban, evenIfSame }: CarryOver): number | null {
  const [data, ours] = [majorOfData(directory), majorOfPrograms()]
  if (data === null) throw new StartProblem(`There is no database in ${directory}.`)
  if (data === ours && !evenIfSame) return null
  if (data > ours)
    throw new StartProblem(
      `The database in ${directory} is of PostgreSQL ${data}, and this Kaban runs ${ours}. There ` +
        'is no way back to an older version. Start a Kaban that runs the newer one.',
    )
  const theirs = majorOfPrograms(oldKaban)
  if (theirs === data) return data
  throw new StartProblem(
    `${oldKaban} has PostgreSQL ${theirs}, and the data are of PostgreSQL ${data}. Name the ` +
      'folder of the Kaban that ran on them last.',
  )
}

async function removeUnfinished(
  made: string,
  ready: string,
  say: (text: string) => void,
): Promise<void> {
  if (fs.existsSync(made)) await endLeftover(made, say)
  for (const place of [made, ready, `${made}.log`])
    fs.rmSync(place, { recursive: true, force: true })
}

/** Leaves a whole database, whose server has ended, in the new directory. */
async function make(wanted: CarryOver): Promise<void> {
  const { dataDirectory, oldKaban, say, signal } = wanted
  const running: EmbeddedPostgres[] = []
  const stop = () => void running.map((postgres) => postgres.stop())
  signal?.addEventListener('abort', stop)
  const start = async (options: Partial<Parameters<typeof startEmbeddedPostgres>[0]>) => {
    const common = { dataDirectory, onStep: say, ...(signal && { signal }) }
    const postgres = await startEmbeddedPostgres({ ...common, ...options })
    running.push(postgres)
    return postgres
  }
  try {
    say('Starting the old database …')
    const old = await start({ programsOf: oldKaban, settings: onlyRead })
    const owner = fs.statSync(path.join(dataDirectory, 'postgresql'))
    const made = await start({ name: madeName, durable: false, settings: loading, owner })
    await fill(old, made, wanted)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    for (const postgres of running) await postgres.stop()
  }
  fs.rmSync(path.join(dataDirectory, `${madeName}.log`), { force: true })
}

async function fill(
  old: EmbeddedPostgres,
  made: EmbeddedPostgres,
  { leaveBehind, secrets, oldKey, say }: CarryOver,
): Promise<void> {
  const source = await connect(old)
  const target = await connect(made)
  try {
    await source.query('begin isolation level repeatable read read only')
    await migrateDatabase(made.ownerUrl, { upTo: await versionOf(source) })
    const left = await findLeftBehind(source, target)
    if (left.length > 0) say(sayLeft(left))
    if (left.length > 0 && !leaveBehind)
      throw new StartProblem(
        'Kaban did not make these, and they are not carried over. To go on without them, add ' +
          '--leave-behind, and make them again afterwards. Nothing was changed.',
      )
    say('Copying all rows …')
    await copyRows(source, target)
    say('Comparing all rows …')
    await target.query('analyze')
    const problems = await compareRows(source, target)
    if (problems.length > 0)
      throw new StartProblem(
        `The copy differs, so the old database stays: ${problems.join('; ')}. Nothing was changed.`,
      )
    // The look is that of this Kaban, and needs its schema.
    await migrateDatabase(made.ownerUrl, {
      onStep: (name) => say(`Updating the database: ${name}`),
    })
    const { ownerUrl } = made
    // Files stay where they are.
    const sound = await lookAtRestored({ ownerUrl, filesDirectory: null, secrets, oldKey }, say)
    if (!sound)
      throw new StartProblem(
        'The copy is the same as the old database, and not sound: see above. Start the old ' +
          'Kaban, mend what npm run verify says there, and run this again. Nothing was changed.',
      )
    // So that the end of the server has little left to write.
    await target.query('checkpoint')
  } finally {
    await Promise.all([source, target].map((client) => client.end().catch(() => {})))
  }
}

/** As the superuser, in the database of Kaban. */
async function connect({ superuserUrl }: EmbeddedPostgres): Promise<pg.Client> {
  const url = new URL('/kaban', superuserUrl)
  const client = new pg.Client({ connectionString: url.href, application_name: 'kaban upgrade' })
  client.on('error', () => {})
  await client.connect()
  await client.query(plainly)
  return client
}

async function versionOf(source: pg.Client): Promise<number> {
  const { rows } = await source.query<{ version: number }>(
    'select max(version)::int as version from public.schema_version',
  )
  const version = rows[0]?.version ?? 0
  if (version <= knownSchemaVersion()) return version
  throw new StartProblem(
    `The database has version ${version} of the schema, and this Kaban knows ` +
      `${knownSchemaVersion()}. Run this in the folder of a newer Kaban. Nothing was changed.`,
  )
}

function sayLeft(left: readonly string[]): string {
  const shown = left.slice(0, 30).map((line) => `  - ${line}`)
  const more = left.length > shown.length ? [`  and ${left.length - shown.length} more`] : []
  return ['The old database also has:', ...shown, ...more].join('\n')
}
