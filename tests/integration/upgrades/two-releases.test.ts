/**
 * The release before and the next one serve one database under load while the one replaces the
 * other. A migration that contracts ends the older one.
 */
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { knownSchemaVersion } from '#foundation/platform/server/database/schema/migration-files.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { verifyInstallation } from '#surfaces/oversight/server/verify-installation.ts'
import { fixtureKey } from '../../fixtures/database/database-templates.ts'
import { cloneDatabase, type TestDatabase } from '../../fixtures/database/database.ts'
import { startKaban, stopKaban, type KabanProcess } from '../../fixtures/servers/kaban-process.ts'
import { startMoneyLoad } from '../../fixtures/servers/money-load.ts'
import { contracting, expanding, makeRelease } from '../../fixtures/servers/next-release.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

test('two releases serve together, one replaces the other: no request fails', async () => {
  await replaceUnderLoad({ phaseMs: 300, restMs: 200, steps: 1 })
})

test('the same for longer @long', { timeout: 300_000 }, async () => {
  await replaceUnderLoad({ phaseMs: 15_000, restMs: 2_000, steps: 3, startsAgain: true })
})

interface How {
  phaseMs: number
  restMs: number
  /** At least so many of each server in each phase. */
  steps: number
  startsAgain?: boolean
}

async function replaceUnderLoad(how: How): Promise<void> {
  const place = mkdtempSync(path.join(tmpdir(), 'kaban-releases-'))
  closing.push(() => rmSync(place, { recursive: true, force: true }))
  const database = await cloneDatabase({ from: 'kaban_sample' })
  closing.push(database.close)
  const newer = path.join(place, 'newer')
  makeRelease(newer, [expanding])
  const atFirst = await walletsOf(database)

  const before = await startOn(database, place, 'before')
  const load = await startMoneyLoad(before.address, how.restMs)
  closing.push(() => load.stop().catch(() => {}))
  const used = ({ address }: KabanProcess) => load.untilUsed(address, how.steps)
  await used(before)
  const next = await startOn(database, place, 'next', newer)
  expect(await isExpanded(database)).toBe(true)
  load.balance([before.address, next.address])
  await pause(how.phaseMs)
  await Promise.all([used(before), used(next)])
  await expect.poll(() => readiness(before)).toEqual({ status: 200, reasons: [] })

  let older = before
  if (how.startsAgain) {
    await stopKaban(before)
    // A start of the release before does not put its function back.
    older = await startOn(database, place, 'before')
    expect(await isExpanded(database)).toBe(true)
    load.balance([older.address, next.address])
    await used(older)
  }

  await contract(database, newer, place)
  await expect
    .poll(() => readiness(older))
    .toEqual({
      status: 503,
      reasons: [
        expect.stringContaining(`needs a Kaban that knows version ${knownSchemaVersion() + 1}`),
      ],
    })
  await expect.poll(() => readiness(next)).toEqual({ status: 200, reasons: [] })
  await stopKaban(older)
  await used(next)
  await load.stop()
  expect(await walletsOf(database)).toBe(atFirst + load.deposited())
  await expectSound(database)
}

/** Runs a migration with which the next release works, and the one before does not. */
async function contract({ ownerUrl }: TestDatabase, newer: string, place: string): Promise<void> {
  const directory = path.join(place, 'contracted')
  cpSync(path.join(newer, 'migrations'), directory, { recursive: true })
  const number = knownSchemaVersion() + 2
  writeFileSync(path.join(directory, `${number}.do.contract.sql`), contracting)
  await migrateDatabase(ownerUrl, { directory })
}

async function walletsOf(database: TestDatabase): Promise<bigint> {
  const [found] = await database.asOwner<{ sum: string }>(
    'select sum(available + held)::text as sum from ledger.wallets',
  )
  return BigInt(found?.sum ?? 0)
}

async function expectSound({ database }: TestDatabase): Promise<void> {
  const keys = openSecrets(fixtureKey)
  const results = await verifyInstallation(database, installationChecks, keys)
  expect(results.flatMap(({ problems }) => problems)).toEqual([])
}

async function startOn(
  { url, ownerUrl }: TestDatabase,
  place: string,
  name: string,
  home?: string,
): Promise<KabanProcess> {
  const env = {
    DATABASE_URL: url,
    KABAN_OWNER_DATABASE_URL: ownerUrl,
    KABAN_SECRET_KEY: fixtureKey.toString('base64'),
    KABAN_FILES_DIR: path.join(place, 'files'),
  }
  const dataDirectory = path.join(place, name)
  mkdirSync(dataDirectory, { recursive: true })
  const kaban = await startKaban(dataDirectory, env, () => {}, home)
  closing.push(() => endNow(kaban))
  return kaban
}

/** Nothing is lost that the test still looks at. */
async function endNow({ kaban }: KabanProcess): Promise<void> {
  if (kaban.exitCode !== null || !kaban.kill('SIGKILL')) return
  await once(kaban, 'exit')
}

async function readiness({ address }: KabanProcess) {
  const answer = await fetch(`${address}/readyz`)
  const { reasons = [] } = (await answer.json()) as { reasons?: { message: string }[] }
  return { status: answer.status, reasons: reasons.map(({ message }) => message) }
}

async function isExpanded(database: TestDatabase): Promise<boolean> {
  const [found] = await database.asOwner<{ source: string }>(
    `select prosrc as source from pg_proc where oid = 'ledger.move_money'::regproc`,
  )
  return found?.source.includes('of the next release') ?? false
}
