/** Copies a store of files into another one, and empties the first when the other has all. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { isMissing, type Files, type ListedFile } from './files.ts'

/** A file has at most some megabytes and is in memory while it is copied. */
const atOnce = 4

/**
 * Copies each file that the other store lacks or has with another content, and reads the copy
 * again. It can be ended at any moment and begun again. Throws when a copy differs.
 */
export async function copyFiles(
  from: Files,
  to: Files,
): Promise<{ copied: number; alike: number }> {
  const counts = { copied: 0, alike: 0 }
  await forEachFile(from, async ({ key }) => {
    const content = await orNull(async () => buffer(await from.read(key)))
    // Removed since the list was read.
    if (!content) return
    const sum = createHash('sha256').update(content).digest('hex')
    if ((await sumOf(to, key)) === sum) {
      counts.alike += 1
      return
    }
    await to.put(key, content)
    if ((await sumOf(to, key)) !== sum)
      throw new Error(`The copy of the file ${key} differs from the file. Nothing was removed.`)
    counts.copied += 1
  })
  return counts
}

/** Removes each file whose copy in the other store is the same. */
export async function removeCopied(
  from: Files,
  to: Files,
): Promise<{ removed: number; kept: string[] }> {
  const found = { removed: 0, kept: [] as string[] }
  await forEachFile(from, async ({ key }) => {
    const sum = await sumOf(from, key)
    if (sum !== null && sum === (await sumOf(to, key))) {
      await from.remove(key)
      found.removed += 1
    } else found.kept.push(key)
  })
  return found
}

/** In hex; null when there is no such file. */
async function sumOf(files: Files, key: string): Promise<string | null> {
  return await orNull(async () => {
    const hash = createHash('sha256')
    await pipeline(await files.read(key), hash)
    return hash.digest('hex')
  })
}

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function forEachFile(files: Files, work: (file: ListedFile) => Promise<void>): Promise<void> {
  const listed = files.list()[Symbol.asyncIterator]()
  const walk = async () => {
    for (let next = await listed.next(); !next.done; next = await listed.next())
      await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
}
