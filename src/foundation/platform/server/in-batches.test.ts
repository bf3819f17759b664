import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import type { Database } from './database/database.ts'
import { deleteInBatches } from './in-batches.ts'

const { database, asOwner } = await testDatabase()
await asOwner('create table old_rows as select n, n / 2 as twin from generate_series(1, 8) n')
await asOwner('grant select, update, delete on old_rows to kaban_app')

const transactions: string[] = []
const noted: Database = {
  ...database,
  transaction: (work) =>
    database.transaction(async (tx) => {
      const { id } = await tx.row<{ id: string }>('select pg_current_xact_id()::text as id')
      transactions.push(id)
      return await work(tx)
    }),
}

test('old rows are deleted in transactions of their own, past those that others have locked', () =>
  database.transaction(async (other) => {
    await other.rows('select from old_rows where n = 2 for update')
    const old = { table: 'old_rows', where: 'n < $2', orderBy: 'twin' }
    expect(await deleteInBatches(noted, old, [8], 3)).toBe(6)
    expect(new Set(transactions).size).toBe(3)
    expect(await asOwner('select n from old_rows order by n')).toEqual([{ n: 2 }, { n: 8 }])
  }))
