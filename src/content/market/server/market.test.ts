import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { addSampleFigures } from '#main/sample/sample-market-figures.ts'
import { cloneDatabase, testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { showChange, showValue } from '../shared/rules.ts'
import { replaceFigure, readFigures } from './actions.ts'

const fixture = await testDatabase()
const asStaff = <T>(work: Parameters<typeof withContext<T>>[2], where = fixture) =>
  withContext<T>(where, adminContext(null), work)

test('the sample figures are in order and marked as sample data', async () => {
  await asStaff(addSampleFigures)
  const { figures } = await asStaff(readFigures)
  expect(
    figures.map(({ name, value, decimals, changePercent }) => [
      name,
      showValue(value, decimals),
      showChange(changePercent ?? ''),
    ]),
  ).toEqual([
    ['PSE Index', '6,500.75', '+0.5%'],
    ['Dow Jones', '33,800.12', '-0.2%'],
    ['Bitcoin', '68,000', '+2.1%'],
    ['Ethereum', '3,500', '+1.8%'],
  ])
  for (const { sample, source } of figures)
    expect([sample, source]).toEqual([true, 'Made up for the sample town'])
})

test('a figure replaces the one with its name, and every card refetches', async () => {
  const pse = {
    figureId: uuidv7(),
    name: 'PSE Index',
    nameFil: '',
    value: '6600.1',
    decimals: 2,
    unit: '',
    unitFil: '',
    changePercent: null,
    source: 'PSE, end of day',
    asOf: new Date(),
    position: 0,
    sample: true,
  }
  await fixture.asOwner('delete from live_outbox')
  await asStaff((ctx) => replaceFigure(ctx, pse))
  const { figures } = await asStaff(readFigures)
  expect(figures.filter(({ name }) => name === 'PSE Index')).toMatchObject([
    { value: '6600.100000', changePercent: null, source: 'PSE, end of day' },
  ])
  expect(await fixture.asOwner('select topic from live_outbox')).toEqual([{ topic: 'market' }])
})

test('a live installation refuses sample figures', async () => {
  const live = await cloneDatabase()
  try {
    await live.asOwner('delete from installation')
    await live.asOwner(`insert into installation (mode) values ('live')`)
    await expect(asStaff(addSampleFigures, live)).rejects.toThrow(
      'A live installation refuses sample rows (market_figures)',
    )
  } finally {
    await live.close()
  }
})
