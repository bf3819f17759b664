/**
 * F15: the network between Kaban and its database is slow, cut or silent. Nothing is booked twice,
 * nobody waits for ever, and Kaban recovers by itself.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { mariaSantos } from '#main/sample/sample-sign-ins.ts'
import { startServer } from '#main/server/server.ts'
import { fixtureKey } from '../../fixtures/database/database-templates.ts'
import { cloneDatabase, type TestDatabase } from '../../fixtures/database/database.ts'
import { collectLog } from '../../fixtures/servers/collect-log.ts'
import { startFaultProxy, type FaultProxy } from '../../fixtures/servers/fault-proxy.ts'
import { freePort } from '../../fixtures/servers/free-port.ts'
import { signIn, type Visitor } from '../../fixtures/servers/test-server.ts'

let fixture: TestDatabase
let network: FaultProxy
let server: Awaited<ReturnType<typeof startServer>>
let directory: string
let user: Visitor
beforeAll(async () => {
  fixture = await cloneDatabase({ from: 'kaban_sample' })
  await fixture.asOwner('update company_settings set minimum_withdrawal_centavos = 1')
  network = await startFaultProxy(fixture.url)
  directory = await mkdtemp(path.join(tmpdir(), 'kaban-network-'))
  await writeFile(path.join(directory, 'secret-key'), fixtureKey.toString('base64'))
  const port = String(await freePort('localhost'))
  const settings = loadSettings({
    PORT: port,
    KABAN_PUBLIC_URL: `http://localhost:${port}`,
    KABAN_DATA_DIR: directory,
    KABAN_ACCESS_CODE: 'sesame-for-tests',
  })
  server = await startServer(settings, network.url, { log: collectLog() })
  user = await signIn(server.address, 'user')
}, 60_000)
afterAll(async () => {
  network.heal()
  await server.close()
  await network.close()
  await fixture.close()
  await rm(directory, { recursive: true, force: true })
})

const withdrawal = () => ({
  requestId: uuidv7(),
  amountCentavos: 1_000n,
  ...mariaSantos.bank,
})

/** How often the database has this request, and what the wallet holds for withdrawals in all. */
async function stored(requestId: string): Promise<{ rows: number; holds: number }> {
  const [found] = await fixture.asOwner<{ rows: number; holds: number }>(
    `select (select count(*)::int from transactions where id = $1) as rows,
       (select count(*)::int from ledger.holds where id = $1) as holds`,
    [requestId],
  )
  return found ?? { rows: -1, holds: -1 }
}

/** As a browser does: sends the same request until it is answered. */
async function sendUntilAnswered(request: ReturnType<typeof withdrawal>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      await user.calls.withdrawals.request(request)
      return tries
    } catch (error) {
      if (tries > 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

test('F15 with 50 ms to the database everything works, only later', async () => {
  network.delay(50)
  const request = withdrawal()
  expect(await user.calls.withdrawals.request(request)).toMatchObject({ status: 'pending' })
  network.heal()
  expect(await stored(request.requestId)).toEqual({ rows: 1, holds: 1 })
})

test.each([
  ['five', 5, 4],
  ['twenty @long', 20, 1],
])(
  'F15 of withdrawals whose answers are lost at any step none is twice: %s',
  async (...how) => {
    const [, count, stepMs] = how
    let repeated = 0
    for (let turn = 0; turn < count; turn += 1) {
      const request = withdrawal()
      setTimeout(() => network.cutAtNextAnswer(), turn * stepMs)
      repeated += (await sendUntilAnswered(request)) - 1
      expect(await stored(request.requestId)).toEqual({ rows: 1, holds: 1 })
    }
    expect(repeated).toBeGreaterThan(0)
  },
  60_000,
)

test('F15 a silent network makes nobody wait for ever @long', async () => {
  const request = withdrawal()
  const began = performance.now()
  network.silence()
  await expect(user.calls.withdrawals.request(request)).rejects.toMatchObject({ status: 503 })
  expect(performance.now() - began).toBeLessThan(20_000)
  network.heal()
  await expect.poll(async () => (await user.fetch('/healthz')).status).toBe(200)
  await sendUntilAnswered(request)
  expect(await stored(request.requestId)).toEqual({ rows: 1, holds: 1 })
}, 60_000)
