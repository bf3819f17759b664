import type { Database, Transaction } from './database/database.ts'

/** Few enough for the step of a job that a stop waits for. */
const batchRows = 1000

/**
 * Deletes old rows in transactions of their own, until none is left; returns how many. `deleteSome`
 * deletes at most `limit` of them, passes by those that another server has locked, and returns a
 * row for each. One statement for all of them would hold its locks and keep VACUUM from every other
 * table for as long as it takes.
 */
export async function deleteInBatches(
  database: Database,
  deleteSome: (tx: Transaction, limit: number) => Promise<readonly unknown[]>,
  limit = batchRows,
): Promise<number> {
  let deleted = 0
  for (;;) {
    const { length } = await database.transaction((tx) => deleteSome(tx, limit))
    deleted += length
    if (length < limit) return deleted
  }
}
