import type { Transaction } from './database.ts'

/** Returns when the transaction began, by the clock of the database. */
export async function readNow(tx: Transaction): Promise<Date> {
  const { now } = await tx.row<{ now: Date }>('select transaction_timestamp() as now')
  return now
}
