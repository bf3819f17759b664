import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { liveConnectionName } from './other-servers.ts'

const [looks, looksEveryMs] = [10, 200]

/**
 * Whether another server runs on this database, asked before this one listens: each server keeps
 * one connection to hear of the others. A server that has just died may be seen for a moment, so
 * only one that stays counts.
 */
export async function isAnotherServerRunning(database: Database): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    if (look > 0) await pause(looksEveryMs)
    const { running } = await database.read((tx) =>
      tx.row<{ running: boolean }>(
        `select exists (select from pg_stat_activity
           where datname = current_database() and application_name = $1) as running`,
        [liveConnectionName],
      ),
    )
    if (!running) return false
  }
  return true
}
