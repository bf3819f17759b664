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
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { readOr } from '../embedded-postgres/processes.ts'
import { clientOptions } from '../files/open-storage.ts'
import type { S3Store } from '../settings/environment-files.ts'
import { writeWhole } from '../write-whole.ts'
import { filesBelow, ownerName } from './backup-folder.ts'
import { parseWriter, refuseWriter, signEveryMs, signOf, writerName } from './folder-writer.ts'
import { BackupProblem, partialEnding } from './sealed-file.ts'

/** Facts of this machine, which change. */
const notCopied = new Set([writerName, 'last-drill.json'])
/** Somebody may remove things from the bucket by hand or by a rule of it. */
const listsEveryMs = 24 * 3_600_000

export interface BucketCopy {
  /**
   * Uploads what is missing in the bucket, and removes from it what this data folder uploaded and
   * the folder has no more.
   */
  update(signal: AbortSignal): Promise<void>
}

export function openBucketCopy(folder: string, store: S3Store, dataDirectory: string): BucketCopy {
  const client = new S3Client(clientOptions(store))
  const { bucket } = store
  /** Known to be in the bucket. */
  let held = new Set<string>()
  let listedAt = -Infinity
  let signedAt = -Infinity
  const uploaded = openUploaded(dataDirectory, `${folder}\n${bucket}`)

  async function sign(): Promise<void> {
    if (performance.now() - signedAt < signEveryMs) return
    refuseWriter(parseWriter(await readText(client, bucket, writerName)), `the bucket ${bucket}`)
    const Body = signOf(dataDirectory)
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: writerName, Body }))
    signedAt = performance.now()
  }

  return {
    async update(signal) {
      if (performance.now() - listedAt > listsEveryMs) {
        held = await listAsOurs(client, bucket, folder)
        listedAt = performance.now()
      }
      await sign()
      const wanted = await namesIn(folder)
      // Not mounted: nothing in it is gone.
      if (wanted[0] !== ownerName) return
      for (const name of wanted) {
        if (held.has(name)) continue
        if (!(await upload(client, bucket, folder, name, signal))) continue
        held.add(name)
        uploaded.add(name)
      }
      const present = new Set(wanted)
      for (const name of uploaded.names().filter((one) => !present.has(one))) {
        signal.throwIfAborted()
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))
        held.delete(name)
        uploaded.remove(name)
      }
    },
  }
}

/**
 * The names that this data folder has uploaded from that place. No backup holds the list: a
 * restored Kaban, whose folder is empty at first, removes nothing of the lost one from the bucket.
 */
function openUploaded(dataDirectory: string, place: string) {
  const file = path.join(dataDirectory, '.bucket-copy')
  const [firstFolder, firstBucket, ...known] = readOr(file, '').split('\n')
  const names = new Set(`${firstFolder}\n${firstBucket}` === place ? known.filter(Boolean) : [])
  const noteAll = () => writeWhole(file, [place, ...names, ''].join('\n'))
  noteAll()
  return {
    names: () => [...names],
    // One line: the first copy has as many names as there are uploaded files.
    add(name: string) {
      names.add(name)
      fs.appendFileSync(file, `${name}\n`)
    },
    remove(name: string) {
      names.delete(name)
      noteAll()
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

/** Returns false when there is no such file any more. */
async function upload(
  client: S3Client,
  bucket: string,
  folder: string,
  name: string,
  signal: AbortSignal,
): Promise<boolean> {
  const content = fs.createReadStream(path.join(folder, name))
  const sending = new Upload({ client, params: { Bucket: bucket, Key: name, Body: content } })
  const abort = () => void sending.abort().catch(() => {})
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    await sending.done()
    return true
  } catch (error) {
    // Removed since the folder was listed, or its disk is away.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  } finally {
    content.destroy()
    signal.removeEventListener('abort', abort)
  }
}

/** '' when there is none. */
async function readText(client: S3Client, bucket: string, name: string): Promise<string> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }))
    return (await Body?.transformToString()) ?? ''
  } catch (error) {
    if (error instanceof NoSuchKey) return ''
    throw error
  }
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
  const names = (await list(client, store.bucket)).filter((name) => !notCopied.has(name))
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
