import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { addUser, adminAct, inAct } from '../../tests/acts.ts'
import { cloneDatabase, testDatabase } from '../../tests/database.ts'
import { keepFigure, readFigures } from './actions.ts'
import { orderFigures, readAdminFigures, removeFigure, saveFigure } from './edit-figures.ts'
import { directionOf, figuresMax, showChange, showValue } from './rules.ts'
import { readFigureForm } from './rules-figures.ts'
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

const gold = () => ({ figureId: uuidv7(), name: 'Gold', value: '2400.50', unit: 'USD', changePercent: '-0.25', source: 'LBMA', asOf: new Date('2026-11-20T07:00:00Z'), versionSeen: null })
const named = async (name: string) => (await asStaff(readAdminFigures)).figures.find((figure) => figure.name === name)
const recordedOf = async (id: string) =>
  await town.asOwner<{ type: string; changes: object }>('select action_type as type, changes from user_activity_log where subject_id = $1 order by id', [id])

test('staff add a figure, change it and remove it; the record says what it was and became', async () => {
  const ana = adminAct(await addUser(town, 'admin'))
  const as = <T>(work: Parameters<typeof inAct<T>>[2]) => inAct<T>(town, ana, work)
  const made = gold()
  await as((act) => saveFigure(act, made))
  // The first answer was lost: the same again.
  await as((act) => saveFigure(act, made))
  expect(await named('Gold')).toMatchObject({ value: '2400.500000', decimals: 2, version: 1 })
  await as((act) => saveFigure(act, { ...made, value: '2500', changePercent: null, versionSeen: 1 }))
  expect(await named('Gold')).toMatchObject({ value: '2500.000000', decimals: 0, changePercent: null, version: 2 })
  await as((act) => removeFigure(act, { figureId: made.figureId, versionSeen: 2 }))
  await as((act) => removeFigure(act, { figureId: made.figureId, versionSeen: 2 }))
  expect(await named('Gold')).toBeUndefined()
  expect(await recordedOf(made.figureId)).toMatchObject([
    { type: 'ADMIN_FIGURE_SAVED', changes: { value: { before: null, after: '2,400.50' }, source: { before: null, after: 'LBMA' } } },
    { type: 'ADMIN_FIGURE_SAVED', changes: { value: { before: '2,400.50', after: '2,500' }, change: { before: '-0.25', after: null } } },
    { type: 'ADMIN_FIGURE_REMOVED', changes: { value: { before: '2,500', after: null } } },
  ])
})

test('of two who change one figure at once the second is told; a name, a time ahead and a full card are refused', async () => {
  const made = { ...gold(), name: 'Silver' }
  await asStaff((act) => saveFigure(act, made))
  const change = (value: string) => asStaff((act) => saveFigure(act, { ...made, value, versionSeen: 1 }))
  const both = await Promise.allSettled([change('1'), change('2')])
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ refusalName: 'figure-changed', status: 409 })
  const refusalOf = (more: object) => asStaff((act) => saveFigure(act, { ...gold(), ...more })).catch((error: unknown) => error)
  expect(await refusalOf({ name: 'SILVER' })).toMatchObject({ refusalName: 'figure-name-taken', field: 'name' })
  expect(await refusalOf({ asOf: new Date(Date.now() + 3_600_000) })).toMatchObject({ refusalName: 'figure-ahead', field: 'asOf' })
  expect(await refusalOf({ versionSeen: 4 })).toMatchObject({ refusalName: 'figure-not-found', status: 404 })
  const room = figuresMax - (await asStaff(readAdminFigures)).figures.length
  for (let number = 0; number < room; number += 1) await asStaff((act) => saveFigure(act, { ...gold(), name: `Figure ${number}` }))
  expect(await refusalOf({ name: 'One too many' })).toMatchObject({ refusalName: 'figures-full' })
})

test('the order is that of the last who moved one, and an order of other figures is refused', async () => {
  const ids = (await asStaff(readAdminFigures)).figures.map(({ figureId }) => figureId)
  const turned = ids.toReversed()
  await asStaff((act) => orderFigures(act, { figureIds: turned }))
  expect((await asStaff(readFigures)).figures.map(({ figureId }) => figureId)).toEqual(turned)
  for (const figureIds of [turned.slice(1), [...turned.slice(1), uuidv7()], [...turned.slice(1), turned[1] ?? '']]) {
    await expect(asStaff((act) => orderFigures(act, { figureIds }))).rejects.toMatchObject({ refusalName: 'figures-other', status: 409 })
  }
})

test('the form reads numbers and Manila time as people write them', () => {
  const typed = { name: 'Gold', unit: '', source: 'LBMA', value: ' 68,000 ', changePercent: '+0.5%', asOf: '2026-11-22T15:30' }
  expect(readFigureForm(typed)).toMatchObject({ value: '68000', changePercent: '0.5', asOf: new Date('2026-11-22T07:30:00Z') })
  expect(readFigureForm({ ...typed, changePercent: '' })).toMatchObject({ changePercent: null })
  expect(readFigureForm({ ...typed, value: '1e9' })).toEqual({ unreadable: 'value' })
  expect(readFigureForm({ ...typed, changePercent: 'up' })).toEqual({ unreadable: 'changePercent' })
  expect(readFigureForm({ ...typed, asOf: '' })).toEqual({ unreadable: 'asOf' })
})
