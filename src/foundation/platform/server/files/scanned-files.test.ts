import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { eicar, startClamd, startFakeClamd } from '#tests/fixtures/servers/clamd.ts'
import { pingScanner } from './clamd.ts'
import { openFiles } from './files.ts'
import { scannedFiles } from './scanned-files.ts'
import { storeFile } from './store-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kaban-scan-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = openFiles(folder)

/** Files behind a scanner, and what it reported. */
function behind(place: Parameters<typeof scannedFiles>[1]) {
  const heard: string[] = []
  const scanned = scannedFiles(files, place, (event, message) => heard.push(`${event}: ${message}`))
  return { scanned, heard }
}

const isStored = async (key: string) => {
  const keys = []
  for await (const file of files.list(path.dirname(key))) keys.push(file.key)
  return keys.includes(key)
}

test('a clean file of any size is scanned whole and stored', async () => {
  const clamd = await startFakeClamd()
  const { scanned } = behind(clamd.place)
  const content = Buffer.alloc(300_001, 'kaban')
  await scanned.put('clean/large', content)
  await scanned.put('clean/empty', Buffer.alloc(0))
  expect(clamd.scanned.map(({ length }) => length)).toEqual([300_001, 0])
  expect(clamd.scanned[0]?.equals(content)).toBe(true)
  expect(await text(await files.read('clean/large'))).toBe(content.toString())
  await clamd.close()
})

test('a file with a virus is refused: neither the file nor its row is written', async () => {
  const clamd = await startFakeClamd()
  const { scanned, heard } = behind(clamd.place)
  let rows = 0
  const content = Buffer.from(`before ${eicar} after`)
  await expect(
    storeFile(scanned, { key: 'virus/one', content }, () => Promise.resolve((rows += 1))),
  ).rejects.toMatchObject({ refusalName: 'virus-found', status: 422 })
  expect(rows).toBe(0)
  expect(await isStored('virus/one')).toBe(false)
  expect(heard).toEqual(['virus-found: A file was refused, because it holds Eicar-Signature.'])
  await clamd.close()
})

test('while the scanner is away, files are refused and what was stored is read', async () => {
  const clamd = await startFakeClamd()
  const { scanned, heard } = behind(clamd.place)
  await scanned.put('away/before', Buffer.from('before'))
  await clamd.close()
  await expect(scanned.put('away/later', Buffer.from('later'))).rejects.toMatchObject({
    refusalName: 'scanner-away',
    status: 503,
  })
  expect(await isStored('away/later')).toBe(false)
  expect(await text(await scanned.read('away/before'))).toBe('before')
  expect(heard).toEqual([expect.stringMatching(/^scanner-away: .*ECONNREFUSED/)])
})

test.each(['INSTREAM size limit exceeded. ERROR', '', 'stream: FOUND OK'])(
  'an answer that is not clearly clean refuses the file: %j',
  async (answer) => {
    const clamd = await startFakeClamd(answer)
    const { scanned } = behind(clamd.place)
    await expect(scanned.put('odd/one', Buffer.from('odd'))).rejects.toMatchObject({
      refusalName: 'scanner-away',
    })
    expect(await isStored('odd/one')).toBe(false)
    await clamd.close()
  },
)

test.skipIf(!startClamd)(
  'the real clamd finds EICAR, and lets a clean file pass @long',
  async () => {
    const clamd = await startClamd?.()
    if (!clamd) throw new Error('clamd is not installed')
    try {
      for (const place of clamd.places) {
        await pingScanner(place)
        const { scanned } = behind(place)
        await scanned.put('real/clean', Buffer.alloc(200_000, 'clean'))
        await expect(scanned.put('real/virus', Buffer.from(eicar))).rejects.toMatchObject({
          refusalName: 'virus-found',
        })
        expect(await isStored('real/virus')).toBe(false)
      }
    } finally {
      await clamd.close()
    }
  },
)
