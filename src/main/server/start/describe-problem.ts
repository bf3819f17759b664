import {
  databaseProblem,
  saidByDatabase,
} from '#foundation/platform/server/database/database-problems.ts'
import {
  DatabaseDiffers,
  DatabaseIsNewer,
} from '#foundation/platform/server/database/schema/migrate.ts'
import { Refusal } from '#foundation/platform/server/http/refuse.ts'
import { UnusableSetting } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem, diskFull } from '#foundation/platform/server/settings/start-problem.ts'

/**
 * Words for problems that an operator can solve, and the stack of other errors. `databaseLog` is
 * that of the embedded PostgreSQL.
 */
export function describeProblem(error: unknown, databaseLog = ''): string {
  if (/No space left on device/.test(databaseLog))
    return diskFull(process.env['KABAN_DATA_DIR'] ?? '.kaban')
  if (!(error instanceof Error)) return String(error)
  const isExpected = [
    StartProblem,
    UnusableSetting,
    DatabaseIsNewer,
    DatabaseDiffers,
    Refusal,
  ].some((kind) => error instanceof kind)
  if (isExpected) return error.message
  const named = databaseProblem(error)
  return named ? named.message + saidByDatabase(error) : (error.stack ?? error.message)
}
