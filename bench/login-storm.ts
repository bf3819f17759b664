/**
 * Withdrawals over HTTP, with and without 50 sign-ins a second beside them. Each sign-in has a
 * right password, its own user and its own address, and is sent on time whether or not the ones
 * before are answered.
 */
import http from 'node:http'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { onServer } from './bench-database.ts'
import { median } from './figures.ts'
import { startHttpServer } from './http-server.ts'
import { openHttpClient, runCallers } from './withdrawal-callers.ts'
import { addAdministrators, forgetWrites, openWithdrawalFixture } from './withdrawal-fixture.ts'

export const stormPerSecond = 50
/** As many as use money at once; more would only wait for each other. */
const callers = 16
const people = 2000
const databaseName = 'kaban_bench_storm'

export interface StormRound {
  /** Completed withdrawals, and the median over both requests of each. */
  quiet: { perSecond: number; p50Ms: number }
  stormy: { perSecond: number; p50Ms: number }
  signIns: { sent: number; opened: number; refused: number; p50Ms: number }
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
  // One person alone may not write as often as a caller does.
  const fixture = await openWithdrawalFixture(server, databaseName, 4 * callers)
  const adminTokens = await addAdministrators(server, databaseName, callers)
  const client = openHttpClient(running.port, adminTokens, callers)
  const withdraw = async () => {
    await forgetWrites(server, databaseName)
    const found = await runCallers(client, fixture, seconds, callers)
    return {
      perSecond: found.completed / found.seconds,
      p50Ms: median([...found.requestMs, ...found.completeMs]),
    }
  }
  try {
    await onServer(server, databaseName, addPeople)
    const measured: StormRound[] = []
    // Round 0 warms up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      onRound(round)
      if (round < 2) await onServer(server, databaseName, 'vacuum analyze')
      // In alternating order, so that other work of the machine falls on both.
      const first = round % 2 === 0 ? undefined : await withdraw()
      const storm = startStorm(running.port)
      const stormy = await withdraw()
      const signIns = await storm.end()
      const quiet = first ?? (await withdraw())
      if (round > 0) measured.push({ quiet, stormy, signIns })
    }
    return measured
  } finally {
    client.close()
    await running.stop()
  }
}

/** All have one password hash; making 2,000 would take longer than the measurement. */
const addPeople = `
  insert into users (id, full_name, email, role, status, password_hash, sample)
  select uuidv7(), 'Storm Person', 'storm-' || i || '@kaban.test', 'user', 'active',
    (select password_hash from users where email = 'bench-0@kaban.test'), false
  from generate_series(1, ${people}) i`

function startStorm(port: number): { end(): Promise<StormRound['signIns']> } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 400 })
  const waits: number[] = []
  const found = { sent: 0, opened: 0, refused: 0 }
  const pending: Promise<void>[] = []
  const timer = setInterval(() => {
    found.sent += 1
    const began = performance.now()
    pending.push(
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
      await Promise.all(pending)
      agent.destroy()
      return { ...found, p50Ms: median(waits) }
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
