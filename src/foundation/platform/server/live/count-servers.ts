import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Transaction } from '../database/database.ts'
import { holdsPresentKey, liveConnectionName } from './other-servers.ts'

const [looks, looksEveryMs] = [10, 200]

/**
 * Whether another server runs on this database, asked before this one listens: each server keeps
 * one connection to hear of the others. A server that has just died may be seen for a moment, so
 * only one that stays counts.
 */
export async function isAnotherServerRunning(database: Database): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    if (look > 0) await pause(looksEveryMs)
    if (!(await database.read(isServerConnected))) return false
  }
  return true
}

/** Whether a server, perhaps one that has just died, has its connection to hear of the others. */
export async function isServerConnected(tx: Transaction): Promise<boolean> {
  const { running } = await tx.row<{ running: boolean }>(
    `select exists (select from pg_stat_activity
       where datname = current_database() and application_name = $1) as running`,
    [liveConnectionName],
  )
  return running
}

/** How many servers run with another secret key than the present one, or are of an older Kaban. */
export async function countServersWithOtherKey(tx: Transaction): Promise<number> {
  const { count } = await tx.row<{ count: number }>(
    `select count(*)::int as count
     from pg_stat_activity server, installation
     where server.datname = current_database() and server.application_name = $1
       and not ${holdsPresentKey('server.pid')}`,
    [liveConnectionName],
  )
  return count
}
