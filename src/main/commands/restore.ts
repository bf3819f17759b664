/**
 * `npm run restore` makes a data folder from the backups in KABAN_BACKUP_DIR (or `--from FOLDER`):
 * the newest state that they hold, or that of a moment (`--to "2026-11-22 14:05"`, Manila time).
 * KABAN_DATA_DIR names the new folder, which must not exist or be empty. Backups of an older Kaban
 * are brought up to date.
 */
import { parseArgs } from 'node:util'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { say } from '../server/start/launch-steps.ts'
import { inWords } from './in-words.ts'
import { readFolder, readIdentity } from './read-backup-command.ts'
import { interruption } from './restoring/interruption.ts'
import { readMoment } from './restoring/read-moment.ts'
import { restore } from './restoring/restore.ts'

await inWords(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  const { settings } = readSettings(process.env)
  const { dataDirectory, secretKey } = settings
  try {
    const sound = await restore({
      folder: readFolder(values.from, '--from', settings),
      identity: await readIdentity(settings),
      until: values.to === undefined ? null : readMoment(values.to),
      dataDirectory,
      secrets: secretKey && openSecrets(secretKey),
      hasBucket: settings.files.s3 !== null,
      say,
      signal: interruption(),
    })
    process.exitCode = sound ? 0 : 1
    say(
      `${dataDirectory} is restored. ` +
        'Put the file secret-key of this installation into the folder, or set KABAN_SECRET_KEY. ' +
        'Then start Kaban. It writes its backups for the same key.',
    )
  } catch (error) {
    throw asStartProblem(error, dataDirectory)
  }
})
