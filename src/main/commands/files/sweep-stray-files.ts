import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { namedFiles } from '#foundation/platform/server/files/named-files.ts'
import { findStrayFiles } from '#foundation/platform/server/files/stray-files.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

interface Sweep {
  database: Database
  files: Files
  remove: boolean
  say: (text: string) => void
}

/**
 * Lists the files of the whole store that are older than a day and that no row names, and removes
 * them if asked to. Throws StartProblem for a store of another installation.
 */
export async function sweepStrayFiles({ database, files, remove, say }: Sweep): Promise<void> {
  const { storageId } = await database.read((tx) =>
    tx.row<{ storageId: string | null }>('select storage_id as "storageId" from installation'),
  )
  if (storageId === null || (await files.storageId()) !== storageId)
    throw new StartProblem(
      'These files belong to another installation than the database. Run the command with the ' +
        'settings of the running Kaban: DATABASE_URL, KABAN_DATA_DIR, KABAN_FILES_DIR, ' +
        'KABAN_S3_….',
    )
  const { strays, named } = await findStrayFiles(files, undefined, (keys) =>
    database.read((tx) => namedFiles(tx, keys)),
  )
  if (strays.length > 0 && named === 0)
    throw new StartProblem(
      `No row names any of the ${strays.length} files that are older than a day. That is the ` +
        'wrong database or one that was emptied, so nothing is removed.',
    )
  for (const key of strays) {
    if (remove) await files.remove(key)
    say(key)
  }
  const found = `${strays.length} ${strays.length === 1 ? 'file' : 'files'} without a row`
  say(`${named} older files have a row. ${remove ? `Removed ${found}.` : `${found}.`}`)
  if (strays.length > 0 && !remove) say('Run the command with --remove to remove them.')
}
