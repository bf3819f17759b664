/** Several processes on one port: replaced or killed under load, they serve as one server. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { verifyInstallation } from '#surfaces/oversight/server/verify-installation.ts'
import { fixtureKey } from '../../fixtures/database/database-templates.ts'
import { cloneDatabase, type TestDatabase } from '../../fixtures/database/database.ts'
import { startKaban, stopKaban, type KabanProcess } from '../../fixtures/servers/kaban-process.ts'
import { openLiveScreen } from '../../fixtures/servers/live-screen.ts'
import { startMoneyLoad } from '../../fixtures/servers/money-load.ts'
import { readMetrics } from '../../fixtures/servers/read-metrics.ts'
import { signIn, Visitor } from '../../fixtures/servers/test-server.ts'

/** For the metrics. */
const token = 'a-token-of-the-tests'
let directory: string
let database: TestDatabase
let kaban: KabanProcess
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'kaban-processes-'))
  database = await cloneDatabase({ from: 'kaban_sample' })
  const env = {
    KABAN_PROCESSES: '2',
    KABAN_METRICS_TOKEN: token,
    DATABASE_URL: database.url,
    KABAN_OWNER_DATABASE_URL: database.ownerUrl,
    KABAN_SECRET_KEY: fixtureKey.toString('base64'),
  }
  kaban = await startKaban(directory, env, () => {})
  while ((await beginnings()).size < 2) await pause(100)
})
afterAll(async () => {
  await stopKaban(kaban)
  await database.close()
  rmSync(directory, { recursive: true, force: true })
})

test('processes are replaced one after another: no request fails, no name is lost', async () => {
  await reloadUnderLoad({ times: 1, restMs: 700 })
})

test('the same ten times @long', { timeout: 600_000 }, async () => {
  await reloadUnderLoad({ times: 10, restMs: 400 })
})

async function reloadUnderLoad({ times, restMs }: { times: number; restMs: number }) {
  const load = await startMoneyLoad(kaban.address, restMs)
  const screen = openLiveScreen(kaban.address, load.cookie)
  try {
    await load.untilUsed(kaban.address)
    for (let time = 0; time < times; time += 1) {
      const [before, streams] = [await beginnings(), screen.streams()]
      await reload()
      const after = await beginnings()
      expect([after.size, after.isDisjointFrom(before)]).toEqual([2, true])
      // The last of the old ones still leaves.
      while (screen.streams() === streams) await pause(50)
    }
    await load.untilUsed(kaban.address)
    await load.stop()
    const unknown = () => load.deposits().filter((deposit) => !screen.knows(deposit))
    await expect.poll(unknown, { timeout: 8_000 }).toEqual([])
  } finally {
    await load.stop().catch(() => {})
    screen.close()
  }
  expect(load.deposits().length).toBeGreaterThan(5)
  const keys = openSecrets(fixtureKey)
  const checked = await verifyInstallation(database.database, installationChecks, keys)
  expect(checked.flatMap(({ problems }) => problems)).toEqual([])
}

/** As an operator types it. */
async function reload(): Promise<void> {
  const env = { ...process.env, KABAN_DATA_DIR: directory }
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'reload'], { env })
  expect(stdout).toContain('All 2 processes were replaced.')
}

test('limits of guesses and claims hold across processes', async () => {
  const before = await answeredByProcess()
  const guesses: number[] = []
  for (let guess = 0; guess < 6; guess += 1) guesses.push(await guessAccessCode())
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429])

  const ben = new Visitor(kaban.address)
  await ben.calls.identity.login(sampleSignIns.secondAdmin)
  const cookies = [(await signIn(kaban.address, 'admin')).cookie, ben.cookie]
  const subject = { kind: 'withdrawal', id: uuidv7() }
  const claims = Array.from({ length: 8 }, async (_, place) => {
    const answer = await send('/rpc/claims/take', subject, cookies[place % 2])
    return `${place % 2} ${answer.status}`
  })
  expect([
    ['0 200', '1 409'],
    ['0 409', '1 200'],
  ]).toContainEqual([...new Set(await Promise.all(claims))].toSorted())
  const after = await answeredByProcess()
  for (const number of ['1', '2'])
    expect(after.get(number) ?? 0).toBeGreaterThan(before.get(number) ?? 0)
})

/** On a connection of its own: the processes take them in turn. */
function send(place: string, input: object, cookie = ''): Promise<Response> {
  return fetch(kaban.address + place, {
    method: 'POST',
    headers: {
      connection: 'close',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    body: JSON.stringify({ json: input }),
  })
}

const guessAccessCode = async () =>
  (await send('/rpc/identity/enterCompanyAccess', { code: 'wrong' })).status

/** Calls of procedures, by the number of the process. */
async function answeredByProcess(): Promise<Map<string, number>> {
  const calls = new Map<string, number>()
  for (const { name, labels, value } of await readMetrics(kaban.address, token)) {
    const { process: number = '', module } = labels
    if (name === 'kaban_requests_total' && ['identity', 'claims'].includes(module ?? ''))
      calls.set(number, (calls.get(number) ?? 0) + value)
  }
  return calls
}

test('each process is told of by /metrics and the page System, the machine once', async () => {
  const series = await readMetrics(kaban.address, token)
  const labelsOf = (wanted: string) =>
    series.flatMap(({ name, labels }) => (name === wanted ? [labels] : []))
  expect(labelsOf('kaban_live_streams')).toEqual([{ process: '1' }, { process: '2' }])
  expect(labelsOf('kaban_disk_size_bytes')).toEqual([{}])
  const servers = await listServers()
  expect(servers).toHaveLength(1)
  expect(servers[0]).toMatchObject({
    host: os.hostname(),
    hasPresentKey: true,
    differingSettings: [],
  })
  const processes = await listProcesses()
  expect(processes.map(({ number }) => number)).toEqual([1, 2])
  expect(processes.filter(({ answered }) => answered)).toHaveLength(1)
})

test('a process that is killed is started again, and the other one serves on', async () => {
  const [, killed] = await listProcesses()
  if (!killed?.pid) throw new Error('There is no second process')
  // It takes no connection any more, but is given one.
  process.kill(killed.pid, 'SIGSTOP')
  const asked = Array.from({ length: 8 }, async () => {
    const headers = { connection: 'close' }
    const within = AbortSignal.timeout(20_000)
    const answer = fetch(`${kaban.address}/healthz`, { headers, signal: within })
    return await answer.then(
      ({ status }) => status,
      ({ name }: Error) => (name === 'TimeoutError' ? 'lost' : 'ended'),
    )
  })
  await Promise.any(asked)
  process.kill(killed.pid, 'SIGKILL')
  const answers = await Promise.all(asked)
  // A few connections were with the process that died, depending on when the stop reached it.
  expect(answers).not.toContain('lost')
  expect(answers.filter((answer) => answer === 200).length).toBeGreaterThanOrEqual(4)
  const successor = async () => {
    const now = await listProcesses()
    return now.find(({ number, pid }) => number === killed.number && pid !== killed.pid)
  }
  await expect.poll(successor, { timeout: 30_000 }).toMatchObject({ deaths: killed.deaths + 1 })
})

async function listServers() {
  const { calls } = await signIn(kaban.address, 'admin')
  return (await calls.system.state({})).servers
}

const listProcesses = async () => (await listServers()).flatMap(({ processes }) => processes)

/** When each process began, in seconds: no two have begun at once. */
async function beginnings(): Promise<Set<number>> {
  const series = await readMetrics(kaban.address, token)
  const starts = series.filter(({ name }) => name === 'process_start_time_seconds')
  return new Set(starts.map(({ value }) => value))
}
