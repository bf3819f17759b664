/**
 * `npm run move-files -- --to bucket` copies all files from the folder into the bucket, and `--to
 * folder` the other way. With `--remove-old` it empties the store that was moved.
 */
import { parseArgs } from 'node:util'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { say } from '../server/start/launch-steps.ts'
import { isKabanRunning } from './files/is-kaban-running.ts'
import { moveFiles } from './files/move-all-files.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'remove-old': { type: 'boolean', default: false } },
  })
  const { to } = values
  if (to !== 'bucket' && to !== 'folder')
    throw new StartProblem('Name the new place of the files: --to bucket or --to folder.')
  const { settings } = readSettings(process.env)
  await moveFiles({
    to,
    removeOld: values['remove-old'],
    settings,
    isRunning: () => isKabanRunning(settings.databaseUrl),
    say,
  })
})
