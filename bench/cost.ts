/** The cost of one piece of work, in this process and in the database. */
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { databaseName, usedSeconds } from './bench-database.ts'

export interface Cost {
  cpuMs: number
  /** By the clock. */
  ms: number
}

/** Of one of so many. The database counts a connection when it is closed. */
export async function costOf(
  server: PostgresServer,
  times: number,
  work: (database: Database) => Promise<unknown>,
): Promise<Cost> {
  const database = openDatabase(server.applicationUrl(databaseName), { connections: 1 })
  const [node, used, began] = [process.cpuUsage(), usedSeconds(server), performance.now()]
  await work(database)
  const ms = performance.now() - began
  const { user, system } = process.cpuUsage(node)
  await database.close()
  await wait(300)
  const cpuMs = (user + system) / 1000 + (usedSeconds(server) - used) * 1000
  return { cpuMs: cpuMs / times, ms: ms / times }
}
