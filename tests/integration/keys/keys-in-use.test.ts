/** After a change of the secret key: servers with the old one, older Kabans, what no key opens. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  oldestServer,
  whyTooOld,
} from '#foundation/platform/server/database/schema/schema-versions.ts'
import {
  changeKey,
  readKeyState,
  withRetiredKeys,
} from '#foundation/platform/server/keys/key-ring.ts'
import { resealWhenDue, type SealedColumn } from '#foundation/platform/server/keys/reseal.ts'
import { startRelay } from '#foundation/platform/server/live/relay.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { openReadiness } from '#main/server/readiness.ts'
import { lookAtRecords } from '#main/server/start/ground/look-at-records.ts'
import { settleKey } from '#main/server/start/installation.ts'
import { linkActivity } from '#people/activity/server/link-activity.ts'
import { drawAuthenticator, startAuthenticator } from '#people/mfa/server/authenticators.ts'
import { fixtureKey } from '../../fixtures/database/database-templates.ts'
import { cloneDatabase, type TestDatabase } from '../../fixtures/database/database.ts'
import { testServices } from '../../fixtures/people/contexts.ts'

const old = openSecrets(fixtureKey)
const present = openSecrets(randomBytes(32))
/** A column of sealed values outside the database. */
const sealed = new Map<string, Buffer>()
/** Runs when the rows are read. */
let meanwhile = async (): Promise<void> => {}
const column: SealedColumn = {
  async read(_tx, after) {
    const rows = [...sealed].filter(([id]) => id > after)
    await meanwhile()
    return rows.map(([id, value]) => ({ id, purpose: `row ${id}`, sealed: value }))
  },
  async write(_tx, id, value) {
    sealed.set(id, value)
  },
}
const [first, second] = ['1', '2'].map(
  (digit) => `${digit}0000000-0000-0000-0000-000000000000`,
) as [string, string]

let fixture: TestDatabase
beforeAll(async () => {
  fixture = await cloneDatabase({ from: 'kaban_sample' })
  expect(await oldestKnown()).toBeLessThan(73)
  await settleKey(fixture.database, old)
  await fixture.database.transaction((tx) => changeKey(tx, present, fixtureKey))
})
afterAll(() => fixture.close())

async function oldestKnown(): Promise<number> {
  const { oldest } = await fixture.database.read((tx) =>
    tx.row<{ oldest: number }>(`select ${oldestServer} as oldest`),
  )
  return oldest
}

async function reseal(): Promise<number> {
  const { database } = fixture
  return await resealWhenDue({ database, secrets: await withRetiredKeys(database, present) }, [
    column,
  ])
}

async function isResealed(): Promise<boolean> {
  const left = await fixture.asOwner('select from retired_keys where resealed_at is null')
  return left.length === 0
}

const found = async () =>
  (await lookAtRecords(fixture.url, { settings: testServices.settings, isRunning: true }))
    .filter(({ id }) => id.startsWith('secret-key-'))
    .map(({ id, text }) => `${id}: ${text}`)

test('a Kaban that does not know earlier keys may not serve any more', async () => {
  expect(whyTooOld(72, await oldestKnown())).toContain('needs a Kaban that knows version 73')
})

test('a server whose key was replaced is not ready, nor starts, seals or signs', async () => {
  const { database } = fixture
  await settleKey(database, present)
  await expect(settleKey(database, old)).rejects.toThrow('of this server was replaced on')
  const reasonsOf = async (key: string) => {
    const readiness = openReadiness({ database, files: { probe: async () => {} } })
    readiness.setKey(key)
    return (await readiness.check()).reasons.map(({ name }) => name)
  }
  expect(await reasonsOf(present.fingerprint)).toEqual([])
  expect(await reasonsOf(old.fingerprint)).toEqual(['secret-key-replaced'])
  const withOld = (work: (tx: Transaction) => Promise<unknown>) => database.transaction(work)
  const [user] = await fixture.asOwner<{ id: string }>('select id from users limit 1')
  const ctxOf = (tx: Transaction) => ({ ...testServices, tx, secrets: old }) as never
  for (const work of [
    (tx: Transaction) => drawAuthenticator(ctxOf(tx)),
    (tx: Transaction) => startAuthenticator(ctxOf(tx), user!.id, 'label'),
  ])
    await expect(withOld(work)).rejects.toThrow('was replaced on')
  await expect(linkActivity({ database, secrets: old })).rejects.toThrow('was replaced on')
  await linkActivity({ database, secrets: present })
})

test('sealing again does not end before the last server with another key', async () => {
  sealed.set(first, old.seal(`row ${first}`, 'one'))
  const mine = startRelay(fixture.database, fixture.url, present.fingerprint)
  const other = startRelay(fixture.database, fixture.url, old.fingerprint)
  await Promise.all([mine.listening, other.listening])
  expect(await reseal()).toBe(1)
  expect(await isResealed()).toBe(false)
  expect(await found()).toEqual([expect.stringMatching(/^secret-key-servers: 1 server runs with/)])
  // It writes behind the look, and ends before that does.
  meanwhile = async () => {
    meanwhile = async () => {}
    sealed.set(second, old.seal(`row ${second}`, 'two'))
    await other.close()
    await vi.waitUntil(async () => (await found()).length === 0)
  }
  expect(await reseal()).toBe(0)
  expect(await isResealed()).toBe(false)
  expect(await reseal()).toBe(1)
  expect(await isResealed()).toBe(true)
  expect(present.open(`row ${second}`, sealed.get(second)!)).toBe('two')
  // One of an older Kaban names no key.
  const older = startRelay(fixture.database, fixture.url)
  await older.listening
  await reseal()
  expect(await isResealed()).toBe(false)
  await Promise.all([older.close(), mine.close()])
  await vi.waitUntil(async () => (await found()).length === 0)
  await reseal()
  expect(await isResealed()).toBe(true)
})

test('what no key opens is named, stops nothing, and is looked at again', async () => {
  sealed.set(first, Buffer.alloc(60, 7))
  sealed.set(second, old.seal(`row ${second}`, 'two'))
  await fixture.asOwner('update retired_keys set resealed_at = null')
  expect(await reseal()).toBe(1)
  expect(await isResealed()).toBe(true)
  expect(await unreadable()).toEqual([`row ${first}`])
  sealed.delete(first)
  await reseal()
  expect(await unreadable()).toEqual([`row ${first}`])
  await fixture.asOwner(`update retired_keys set resealed_at = now() - interval '61 minutes'`)
  await reseal()
  expect(await unreadable()).toEqual([])

  async function unreadable(): Promise<string[]> {
    const { retired } = await fixture.database.read(readKeyState)
    return retired.flatMap((key) => key.unreadable)
  }
})
