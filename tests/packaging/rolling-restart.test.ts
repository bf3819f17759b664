/**
 * Two servers behind HAProxy with the example that operators copy, stopped and started again one
 * after the other as docs/operating/several-servers.md describes it, while people move money.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { joseDelaCruz, lizaCruz, mariaSantos } from '#main/sample/sample-sign-ins.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { verifyInstallation } from '#surfaces/oversight/server/verify-installation.ts'
import { fixtureKey } from '../fixtures/database/database-templates.ts'
import { cloneDatabase } from '../fixtures/database/database.ts'
import { makeCertificate } from '../fixtures/packaging/certificate.ts'
import { isMissing, proxies, readStatistics, startProxy } from '../fixtures/packaging/proxies.ts'
import { freePort } from '../fixtures/servers/free-port.ts'
import { startKaban, stopKaban, type KabanProcess } from '../fixtures/servers/kaban-process.ts'
import { openLiveScreen } from '../fixtures/servers/live-screen.ts'
import { startMoneyLoad } from '../fixtures/servers/money-load.ts'
import { accessCode } from '../fixtures/servers/test-server.ts'

const proxy = proxies.find(({ name }) => name === 'HAProxy')!
const missing = isMissing(proxy)
const folder = mkdtempSync(path.join(tmpdir(), 'kaban-rolling-'))
const closing: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true })]
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const rounds = 2

test('two servers are restarted in turn: no request fails, no name is lost @long', async ({
  skip,
  annotate,
}) => {
  skip(Boolean(missing), String(missing))
  const database = await cloneDatabase({ from: 'kaban_sample' })
  closing.push(database.close)
  // One administrator completes all deposits.
  await database.asOwner(`update company_settings set person_day_centavos = 999999999999999,
    company_day_centavos = 999999999999999`)
  const ports: [number, number] = [await freePort('localhost'), await freePort('localhost')]
  const port = await freePort()
  const address = `https://localhost:${port}`
  const start = (place: 0 | 1): Promise<KabanProcess> =>
    startKaban(
      path.join(folder, `server-${place}`),
      {
        PORT: String(ports[place]),
        KABAN_HOST: '127.0.0.1',
        KABAN_PUBLIC_URL: address,
        KABAN_TRUSTED_PROXIES: '1',
        KABAN_ACCESS_CODE: accessCode,
        KABAN_SECRET_KEY: fixtureKey.toString('base64'),
        KABAN_FILES_DIR: path.join(folder, 'files'),
        DATABASE_URL: database.url,
        KABAN_OWNER_DATABASE_URL: database.ownerUrl,
      },
      () => {},
    )
  const servers: [KabanProcess, KabanProcess] = [await start(0), await start(1)]
  closing.push(() => Promise.all(servers.map(stopKaban)))
  const place = { folder, certificate: makeCertificate(folder), port, servers: ports }
  const balancer = await startProxy(proxy, place)
  closing.push(balancer.stop)
  const count = async (name: string, counter: string) =>
    Number((await readStatistics(place)).get(name)?.[counter])
  /** The share of a server that has just started grows for ten seconds. */
  const untilUsed = async (name: string) => {
    const before = await count(name, 'stot')
    while (isRunning() && (await count(name, 'stot')) < before + 10) await pause(100)
  }

  const people = await Promise.all(
    [mariaSantos, joseDelaCruz, lizaCruz].map(async (person) => {
      const load = await startMoneyLoad(address, 500, person)
      const screens = [1, 2].map(() => openLiveScreen(address, load.cookie))
      return { load, screens }
    }),
  )
  // On a busy machine the test lasts longer than a proof.
  await database.asOwner(`update sessions set proven_at = now() + interval '1 day'`)
  const isRunning = () => people.every(({ load }) => load.isRunning())
  closing.push(() => people.forEach(({ screens }) => screens.forEach(({ close }) => close())))
  for (const { load } of people) await load.untilUsed(address)
  const asked = await count('tls FRONTEND', 'req_tot')
  for (let round = 0; round < rounds; round += 1) {
    for (const which of [0, 1] as const) {
      if (!isRunning()) continue
      await stopKaban(servers[which])
      servers[which] = await start(which)
      await untilUsed(which === 0 ? 'kaban first' : 'kaban second')
    }
  }
  for (const { load } of people) await load.untilUsed(address)
  const statistics = await readStatistics(place)
  // Each of these throws what any of its requests failed with.
  for (const { load } of people) await load.stop()

  for (const { load, screens } of people)
    for (const screen of screens) {
      const unknown = () => load.deposits().filter((deposit) => !screen.knows(deposit))
      await expect.poll(unknown, { timeout: 8_000 }).toEqual([])
      expect(screen.failures()).toEqual([])
      expect(screen.streams()).toBeGreaterThan(1)
    }
  const answered = (figure: string) => Number(statistics.get('tls FRONTEND')?.[figure])
  const failed = ['hrsp_4xx', 'hrsp_5xx', 'ereq'].map((figure) => [figure, answered(figure)])
  expect(Object.fromEntries(failed)).toEqual({ hrsp_4xx: 0, hrsp_5xx: 0, ereq: 0 })
  const of = (figure: string) =>
    ['first', 'second', 'late'].map((name) => Number(statistics.get(`kaban ${name}`)?.[figure]))
  const streams = people.flatMap(({ screens }) => screens).map((screen) => screen.streams())
  await annotate(
    `${answered('req_tot') - asked} requests during ${2 * rounds} restarts; ` +
      `of them at first, second and late: tried again ${of('wretr').join(', ')}, ` +
      `sent to another server ${of('wredis').join(', ')}, ` +
      `lost by a server ${of('eresp').join(', ')}; ` +
      `${people.flatMap(({ load }) => load.deposits()).length} deposits completed, ` +
      `${streams.reduce((sum, count) => sum + count)} streams`,
  )
  const keys = openSecrets(fixtureKey)
  const checked = await verifyInstallation(database.database, installationChecks, keys)
  expect(checked.flatMap(({ problems }) => problems)).toEqual([])
}, 600_000)
