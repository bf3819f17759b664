/** Files are sealed at rest: unreadable in the store, readable through Kaban and by age alone. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { openStorage } from '#foundation/platform/server/files/open-storage.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { settleStorage } from '../../server/start/storage.ts'
import { sealFiles } from './seal-all-files.ts'

const { database } = await testDatabase()
const data = mkdtempSync(path.join(tmpdir(), 'kaban-sealed-'))
afterAll(() => rmSync(data, { recursive: true }))
const [one, two, other] = [
  await generateX25519Identity(),
  await generateX25519Identity(),
  await generateX25519Identity(),
]
const fileOf = (key: string) => path.join(data, 'files', key)
const settingsWith = (...keys: string[]) =>
  readSettings({ KABAN_DATA_DIR: data, KABAN_FILES_KEY: keys.join(' ') }).settings
const storeWith = (...keys: string[]) => openStorage(settingsWith(...keys))
const start = async (...keys: string[]) =>
  settleStorage(database, await storeWith(...keys), settingsWith(...keys))
const read = async (key: string, ...keys: string[]) =>
  buffer(await (await storeWith(...keys)).read(key))
const said: string[] = []
const seal = (keys: string[], { open = false, runs = true } = {}) =>
  sealFiles({
    settings: settingsWith(...keys),
    open,
    isRunning: async () => runs,
    say: (text) => said.push(text),
  })

const large = Buffer.alloc(1_000_003, 'a picture of an ID ')
const small = Buffer.from('x')

test('a file is sealed in the store, and read by Kaban and by age', async () => {
  await start()
  const before = await storeWith()
  for (const [key, content] of [
    ['a/plain', large],
    ['a/tiny', small],
    ['a/none', ''],
  ] as const)
    await before.put(key, Buffer.from(content))
  await start(one)
  await (await storeWith(one)).put('a/sealed', large)
  const stored = readFileSync(fileOf('a/sealed'))
  expect(stored.includes('a picture of an ID')).toBe(false)
  const age = new Decrypter()
  age.addIdentity(one)
  expect(large.equals(await age.decrypt(stored))).toBe(true)
  expect(large.equals(await read('a/sealed', one))).toBe(true)
  // From before the key.
  expect(large.equals(await read('a/plain', one))).toBe(true)
  expect(small.equals(await read('a/tiny', one))).toBe(true)
  expect(await read('a/none', one)).toHaveLength(0)
})

test('a start without the key, or with another one, is refused by name', async () => {
  const recipient = await identityToRecipient(one)
  for (const keys of [[], [other]])
    await expect(start(...keys)).rejects.toThrow(new RegExp(`KABAN_FILES_KEY.*${recipient}`))
  await expect(read('a/sealed', other)).rejects.toThrow(/a\/sealed is sealed with a key that is/)
  await expect(read('a/sealed')).rejects.toThrow(/KABAN_FILES_KEY/)
  await start(one)
})

test('an altered or shortened file is never read to its end', async () => {
  const stored = readFileSync(fileOf('a/sealed'))
  const altered = Buffer.from(stored)
  altered[500_000]! ^= 1
  for (const content of [altered, stored.subarray(0, 500_000), stored.subarray(0, 100)]) {
    writeFileSync(fileOf('a/altered'), content)
    await expect(read('a/altered', one)).rejects.toBeInstanceOf(Error)
  }
  rmSync(fileOf('a/altered'))
})

test('the command seals older files, changes the key, and takes the seals away', async () => {
  const isSealed = (key: string) => readFileSync(fileOf(key), 'latin1').startsWith('age-enc')
  await seal([one])
  expect(said.splice(0).join(' ')).toMatch(/Sealed: 3 files; 1 were so already/)
  expect(['a/plain', 'a/tiny', 'a/none', 'a/sealed'].map(isSealed)).not.toContain(false)
  expect(large.equals(await read('a/plain', one))).toBe(true)

  await expect(seal([two, one])).rejects.toThrow(/No Kaban has started with this KABAN_FILES_KEY/)
  await start(two, one)
  await expect(start(two)).rejects.toThrow(/KABAN_FILES_KEY/)
  await seal([two, one])
  expect(said.splice(0).join(' ')).toMatch(/Sealed: 4 files; 0 were.*Older keys are not needed/)
  await start(two)
  expect(large.equals(await read('a/sealed', two))).toBe(true)

  await expect(seal([two], { open: true })).rejects.toThrow(/Kaban runs/)
  await seal([two], { open: true, runs: false })
  expect(['a/plain', 'a/tiny', 'a/none', 'a/sealed'].map(isSealed)).not.toContain(true)
  await start()
  expect(large.equals(await read('a/sealed'))).toBe(true)
})

test('a key that is none is refused by name', () => {
  for (const key of ['age1qqqq', `${one.slice(0, -1)}${one.endsWith('Q') ? 'P' : 'Q'}`, 'secret'])
    expect(readSettings({ KABAN_FILES_KEY: key }).problems).toEqual([
      expect.stringMatching(/^The setting KABAN_FILES_KEY cannot be used/),
    ])
})
