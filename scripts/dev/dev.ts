// `npm run dev` starts PostgreSQL, Kaban's server, and Vite in front of it. A saved screen changes
// in the browser without a reload. The server restarts when its code or a page that it renders
// changes.
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createServer } from 'vite'
import { lockDirectory } from '#foundation/platform/server/embedded-postgres/directory-lock.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#foundation/platform/server/embedded-postgres/embedded-postgres.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { makeDataDirectory, say } from '#main/server/start/launch-steps.ts'
import { migrateDevDatabase } from './dev-migrations.ts'
import { makeDevPages, type DevPages } from './dev-pages.ts'
import { startDevServer, type DevServer } from './dev-server.ts'

const began = Date.now()
const root = path.resolve(import.meta.dirname, '../..')
const dataDirectory = path.resolve(process.env['KABAN_DATA_DIR'] || path.join(root, '.kaban-dev'))
/** Stopped at the end, in reverse order. */
const stops: (() => Promise<unknown> | void)[] = []
const { promise: serverStarted, resolve: serverHasStarted } = Promise.withResolvers<DevServer>()
let onChange: (file: string) => void = () => {}
const interruption = new AbortController()
let ending: Promise<void> | undefined
let starting: Promise<void> | undefined

const endBySignal = () => void end(0)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endBySignal)
try {
  starting = run()
  await starting
} catch (error) {
  if (!ending) {
    const isKnown = error instanceof StartProblem
    process.stderr.write(`\n${isKnown ? error.message : String((error as Error).stack)}\n`)
    await end(1)
  }
}

async function run(): Promise<void> {
  const port = await freePort(Number(process.env['PORT'] || 5173))
  const serverPort = await freePort(port + 1)
  const databaseDirectory = path.join(dataDirectory, 'database')
  await makeDataDirectory(databaseDirectory)
  const lock = lockDirectory(databaseDirectory)
  stops.push(() => lock.release())
  const starts = [startDatabase(databaseDirectory), startVite(port, serverPort)] as const
  const [postgres, pages] = await Promise.all(starts).catch(async (error: unknown) => {
    interruption.abort()
    // The other one must be in `stops` before the end.
    await Promise.allSettled(starts)
    throw error
  })
  const settings = serverSettings(postgres, {
    PORT: String(serverPort),
    KABAN_PUBLIC_URL: `http://localhost:${port}`,
  })
  const migrate = () => migrateDevDatabase(postgres.ownerUrl, dataDirectory)
  interruption.signal.throwIfAborted()
  // Not awaited: the end waits for this start.
  if (!(await migrate())) return void end(1)
  interruption.signal.throwIfAborted()
  const server = await startDevServer(settings, pages.directory)
  stops.push(() => server.stop())
  serverHasStarted(server)
  onChange = followChanges(pages, server, migrate)
  say(
    `Ready in ${((Date.now() - began) / 1000).toFixed(1)} s. ` +
      'Changes to a screen appear at once. After a change to the server, or to a page that it ' +
      'renders (the landing page, /terms, /login …), reload the page.',
  )
}

async function startDatabase(directory: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDirectory: directory,
    onStep: say,
    signal: interruption.signal,
  })
  stops.push(() => postgres.stop())
  return postgres
}

function serverSettings(
  { databaseUrl, ownerUrl }: EmbeddedPostgres,
  addresses: Record<'PORT' | 'KABAN_PUBLIC_URL', string>,
): Record<string, string> {
  return {
    ...addresses,
    KABAN_DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    KABAN_OWNER_DATABASE_URL: ownerUrl,
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/kaban-node'),
  }
}

async function startVite(port: number, serverPort: number): Promise<DevPages> {
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    // Vite calls a plugin again when it restarts after a change of its configuration.
    plugins: [
      {
        name: 'kaban-changes',
        configureServer: ({ watcher }) => void watcher.on('all', (_event, file) => onChange(file)),
      },
    ],
    // A virtual module imports the screens, and Vite does not look for packages in it.
    optimizeDeps: { entries: ['index.html', 'src/main/browser/*.tsx', 'src/**/screens/**/*.tsx'] },
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      watch: { ignored: ['**/.kaban*/**', '**/dist/**'] },
      proxy: {
        '/': {
          target: `http://localhost:${serverPort}`,
          bypass: async ({ url = '' }) => {
            if (isOfVite(url)) return url
            // Requests wait while the server restarts.
            await (await serverStarted).settled()
            return undefined
          },
          // Vite adds inline scripts and styles to the page, which Kaban's content security policy
          // forbids.
          configure: (proxy) =>
            proxy.on('proxyRes', ({ headers }) => delete headers['content-security-policy']),
        },
      },
    },
  })
  stops.push(() => vite.close())
  await vite.listen()
  // Vite would end the process on SIGTERM before PostgreSQL has stopped.
  for (const listener of process.listeners('SIGTERM'))
    if (listener !== endBySignal) process.off('SIGTERM', listener)
  return await makeDevPages(vite, path.join(dataDirectory, 'pages'))
}

const isOfVite = (url: string) => /^\/(@|src\/|node_modules\/|__vite)/.test(url)

/** Handles one batch of changes at a time; changes that arrive meanwhile form the next batch. */
function followChanges(
  pages: DevPages,
  server: DevServer,
  migrate: () => Promise<boolean>,
): (file: string) => void {
  let changed = new Set<string>()
  let working = false
  const work = async () => {
    while (changed.size > 0) {
      const files = changed
      changed = new Set()
      let isServerChanged = [...files].some(isOfServer)
      for (const file of files) if (await pages.update(file)) isServerChanged = true
      if (!isServerChanged) continue
      // The server would not start on a database that is not up to date.
      if (await migrate()) await server.restart()
      else say('The server was not restarted; the next change tries again.')
    }
  }
  return (file) => {
    changed.add(file)
    if (working) return
    working = true
    work()
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      .finally(() => (working = false))
  }
}

function isOfServer(file: string): boolean {
  const place = path.relative(root, file)
  if (/\.test\.tsx?$/.test(place)) return false
  return place.startsWith('migrations/') || /^src\/.*\/(server|shared|sample)\//.test(place)
}

/** Returns the first free port from `from` upwards. */
async function freePort(from: number): Promise<number> {
  const probe = net.createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(from, 'localhost', () => resolve(true))
  })
  if (!isFree) return await freePort(from + 1)
  await new Promise((resolve) => probe.close(resolve))
  return from
}

function end(exitCode: number): Promise<void> {
  ending ??= (async () => {
    say('\nStopping …')
    interruption.abort()
    // A start in progress notices that. Only then is `stops` complete.
    await Promise.race([starting?.catch(() => {}), pause(20_000)])
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
    say('Stopped. The data are kept.')
    process.exit(exitCode)
  })()
  return ending
}
