/**
 * Brings a database to the newest form: runs the numbered files of `migrations/` that it has not
 * seen, forward only. All pending files run in one transaction, so a start that dies half-way
 * leaves the database as it was.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import Postgrator from 'postgrator'

const migrationsDirectory = path.resolve(import.meta.dirname, '../../../../../migrations')

/** The database was made by a newer version of Kaban than the one that runs. */
export class DatabaseIsNewer extends Error {}

/** A migration that has run was changed since: this code and that database do not belong together. */
export class DatabaseDiffers extends Error {}

/**
 * `ownerUrl` is the role that owns the schema. `onStep` hears the name of each file before it runs.
 * Answers how many ran.
 */
export async function migrateDatabase(
  ownerUrl: string,
  onStep?: (name: string) => void,
): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'kaban migrations' })
  await client.connect()
  try {
    await client.query('begin')
    // Two servers that start at once: the second waits here and then finds nothing to do.
    await client.query('select pg_advisory_xact_lock(7215501)')
    const ran = await runPending(client, onStep)
    await client.query('commit')
    return ran
  } finally {
    await client.end()
  }
}

async function runPending(client: pg.Client, onStep?: (name: string) => void): Promise<number> {
  const files = await readdir(migrationsDirectory)
  if (!files.some((name) => name.endsWith('.sql'))) return 0
  const postgrator = new Postgrator({
    migrationPattern: `${literalPattern(migrationsDirectory)}/*.sql`,
    driver: 'pg',
    schemaTable: 'public.schema_version',
    // A checkout on another system may turn the line ends round; that is no change of the file.
    newline: 'LF',
    execQuery: (query) => client.query(query),
  })
  let current = ''
  postgrator.on('migration-started', (step) => {
    current = path.basename(step.filename)
    onStep?.(current)
  })
  const [atHand, known] = [await postgrator.getDatabaseVersion(), await postgrator.getMaxVersion()]
  if (atHand > known) {
    throw new DatabaseIsNewer(
      `The database is at version ${atHand}, this Kaban knows versions up to ${known}. Start the newer Kaban.`,
    )
  }
  try {
    const ran = await postgrator.migrate()
    return ran.length
  } catch (cause) {
    refuseChangedFile(cause)
    throw new Error(
      `The migration stopped at ${current || 'its start'}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

/**
 * The library compares each file that ran before with what it remembers of it, and names only its
 * number.
 */
function refuseChangedFile(error: unknown): void {
  const number =
    error instanceof Error
      ? /^MD5 checksum failed for migration \[(\d+)\]$/.exec(error.message)?.[1]
      : undefined
  if (!number) return
  throw new DatabaseDiffers(
    `The database was made with another version of migration ${number.padStart(4, '0')}. Start the Kaban that made it, or choose another folder with KABAN_DATA_DIR.`,
  )
}

/** The library takes a pattern; a clone below a folder named `a[b]` must work too. */
function literalPattern(directory: string): string {
  return directory
    .split(path.sep)
    .join('/')
    .replace(/[?*()[\]{}]/g, '[$&]')
}
