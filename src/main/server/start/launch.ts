/** The process of `npm start`: starts and migrates the database, runs the server, stops both. */
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endSeries } from '#foundation/platform/server/backup/series.ts'
import { logToShip, shippingSettings } from '#foundation/platform/server/backup/ship-log.ts'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { lockDirectory } from '#foundation/platform/server/embedded-postgres/directory-lock.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#foundation/platform/server/embedded-postgres/embedded-postgres.ts'
import { connectionsOfServer } from '#foundation/platform/server/overload/work-kinds.ts'
import { readSettings, type Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem, asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { describeProblem } from './describe-problem.ts'
import { refuseProblems, wrong, type Findings } from './ground/findings.ts'
import { lookAtGround, lookAtRunningDatabase } from './ground/look-at-ground.ts'
import { asTyped, makeDataDirectory, removeRunNote, say, writeRunNote } from './launch-steps.ts'
import { readyText } from './launch-words.ts'
import { settleTills } from './settle-tills.ts'
import { startBackups } from './supervise-backups.ts'

/** Everything started so far, stopped in reverse order. */
const started: { name: string; end(): Promise<void> | void }[] = []
const interruption = new AbortController()
let ending: Promise<void> | undefined
let launching: Promise<void> | undefined
let databaseLog = (): string => ''
let reportEnd = (_error: unknown): void => {}
let reload = async (): Promise<void> => {}

/**
 * The directory of the pages, if it is another than dist/browser; scripts/dev/dev.ts names one.
 * scripts/start.mjs may still be building them, and says when they are there.
 */
const pages =
  process.argv[2] === '--pages-follow'
    ? once(process, 'message', interruption).then(() => undefined)
    : Promise.resolve(process.argv[2])
// Nobody waits for them yet when the start is interrupted.
pages.catch(() => {})

function end(exitCode: number): Promise<void> {
  ending ??= (async () => {
    interruption.abort()
    // A start in progress notices the signal and ends. Only then is `started` complete.
    await Promise.race([launching?.catch(() => {}), pause(20_000)])
    for (let part = started.pop(); part; part = started.pop()) {
      try {
        await part.end()
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        say(`The ${part.name} did not end in order: ${reason}`)
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

async function launch(): Promise<void> {
  const read = readSettings(process.env)
  const { settings } = read
  const notTaken = await takeDataDirectory(settings.dataDirectory)
  const ground = await lookAtGround(read, { isRunning: notTaken.length > 0 })
  refuseProblems([...notTaken, ...ground])
  const database = openDatabaseServer(settings)
  // Load the modules while the database starts.
  const several = settings.processes > 1
  const server = several ? import('./processes/serve-by-several.ts') : import('./serve-here.ts')
  server.catch(() => {})
  const urls = await database
  interruption.signal.throwIfAborted()
  // One of the operator's own was looked at already, with everything else.
  const embedded = settings.databaseUrl ? [] : await lookAtRunningDatabase(urls, settings)
  refuseProblems(embedded)
  await migrateDatabase(urls.ownerUrl, {
    onStep: (name) => say(`Updating the database: ${name}`),
  })
  await settleTills(urls.ownerUrl, settings.tills)
  interruption.signal.throwIfAborted()
  const { serve } = await server
  const { signal } = interruption
  const { databaseUrl, ownerUrl } = urls
  const running = await serve({ settings, databaseUrl, ownerUrl, pages, say, signal })
  reportEnd = running.reportEnd
  started.push({ name: 'server', end: () => running.stop() })
  reload = async () => {
    const reloaded = await running.reload()
    say(reloaded.text)
    // Then `npm run reload` ends.
    writeRunNote(settings, urls, { ...reloaded, at: new Date().toISOString() })
  }
  writeRunNote(settings, urls)
  started.push({ name: 'note', end: () => removeRunNote(settings) })
  if (urls.superuserUrl && settings.backups.folder) {
    const { superuserUrl } = urls
    const { dataDirectory } = settings
    const { backupListeners: listeners } = running
    const backups = await startBackups({ dataDirectory, superuserUrl, listeners, say })
    started.push({ name: 'backups', end: () => backups.close() })
  }
  for (const { text } of [...ground, ...embedded]) say(`Note: ${text}`)
  say(readyText(settings, running))
}

/** For each server, for the one that replaces another, and for jobs, commands and backups. */
function connectionsOf(processes: number): number {
  return Math.max(100, (processes + 1) * connectionsOfServer + 20)
}

/** Makes the folder and locks it. Returns why not, in a list of one. */
async function takeDataDirectory(directory: string): Promise<Findings> {
  try {
    await makeDataDirectory(directory)
    const lock = lockDirectory(directory)
    started.push({ name: 'lock', end: () => lock.release() })
    return []
  } catch (error) {
    if (error instanceof StartProblem) return [wrong('data-folder', error.message)]
    throw error
  }
}

async function openDatabaseServer(
  settings: Settings,
): Promise<{ databaseUrl: string; ownerUrl: string; superuserUrl?: string }> {
  if (settings.databaseUrl)
    return {
      databaseUrl: settings.databaseUrl,
      ownerUrl: settings.ownerDatabaseUrl ?? settings.databaseUrl,
    }
  if (!settings.backups.folder) endSeries(settings.dataDirectory)
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({
    dataDirectory: settings.dataDirectory,
    onStep: say,
    signal: interruption.signal,
    settings: {
      max_connections: String(connectionsOf(settings.processes)),
      ...(settings.backups.folder && shippingSettings),
    },
    ...(settings.backups.folder && { folder: logToShip }),
  })
  started.push({ name: 'database', end: () => postgres.stop() })
  databaseLog = () => postgres.log()
  void postgres.broke.then((log) => {
    process.stderr.write(
      `\nThe database ended unexpectedly. It says:\n${log}\n` +
        'Start Kaban again; the database repairs itself. ' +
        `Its log is ${path.join(settings.dataDirectory, 'postgresql.log')}\n`,
    )
    return end(1)
  })
  return postgres
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, askedToEnd)
// From `npm run reload`. SIGHUP means that the terminal has gone.
process.on('SIGUSR2', () => void reload())
// Our parent process keeps an IPC channel open. When it closes, the parent was killed and cannot
// signal us.
process.on('disconnect', askedToEnd)
// A closed terminal or output pipe must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    const trace = error instanceof Error ? error.stack : String(error)
    process.stderr.write(`\nAn unexpected fault ends Kaban: ${trace}\n`)
    reportEnd(error)
    void end(1)
  })
}

try {
  launching = launch()
  await launching
} catch (error) {
  if (!interruption.signal.aborted) {
    const known = asStartProblem(error, process.env['KABAN_DATA_DIR'] ?? '.kaban')
    const text = describeProblem(known, databaseLog())
    process.stderr.write(`\n${asTyped(text, process.env.KABAN_COMMAND)}\n`)
    await end(1)
  }
}
