/**
 * A copy of the folder of backups in a bucket, for the day on which both the machine and the folder
 * are gone.
 */
import fs from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { clientOptions } from '../files/open-storage.ts'
import type { S3Store } from '../settings/environment-files.ts'
import { filesBelow, ownerName } from './backup-folder.ts'
import { BackupProblem, partialEnding } from './sealed-file.ts'

/** Facts of this machine, which change. */
const notCopied = new Set(['writer.json', 'last-drill.json'])

export interface BucketCopy {
  /** Uploads what is missing in the bucket, and removes from it what is gone from the folder. */
  update(signal: AbortSignal): Promise<void>
}

export function openBucketCopy(folder: string, store: S3Store): BucketCopy {
  const client = new S3Client(clientOptions(store))
  /** Known to be in the bucket. */
  let held: Set<string> | undefined
  return {
    async update(signal) {
      const wanted = await namesIn(folder)
      held ??= await listAsOurs(client, store.bucket, folder)
      for (const name of wanted) {
        if (held.has(name)) continue
        await upload(client, store.bucket, folder, name, signal)
        held.add(name)
      }
      const present = new Set(wanted)
      for (const name of [...held].filter((one) => !present.has(one))) {
        signal.throwIfAborted()
        await client.send(new DeleteObjectCommand({ Bucket: store.bucket, Key: name }))
        held.delete(name)
      }
    },
  }
}

/** The owner's name first: it says whose the bucket is. */
async function namesIn(folder: string): Promise<string[]> {
  const names = (await filesBelow(folder)).map((file) => path.relative(folder, file))
  return names
    .filter(
      (name) => !notCopied.has(name) && !name.endsWith(partialEnding) && !name.endsWith('.new'),
    )
    .toSorted((a, b) => Number(b === ownerName) - Number(a === ownerName))
}

async function list(client: S3Client, bucket: string): Promise<string[]> {
  const names: string[] = []
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket }))
    names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
  return names
}

/** Throws BackupProblem for a bucket that holds anything else: it would be removed. */
async function listAsOurs(client: S3Client, bucket: string, folder: string): Promise<Set<string>> {
  const names = await list(client, bucket)
  if (names.length === 0) return new Set()
  const mine = fs.readFileSync(path.join(folder, ownerName), 'utf8')
  const found = names.includes(ownerName) ? await readText(client, bucket, ownerName) : null
  if (found === mine) return new Set(names)
  throw new BackupProblem(
    found === null
      ? `The bucket ${bucket} holds other things than backups. Name an empty one in ` +
          'KABAN_BACKUP_BUCKET.'
      : `The bucket ${bucket} holds the backups of another database. Name another one in ` +
          'KABAN_BACKUP_BUCKET.',
  )
}

async function upload(
  client: S3Client,
  bucket: string,
  folder: string,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const content = fs.createReadStream(path.join(folder, name))
  const sending = new Upload({ client, params: { Bucket: bucket, Key: name, Body: content } })
  const abort = () => void sending.abort().catch(() => {})
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    await sending.done()
  } catch (error) {
    // Removed since the folder was listed. Its name goes from the bucket next time.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  } finally {
    content.destroy()
    signal.removeEventListener('abort', abort)
  }
}

async function readText(client: S3Client, bucket: string, name: string): Promise<string> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }))
  return (await Body?.transformToString()) ?? ''
}

/**
 * Downloads the copy into a folder, from which it can be restored. What is there already stays, so
 * that an interrupted download goes on. Returns how many files were downloaded.
 */
export async function downloadCopy(
  folder: string,
  store: S3Store,
  onStep: (text: string) => void,
): Promise<number> {
  const client = new S3Client(clientOptions(store))
  const names = await list(client, store.bucket)
  const missing = names.filter((name) => !fs.existsSync(placeOf(folder, name)))
  for (const [at, name] of missing.entries()) {
    onStep(`${at + 1} of ${missing.length}: ${name}`)
    const place = placeOf(folder, name)
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    const { Body } = await client.send(new GetObjectCommand({ Bucket: store.bucket, Key: name }))
    const sink = fs.createWriteStream(place + partialEnding, { mode: 0o600, flush: true })
    await pipeline(Body as Readable, sink)
    await rename(place + partialEnding, place)
  }
  return missing.length
}

/** Throws BackupProblem for a name that leads out of the folder. */
function placeOf(folder: string, name: string): string {
  const place = path.resolve(folder, name)
  if (place.startsWith(`${path.resolve(folder)}/`)) return place
  throw new BackupProblem(`The bucket has a name that does not belong in it: ${name}`)
}
