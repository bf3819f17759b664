/** The commands about backups share these: the folder, and the key that opens it. */
import path from 'node:path'
import {
  backupKeyFile,
  knownBackupKey,
  readBackupKey,
} from '#foundation/platform/server/backup/backup-key.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

/** `option` names the command-line option that was given as `value`. Throws StartProblem. */
export function readFolder(value: string | undefined, option: string, settings: Settings): string {
  const folder = value ? path.resolve(value) : settings.backups.folder
  if (folder) return folder
  throw new StartProblem(`Name the folder of the backups: ${option} FOLDER, or KABAN_BACKUP_DIR.`)
}

/** From KABAN_BACKUP_KEY, or the data folder of the running installation. Throws StartProblem. */
export async function readIdentity({ backups, dataDirectory }: Settings): Promise<string> {
  const file = backupKeyFile(dataDirectory)
  const key = knownBackupKey(dataDirectory, backups.key)
  if (!key)
    throw new StartProblem(
      `There is no key that opens the backups: KABAN_BACKUP_KEY is not set, and ${file} does not ` +
        `exist. ${setKey}`,
    )
  const { identity } = await readBackupKey(key)
  if (identity) return identity
  const place = backups.key ? 'KABAN_BACKUP_KEY' : `The file ${file}`
  throw new StartProblem(
    `${place} has only the half of the key that writes backups (age1…). ${setKey}`,
  )
}

const setKey =
  'Set KABAN_BACKUP_KEY, for this command only, to the half that opens them: it begins with ' +
  'AGE-SECRET-KEY-1 and is in the file backup-key, or the printout, that you keep apart.'
