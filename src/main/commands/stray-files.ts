/**
 * `npm run stray-files` lists files that are older than a day and that no row of the database
 * names; with `--remove` it removes them.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { openStorage } from '#foundation/platform/server/files/open-storage.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningDatabaseUrl } from '../server/start/running-database.ts'
import { sweepStrayFiles } from './files/sweep-stray-files.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } })
  const files = await openStorage(readSettings(process.env).settings)
  const database = openDatabase(runningDatabaseUrl(), {
    connections: 1,
    applicationName: 'kaban stray-files',
  })
  try {
    await sweepStrayFiles({ database, files, remove: values.remove, say })
  } finally {
    await database.close()
  }
})
