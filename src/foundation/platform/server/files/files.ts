/**
 * Where private files lie. A file has no public address: it leaves only through a route that has
 * checked who asks. The local folder is the default; any driver of the library can stand in its
 * place.
 */
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export interface Files {
  /**
   * Writes the whole file before it returns; `key` is made by the application, never from a
   * client's file name.
   */
  put(key: string, content: Buffer): Promise<void>
  read(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /**
   * Every file in a folder and when it was last written, by the clock of where it lies; nothing
   * when there is no such folder.
   */
  list(folder: string): AsyncIterable<ListedFile>
}

export interface ListedFile {
  key: string
  changedAt: Date
}

export function openFiles(dataDirectory: string): Files {
  const disk = new Disk(
    new FSDriver({ location: path.join(dataDirectory, 'files'), visibility: 'private' }),
  )
  return {
    put: (key, content) => disk.put(key, content),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    list: (folder) => listFiles(disk, folder),
  }
}

async function* listFiles(disk: Disk, folder: string): AsyncIterable<ListedFile> {
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll(folder, paginationToken ? { paginationToken } : {})
      .catch((error: unknown) => {
        if (isMissing(error)) return { objects: [], paginationToken: undefined }
        throw error
      })
    for (const file of page.objects) {
      if (!file.isFile) continue
      // One that goes away while the list is read is no longer a file of it.
      const facts = await disk.getMetaData(file.key).catch(() => undefined)
      if (facts) yield { key: file.key, changedAt: facts.lastModified }
    }
    ;({ paginationToken } = page)
  } while (paginationToken)
}

/** The library wraps what the file system said. */
function isMissing(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  return (cause as { code?: unknown } | null)?.code === 'ENOENT'
}
