import type { Files } from './files.ts'

const dayMs = 24 * 60 * 60_000
const keysAtOnce = 1000

/**
 * For the job loop: removes from a folder what a crash between file and row left behind, and what
 * could not be removed when its row was. `known` answers those of the keys that a row speaks of.
 * Answers how many went.
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
  // A database that knows not one of them is not the one they belong to: a wrong setting must not cost people their files.
  const stray = kept.size === 0 ? [] : old.filter((key) => !kept.has(key))
  for (const key of stray) await files.remove(key).catch(() => {})
  return stray.length
}
