import type { Files } from './files.ts'

const dayMs = 24 * 60 * 60_000
const keysAtOnce = 1000

/**
 * For the job loop: removes files of a folder that are older than a day and have no row. A crash
 * between file and row leaves such files, and so does a failed removal. `known` returns those of
 * the keys that have a row. Returns how many files were removed.
 */
export async function removeStrayFiles(
  files: Files,
  folder: string,
  known: (keys: readonly string[]) => Promise<string[]>,
): Promise<number> {
  const old: string[] = []
  for await (const { key, changedAt } of files.list(folder))
    if (Date.now() - changedAt.getTime() > dayMs) old.push(key)
  const kept = new Set<string>()
  for (let from = 0; from < old.length; from += keysAtOnce) {
    for (const key of await known(old.slice(from, from + keysAtOnce))) kept.add(key)
  }
  // A database without a row for any of them is the wrong one, and a wrong setting must not cost
  // people their files.
  const stray = kept.size === 0 ? [] : old.filter((key) => !kept.has(key))
  for (const key of stray) await files.remove(key).catch(() => {})
  return stray.length
}
