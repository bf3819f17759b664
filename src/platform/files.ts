/**
 * Where private files lie. A file has no public address: it leaves only through a route that has checked who asks.
 * The local folder is the default; any driver of the library can stand in its place.
 */
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export interface Files {
  /** Writes the whole file before it returns; `key` is made by the application, never from a client's file name. */
  put(key: string, content: Buffer): Promise<void>
  read(key: string): Promise<Readable>
  remove(key: string): Promise<void>
}

export function openFiles(dataDirectory: string): Files {
  const disk = new Disk(new FSDriver({ location: path.join(dataDirectory, 'files'), visibility: 'private' }))
  return {
    put: (key, content) => disk.put(key, content),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  }
}
