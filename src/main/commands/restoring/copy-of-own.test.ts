import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { readCopyUrl, refuseRunning } from './copy-of-own.ts'

const { url, ownerUrl } = await testDatabase()
const nobody = 'postgresql://kaban_app@127.0.0.1:1/kaban'

test('the running database is no copy of itself, under whatever name', async () => {
  expect(ownerUrl).toContain('@127.0.0.1:')
  const named = ownerUrl.replace('@127.0.0.1:', '@localhost:')
  const elsewhere = ownerUrl.replace(/[^/]+$/, 'postgres')
  for (const copy of [ownerUrl, named, elsewhere])
    await expect(refuseRunning(copy, url)).rejects.toThrow(/^--restored leads to the server of the/)
})

test('a server that does not answer proves nothing', async () => {
  await expect(refuseRunning(ownerUrl, nobody)).rejects.toThrow(
    /^The running database \(DATABASE_URL\) does not answer/,
  )
  await expect(refuseRunning(nobody, url)).rejects.toThrow(
    /^The restored copy \(--restored\) does not answer/,
  )
})

test('a password in the address is refused: other users see it in the list of processes', () => {
  const address = 'postgresql://kaban_owner@127.0.0.1:5433/kaban'
  expect(readCopyUrl(address)).toBe(address)
  for (const open of [address.replace('@', ':secret@'), `${address}?password=secret`])
    expect(() => readCopyUrl(open)).toThrow(/^Leave the password out of --restored/)
  expect(() => readCopyUrl('kaban@db/kaban')).toThrow(/^--restored needs an address such as/)
})
