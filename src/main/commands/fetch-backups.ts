/**
 * `npm run fetch-backups` downloads the copy of the backups in KABAN_BACKUP_BUCKET into
 * KABAN_BACKUP_DIR, or the folder after `--into`, to restore from there. An interrupted download
 * goes on.
 */
import { parseArgs } from 'node:util'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem, asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { say } from '../server/start/launch-steps.ts'
import { inWords } from './in-words.ts'
import { readFolder } from './read-backup-command.ts'

await inWords(async () => {
  const { values } = parseArgs({ options: { into: { type: 'string' } } })
  const { settings } = readSettings(process.env)
  const folder = readFolder(values.into, '--into', settings)
  const { bucket } = settings.backups
  if (!bucket)
    throw new StartProblem(
      'Set KABAN_BACKUP_BUCKET, KABAN_BACKUP_S3_ACCESS_KEY_ID and ' +
        'KABAN_BACKUP_S3_SECRET_ACCESS_KEY: they name the bucket with the copy.',
    )
  const { downloadCopy } = await import('#foundation/platform/server/backup/bucket-copy.ts')
  try {
    const count = await downloadCopy(folder, bucket, say)
    say(`${folder} has everything that the bucket ${bucket.bucket} holds (${count} files new).`)
  } catch (error) {
    throw asStartProblem(error, folder)
  }
})
