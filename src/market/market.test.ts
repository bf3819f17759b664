import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { adminAct, inAct } from '../../tests/acts.ts'
import { cloneDatabase, testDatabase } from '../../tests/database.ts'
import { keepFigure, readFigures } from './actions.ts'
import { directionOf, showChange, showValue } from './rules.ts'
import { keepSampleFigures } from './sample-figures.ts'

const town = await testDatabase()
const asStaff = <T>(work: Parameters<typeof inAct<T>>[2], where = town) => inAct<T>(where, adminAct(null), work)

test('the sample figures are marked, in order, and say that they are made up', async () => {
  await asStaff(keepSampleFigures)
  const { figures } = await asStaff(readFigures)
  expect(figures.map(({ name, value, decimals, changePercent }) => [name, showValue(value, decimals), showChange(changePercent ?? '')])).toEqual([
    ['PSE Index', '6,500.75', '+0.5%'], ['Dow Jones', '33,800.12', '-0.2%'], ['Bitcoin', '68,000', '+2.1%'], ['Ethereum', '3,500', '+1.8%'],
  ])
  for (const { sample, source } of figures) expect([sample, source]).toEqual([true, 'Made up for the sample town'])
})

test('a figure takes the place of the one before under its name, and everybody hears of it', async () => {
  const pse = { figureId: uuidv7(), name: 'PSE Index', value: '6600.1', decimals: 2, unit: '', changePercent: null, source: 'PSE, end of day', asOf: new Date(), position: 0, sample: true }
  await town.asOwner('delete from live_outbox')
  await asStaff((act) => keepFigure(act, pse))
  const { figures } = await asStaff(readFigures)
  expect(figures.filter(({ name }) => name === 'PSE Index')).toMatchObject([{ value: '6600.100000', changePercent: null, source: 'PSE, end of day' }])
  expect(await town.asOwner('select topic from live_outbox')).toEqual([{ topic: 'market' }])
})

test('a live installation refuses sample figures', async () => {
  const live = await cloneDatabase()
  try {
    await live.asOwner('delete from installation')
    await live.asOwner(`insert into installation (mode) values ('live')`)
    await expect(asStaff(keepSampleFigures, live)).rejects.toThrow('A live installation refuses sample rows (market_figures)')
  } finally {
    await live.close()
  }
})

test('a value is shown as its source writes it, and a change with its sign', () => {
  expect(showValue('1234567.891000', 3)).toBe('1,234,567.891')
  expect(showValue('0.5', 2)).toBe('0.50')
  expect(showChange('10')).toBe('+10%')
  expect(showChange('-12.50')).toBe('-12.5%')
  expect(showChange('0.00')).toBe('0%')
  expect(directionOf('-0.00')).toBe('unchanged')
})
