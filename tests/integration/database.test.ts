import { expect, test } from 'vitest'
import { cloneDatabase, testDatabase } from '../fixtures/database/database.ts'

const { database, asOwner } = await testDatabase()

test("a test file has its own database, opened with the application's role", async () => {
  const who = await database.read((tx) => tx.row<{ current_user: string }>('select current_user'))
  expect(who.current_user).toBe('kaban_app')
})

test('a clone does not see the tables of another database', async () => {
  await asOwner('create table public.only_here (id int)')
  const clone = await cloneDatabase()
  const [found] = await clone.asOwner<{ there: boolean }>(
    `select to_regclass('public.only_here') is not null as there`,
  )
  await clone.close()
  expect(found?.there).toBe(false)
})
