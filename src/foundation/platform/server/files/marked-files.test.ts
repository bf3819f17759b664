/** The disk of KABAN_FILES_DIR is unmounted: an empty folder lies in its place. */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { filesIn } from './files.ts'
import { markedFiles, StorageAway } from './marked-files.ts'
import { openStorage } from './open-storage.ts'

const data = mkdtempSync(path.join(tmpdir(), 'kaban-marked-'))
afterAll(() => rmSync(data, { recursive: true }))
const content = Buffer.from('kaban')

test('no file goes into the empty folder, and all is well once the disk is back', async () => {
  const place = path.join(data, 'mounted')
  const heard: string[] = []
  const files = await openStorage(readSettings({ KABAN_FILES_DIR: place }).settings, (event) =>
    heard.push(event),
  )
  // As move-files copies into a place before it gets the mark.
  await files.put('avatars/first', content)
  await files.markStorage('01a22647')
  await files.put('avatars/before', content)
  renameSync(place, `${place}-away`)
  for (const remake of [() => {}, () => mkdirSync(place)]) {
    remake()
    await expect(files.put('avatars/lost', content)).rejects.toMatchObject({
      refusalName: 'storage-away',
      status: 503,
    })
    // Its row is gone by then, so the sweep of files without a row removes it later.
    await expect(files.remove('avatars/before')).rejects.toThrow(StorageAway)
    await expect(files.markSealedFor(['age1'])).rejects.toThrow(StorageAway)
    await expect(files.probe()).rejects.toThrow(/Mount the disk of KABAN_FILES_DIR/)
    expect(await files.storageId()).toBeNull()
  }
  expect(readdirSync(place)).toEqual([])
  expect(heard).toEqual(Array.from({ length: 6 }, () => 'storage-away'))
  rmSync(place, { recursive: true })
  renameSync(`${place}-away`, place)
  await files.put('avatars/after', content)
  await files.probe()
  for (const name of ['before', 'after'])
    expect(await text(await files.read(`avatars/${name}`))).toBe('kaban')
  await files.remove('avatars/before')
  await expect(files.read('avatars/before').then(text)).rejects.toThrow('avatars/before')
})

test('a start that found the mark keeps to it, also while a file is written', async () => {
  const place = path.join(data, 'leaving')
  await filesIn(place).markStorage('01a22647')
  const leaving = {
    ...filesIn(place),
    async put() {
      renameSync(place, `${place}-away`)
    },
  }
  const files = markedFiles(leaving, () => {})
  await files.storageId()
  await expect(files.put('avatars/lost', content)).rejects.toMatchObject({
    refusalName: 'storage-away',
  })
})

test('a disk whose mark cannot be read is away as well', async () => {
  const store = filesIn(path.join(data, 'failing'))
  await store.markStorage('01a22647')
  let fails = false
  const error = new Error('Cannot check', { cause: new Error('ESTALE: stale file handle') })
  const files = markedFiles(
    { ...store, storageId: () => (fails ? Promise.reject(error) : store.storageId()) },
    () => {},
  )
  await files.storageId()
  fails = true
  await expect(files.put('avatars/lost', content)).rejects.toMatchObject({
    refusalName: 'storage-away',
  })
  await expect(files.probe()).rejects.toThrow(/cannot be read .*stale file handle.* Mount the disk/)
})
