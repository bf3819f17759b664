/**
 * The service and its database are killed at exact points before, within and after the migration of
 * a live upgrade. The database is then wholly the old one or wholly the new one, no row of money is
 * lost, the Kaban that starts serves, and a repeated upgrade finishes.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { processesIn } from '#foundation/platform/server/embedded-postgres/processes.ts'
import { describeDatabase } from '#main/commands/major-upgrade/left-behind.ts'
import { withDatabase } from '../../fixtures/releases/kept-installation.ts'
import { freePort } from '../../fixtures/servers/free-port.ts'
import {
  installKillPoints,
  killable,
  settingOf,
  signOf,
  type KillPoint,
} from '../../fixtures/servers/kill-points.ts'
import { linkedService, type LinkedService } from '../../fixtures/servers/linked-service.ts'
import { expanding, makeRelease } from '../../fixtures/servers/next-release.ts'

const place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-killed-'))
const [old, next, kept, copy] = ['old', 'next', 'kept', 'copy'].map((name) =>
  path.join(place, name),
) as [string, string, string, string]
let service: LinkedService
let before: State
let after: State
let keptLog: string
/** Enough for a machine with half a core. */
const lasting = { timeout: 300_000 }

/** Where the upgrade starts the service: in this release, at this point. */
const startAt = (point: KillPoint) =>
  `[ "$(readlink ${service.link})" = ${old} ] || export ${settingOf(point)}; ${service.start}`
const databaseLog = () => fs.readFileSync(path.join(service.data, 'postgresql.log'), 'utf8')
const untilTrue = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 5 })

beforeAll(async () => {
  service = linkedService(place, await freePort('localhost'))
  makeRelease(old, [])
  makeRelease(next, [expanding, killable])
  service.pointTo(old)
  await service.bringUp()
  await service.stop()
  await withDatabase({ dataDirectory: service.data }, (client) => client.query(installKillPoints))
  await service.bringUp()
  await killBeforeStart()
  keep()
  before = await stateOfCopy()
  after = await stateOfCopy(next)
}, 300_000)
afterAll(async () => {
  await service.stop()
  fs.rmSync(place, { recursive: true, force: true })
})

/** An upgrade that has rehearsed, stopped the old one and set the link. */
async function killBeforeStart(): Promise<void> {
  const sign = path.join(place, 'starting')
  const upgrading = service.beginUpgrade(next, { start: `touch ${sign}; sleep 600` })
  await untilTrue(() => fs.existsSync(sign))
  upgrading.kill()
  await upgrading.ended
  expect(fs.readlinkSync(service.link)).toBe(next)
}

test('killed before the start, it leaves the old database @long', lasting, async () => {
  const fromNext = (line: string) => / next_(note|copies)/.test(line)
  expect(before.schema.filter(fromNext)).toEqual([])
  expect(after.schema.filter(fromNext).length).toBeGreaterThan(3)
  expect(after.money).toEqual(before.money)
  expect(before.money.length).toBeGreaterThan(10)
  await finish()
})

const points: KillPoint[] = ['before', 'changed', 'last', 'commit', 'committed', 'health']
test.each(points)('everything dies at %s: the next start serves @long', lasting, async (point) => {
  await putBack(next)
  const upgrading = service.beginUpgrade(next, { start: startAt(point) })
  await standing(point)
  // Each goes on where a killed one ended, without another rehearsal.
  expect(upgrading.said()).toContain('No Kaban runs. Starting')
  upgrading.kill()
  await killService()
  await expectWhole(point)
  await finish()
})

test('everything dies before the upgrade asks a ready server @long', lasting, async () => {
  await putBack(next)
  const upgrading = service.beginUpgrade(next, { start: `${service.start}; sleep 600` })
  await service.untilReady()
  upgrading.kill()
  await killService()
  await expectWhole('health')
  await finish()
})

test.each<KillPoint>(['changed', 'health'])(
  'the service dies at %s: the upgrade goes back to the old Kaban, and is repeated @long',
  lasting,
  async (point) => {
    await putBack(old)
    await service.bringUp()
    const args = ['--within', '30']
    const upgrading = service.beginUpgrade(next, { args, start: startAt(point) })
    await standing(point)
    await killService()
    await expectWhole(point)
    const { code, said } = await upgrading.ended
    expect(said).toContain('the old Kaban serves again')
    expect({ code, running: service.running() }).toEqual({ code: 1, running: old })
    expect(fs.readlinkSync(service.link)).toBe(old)
    expect(service.verify(old)).toContain('The book is sound.')
    expect(await service.upgrade(next)).toMatchObject({ code: 0 })
    expectNew()
  },
)

