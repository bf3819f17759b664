import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'
import { readTestSeed } from '#tests/fixtures/test-seed.ts'
import { transactionChecks } from './transaction-checks.ts'

const fixture = await testDatabase()
const { asOwner, database } = fixture
const ana = await addUser(fixture, 'admin')

const count = (person: string, centavos: number) =>
  asOwner(`select count_moved_alone($1, $2, $3, 'deposit', 'in', $4)`, [
    uuidv7(),
    person,
    person === 'company-access' ? null : person,
    centavos,
  ])
const sums = async (person: string) =>
  (
    await asOwner<{ sums: string }>(
      `select person_centavos || ' of ' || company_centavos as sums from moved_alone_of_a_day($1)`,
      [person],
    )
  )[0]?.sums
const problems = async () => (await verifyBook(database, transactionChecks)).problems
/** Past the guards, which let no row be changed. */
const damage = (statement: string) =>
  asOwner(`do $$ begin set local session_replication_role = replica; ${statement}; end $$`)

/** As if what was counted so far, or this amount alone, had been counted at another time. */
async function shift(by: string, centavos: number | null = null): Promise<void> {
  await asOwner('alter table moved_alone disable trigger moved_alone_only_grows')
  await asOwner(
    `update moved_alone set moved_at = moved_at + $1::interval, behind = behind + $1::interval
     where $2::bigint is null or amount_centavos = $2`,
    [by, centavos],
  )
  await asOwner('alter table moved_alone enable trigger moved_alone_only_grows')
}

test('sums of a day leave out what is older', async () => {
  expect(await sums(ana)).toBe('0 of 0')
  await count(ana, 1_00)
  await count('company-access', 20_00)
  await count(ana, 300_00)
  expect(await sums(ana)).toBe('30100 of 32100')
  await shift('-25 hours', 1_00)
  expect(await sums(ana)).toBe('30000 of 32000')
  expect(await sums('company-access')).toBe('2000 of 32000')
  await shift('-25 hours')
  expect(await sums(ana)).toBe('0 of 0')
})

test.each([
  { ahead: '1 hour', later: '24.5 hours' },
  { ahead: '30 days', later: '25 hours' },
])('a clock that was $ahead ahead lets one row count longer, and no other', async (clock) => {
  await count(ana, 300_00)
  await shift(clock.ahead)
  await count('company-access', 20_00)
  await count(ana, 4000_00)
  expect(await sums(ana)).toBe('430000 of 432000')
  expect(
    await asOwner(
      `select max(moved_at) < clock_timestamp() as past from moved_alone where amount_centavos in
         (2000, 400000)`,
    ),
  ).toEqual([{ past: true }])
  await shift(`-${clock.later}`)
  expect(await sums(ana)).toBe('30000 of 30000')
  await count(ana, 50_00)
  expect(await sums(ana)).toBe('35000 of 35000')
  await shift(`-${clock.ahead}`)
  await shift('-25 hours', 50_00)
  expect(await sums(ana)).toBe('0 of 0')
  await shift('-40 days')
})

test('the sums are those of the rows of a day, however the clock steps', async () => {
  const step = fc.record({
    // Below zero the clock steps back.
    hours: fc.integer({ min: -20, max: 40 }),
    person: fc.constantFrom(ana, 'company-access'),
    centavos: fc.integer({ min: 1, max: 1_00 }),
  })
  const steps = fc.sample(step, { numRuns: 80, seed: readTestSeed() })
  for (const { hours, person, centavos } of steps) {
    await shift(`${-hours} hours`)
    await count(person, centavos)
    const [rows] = await asOwner<{ sums: string }>(
      `select coalesce(sum(amount_centavos) filter (where person = $1), 0) || ' of '
         || sum(amount_centavos) as sums
       from moved_alone where moved_at > statement_timestamp() - interval '24 hours'`,
      [person],
    )
    expect(await sums(person)).toBe(rows?.sums)
  }
  await shift('-40 days')
  // Earlier tests shifted single rows: only the marks of these are wrong.
  expect((await problems()).filter((one) => !one.includes('does not say'))).toEqual([])
})

test.each([
  ['one more centavo for a person', 'update moved_alone set person_total = person_total + 1'],
  ['one more centavo for all', 'update moved_alone set company_total = company_total + 1'],
  ['another amount', 'update moved_alone set amount_centavos = amount_centavos + 1'],
  ['no sums', 'update moved_alone set person_total = null, company_total = null'],
  ['another person', `update moved_alone set person = 'company-access', staff_user_id = null`],
  ['a row that is gone', 'delete from moved_alone'],
  ['a clock that stood behind', `update moved_alone set moved_at = moved_at - interval '1 day'`],
])('verify finds damage in what is counted: %s', async (_, statement) => {
  await damage('delete from moved_alone')
  for (const centavos of [1_00, 20_00, 300_00]) await count(ana, centavos)
  await count('company-access', 4000_00)
  expect(await problems()).toEqual([])
  await damage(`${statement} where amount_centavos = 2000`)
  expect((await problems())[0]).toMatch(/^What one person moved alone has the sums .*: the move /)
  await damage('delete from moved_alone')
})

test('a move does not wait long for others once its commit is on the way', async () => {
  const moveId = uuidv7()
  await database.transaction(async (holder) => {
    await holder.rows('select pg_advisory_xact_lock(7215502)')
    const waiting = database.transaction(async (tx) =>
      tx.beforeCommit(() =>
        tx.rows(`select count_moved_alone($1, $2, $3, 'deposit', 'in', 1)`, [moveId, ana, ana]),
      ),
    )
    await expect(waiting).rejects.toMatchObject({ code: '55P03' })
  })
  expect(await asOwner('select from moved_alone where move_id = $1', [moveId])).toEqual([])
})

test('a move that is above a limit by its end starts over, and is not counted', async () => {
  await count('company-access', 20_00)
  await count(ana, 4300_00)
  const [limit] = await asOwner<{ left: number }>(
    `select (person_day_centavos - 430000)::int as left from company_settings`,
  )
  await expect(count(ana, (limit?.left ?? 0) + 1)).rejects.toMatchObject({ code: '40001' })
  expect(await sums(ana)).toBe('430000 of 432000')
  await count(ana, limit?.left ?? 0)
})
