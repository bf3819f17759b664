/**
 * `npm run upgrade-postgres -- --old FOLDER`, in the folder of a Kaban with a newer major version
 * of PostgreSQL: carries the embedded database of a stopped Kaban over. FOLDER is that of the old
 * Kaban, whose node_modules have the old programs. The old database is kept.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem, asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { say } from '../server/start/launch-steps.ts'
import { inWords } from './in-words.ts'
import { carryOver } from './major-upgrade/carry-over.ts'
import { readableKeys } from './readable-keys.ts'
import { interruption } from './restoring/interruption.ts'

await inWords(async () => {
  const { values } = parseArgs({
    options: { old: { type: 'string' }, 'leave-behind': { type: 'boolean', default: false } },
  })
  const { settings } = readSettings(process.env)
  const { dataDirectory } = settings
  if (settings.databaseUrl)
    throw new StartProblem(
      'This command is for the embedded database. With a PostgreSQL of your own, use pg_upgrade.',
    )
  if (!values.old) throw new StartProblem('Name the folder of the old Kaban: --old FOLDER')
  try {
    const kept = await carryOver({
      dataDirectory,
      oldKaban: path.resolve(values.old),
      leaveBehind: values['leave-behind'],
      ...(await readableKeys(settings)),
      say,
      signal: interruption(),
    })
    say(kept === null ? 'The database is of this major version already.' : whatNow(kept))
  } catch (error) {
    throw asStartProblem(error, dataDirectory)
  }
})

function whatNow(kept: string): string {
  return [
    'Done. Now:',
    '  1. Name a new folder in KABAN_BACKUP_DIR, and a new bucket if you have one: the old backups',
    '     are of another database. Keep them and the old Kaban, which alone restores them.',
    '  2. npm start, npm run check, npm run verify',
    `  3. When the new backups have been rehearsed (npm run drill): rm -r ${kept}`,
  ].join('\n')
}
