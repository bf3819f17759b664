import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import {
  monthBefore,
  openStatementFixture,
  thisMonth,
} from '#tests/fixtures/people/statement-fixture.ts'
import { listMonths, readMonth } from './read-statement.ts'

const fixture = await openStatementFixture(await testDatabase())

test('no statement exists before the first entry, in the future, or without entries', async () => {
  const userId = await fixture.withdrawals.addSaver()
  const nobody = await addUser(fixture)
  const ask = (who: string, month: string) =>
    outcome(withContext(fixture, userContext(who), (ctx) => readMonth(ctx, { month })))
  expect(await ask(userId, thisMonth())).toBe('done')
  expect(await ask(userId, monthBefore(thisMonth()))).toBe('statement-not-found')
  expect(await ask(userId, '2999-01')).toBe('statement-not-found')
  expect(await ask(nobody, thisMonth())).toBe('statement-not-found')
  expect(await withContext(fixture, userContext(nobody), listMonths)).toEqual({ months: [] })
})

test('a page after any number has only entries of the month', async () => {
  const userId = await fixture.withdrawals.addSaver()
  const linesAfter = async (after: bigint) =>
    (
      await withContext(fixture, userContext(userId), (ctx) =>
        readMonth(ctx, { month: thisMonth(), after }),
      )
    ).lines.length
  expect([
    await linesAfter(-(10n ** 30n)),
    await linesAfter(0n),
    await linesAfter(1n),
    await linesAfter(10n ** 30n),
  ]).toEqual([1, 1, 0, 0])
})
