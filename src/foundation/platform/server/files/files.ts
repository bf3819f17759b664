/**
 * Stores private files in a folder or in a bucket of an S3-compatible store. A file has no public
 * address: only routes that check the caller serve it.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export interface Files {
  /** `key` comes from `newFileKey`, never from a client's file name. */
  put(key: string, content: Buffer): Promise<void>
  read(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /** Every file in a folder, if there is one; without a folder every file but the marks. */
  list(folder?: string): AsyncIterable<ListedFile>
  /** Writes, reads and removes a small file; throws when the storage cannot do it. */
  probe(): Promise<void>
  /** Says whose files these are; null in a store that no installation has marked. */
  storageId(): Promise<string | null>
  markStorage(storageId: string): Promise<void>
  unmarkStorage(): Promise<void>
  /** The public halves of the keys that files here may be sealed for (sealed-files.ts). */
  sealedFor(): Promise<string[]>
  markSealedFor(recipients: readonly string[]): Promise<void>
}

export interface ListedFile {
  key: string
  /** By the clock of the storage. */
  changedAt: Date
}

/** The folder that holds the files of an installation without other settings. */
export function openFiles(dataDirectory: string): Files {
  return filesIn(path.join(dataDirectory, 'files'))
}

export function filesIn(location: string): Files {
  const files = filesOn(new Disk(new FSDriver({ location, visibility: 'private' })))
  return {
    ...files,
    // Whole or not at all: a file that is sealed again replaces the one from before.
    async put(key, content) {
      const file = path.join(location, key)
      const partial = `${file}.${randomUUID()}.partial`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await writeFile(partial, content, { flush: true })
        await rename(partial, file)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
  }
}

const storageIdKey = 'storage-id'
const sealedForKey = 'storage-keys'

export function filesOn(disk: Disk): Files {
  return {
    put: (key, content) => disk.put(key, content),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    list: (folder) => listFiles(disk, folder),
    probe: () => probe(disk),
    async storageId() {
      return (await disk.exists(storageIdKey)) ? (await disk.get(storageIdKey)).trim() : null
    },
    markStorage: (storageId) => disk.put(storageIdKey, `${storageId}\n`),
    unmarkStorage: () => disk.delete(storageIdKey),
    async sealedFor() {
      if (!(await disk.exists(sealedForKey))) return []
      return (await disk.get(sealedForKey)).split('\n').filter(Boolean)
    },
    async markSealedFor(recipients) {
      if (recipients.length === 0) await disk.delete(sealedForKey)
      else await disk.put(sealedForKey, recipients.map((one) => `${one}\n`).join(''))
    },
  }
}

async function probe(disk: Disk): Promise<void> {
  const key = `probe/${randomUUID()}`
  try {
    await disk.put(key, key)
    if ((await disk.get(key)) !== key) throw new Error('The storage gave back another content')
  } finally {
    await disk.delete(key)
  }
}

async function* listFiles(disk: Disk, folder?: string): AsyncIterable<ListedFile> {
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll(folder ?? '/', {
        recursive: folder === undefined,
        ...(paginationToken && { paginationToken }),
      })
      .catch((error: unknown) => {
        if (isMissing(error)) return { objects: [], paginationToken: undefined }
        throw error
      })
    for (const file of page.objects) {
      if (!file.isFile || [storageIdKey, sealedForKey].includes(file.key)) continue
      // A file may disappear while the list is read.
      const facts = await disk.getMetaData(file.key).catch(() => undefined)
      if (facts) yield { key: file.key, changedAt: facts.lastModified }
    }
    ;({ paginationToken } = page)
  } while (paginationToken)
}

/** Whether there is no such file or folder. Flydrive wraps the error of the store. */
export function isMissing(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}
