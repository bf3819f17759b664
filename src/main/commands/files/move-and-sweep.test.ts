/** Files move between a folder and a bucket, and files without a row are found in both. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyFiles } from '#foundation/platform/server/files/copy-files.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { openBucketOf, openFolderOf } from '#foundation/platform/server/files/open-storage.ts'
import { readSettings, type Settings } from '#foundation/platform/server/settings/settings.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'
import { s3rver, startS3Server, type S3Server } from '#tests/fixtures/servers/s3-server.ts'
import { moveFiles } from './move-all-files.ts'
import { sweepStrayFiles } from './sweep-stray-files.ts'

const id = '01a22647-0000-7000-8000-000000000001'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

let folder: Files
let folderPath: string
let said: string[]
const say = (line: string) => said.push(line)

beforeEach(() => {
  said = []
  const data = mkdtempSync(path.join(tmpdir(), 'kaban-move-'))
  closing.push(() => rmSync(data, { recursive: true }))
  folderPath = path.join(data, 'uploads')
  folder = openFolderOf(settingsWith({}))
})

function settingsWith(env: Record<string, string>): Settings {
  return readSettings({ KABAN_FILES_DIR: folderPath, ...env }).settings
}

async function keysIn(files: Files): Promise<string[]> {
  const keys = []
  for await (const { key } of files.list()) keys.push(key)
  return keys.toSorted()
}

describe.skipIf(!s3rver)('moving files', () => {
  let s3: S3Server
  let bucket: Files
  let settings: Settings
  let runs = false
  beforeEach(async () => {
    if (!s3rver) throw new Error('There is no S3 server')
    s3 = await startS3Server(s3rver)
    closing.push(s3.close)
    settings = settingsWith(s3.env)
    bucket = await openBucketOf(settings.files.s3!, [])
    runs = false
  })
  const move = (to: 'bucket' | 'folder', removeOld = false) =>
    moveFiles({ to, removeOld, settings, isRunning: async () => runs, say })

  test.each(['bucket', 'folder'] as const)(
    'into the %s: twice, then the old are removed',
    async (to) => {
      const [from, into] = to === 'bucket' ? [folder, bucket] : [bucket, folder]
      await from.markStorage(id)
      for (let at = 0; at < 12; at += 1) await from.put(`avatars/${at}`, Buffer.alloc(9_000, at))
      await from.put('content/deep/er', Buffer.from('deep'))
      // As an interrupted run leaves it: a file that was not written to its end.
      await into.put('avatars/3', Buffer.alloc(10, 3))
      runs = true
      await move(to)
      expect(said.join(' ')).toMatch(/Copied 13 files.*0 were there.*Stop it on all servers/)
      expect(await into.storageId()).toBeNull()

      await from.put('avatars/new', Buffer.from('meanwhile'))
      await expect(move(to, true)).rejects.toThrow(/still in use/)
      runs = false
      said = []
      await move(to)
      expect(said.join(' ')).toMatch(/Copied 1 files.*13 were there/)
      expect(said.join(' ')).toMatch(to === 'bucket' ? /unset KABAN_FILES_DIR/ : /unset KABAN_S3_B/)
      expect(await keysIn(into)).toEqual(await keysIn(from))
      expect(await text(await into.read('avatars/new'))).toBe('meanwhile')
      expect([await from.storageId(), await into.storageId()]).toEqual([null, id])

      await into.put('avatars/7', Buffer.from('another content'))
      await into.remove('avatars/8')
      said = []
      await move(to, true)
      expect(said.join(' ')).toMatch(/Removed 12 files.*2 files stay/)
      expect(await keysIn(from)).toEqual(['avatars/7', 'avatars/8'])
      expect(await keysIn(into)).toHaveLength(13)
    },
  )

  test('files of another installation, or none, are left alone', async () => {
    await expect(move('bucket')).rejects.toThrow(/no file storage-id/)
    await folder.markStorage(id)
    await folder.put('avatars/1', Buffer.from('ours'))
    await bucket.markStorage('another')
    await expect(move('bucket')).rejects.toThrow(/another installation/)
    expect(await keysIn(bucket)).toEqual([])
    settings = settingsWith({})
    await expect(move('bucket')).rejects.toThrow(/needs both places/)
  })

  test('a copy that comes back altered ends the move', async () => {
    await folder.markStorage(id)
    await folder.put('avatars/1', Buffer.from('whole'))
    const lossy = { ...bucket, put: (key: string) => bucket.put(key, Buffer.from('who')) }
    await expect(copyFiles(folder, lossy)).rejects.toThrow(/copy of the file avatars\/1 differs/)
  })

  test('with a key the files in the new place are sealed, and it notes for which key', async () => {
    const key = await generateX25519Identity()
    await folder.markStorage(id)
    await folder.put('avatars/1', Buffer.from('readable'))
    settings = settingsWith({ ...s3.env, KABAN_FILES_KEY: key })
    await move('bucket')
    const sealing = await openBucketOf(settings.files.s3!, [key])
    expect(await text(await sealing.read('avatars/1'))).toBe('readable')
    await expect(bucket.read('avatars/1')).rejects.toThrow(/KABAN_FILES_KEY/)
    expect(await bucket.sealedFor()).toEqual([await identityToRecipient(key)])
    await move('bucket', true)
    expect(await keysIn(folder)).toEqual([])
  })

  test('files without a row are found in the bucket and removed', async () => {
    await expectSweep(bucket, (key) =>
      path.join(s3.directory, 'kaban-files', `${key}._S3rver_object`),
    )
  })
})

test('files without a row are found in the folder and removed', async () => {
  await expectSweep(folder, (key) => path.join(folderPath, key))
})

const fixture = await testDatabase()
afterAll(() => fixture.asOwner('update installation set storage_id = null'))

async function expectSweep(files: Files, fileOf: (key: string) => string): Promise<void> {
  const { database } = fixture
  const named = `avatars/${createHash('sha1').update(folderPath).digest('hex')}`
  const [stray, unknown, fresh] = ['avatars/stray', 'elsewhere/deep/stray', 'avatars/fresh']
  for (const key of [named, stray, unknown, fresh]) await files.put(key, Buffer.from(key))
  const old = new Date(Date.now() - 25 * 3_600_000)
  for (const key of [named, stray, unknown]) utimesSync(fileOf(key), old, old)
  await files.markStorage(id)
  await fixture.asOwner('update installation set storage_id = $1', ['another'])
  const sweep = (remove: boolean) => sweepStrayFiles({ database, files, remove, say })
  await expect(sweep(true)).rejects.toThrow(/another installation/)
  await fixture.asOwner('update installation set storage_id = $1', [id])
  await expect(sweep(true)).rejects.toThrow(/No row names any/)
  expect(await keysIn(files)).toHaveLength(4)
  await addAvatar(named)
  said = []
  await sweep(false)
  expect(said.filter((line) => line.includes('/')).toSorted()).toEqual([stray, unknown])
  expect(said.slice(-2).join(' ')).toMatch(/1 older files have a row. 2 files without.*--remove/)
  expect(await keysIn(files)).toHaveLength(4)
  await sweep(true)
  expect(await keysIn(files)).toEqual([fresh, named].toSorted())
}

async function addAvatar(fileKey: string): Promise<void> {
  await fixture.asOwner(
    'insert into avatars (id, user_id, file_key) values (gen_random_uuid(), $1, $2)',
    [await addUser(fixture), fileKey],
  )
}
