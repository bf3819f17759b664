/**
 * What `npm start` runs: the database, the migrations, the server, in this order, and their orderly
 * end.
 */
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  DatabaseDiffers,
  DatabaseIsNewer,
  migrateDatabase,
} from '#foundation/platform/server/database/migrate.ts'
import { lockDirectory } from '#foundation/platform/server/embedded-postgres/directory-lock.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#foundation/platform/server/embedded-postgres/embedded-postgres.ts'
import {
  UnusableSetting,
  loadSettings,
  type Settings,
} from '#foundation/platform/server/settings/settings.ts'
import {
  StartProblem,
  diskFull,
  asStartProblem,
} from '#foundation/platform/server/settings/start-problem.ts'
import { checkPort, makeDataDirectory, removeRunNote, say, writeRunNote } from './launch-steps.ts'
import { welcome } from './launch-words.ts'

/** What has been started so far, in order; ended from the last to the first. */
const started: { name: string; end(): Promise<void> | void }[] = []
const interruption = new AbortController()
let ending: Promise<void> | undefined
let launching: Promise<void> | undefined
let databaseLog = (): string => ''

function end(exitCode: number): Promise<void> {
  ending ??= (async () => {
    interruption.abort()
    // What is half started ends by itself now; what it had started already is then known.
    await Promise.race([launching?.catch(() => {}), pause(20_000)])
    for (let part = started.pop(); part; part = started.pop()) {
      try {
        await part.end()
      } catch (error) {
        say(
          `The ${part.name} did not end in order: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
    }
    if (exitCode === 0) say('Stopped. All data are kept.')
    process.exit(exitCode)
  })()
  return ending
}

function askedToEnd(): void {
  if (ending) return
  say('\nStopping …')
  void end(0)
}

async function launch(settings: Settings): Promise<void> {
  await makeDataDirectory(settings.dataDirectory)
  const lock = lockDirectory(settings.dataDirectory)
  started.push({ name: 'lock', end: () => lock.release() })
  await checkPort(settings.port)
  const database = openDatabaseServer(settings)
  // The rooms are read while the database starts.
  const server = import('../server.ts')
  server.catch(() => {})
  const urls = await database
  interruption.signal.throwIfAborted()
  await migrateDatabase(urls.ownerUrl, {
    onStep: (name) => say(`Updating the database: ${name}`),
  })
  interruption.signal.throwIfAborted()
  const { startServer } = await server
  // Another build of the pages than dist/browser, when one is named (scripts/dev/dev.ts).
  const running = await startServer(settings, urls.databaseUrl, say, process.argv[2])
  started.push({ name: 'server', end: () => running.close() })
  writeRunNote(settings, urls)
  started.push({ name: 'note', end: () => removeRunNote(settings) })
  say(welcome(settings, running))
}

async function openDatabaseServer(
  settings: Settings,
): Promise<{ databaseUrl: string; ownerUrl: string }> {
  if (settings.databaseUrl)
    return {
      databaseUrl: settings.databaseUrl,
      ownerUrl: settings.ownerDatabaseUrl ?? settings.databaseUrl,
    }
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({
    dataDirectory: settings.dataDirectory,
    onStep: say,
    signal: interruption.signal,
  })
  started.push({ name: 'database', end: () => postgres.stop() })
  databaseLog = () => postgres.log()
  void postgres.broke.then((log) => {
    process.stderr.write(
      `\nThe database ended unexpectedly. It says:\n${log}\nStart Kaban again; the database repairs itself. Its log is ${path.join(settings.dataDirectory, 'postgresql.log')}\n`,
    )
    return end(1)
  })
  return { databaseUrl: postgres.databaseUrl, ownerUrl: postgres.ownerUrl }
}

/** What an operator can put right is one sentence; a fault of ours shows where it happened. */
function sentence(error: unknown): string {
  if (/No space left on device/.test(databaseLog()))
    return diskFull(process.env['KABAN_DATA_DIR'] ?? '.kaban')
  if (!(error instanceof Error)) return String(error)
  const canBePutRight = [StartProblem, UnusableSetting, DatabaseIsNewer, DatabaseDiffers].some(
    (kind) => error instanceof kind,
  )
  return canBePutRight ? error.message : (error.stack ?? error.message)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, askedToEnd)
// Whoever started us keeps a channel open. When it closes, they were killed and nobody else would tell us to end.
process.on('disconnect', askedToEnd)
// A terminal that was closed, or a reader of our output that went away, is no reason to break.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    process.stderr.write(
      `\nAn unexpected fault ends Kaban: ${error instanceof Error ? error.stack : String(error)}\n`,
    )
    void end(1)
  })
}

try {
  launching = launch(loadSettings(process.env))
  await launching
} catch (error) {
  if (!interruption.signal.aborted) {
    const known = asStartProblem(error, process.env['KABAN_DATA_DIR'] ?? '.kaban')
    process.stderr.write(`\n${sentence(known)}\n`)
    await end(1)
  }
}
