/** Many live streams at one process: what each costs, and a restart with all of them. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { freePort } from '../tests/fixtures/servers/free-port.ts'
import { onServer } from './bench-database.ts'
import { say } from './figures.ts'
import { secondsOf, startHttpServer } from './http-server.ts'
import { openLiveClients, type LiveClients } from './live-clients.ts'
import { openWithdrawalFixture } from './withdrawal-fixture.ts'

const streams = Number(process.env.KABAN_BENCH_STREAMS || 10_000)
const perSecond = 500
const databaseName = 'kaban_bench_live'
/** Each stream checks its session every 25 s. */
const oneRoundMs = 30_000
const kilobytesAim = 20
/** Names reach an open stream within a second or two. */
const settleMs = 5_000

export async function reportLive(server: PostgresServer): Promise<void> {
  const files = await mkdtemp(path.join(os.tmpdir(), 'kaban-bench-live-'))
  await onServer(server, 'postgres', `create database ${databaseName}`)
  await migrateDatabase(server.ownerUrl(databaseName))
  const settings = {
    PORT: String(await freePort()),
    KABAN_FILES_DIR: files,
    KABAN_SECRET_KEY: randomBytes(32).toString('base64'),
  }
  const start = () => startHttpServer(server, databaseName, settings)
  let running = await start()
  let clients: LiveClients | undefined
  try {
    const tokens = await addSessions(server)
    // A process needs some memory once, whatever the number of streams.
    await pause(5_000)
    for (let round = 0; round < 5; round += 1) {
      const warming = openLiveClients(running.port, tokens.slice(0, 500), perSecond)
      await until(() => warming.open() === Math.min(500, streams))
      warming.close()
      await pause(2_000)
    }
    const before = residentKilobytes(running.pid)
    const half = Math.floor(streams / 2)
    clients = openLiveClients(running.port, tokens, perSecond)
    await until(() => (clients?.open() ?? 0) >= half)
    const atHalf = residentKilobytes(running.pid)
    await until(() => clients?.open() === streams)
    const secondHalf = (residentKilobytes(running.pid) - atHalf) / (streams - half)
    const busyBefore = secondsOf(running.pid)
    const settled = await highestResident(running.pid, oneRoundMs)
    const busy = (secondsOf(running.pid) - busyBefore) / (oneRoundMs / 1_000)
    const each = (settled - before) / streams
    say(
      `${streams} streams at one process: ${each.toFixed(1)} kB each (aim ${kilobytesAim}), ` +
        `those of the second half ${secondHalf.toFixed(1)} kB, ` +
        `${(busy * 100).toFixed(0)} % of a core while nothing happens`,
    )
    say(`a name for everybody reached all after ${(await tellAll(server, clients)).toFixed(0)} ms`)

    const [tried, reopened] = [clients.triedAt.length, clients.beganAt.length]
    const stoppedAt = performance.now()
    const stopping = running.stop()
    // While it stops, before the next one hears.
    const names = [await publish(server, 'while-stopping')]
    await stopping
    names.push(await publish(server, 'while-away'))
    const startedAt = performance.now()
    running = await start()
    const readyAt = performance.now()
    await until(() => (clients?.open() ?? 0) >= half)
    names.push(await publish(server, 'while-returning'))
    await until(() => clients?.open() === streams)
    await pause(settleMs)
    const missed = names.map(({ id, at }) => clients?.unaware(id, at) ?? Number.NaN)
    const lastBackAt = clients.beganAt.slice(reopened).reduce((last, at) => Math.max(last, at))
    say(
      `after a restart: all back in ${secondsFrom(stoppedAt, lastBackAt)} s ` +
        `(it stopped for ${secondsFrom(stoppedAt, startedAt)} s, ` +
        `and was ready ${secondsFrom(startedAt, readyAt)} s later); ` +
        `at most ${peak(clients.triedAt.slice(tried))} tried and ` +
        `${peak(clients.beganAt.slice(reopened))} came back in one second`,
    )
    say(`missed a name: ${missed.join(', ')}; refused: ${describe(clients.refused)}`)
    if (each > kilobytesAim || missed.some((count) => count > 0)) process.exitCode = 1
  } finally {
    clients?.close()
    await running.stop()
    await rm(files, { recursive: true, force: true })
  }
}

async function addSessions(server: PostgresServer): Promise<string[]> {
  await openWithdrawalFixture(server, databaseName, 1)
  await onServer(
    server,
    databaseName,
    `insert into sessions (id, token_hash, user_id, expires_at, idle_limit, user_agent, address)
     select uuidv7(), sha256(convert_to('live-' || number, 'UTF8')), user_id, expires_at,
       idle_limit, user_agent, address
     from (select * from sessions order by id limit 1) one, generate_series(1, ${streams}) number`,
  )
  await onServer(server, databaseName, 'vacuum analyze')
  return Array.from({ length: streams }, (_, number) => `live-${number + 1}`)
}

/** For everybody, as an action does it. */
async function publish(server: PostgresServer, id: string): Promise<{ id: string; at: number }> {
  await onServer(
    server,
    databaseName,
    `insert into live_outbox (topic, subject_id, user_id)
     values ('bench', '${id}', '00000000-0000-0000-0000-000000000000')`,
  )
  return { id, at: performance.now() }
}

/** How long it takes, in ms. */
async function tellAll(server: PostgresServer, clients: LiveClients): Promise<number> {
  const { id, at } = await publish(server, 'for-all')
  await until(() => clients.unaware(id, Infinity) === 0)
  return performance.now() - at
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 1) {
    if (waited > 12_000) throw new Error('Not all streams opened or heard within two minutes')
    await pause(10)
  }
}

const secondsFrom = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)

function peak(times: readonly number[]): number {
  const seconds = new Map<number, number>()
  for (const at of times.map((ms) => Math.floor(ms / 1_000)))
    seconds.set(at, (seconds.get(at) ?? 0) + 1)
  return Math.max(...seconds.values())
}

const describe = (refused: ReadonlyMap<string, number>) =>
  [...refused].map(([line, times]) => `${times} × ${line}`).join(', ') || 'none'

/** The highest that is seen within this time, in kilobytes. */
async function highestResident(pid: number, withinMs: number): Promise<number> {
  let highest = 0
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += 1_000) {
    await pause(1_000)
    highest = Math.max(highest, residentKilobytes(pid))
  }
  return highest
}

function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
