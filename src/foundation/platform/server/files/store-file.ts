import { randomBytes } from 'node:crypto'
import { Refusal } from '../http/refuse.ts'
import type { Files } from './files.ts'

/** A key that nobody can guess. */
export function newFileKey(folder: string): string {
  return `${folder}/${randomBytes(20).toString('hex')}`
}

/**
 * Writes the file and then its row, which `writeRow` stores in a transaction. A row without its
 * file would be broken; a job removes a file without its row (stray-files.ts).
 */
export async function storeFile<T>(
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
    // A refusal wrote no row. After any other error there may be one: a connection can break during
    // the commit.
    if (!written || error instanceof Refusal) await files.remove(key).catch(() => {})
    throw error
  }
}
