/**
 * Whether this server may get requests: it is not stopping, its database has the right version and
 * a schema that this Kaban can serve, and files can be written. Reasons are named and hold no
 * secret.
 */
import {
  databaseProblem,
  namedProblem,
  type DatabaseProblemName,
  type NamedProblem,
} from '#foundation/platform/server/database/database-problems.ts'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { postgresMajor } from '#foundation/platform/server/database/schema/migrate.ts'
import { knownSchemaVersion } from '#foundation/platform/server/database/schema/migration-files.ts'
import {
  oldestServer,
  whyTooOld,
} from '#foundation/platform/server/database/schema/schema-versions.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { StorageAway } from '#foundation/platform/server/files/marked-files.ts'
import { whyKeyReplaced } from '#foundation/platform/server/keys/replaced-key.ts'
import { within } from '#foundation/platform/server/within.ts'

export interface Readiness {
  /** From now on the server is not ready; requests in progress go on. */
  setStopping(): void
  /** From now on the server is not ready once its secret key was replaced. */
  setKey(fingerprint: string): void
  /** Something failed: /readyz warns of it for a while. */
  note(problem: NamedProblem): void
  /**
   * Concurrent and quickly repeated calls share one look. When a look is late, the one before it
   * counts for a few seconds: a server at its limit must not be taken away for answering late.
   */
  check(): Promise<ReadinessState>
}

export interface ReadinessState {
  /** Why the server is not ready; empty when it is. */
  reasons: NamedProblem[]
  /** Problems that the operator must know, of a server that can serve all the same. */
  warnings: NamedProblem[]
}

interface Parts {
  database: Database
  files: Pick<Files, 'probe'>
}

const timeoutMs = 5_000
/** /readyz is open to everybody, and a look writes a file. */
const looksEveryMs = 1_000
/** Balancers wait a second or more for an answer. */
const waitsForLookMs = 500
const believedMs = 7_000

/**
 * Seen by a request or a job, not by a look. One damaged page must not take every server away, so
 * the server stays ready.
 */
const lasting: ReadonlySet<string> = new Set<DatabaseProblemName | 'backups-fail' | 'scanner-away'>(
  [
    'database-damaged',
    'database-memory',
    'disk-fault',
    'disk-full',
    'rights-missing',
    'role-missing',
    'role-password',
    'backups-fail',
    'scanner-away',
  ],
)
const warnsForMs = 10 * 60_000

export const scannerAway: NamedProblem = {
  name: 'scanner-away',
  message: 'The virus scanner does not answer, so uploads are refused. Start clamd again.',
}

export const backupsFail: NamedProblem = {
  name: 'backups-fail',
  message: 'Backups cannot be written. The log says why; docs/operating/backups.md what to do.',
}

const stopping: NamedProblem = {
  name: 'stopping',
  message: 'This server is stopping: it ends what it has begun and takes nothing new.',
}

export function openReadiness(parts: Parts): Readiness {
  // Read once: a newer Kaban may be unpacked over the folder of a running one.
  const known = knownSchemaVersion()
  let isStopping = false
  let key: string | undefined
  let last: { at: number; reasons: NamedProblem[] } | undefined
  let looking: Promise<NamedProblem[]> | undefined
  const lookAgain = async () => {
    const at = performance.now()
    const reasons = await findReasons(parts, known, key).finally(() => (looking = undefined))
    last = { at, reasons }
    return reasons
  }
  const look = () => {
    const age = last ? performance.now() - last.at : Infinity
    if (last && age < looksEveryMs) return last.reasons
    looking ??= lookAgain()
    return last && age < believedMs ? within(waitsForLookMs, looking, last.reasons) : looking
  }
  const noted = new Map<string, { problem: NamedProblem; at: number }>()
  const warnings = () =>
    [...noted.values()]
      .filter(({ at }) => performance.now() - at < warnsForMs)
      .map(({ problem }) => problem)
  return {
    setStopping() {
      isStopping = true
    },
    setKey(fingerprint) {
      key = fingerprint
    },
    note(problem) {
      if (lasting.has(problem.name)) noted.set(problem.name, { problem, at: performance.now() })
    },
    async check() {
      const reasons = isStopping ? [stopping] : await look()
      // It may have begun to stop meanwhile.
      return { reasons: isStopping ? [stopping] : reasons, warnings: warnings() }
    },
  }
}

async function findReasons(
  { database, files }: Parts,
  known: number,
  key: string | undefined,
): Promise<NamedProblem[]> {
  const found = await Promise.all([
    within(timeoutMs, lookAtDatabase(database, known, key), namedProblem('database-slow')),
    within(
      timeoutMs,
      lookAtFiles(files),
      filesProblem('The storage of files does not answer in time.'),
    ),
  ])
  return found.filter((problem) => problem !== null)
}

async function lookAtDatabase(
  database: Database,
  known: number,
  key: string | undefined,
): Promise<NamedProblem | null> {
  try {
    const { server, standby, schema } = await database.read((tx) =>
      tx.row<{ server: number; standby: boolean; schema: number }>(
        `select current_setting('server_version_num')::int / 10000 as server,
           pg_is_in_recovery() as standby,
           (select max(version)::int from public.schema_version) as schema`,
      ),
    )
    if (server < postgresMajor)
      return {
        name: 'database-version',
        message: `The database is PostgreSQL ${server}; Kaban needs ${postgresMajor} or newer.`,
      }
    if (standby) return namedProblem('database-read-only')
    return (await lookAtSchema(database, schema, known)) ?? (await lookAtKey(database, key))
  } catch (error) {
    return databaseProblem(error) ?? namedProblem('database-unreachable')
  }
}

async function lookAtSchema(
  database: Database,
  stored: number,
  known: number,
): Promise<NamedProblem | null> {
  if (stored === known) return null
  if (stored < known)
    return {
      name: 'schema-older',
      message:
        `The database is at version ${stored}, and this Kaban knows version ${known}. Start this ` +
        'Kaban, which runs the migrations.',
    }
  const { oldest } = await database.read((tx) =>
    tx.row<{ oldest: number }>(`select ${oldestServer} as oldest`),
  )
  const why = whyTooOld(known, oldest)
  return why === null ? null : { name: 'schema-newer', message: why }
}

async function lookAtKey(
  database: Database,
  key: string | undefined,
): Promise<NamedProblem | null> {
  if (key === undefined) return null
  const why = await database.read((tx) => whyKeyReplaced(tx, key))
  return why === null ? null : { name: 'secret-key-replaced', message: why }
}

async function lookAtFiles(files: Parts['files']): Promise<NamedProblem | null> {
  try {
    await files.probe()
    return null
  } catch (error) {
    if (error instanceof StorageAway) return filesProblem(error.message)
    const named = databaseProblem((error as Error).cause ?? error)
    return named ?? filesProblem('Files cannot be written. Check the rights and the disk.')
  }
}

function filesProblem(message: string): NamedProblem {
  return { name: 'files-not-writable', message }
}
