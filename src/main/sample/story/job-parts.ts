import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Teller } from './teller.ts'

/** The parts of the server's jobs, in the transaction of the story. */
export function partsOf({ ctx: { tx, settings, files, secrets } }: Pick<Teller, 'ctx'>) {
  const same = <T>(work: (own: typeof tx) => Promise<T>): Promise<T> => work(tx)
  // The jobs use no more of a database than these two.
  const database = { transaction: same, read: same } as Partial<Database> as Database
  return { database, settings, files, secrets }
}
