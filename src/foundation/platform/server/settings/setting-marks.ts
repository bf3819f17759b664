/** Tells servers on one database which of their settings differ, and no value. */
import type { Environment } from './environment.ts'
import type { Secrets } from './secrets.ts'

/**
 * Where this server has its things, what a start compares itself, and the backups of the one that
 * runs the database: these may differ.
 */
const ownToEach = new RegExp(
  '^PORT$|DATABASE_URL$|' +
    '^KABAN_(HOST|PROCESSES|CONFIG|DATA_DIR|FILES_DIR|SAMPLE|TILLS|ACCESS_CODE|BACKUP_|SECRET_KEY)',
)

/** The other settings: the value of each as text, by its name. */
export function sharedSettings(set: Environment): Record<string, string> {
  const shared = Object.entries(set).filter(
    ([name, value]) => value !== undefined && !ownToEach.test(name),
  )
  return Object.fromEntries(shared.map(([name, value]) => [name, JSON.stringify(value)]))
}

/** Equal for equal values. Without the secret key nobody can try values against them. */
export function markSettings(
  shared: Record<string, string>,
  secrets: Pick<Secrets, 'mark'>,
): Record<string, string> {
  const marks = Object.entries(shared).map(
    ([name, value]) =>
      [name, secrets.mark('setting', `${name} ${value}`).toString('base64url')] as const,
  )
  return Object.fromEntries(marks)
}

/** The names of the settings that differ. */
export function differingSettings(
  one: Record<string, string>,
  other: Record<string, string>,
): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name] !== other[name]).toSorted()
}
