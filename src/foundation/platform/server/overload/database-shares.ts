/** One database with a share of connections for each kind of work, and its own limits of time. */
import { openDatabase, type Database } from '../database/database.ts'
import {
  backgroundShare,
  kindLimits,
  kindNow,
  workKinds,
  type DatabaseShare,
  type WorkKind,
} from './work-kinds.ts'

/** The connections of one share at this moment. */
export interface DatabaseUse {
  share: WorkKind | 'background'
  inUse: number
  waiting: number
  /** How many it may open. */
  most: number
}

export interface DatabaseShares extends Database {
  use(): DatabaseUse[]
}

/**
 * Gives each statement to the share of the request that is being served, and to a share of its own
 * outside of requests. Connections open when they are needed and close when they are idle.
 */
export function openDatabaseShares(url: string): DatabaseShares {
  const open = (name: string, share: DatabaseShare) =>
    openDatabase(url, { ...share, applicationName: `kaban ${name}` })
  const background = open('background', backgroundShare)
  const shares = Object.fromEntries(
    workKinds.map((kind) => [kind, open(kind, kindLimits[kind].database)]),
  ) as Record<WorkKind, Database>
  const share = () => {
    const kind = kindNow()
    return kind ? shares[kind] : background
  }
  return {
    transaction: (work, opening) => share().transaction(work, opening),
    read: (work) => share().read(work),
    until: (signal) => share().until(signal),
    pool: background.pool,
    use: () =>
      Object.entries({ ...shares, background }).map(([name, { pool }]) => ({
        share: name as DatabaseUse['share'],
        inUse: pool.totalCount - pool.idleCount,
        waiting: pool.waitingCount,
        most: pool.options.max,
      })),
    async close() {
      await Promise.all([background, ...Object.values(shares)].map((one) => one.close()))
    },
  }
}
