/**
 * The keys of the backups, one on each line, in the format of the program age
 * (https://age-encryption.org), which can open them without Kaban. `age1…` can only write backups,
 * `AGE-SECRET-KEY-1…` writes and opens them. The first key writes. Those below it are the ones of
 * before and open older backups.
 */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readOr } from '../embedded-postgres/processes.ts'
import { StartProblem } from '../settings/start-problem.ts'

export interface BackupKey {
  /** Writes backups. */
  recipient: string
  /** Open them, one on each line; null where only the writing half is known. */
  identity: string | null
}

const openingPrefix = 'AGE-SECRET-KEY-1'

/** Throws for anything else than one half of a key. */
async function recipientOf(key: string): Promise<string> {
  if (key.startsWith(openingPrefix)) return await identityToRecipient(key)
  if (/^age1[a-z0-9]{58}$/.test(key)) return key
  throw new Error('No key of age')
}

/** Throws StartProblem. */
export async function readBackupKey(text: string): Promise<BackupKey> {
  // `age-keygen` writes comments.
  const keys = text.replace(/^#.*$/gm, '').split(/\s+/).filter(Boolean)
  try {
    const recipients = await Promise.all(keys.map(recipientOf))
    const identities = keys.filter((key) => key.startsWith(openingPrefix))
    const [recipient] = recipients
    if (recipient) return { recipient, identity: identities.join('\n') || null }
  } catch {
    // The same sentence.
  }
  throw new StartProblem(
    'The key of the backups is not one: it begins with age1 (only writes backups) or with ' +
      'AGE-SECRET-KEY-1 (writes and opens them). `npm run backup` makes one when there is none.',
  )
}

export function backupKeyFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'backup-key')
}

/** The key of this installation, as it is written; null when there is none yet. */
export function knownBackupKey(dataDirectory: string, setting: string | null): string | null {
  return setting ?? (readOr(backupKeyFile(dataDirectory), '') || null)
}

/**
 * The key of this installation: KABAN_BACKUP_KEY, or the one in the data folder, or a new one
 * there. `isNew`: nobody has a copy of it yet.
 */
export async function backupKeyOf(
  dataDirectory: string,
  setting: string | null,
): Promise<BackupKey & { isNew: boolean }> {
  const file = backupKeyFile(dataDirectory)
  const known = knownBackupKey(dataDirectory, setting)
  if (known !== null) return { ...(await readBackupKey(known)), isNew: false }
  const identity = await generateX25519Identity()
  const temporary = `${file}.${randomUUID()}`
  fs.writeFileSync(temporary, `${identity}\n`, { mode: 0o600, flush: true })
  try {
    fs.linkSync(temporary, file)
  } catch (error) {
    // Another process made one meanwhile, and may have used it.
    if (!fs.existsSync(file)) throw error
    return await backupKeyOf(dataDirectory, setting)
  } finally {
    fs.rmSync(temporary)
  }
  return { recipient: await identityToRecipient(identity), identity, isNew: true }
}