/** The service starts, whatever the link names, and the upgrade is repeated. */
async function finish(): Promise<void> {
  await service.bringUp()
  expect(service.running()).toBe(next)
  expect(await service.upgrade(next)).toMatchObject({ code: 0 })
  expectNew()
}

/** A server is ready only on a database that is as new as itself, or newer. */
function expectNew(): void {
  expect(service.running()).toBe(next)
  expect(service.verify(next)).toContain('The book is sound.')
}

async function expectWhole(point: KillPoint): Promise<void> {
  const { schema, money } = await stateOfCopy()
  const isNew = point === 'committed' || point === 'health'
  expect(schema, point).toEqual((isNew ? after : before).schema)
  expect(money, point).toEqual(expect.arrayContaining(before.money))
}

async function standing(point: KillPoint): Promise<void> {
  await untilTrue(() => databaseLog().slice(keptLog.length).includes(signOf(point)))
  if (point === 'health') await untilNotReady()
}

/** The server waits for this lock when it is asked whether it is ready. */
async function untilNotReady(): Promise<void> {
  const { superuser } = JSON.parse(
    fs.readFileSync(path.join(service.data, 'postgresql-passwords.json'), 'utf8'),
  ) as { superuser: string }
  const lines = fs.readFileSync(path.join(service.data, 'postgresql/postmaster.pid'), 'utf8')
  const port = lines.split('\n')[3]
  const client = new pg.Client(`postgresql://postgres:${superuser}@127.0.0.1:${port}/kaban`)
  client.on('error', () => {})
  await client.connect()
  await client.query('begin; lock table public.schema_version')
  const status = () =>
    fetch(`http://localhost:${service.port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    )
  await vi.waitUntil(async () => (await status()) === 503, { timeout: 60_000, interval: 20 })
}

/** At once, and with the database. */
async function killService(): Promise<void> {
  const postgresql = path.join(service.data, 'postgresql')
  const notes = [service.pidFile, path.join(postgresql, 'postmaster.pid')]
  const pids = notes.map((file) => Number.parseInt(fs.readFileSync(file, 'utf8'), 10))
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  fs.rmSync(service.pidFile)
  await untilTrue(() => processesIn(postgresql).length === 0)
}

const parts = () => [service.data, service.backups]

function keep(): void {
  fs.mkdirSync(kept)
  execFileSync('cp', ['-a', ...parts(), kept])
  keptLog = databaseLog()
}

/** The state of an upgrade that was killed before the start. */
async function putBack(home: string): Promise<void> {
  await service.stop()
  for (const part of parts()) fs.rmSync(part, { recursive: true })
  execFileSync('cp', ['-a', ...parts().map((part) => path.join(kept, path.basename(part))), place])
  service.pointTo(home)
}

interface State {
  /** Everything but rows. */
  schema: string[]
  /** All rows of money that are only ever added, and the sum of the wallets. */
  money: string[]
}

/** As the next start of the database finds it, which is left alone. */
async function stateOfCopy(migratedBy?: string): Promise<State> {
  fs.mkdirSync(copy)
  for (const name of ['postgresql', 'postgresql-passwords.json'])
    execFileSync('cp', ['-a', path.join(service.data, name), copy])
  try {
    return await withDatabase({ dataDirectory: copy }, async (client, { ownerUrl }) => {
      if (migratedBy)
        await migrateDatabase(ownerUrl, { directory: path.join(migratedBy, 'migrations') })
      return await readState(client)
    })
  } finally {
    fs.rmSync(copy, { recursive: true })
  }
}

async function readState(client: pg.Client): Promise<State> {
  const lines = async (query: string) =>
    (await client.query<{ line: string }>(query)).rows.map(({ line }) => line)
  const versions = await lines(
    `select concat_ws(' ', 'version', version, md5, oldest_server) as line
     from public.schema_version order by version`,
  )
  const tables = ['transfers', 'reversals', 'captures', 'places']
  const rows = tables.map((name) => `select row_to_json(t)::text as line from ledger.${name} t`)
  const money = await lines(
    `${rows.join(' union all ')}
     union all select 'transaction ' || id from transactions
     union all select 'wallets ' || sum(available + held) from ledger.wallets`,
  )
  return { schema: [...(await describeDatabase(client)), ...versions], money: money.toSorted() }
}
