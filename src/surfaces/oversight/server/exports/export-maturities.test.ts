import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { wallWeeks } from '#investing/placements/shared/rules-maturity.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { exportRowsMax } from '../../shared/rules.ts'
import { writeExport } from './write-export.ts'

const fixture = await openMaturityFixture()
const { addSaver, addPool, place, fillOwnPool, mature } = fixture

afterEach(() => fixture.expectSoundPlacements())

async function exported(language: 'en' | 'fil'): Promise<string[][]> {
  const file = await text(
    writeExport({
      database: fixture.database,
      request: { list: 'maturities', filters: {} },
      language,
      rowsMax: exportRowsMax,
      onRead: () => Promise.resolve(),
      onWritten: () => Promise.resolve(),
    }),
  )
  return file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1')))
}

/** The Monday of the week in which the day so many days ahead lies. */
function monday(daysAhead: number): string {
  const day = new Date(`${manilaDate(new Date())}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + daysAhead)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

test('a file has what is late, what falls due each week, and what is later', async () => {
  const [userId, poolId] = [await addSaver(), await addPool()]
  await place(userId, { poolId, gainCentavos: 30_00n })
  await mature()
  await fillOwnPool(20_00n, poolId)
  await place(userId, { poolId, dueInDays: 21 })
  await place(userId, { poolId, dueInDays: 21 })
  await place(userId, { poolId, dueInDays: (wallWeeks + 2) * 7, gainCentavos: 1_50n })
  expect(await exported('en')).toEqual([
    [
      'Week of',
      'Investments',
      'Principal (PHP)',
      'Projected return (PHP)',
      'Short until then (PHP)',
    ],
    ['Before: late', '1', '1000.00', '30.00', '10.00'],
    [monday(21), '2', '2000.00', '100.00', '110.00'],
    ['Later', '1', '1000.00', '1.50', '111.50'],
  ])
  const [titles = [], late = []] = await exported('fil')
  expect([titles[0], late[0]]).toEqual(['Linggo ng', 'Nauna: naantala na'])
})
