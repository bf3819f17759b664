/**
 * Several processes that serve on one port, by node:cluster: this one takes the connections and
 * hands them out in turn. One that dies is started again.
 */
import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { within } from '#foundation/platform/server/within.ts'
import { plainError } from '../plain-error.ts'
import type { Reloaded, Serving, ServingParts } from '../serving.ts'
import { endLostConnection } from './end-lost-connection.ts'
import type { Figures, FromServer, ProcessPlace, ToServer } from './messages.ts'

type Ready = Extract<FromServer, { kind: 'ready' }>

interface Place extends Omit<ProcessPlace, 'serverId'> {
  worker: Worker
  startedAt: Date
  /** How many before it ended soon after they had begun, one after another. */
  hasty: number
}

const program = fileURLToPath(new URL('server-process.ts', import.meta.url))
/** A process that has lived for so long died of something else than its start. */
const livedLongMs = 60_000
const pauseMs = { first: 500, most: 30_000 }
/** A process takes 6 s until it is quiet, 10 s for requests and some for jobs and connections. */
const leavesWithinMs = 30_000
const figuresWithinMs = 2_000

/** Resolves once the first process serves. Throws StartProblem when it does not. */
export async function serve(parts: ServingParts): Promise<Serving> {
  const { settings, databaseUrl, ownerUrl, say, signal } = parts
  const pages = await parts.pages
  cluster.setupPrimary({ exec: program, serialization: 'advanced' })
  const serverId = randomUUID()
  const places = new Map<number, Place>()
  let isStopping = false
  let reloading: Promise<Reloaded> | undefined

  const tell = (worker: Worker, message: ToServer) => {
    // One that has just died is replaced by whoever hears of its end.
    if (worker.isConnected()) worker.send(message, () => {})
  }

  /** Resolves once a new process serves in this place. */
  async function fill(number: number, { deaths = 0, hasty = 0 } = {}): Promise<Ready> {
    const worker = cluster.fork()
    endLostConnection(worker)
    const ready = await untilReady(worker, {
      kind: 'start',
      place: { serverId, number, deaths },
      databaseUrl,
      ownerUrl,
      pages,
    })
    const place: Place = { worker, number, startedAt: new Date(), deaths, hasty }
    places.set(number, place)
    worker.on('message', (message: FromServer) => {
      if (message.kind === 'ask figures')
        void collectFigures([...places.values()]).then((all) =>
          tell(worker, { kind: 'all figures', askId: message.askId, all }),
        )
    })
    if (worker.isDead()) void replaceDead(place, 'at once')
    else worker.once('exit', (code, signal) => void replaceDead(place, signal || `with ${code}`))
    return ready
  }

  async function replaceDead(dead: Place, how: string): Promise<void> {
    const { number, startedAt } = dead
    if (isStopping || places.get(number) !== dead) return
    places.delete(number)
    say(`Process ${number} (${dead.worker.process.pid}) ended ${how}. Another one is started.`)
    const livedLong = Date.now() - startedAt.getTime() > livedLongMs
    await keep(number, { deaths: dead.deaths + 1, hasty: livedLong ? 0 : dead.hasty + 1 })
  }

  /** Tries to fill a place until a process serves in it. */
  async function keep(number: number, { deaths = 0, hasty = 0 } = {}): Promise<void> {
    for (let filled = false; !filled; hasty += 1) {
      if (hasty > 0) await pause(Math.min(pauseMs.first * 2 ** (hasty - 1), pauseMs.most))
      if (isStopping) return
      filled = await fill(number, { deaths, hasty }).then(
        () => true,
        (error: Error) => {
          if (!isStopping) say(`Process ${number} does not start: ${error.message}`)
          return false
        },
      )
    }
  }

  async function end(worker: Worker, kind: 'stop' | 'leave'): Promise<void> {
    if (worker.isDead()) return
    const ended = once(worker, 'exit')
    tell(worker, { kind })
    await within(leavesWithinMs, ended, undefined)
    if (!worker.isDead()) worker.process.kill('SIGKILL')
  }

  async function reloadAll(): Promise<Reloaded> {
    const before = Array.from(places.values())
    for (const old of before) {
      if (isStopping) return { done: false, text: 'Kaban stops.' }
      // It died meanwhile, and has a successor.
      if (places.get(old.number) !== old) continue
      await fill(old.number, old)
      await end(old.worker, 'leave')
    }
    return { done: true, text: `All ${places.size} processes were replaced.` }
  }

  /** One process counts and logs what the backups did, all warn of it. */
  function tellBackup(job: string, error?: unknown): void {
    const [first] = places.keys()
    const plain = error === undefined ? undefined : plainError(error)
    for (const { worker, number } of places.values())
      tell(worker, { kind: 'backed up', job, error: plain, counts: number === first })
  }

  async function stop(): Promise<void> {
    isStopping = true
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(living.map((worker) => end(worker, 'stop')))
  }

  const interrupted = () => void stop()
  signal.addEventListener('abort', interrupted)
  // The first one fills an empty installation; the others find it as it is.
  const { address, accessCode } = await fill(1).finally(() =>
    signal.removeEventListener('abort', interrupted),
  )
  for (let number = 2; number <= settings.processes; number += 1) void keep(number)
  return {
    address,
    accessCode,
    backupListeners: {
      onRun: (job, failed) => !failed && tellBackup(job),
      onError: tellBackup,
    },
    // Each process reports its own.
    reportEnd() {},
    reload() {
      reloading ??= reloadAll()
        .catch((error: Error) => ({
          done: false,
          text: `The processes were not all replaced: ${error.message}`,
        }))
        .finally(() => (reloading = undefined))
      return reloading
    },
    stop,
  }
}

/** Throws when it ends before. */
async function untilReady(worker: Worker, start: ToServer): Promise<Ready> {
  const { promise, resolve, reject } = Promise.withResolvers<Ready>()
  const hear = (message: FromServer) => {
    if (message.kind === 'ready') resolve(message)
    else if (message.kind === 'refused') reject(new StartProblem(message.why))
  }
  const ended = () => reject(new StartProblem('A process ended before it served. See its log.'))
  worker.on('message', hear).once('exit', ended).once('error', reject)
  worker.once('online', () => worker.send(start))
  try {
    return await promise
  } finally {
    worker.off('message', hear).off('exit', ended)
    worker.on('error', () => {})
  }
}

let asked = 0

/** Those that do not answer in time are left out. */
async function collectFigures(places: readonly Place[]): Promise<Figures[]> {
  asked += 1
  const askId = asked
  const found = await Promise.all(
    places.map(async ({ worker }) => {
      const { promise, resolve } = Promise.withResolvers<Figures | null>()
      const hear = (message: FromServer) => {
        if (message.kind === 'figures' && message.askId === askId) resolve(message.figures)
      }
      worker.on('message', hear)
      if (worker.isConnected()) worker.send({ kind: 'tell figures', askId } satisfies ToServer)
      return await within(figuresWithinMs, promise, null).finally(() => worker.off('message', hear))
    }),
  )
  return found.filter((figures) => figures !== null)
}
