import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3rver, startS3Server, type S3Server } from '#tests/fixtures/servers/s3-server.ts'
import { clientOptions } from '../files/open-storage.ts'
import type { S3Store } from '../settings/environment-files.ts'
import { downloadCopy, openBucketCopy } from './bucket-copy.ts'
import { signOf } from './folder-writer.ts'

const place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-bucket-copy-'))
const folder = path.join(place, 'backups')
const data = path.join(place, 'data')
const { signal } = new AbortController()
/** Larger than what is sent at once. */
const archive = randomBytes(7_000_000)

let server: S3Server | undefined
let store: S3Store
beforeAll(async () => {
  fs.mkdirSync(data)
  fs.mkdirSync(path.join(folder, 'log'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'system-id'), '7\n')
  fs.writeFileSync(path.join(folder, 'writer.json'), '{}')
  fs.writeFileSync(path.join(folder, 'archive'), archive)
  fs.writeFileSync(path.join(folder, 'log', 'first'), 'log')
  fs.writeFileSync(path.join(folder, 'log', 'second.partial'), 'log')
  if (!s3rver) return
  server = await startS3Server(s3rver)
  store = {
    bucket: server.env['KABAN_S3_BUCKET']!,
    endpoint: server.env['KABAN_S3_ENDPOINT']!,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
  }
})
afterAll(async () => {
  await server?.close()
  fs.rmSync(place, { recursive: true })
})

const namesIn = (directory: string) =>
  fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(directory, name)).isFile())
    .toSorted()

async function download(name: string): Promise<string> {
  const into = path.join(place, name)
  await downloadCopy(into, store, () => {})
  return into
}

test.skipIf(!s3rver)('the bucket follows the folder, and gives it back', async () => {
  await openBucketCopy(folder, store, data).update(signal)
  const first = await download('first')
  expect(namesIn(first)).toEqual(['archive', 'log/first', 'system-id'])
  expect(fs.readFileSync(path.join(first, 'archive')).equals(archive)).toBe(true)
  fs.rmSync(path.join(folder, 'archive'))
  fs.writeFileSync(path.join(folder, 'log', 'third'), 'log')
  // After a restart, too.
  await openBucketCopy(folder, store, data).update(signal)
  expect(namesIn(await download('second'))).toEqual(['log/first', 'log/third', 'system-id'])
})

test.skipIf(!s3rver)('a disk that is not mounted empties no bucket', async () => {
  const copy = openBucketCopy(folder, store, data)
  await copy.update(signal)
  fs.renameSync(folder, `${folder}-away`)
  await copy.update(signal)
  fs.mkdirSync(folder)
  await copy.update(signal)
  fs.rmdirSync(folder)
  fs.renameSync(`${folder}-away`, folder)
  expect(namesIn(await download('kept'))).toEqual(['log/first', 'log/third', 'system-id'])
})

test.skipIf(!s3rver)('a restored Kaban removes nothing of the lost one', async () => {
  const empty = path.join(place, 'empty')
  fs.mkdirSync(empty)
  fs.writeFileSync(path.join(empty, 'system-id'), '7\n')
  const restored = fs.mkdtempSync(path.join(place, 'restored-'))
  await openBucketCopy(empty, store, restored).update(signal)
  expect(namesIn(await download('union'))).toEqual(['log/first', 'log/third', 'system-id'])
})

test.skipIf(!s3rver)('a bucket that another Kaban writes into is refused', async () => {
  const client = new S3Client(clientOptions(store))
  const other = { ...JSON.parse(signOf('/other')), host: 'elsewhere' } as object
  const sign = { Bucket: store.bucket, Key: 'writer.json', Body: JSON.stringify(other) }
  await client.send(new PutObjectCommand(sign))
  await expect(openBucketCopy(folder, store, data).update(signal)).rejects.toThrow(
    /The Kaban in \/other on elsewhere writes its backups into the bucket/,
  )
})

test.skipIf(!s3rver)('a bucket of another database is refused, and stays as it is', async () => {
  const other = path.join(place, 'other')
  fs.mkdirSync(other)
  fs.writeFileSync(path.join(other, 'system-id'), '8\n')
  await expect(openBucketCopy(other, store, data).update(signal)).rejects.toThrow(
    /another database/,
  )
  expect(namesIn(await download('third'))).toContain('log/first')
})
