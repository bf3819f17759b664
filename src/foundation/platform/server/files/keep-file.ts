import { randomBytes } from 'node:crypto'
import { Refusal } from '../http/refuse.ts'
import type { Files } from './files.ts'

/** Never from a client's file name. */
export function newFileKey(folder: string): string {
  return `${folder}/${randomBytes(20).toString('hex')}`
}

/**
 * Writes the file first: a row without its file would be a broken promise, a file without its row
 * goes with the hourly job (stray-files.ts). `writeRow` stores the row that speaks of it, in a
 * transaction.
 */
export async function keepFile<T>(
  files: Files,
  { key, content }: { key: string; content: Buffer },
  writeRow: () => Promise<T>,
): Promise<T> {
  let written = false
  try {
    await files.put(key, content)
    written = true
    return await writeRow()
  } catch (error) {
    // Only when it is certain that there is no row: a connection that dies during the commit leaves that open.
    if (!written || error instanceof Refusal) await files.remove(key).catch(() => {})
    throw error
  }
}
