import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { isAnotherServerRunning } from '#foundation/platform/server/live/count-servers.ts'
import { runningHome } from '../../server/start/running-database.ts'

/** Whether a Kaban of this installation runs, here or on another server of its database. */
export async function isKabanRunning(databaseUrl: string | null): Promise<boolean> {
  if (runningHome() !== null) return true
  // The embedded database ends with its Kaban.
  if (databaseUrl === null) return false
  const database = openDatabase(databaseUrl, { connections: 1, applicationName: 'kaban command' })
  try {
    return await isAnotherServerRunning(database)
  } finally {
    await database.close()
  }
}
