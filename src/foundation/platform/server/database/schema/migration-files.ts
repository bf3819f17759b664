/** The numbered files of `migrations/`, and what each says about older servers. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const migrationsDirectory = path.resolve(import.meta.dirname, '../../../../../../migrations')

/** The number of the newest migration file: the version of the schema that this Kaban knows. */
export function knownSchemaVersion(directory = migrationsDirectory): number {
  return Math.max(...migrationFiles(directory).map(({ version }) => version))
}

/** Sorted by number. `directory` holds them in folders of any depth. */
export function migrationFiles(
  directory = migrationsDirectory,
): { version: number; file: string }[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => ({
      version: Number(/^(\d+)\.do\..*\.sql$/.exec(path.basename(name))?.[1]),
      file: path.join(directory, name),
    }))
    .filter(({ version }) => Number.isInteger(version))
    .toSorted((one, other) => one.version - other.version)
}

/**
 * The first line of a migration names the oldest server that works after it has run, by the newest
 * migration that this server knows: `-- oldest-server: 0070`. Null without such a line: then only a
 * server that knows the file itself works.
 */
export function oldestServerOf(file: string): number | null {
  const [first = ''] = readFileSync(file, 'utf8').split('\n', 1)
  const named = /^-- oldest-server: (\d+)\s*$/.exec(first)?.[1]
  return named === undefined ? null : Number(named)
}
