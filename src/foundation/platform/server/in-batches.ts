import type { Database } from './database/database.ts'

/** Few enough for the step of a job that a stop waits for. */
const batchRows = 1000

interface OldRows {
  table: string
  /** SQL for which of them are old; its values begin with `$2`. */
  where: string
  /** That of an index over many rows. */
  orderBy?: string
}

/**
 * Deletes old rows in transactions of their own, until none is left; returns how many. It passes by
 * those that another transaction has locked. One statement for all of them would hold its locks and
 * keep VACUUM from every other table for as long as it takes.
 */
export async function deleteInBatches(
  database: Database,
  { table, where, orderBy }: OldRows,
  values: readonly unknown[] = [],
  limit = batchRows,
): Promise<number> {
  let deleted = 0
  for (;;) {
    // A row that is locked keeps its place, so `ctid` names it also without a key.
    const { length } = await database.transaction((tx) =>
      tx.rows(
        `delete from ${table} where ctid = any (array(
           select ctid from ${table} where ${where}
           ${orderBy ? `order by ${orderBy}` : ''} limit $1 for update skip locked)) returning 1`,
        [limit, ...values],
      ),
    )
    deleted += length
    if (length < limit) return deleted
  }
}
