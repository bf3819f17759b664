/**
 * `npm run move-files -- --to bucket` copies all files from the folder into the bucket, and `--to
 * folder` the other way. With `--remove-old` it empties the store that was moved.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { isAnotherServerRunning } from '#foundation/platform/server/live/count-servers.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningHome } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'
import { moveFiles } from './run-move-files.ts'

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
    isRunning: () => isRunning(settings.databaseUrl),
    say,
  })
})

async function isRunning(databaseUrl: string | null): Promise<boolean> {
  if (runningHome() !== null) return true
  // The embedded database ends with its Kaban.
  if (databaseUrl === null) return false
  const database = openDatabase(databaseUrl, {
    connections: 1,
    applicationName: 'kaban move-files',
  })
  try {
    return await isAnotherServerRunning(database)
  } finally {
    await database.close()
  }
}
