import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'

const fixture = await testDatabase()
const { asOwner } = fixture
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
async function shift(by: string, centavos: number): Promise<void> {
  await asOwner('alter table moved_alone disable trigger moved_alone_only_grows')
  await asOwner(
    'update moved_alone set moved_at = moved_at + $1::interval where amount_centavos = $2',
    [by, centavos],
  )
  await asOwner('alter table moved_alone enable trigger moved_alone_only_grows')
}

test('sums of a day leave out what is older, whatever the clock does', async () => {
  expect(await sums(ana)).toBe('0 of 0')
  await count(ana, 1_00)
  await count('company-access', 20_00)
  await count(ana, 300_00)
  expect(await sums(ana)).toBe('30100 of 32100')
  await shift('-25 hours', 1_00)
  expect(await sums(ana)).toBe('30000 of 32000')
  expect(await sums('company-access')).toBe('2000 of 32000')
  // The clock was an hour ahead, and steps back.
  await shift('1 hour', 300_00)
  await count(ana, 4000_00)
  expect(await sums(ana)).toBe('430000 of 432000')
})

test('a move that is above a limit by its end starts over, and is not counted', async () => {
  const [limit] = await asOwner<{ left: number }>(
    `select (person_day_centavos - 430000)::int as left from company_settings`,
  )
  await expect(count(ana, (limit?.left ?? 0) + 1)).rejects.toMatchObject({ code: '40001' })
  expect(await sums(ana)).toBe('430000 of 432000')
  await count(ana, limit?.left ?? 0)
})
