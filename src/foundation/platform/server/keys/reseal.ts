/**
 * Seals with the present key what earlier keys sealed, a few rows at a time. Until it is done the
 * earlier keys open the rest, so nobody waits for it.
 */
import type { Database, Transaction } from '../database/database.ts'
import { countServersWithOtherKey } from '../live/count-servers.ts'
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
 * Does nothing unless a key was replaced since the last time, a server still writes with an earlier
 * one, or something did not open an hour ago. Several servers may do it at once, and one that is
 * stopped begins again: what is sealed with the present key stays as it is. What no key opens is
 * noted and left alone. Returns how many values this one sealed.
 */
export async function resealWhenDue(
  { database, secrets }: { database: Database; secrets: Pick<Secrets, 'reseal' | 'fingerprint'> },
  columns: readonly SealedColumn[],
): Promise<number> {
  const { isDue, othersWrite } = await database.transaction((tx) => look(tx, secrets.fingerprint))
  if (!isDue) return 0
  let count = 0
  const unreadable: string[] = []
  for (const column of columns) {
    let after: string | undefined = beforeAll
    while (after !== undefined) {
      const from: string = after
      const done = await database.transaction((tx) => resealSome(tx, secrets, column, from))
      count += done.count
      unreadable.push(...done.unreadable)
      after = done.last
    }
  }
  await database.transaction(async (tx) => {
    // They may have written behind this.
    const isOver = !othersWrite && (await countServersWithOtherKey(tx)) === 0
    await tx.rows(
      `update retired_keys set unreadable = $1, resealed_at = case when $2 then now() end
       where ${unfinished}`,
      [unreadable, isOver],
    )
  })
  return count
}

const unfinished = `(resealed_at is null or unreadable <> '{}')`

/** A server whose key was replaced can open nothing new, and must not judge it. */
async function look(
  tx: Transaction,
  fingerprint: string,
): Promise<{ isDue: boolean; othersWrite: boolean }> {
  const othersWrite = (await countServersWithOtherKey(tx)) > 0
  if (othersWrite) await tx.rows('update retired_keys set resealed_at = null')
  const { isDue } = await tx.row<{ isDue: boolean }>(
    `select exists (select from retired_keys, installation
       where key_fingerprint = $1 and ${unfinished}
         and coalesce(resealed_at < now() - interval '1 hour', true)) as "isDue"`,
    [fingerprint],
  )
  return { isDue, othersWrite }
}

/** `last` is undefined at the end. */
async function resealSome(
  tx: Transaction,
  secrets: Pick<Secrets, 'reseal'>,
  column: SealedColumn,
  after: string,
): Promise<{ count: number; unreadable: string[]; last: string | undefined }> {
  const rows = await column.read(tx, after, rowsAtOnce)
  let count = 0
  const unreadable: string[] = []
  for (const { id, purpose, sealed } of rows) {
    let again: Buffer | null
    try {
      again = secrets.reseal(purpose, sealed)
    } catch {
      unreadable.push(purpose)
      continue
    }
    if (!again) continue
    await column.write(tx, id, again)
    count += 1
  }
  return { count, unreadable, last: rows.length === rowsAtOnce ? rows.at(-1)?.id : undefined }
}
