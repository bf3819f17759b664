/**
 * Writes the body of a request to the disk piece by piece. Slow uploads and those that wait for
 * their turn thus take no memory.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

export interface ReceivedFile {
  size: number
  /** Its first bytes, enough to recognise its type. */
  start: Buffer
  read(): Promise<Buffer>
  close(): Promise<void>
}

const startBytes = 4100

/** A file that is in memory already. */
export function receivedFile(content: Buffer): ReceivedFile {
  return {
    size: content.length,
    start: content.subarray(0, startBytes),
    read: async () => content,
    close: async () => {},
  }
}

export const emptyFile = receivedFile(Buffer.alloc(0))

/** Throws `tooLarge()` as soon as more than `maxBytes` arrived. */
export async function receiveFile(
  body: Readable,
  { folder, maxBytes, tooLarge }: { folder: string; maxBytes: number; tooLarge: () => Error },
): Promise<ReceivedFile> {
  const file = await openNameless(folder)
  try {
    let size = 0
    // Destroying the stream would end the connection before the refusal is sent.
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      const bytes = piece as Buffer
      size += bytes.length
      if (size > maxBytes) throw tooLarge()
      await file.appendFile(bytes)
    }
    const read = async (bytes = size) => {
      const { buffer } = await file.read({ buffer: Buffer.alloc(bytes), position: 0 })
      return buffer
    }
    return {
      size,
      start: await read(Math.min(size, startBytes)),
      read: () => read(),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Its name is removed at once, so not even a crash leaves the file behind. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = path.join(folder, randomUUID())
  const file = await open(name, 'wx+', 0o600)
  await unlink(name)
  return file
}
