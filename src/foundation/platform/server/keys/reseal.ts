/**
 * Seals with the present key what earlier keys sealed, a few rows at a time. Until it is done the
 * earlier keys open the rest, so nobody waits for it.
 */
import type { Database, Transaction } from '../database/database.ts'
import type { Secrets } from '../settings/secrets.ts'

export interface SealedRow {
  id: string
  purpose: string
  sealed: Buffer
}

/** A column of sealed values. */
export interface SealedColumn {
  /** The next rows after this id, by id and locked. */
  read(tx: Transaction, after: string, limit: number): Promise<SealedRow[]>
  write(tx: Transaction, id: string, sealed: Buffer): Promise<void>
}

const rowsAtOnce = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Does nothing unless a key was replaced since the last time. Several servers may do it at once,
 * and one that is stopped begins again: what is sealed with the present key stays as it is. Returns
 * how many values this one sealed.
 */
export async function resealWhenDue(
  { database, secrets }: { database: Database; secrets: Pick<Secrets, 'reseal'> },
  columns: readonly SealedColumn[],
): Promise<number> {
  const { due } = await database.read((tx) =>
    tx.row<{ due: boolean }>(
      'select exists (select from retired_keys where resealed_at is null) as due',
    ),
  )
  if (!due) return 0
  let count = 0
  for (const column of columns) {
    let after: string | undefined = beforeAll
    while (after !== undefined) {
      const from: string = after
      const done = await database.transaction((tx) => resealSome(tx, secrets, column, from))
      count += done.count
      after = done.last
    }
  }
  await database.transaction((tx) =>
    tx.rows('update retired_keys set resealed_at = now() where resealed_at is null'),
  )
  return count
}

/** `last` is undefined at the end. */
async function resealSome(
  tx: Transaction,
  secrets: Pick<Secrets, 'reseal'>,
  column: SealedColumn,
  after: string,
): Promise<{ count: number; last: string | undefined }> {
  const rows = await column.read(tx, after, rowsAtOnce)
  let count = 0
  for (const { id, purpose, sealed } of rows) {
    const again = secrets.reseal(purpose, sealed)
    if (!again) continue
    await column.write(tx, id, again)
    count += 1
  }
  return { count, last: rows.length === rowsAtOnce ? rows.at(-1)?.id : undefined }
}
