import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'

const fixture = await testDatabase()

const end = async (at: string, days: number) => {
  const { after } = await fixture.database.read((tx) =>
    tx.row<{ after: Date }>('select banking_day_after($1, $2) as after', [at, days]),
  )
  return after.toISOString()
}

beforeAll(async () => {
  await fixture.asOwner(
    `insert into bank_holidays (day, name, source, expected, sample, entered_by)
     select day::date, '{"en": "Holiday", "fil": "Pista"}', 'A proclamation', expected, true,
       'company-access'
     from (values ('2026-11-30', false), ('2026-12-24', false), ('2026-12-25', false),
       ('2026-12-30', false), ('2026-12-31', false), ('2027-01-01', true), ('2026-12-05', false))
       as holidays (day, expected)`,
  )
})

test('a banking day ends at midnight in Manila, and its own day does not count', async () => {
  // Tuesday.
  expect(await end('2026-11-24T10:00:00+08:00', 1)).toBe('2026-11-25T16:00:00.000Z')
  expect(await end('2026-11-24T10:00:00+08:00', 2)).toBe('2026-11-26T16:00:00.000Z')
})

test('the day is the one in Manila, whatever the day in UTC', async () => {
  // 16:00 UTC on Tuesday is already Wednesday in Manila.
  expect(await end('2026-11-24T15:59:59Z', 2)).toBe('2026-11-26T16:00:00.000Z')
  expect(await end('2026-11-24T16:00:00Z', 2)).toBe('2026-11-27T16:00:00.000Z')
})

test('weekends and holidays do not count, and a Saturday counts for nothing twice', async () => {
  // Thursday; Bonifacio Day is the Monday.
  expect(await end('2026-11-26T09:00:00+08:00', 2)).toBe('2026-12-01T16:00:00.000Z')
  expect(await end('2026-12-04T09:00:00+08:00', 1)).toBe('2026-12-07T16:00:00.000Z')
})

test('a holiday that is only expected counts too: who may cancel gets more time', async () => {
  // Wednesday before Christmas: 28 and 29 December are the next banking days, then 4 January.
  expect(await end('2026-12-23T09:00:00+08:00', 2)).toBe('2026-12-29T16:00:00.000Z')
  expect(await end('2026-12-28T09:00:00+08:00', 2)).toBe('2027-01-04T16:00:00.000Z')
})

test('other counts are refused', async () => {
  for (const days of [0, -1, 367])
    await expect(end('2026-11-24T10:00:00+08:00', days)).rejects.toThrow('Banking days')
})
