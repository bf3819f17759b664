/** The commands about backups share these: the folder, and the key that opens it. */
import path from 'node:path'
import { knownBackupKey, readBackupKey } from '#foundation/platform/server/backup/backup-key.ts'
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
  const key = knownBackupKey(dataDirectory, backups.key)
  if (!key)
    throw new StartProblem(
      'Set KABAN_BACKUP_KEY to the key that opens the backups: the content of the file backup-key.',
    )
  const { identity } = await readBackupKey(key)
  if (identity) return identity
  throw new StartProblem(
    'KABAN_BACKUP_KEY only writes backups. This command needs the half that opens them, which ' +
      'begins with AGE-SECRET-KEY-1.',
  )
}
