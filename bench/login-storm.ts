/**
 * Withdrawals over HTTP, with and without fifty people a second who sign in beside them. Each
 * sign-in is a right password of a user of its own from an address of its own; they come at their
 * time, whether or not the ones before are answered.
 */
import http from 'node:http'
import { migrateDatabase } from '#foundation/platform/server/database/migrate.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { onServer } from './ground.ts'
import { startHttpServer } from './http-server.ts'
import { openHttpDesk, runCallers } from './withdrawal-callers.ts'
import { openWithdrawalGround } from './withdrawal-ground.ts'

export const stormPerSecond = 50
/** As many people as are using money at one time; more only wait for each other. */
const callers = 16
const people = 2000
const databaseName = 'kaban_bench_storm'

export interface StormRound {
  /** Completed withdrawals a second, and the middle of the two requests that each takes. */
  quiet: { perSecond: number; p50Ms: number }
  stormy: { perSecond: number; p50Ms: number }
  signIns: { asked: number; opened: number; refused: number; p50Ms: number }
}

export async function measureLoginStorm(
  server: PostgresServer,
  rounds: number,
  seconds: number,
  onRound: (round: number) => void,
): Promise<StormRound[]> {
  await onServer(server, 'postgres', `create database ${databaseName}`)
  await migrateDatabase(server.ownerUrl(databaseName))
  const running = await startHttpServer(server, databaseName, { KABAN_TRUSTED_PROXIES: '1' })
  const ground = await openWithdrawalGround(server, databaseName, callers)
  const desk = openHttpDesk(running.port, ground, callers)
  const money = async () => {
    const {
      completed,
      seconds: lasted,
      requestMs,
      completeMs,
    } = await runCallers(desk, ground, seconds)
    return { perSecond: completed / lasted, p50Ms: middleOf([...requestMs, ...completeMs]) }
  }
  try {
    await onServer(server, databaseName, addPeople)
    const measured: StormRound[] = []
    /** Round 0 warms up and is not counted. */
    for (let round = 0; round <= rounds; round += 1) {
      onRound(round)
      if (round < 2) await onServer(server, databaseName, 'vacuum analyze')
      // Turn about: what the machine does besides falls on both.
      const first = round % 2 === 0 ? undefined : await money()
      const storm = startStorm(running.port)
      const stormy = await money()
      const signIns = await storm.end()
      const quiet = first ?? (await money())
      if (round > 0) measured.push({ quiet, stormy, signIns })
    }
    return measured
  } finally {
    desk.close()
    await running.stop()
  }
}

/**
 * With the password of the people of the withdrawals: one hash for all, or making them would take
 * longer than measuring.
 */
const addPeople = `
  insert into users (id, full_name, email, role, status, password_hash, sample)
  select uuidv7(), 'Storm Person', 'storm-' || i || '@kaban.test', 'user', 'active', (select password_hash from users where email = 'bench-0@kaban.test'), false
  from generate_series(1, ${people}) i`

function startStorm(port: number): { end(): Promise<StormRound['signIns']> } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 400 })
  const waits: number[] = []
  const found = { asked: 0, opened: 0, refused: 0 }
  const under: Promise<void>[] = []
  const timer = setInterval(() => {
    found.asked += 1
    const began = performance.now()
    under.push(
      signIn(agent, port, 1 + Math.floor(Math.random() * people)).then((code) => {
        waits.push(performance.now() - began)
        if (code === 200) found.opened += 1
        else if (code === 503) found.refused += 1
        else throw new Error(`A sign-in was answered ${code}`)
      }),
    )
  }, 1000 / stormPerSecond)
  return {
    async end() {
      clearInterval(timer)
      await Promise.all(under)
      agent.destroy()
      return { ...found, p50Ms: middleOf(waits) }
    },
  }
}

function signIn(agent: http.Agent, port: number, number: number): Promise<number> {
  const body = JSON.stringify({
    json: { email: `storm-${number}@kaban.test`, password: 'bench-password' },
  })
  const address = `10.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': address,
    }
    const asked = http.request(
      { agent, host: '127.0.0.1', port, path: '/rpc/identity/login', method: 'POST', headers },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

function middleOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
