/**
 * Brings a database up to date: runs the numbered files of `migrations/` that it has not run yet,
 * forward only. All pending files run in one transaction, so a start that dies half-way leaves the
 * database as it was.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import Postgrator from 'postgrator'
import { DatabaseUnreachable } from './database.ts'

const migrationsDirectory = path.resolve(import.meta.dirname, '../../../../../migrations')

/** Kaban needs this PostgreSQL or a newer one. */
export const postgresMajor = 18

/** The database was made by a newer version of Kaban than the one that runs. */
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
}

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
    await client.query('begin')
    // When two servers start at once, the second one waits here and then has nothing to do.
    await client.query('select pg_advisory_xact_lock(7215501)')
    const ran = await runPending(client, options)
    await client.query(refuseTemporaryTables)
    await client.query('commit')
    return ran
  } finally {
    await client.end()
  }
}

async function runPending(
  client: pg.Client,
  { onStep, directory = migrationsDirectory }: MigrationOptions,
): Promise<number> {
  const postgrator = new Postgrator({
    migrationPattern: `${literalPattern(directory)}/**/*.sql`,
    driver: 'pg',
    schemaTable: 'public.schema_version',
    // A checkout may change line endings; the checksum must stay the same.
    newline: 'LF',
    execQuery: (query) => client.query(query),
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
  if (stored > newest) {
    throw new DatabaseIsNewer(
      `The database is at version ${stored}, this Kaban knows versions up to ${newest}. ` +
        'Start the newer Kaban.',
    )
  }
  try {
    return (await postgrator.migrate()).length
  } catch (cause) {
    refuseChangedFile(cause)
    throw new Error(
      `The migration stopped at ${current || 'its start'}: ` +
        (cause instanceof Error ? cause.message : String(cause)),
      { cause },
    )
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

/** The number of the newest migration file: the version of the schema that this Kaban serves. */
export function knownSchemaVersion(directory = migrationsDirectory): number {
  const numbers = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => /^(\d+)\.do\..*\.sql$/.exec(path.basename(name))?.[1])
    .map(Number)
    .filter(Number.isInteger)
  return Math.max(...numbers)
}

/** Escapes the path for a glob pattern: a clone below a folder named `a[b]` must work too. */
function literalPattern(directory: string): string {
  return directory
    .split(path.sep)
    .join('/')
    .replace(/[?*()[\]{}]/g, '[$&]')
}
