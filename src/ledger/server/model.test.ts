import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { proveConcurrency, proveSequence } from '#tests/fixtures/ledger/model-proofs.ts'
import { verifyBook } from './verify.ts'

const { database } = await testDatabase()

test('any sequence of operations answers and ends as the reference book does', async () => {
  await proveSequence(database, 120)
  expect((await verifyBook(database)).problems).toEqual([])
})

test('operations at once on several connections end as some order of them would', async () => {
  await proveConcurrency(database, 250)
  expect((await verifyBook(database)).problems).toEqual([])
})
