/**
 * Brings a database up to date: runs the numbered files of `migrations/` that it has not run yet,
 * forward only. All pending files run in one transaction, so a start that dies half-way leaves the
 * database as it was. Nothing of an older Kaban runs on a newer database.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import Postgrator from 'postgrator'
import { DatabaseUnreachable, sqlState } from '../database.ts'
import { migrationsDirectory, oldestServerOf } from './migration-files.ts'
import { suitRelease } from './other-releases.ts'
import { oldestServer, whyTooOld } from './schema-versions.ts'

/** Kaban needs this PostgreSQL or a newer one. */
export const postgresMajor = 15

/** A newer Kaban has changed the database so that the one that runs cannot serve it. */
export class DatabaseIsNewer extends Error {}

/** The file of a migration differs from the one that the database has run. */
export class DatabaseDiffers extends Error {}

/**
 * A temporary table of the application could stand in for a real one. At each start, because a copy
 * or a restored database does not keep the rights on the database itself.
 */
const refuseTemporaryTables = `do $$
  begin
    if has_database_privilege('kaban_app', current_database(), 'temporary') then
      execute format('revoke temporary on database %I from public, kaban_app', current_database());
    end if;
  end
$$`

interface MigrationOptions {
  /** Called with the name of each file before it runs. */
  onStep?: (name: string) => void
  /** Holds the files, in folders of any depth: the database remembers numbers, not paths. */
  directory?: string
  /** The number of the last file to run. Default: the newest. */
  upTo?: number
  /** How long a statement waits for the locks of servers, and how often everything is tried. */
  patience?: { lockMs: number; attempts: number; pauseMs: number }
}

/**
 * Requests of running servers queue behind a migration that waits for a lock, so it gives way after
 * a moment and begins again.
 */
const defaultPatience = { lockMs: 2_000, attempts: 60, pauseMs: 1_000 }

/**
 * Connects as `ownerUrl`, the role that owns the schema. Returns how many files ran. Throws
 * DatabaseIsNewer or DatabaseDiffers when this version of Kaban cannot serve the database.
 */
export async function migrateDatabase(
  ownerUrl: string,
  options: MigrationOptions = {},
): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'kaban migrations' })
  client.on('error', () => {})
  await client.connect().catch((cause: unknown) => {
    throw new DatabaseUnreachable('The database cannot be reached', { cause })
  })
  try {
    const { attempts, pauseMs } = options.patience ?? defaultPatience
    for (let tried = 1; ; tried += 1) {
      try {
        return await migrateOnce(client, options)
      } catch (error) {
        await client.query('rollback').catch(() => {})
        if (tried >= attempts || !isLocked(error)) throw error
        if (tried === 1) options.onStep?.('waiting for what the running servers do')
        await pause(pauseMs)
      }
    }
  } finally {
    await client.end()
  }
}

async function migrateOnce(client: pg.Client, options: MigrationOptions): Promise<number> {
  await client.query('begin')
  // When two servers start at once, the second one waits here and then has nothing to do.
  await client.query('select pg_advisory_xact_lock(7215501)')
  const { lockMs } = options.patience ?? defaultPatience
  await client.query(`set local lock_timeout = ${lockMs}`)
  const ran = await runPending(client, options)
  await client.query(refuseTemporaryTables)
  await client.query('commit')
  return ran
}

/** A lock was not free in time, or this transaction was chosen to end a deadlock. */
function isLocked(error: unknown): boolean {
  const state = sqlState(error) ?? sqlState((error as Error).cause)
  return state === '55P03' || state === '40P01'
}

async function runPending(
  client: pg.Client,
  { onStep, directory = migrationsDirectory, upTo }: MigrationOptions,
): Promise<number> {
  const inItsWords = await suitRelease(client)
  const postgrator = new Postgrator({
    migrationPattern: `${literalPattern(directory)}/**/*.sql`,
    driver: 'pg',
    schemaTable: 'public.schema_version',
    // A checkout may change line endings; the checksum must stay the same.
    newline: 'LF',
    execQuery: (query) => client.query(inItsWords(query)),
  })
  let current = ''
  postgrator.on('migration-started', (step) => {
    current = path.basename(step.filename)
    // Its checksum would be stored, and the finished file refused.
    if (readFileSync(step.filename, 'utf8').trim() === '') throw new Error('the file is empty')
    onStep?.(current)
  })
  const stored = await postgrator.getDatabaseVersion()
  const newest = await postgrator.getMaxVersion()
  try {
    if (stored > newest) {
      const why = whyTooOld(newest, await readOldestServer(client, stored))
      if (why) throw new DatabaseIsNewer(why)
      await postgrator.validateMigrations(newest)
      return 0
    }
    const ran = await postgrator.migrate(String(upTo ?? newest))
    await keepOldestServers(client, ran)
    return ran.length
  } catch (cause) {
    if (cause instanceof DatabaseIsNewer) throw cause
    refuseChangedFile(cause)
    throw new Error(
      `The migration stopped at ${current || 'its start'}: ` +
        (cause instanceof Error ? cause.message : String(cause)),
      { cause },
    )
  }
}

async function readOldestServer(client: pg.Client, stored: number): Promise<number> {
  const { rows } = await client.query<{ oldest: number }>(`select ${oldestServer} as oldest`)
  return rows[0]?.oldest ?? stored
}

/** In the transaction of the files, so that no server ever sees the one without the other. */
async function keepOldestServers(
  client: pg.Client,
  ran: readonly Postgrator.Migration[],
): Promise<void> {
  for (const { version, filename } of ran) {
    const oldest = oldestServerOf(filename)
    if (oldest === null) continue
    await client.query('update public.schema_version set oldest_server = $2 where version = $1', [
      version,
      oldest,
    ])
  }
}

/** Postgrator compares each file that ran with its stored checksum; its error names the number. */
function refuseChangedFile(error: unknown): void {
  const number =
    error instanceof Error
      ? /^MD5 checksum failed for migration \[(\d+)\]$/.exec(error.message)?.[1]
      : undefined
  if (!number) return
  throw new DatabaseDiffers(
    `The database was made with another version of migration ${number.padStart(4, '0')}. ` +
      'Start the Kaban that made it, or choose another folder with KABAN_DATA_DIR.',
  )
}

/** Escapes the path for a glob pattern: a clone below a folder named `a[b]` must work too. */
function literalPattern(directory: string): string {
  return directory
    .split(path.sep)
    .join('/')
    .replace(/[?*()[\]{}]/g, '[$&]')
}
