import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import type { Transaction } from './database/database.ts'
import { deleteInBatches } from './in-batches.ts'

const { database, asOwner } = await testDatabase()
await asOwner('create table old_rows as select n from generate_series(1, 7) n')
await asOwner('grant select, update, delete on old_rows to kaban_app')

const transactions: string[] = []
const deleteSome = async (tx: Transaction, limit: number) => {
  const { id } = await tx.row<{ id: string }>('select pg_current_xact_id()::text as id')
  transactions.push(id)
  return await tx.rows(
    `delete from old_rows where n in (
       select n from old_rows order by n limit $1 for update skip locked) returning n`,
    [limit],
  )
}

test('old rows are deleted in transactions of their own, past those that others have locked', () =>
  database.transaction(async (other) => {
    await other.rows('select from old_rows where n = 2 for update')
    expect(await deleteInBatches(database, deleteSome, 3)).toBe(6)
    expect(new Set(transactions).size).toBe(3)
    expect(await asOwner('select n from old_rows')).toEqual([{ n: 2 }])
  }))
