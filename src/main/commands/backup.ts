/**
 * `npm run backup` writes an archive of a running installation with the embedded database into
 * KABAN_BACKUP_DIR, or the folder after `--into`.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { claimFolder } from '#foundation/platform/server/backup/backup-folder.ts'
import { backupKeyOf } from '#foundation/platform/server/backup/backup-key.ts'
import { readSystemId } from '#foundation/platform/server/backup/base-backup.ts'
import { refuseOtherWriter } from '#foundation/platform/server/backup/folder-writer.ts'
import { writeArchive } from '#foundation/platform/server/backup/write-archive.ts'
import { filesDirectoryOf } from '#foundation/platform/server/files/open-storage.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem, asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningAddresses } from '../server/start/running-database.ts'
import { keepKey } from '../server/start/supervise-backups.ts'
import { inWords } from './in-words.ts'
import { readFolder } from './read-backup-command.ts'

await inWords(async () => {
  const { values } = parseArgs({ options: { into: { type: 'string' } } })
  const { settings } = readSettings(process.env)
  const folder = readFolder(values.into, '--into', settings)
  const { dataDirectory } = settings
  const superuserUrl = findSuperuserUrl(dataDirectory)
  try {
    claimFolder(folder, await readSystemId(superuserUrl), dataDirectory)
    refuseOtherWriter(folder, dataDirectory)
    const { recipient, isNew } = await backupKeyOf(dataDirectory, settings.backups.key)
    const source = { dataDirectory, filesDirectory: filesDirectoryOf(settings), superuserUrl }
    const begun = Date.now()
    const { file, bytes } = await writeArchive(source, folder, recipient)
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    say(`${file}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s.`)
    if (!source.filesDirectory) say('Uploaded files are in the bucket and not in this backup.')
    if (isNew) say(keepKey(dataDirectory))
  } catch (error) {
    throw asStartProblem(error, folder)
  }
})

/** Throws StartProblem unless the embedded database of this data folder runs. */
function findSuperuserUrl(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'postgresql-passwords.json')
  const running = fs.existsSync(file) ? runningAddresses() : null
  if (!running)
    throw new StartProblem(
      `No Kaban with the embedded database runs on ${dataDirectory}. Start it first: a backup is ` +
        'taken while it runs. A PostgreSQL of your own is backed up by its own tools.',
    )
  const { superuser } = JSON.parse(fs.readFileSync(file, 'utf8')) as { superuser: string }
  const { port } = new URL(running.databaseUrl)
  return `postgresql://postgres:${superuser}@127.0.0.1:${port}/postgres`
}
