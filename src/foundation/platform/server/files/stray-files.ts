import type { Files } from './files.ts'

const dayMs = 24 * 60 * 60_000
const keysAtOnce = 1000

type Known = (keys: readonly string[]) => Promise<string[]>

/**
 * The files of a folder, or of the whole store, that are older than a day and have no row. A crash
 * between file and row leaves such files, and so does a failed removal. `known` returns those of
 * the keys that have a row. `named`: how many old files have one.
 */
export async function findStrayFiles(
  files: Files,
  folder: string | undefined,
  known: Known,
): Promise<{ strays: string[]; named: number }> {
  const old: string[] = []
  for await (const { key, changedAt } of files.list(folder))
    if (Date.now() - changedAt.getTime() > dayMs) old.push(key)
  const kept = new Set<string>()
  for (let from = 0; from < old.length; from += keysAtOnce) {
    for (const key of await known(old.slice(from, from + keysAtOnce))) kept.add(key)
  }
  return { strays: old.filter((key) => !kept.has(key)), named: kept.size }
}

/** For the job loop: removes such files of a folder, and returns how many. */
export async function removeStrayFiles(
  files: Files,
  folder: string,
  known: Known,
): Promise<number> {
  const { strays, named } = await findStrayFiles(files, folder, known)
  // A database without a row for any of them is the wrong one, and a wrong setting must not cost
  // people their files.
  if (named === 0) return 0
  for (const key of strays) await files.remove(key).catch(() => {})
  return strays.length
}
