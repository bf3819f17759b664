import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { keepSampleFigures } from '#main/sample/sample-market-figures.ts'
import { cloneDatabase, testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { readFigureForm } from '../shared/rules-figures.ts'
import { directionOf, figuresMax, showChange, showValue } from '../shared/rules.ts'
import { keepFigure, readFigures } from './actions.ts'
import { confirmFigure } from './confirm-figure.ts'
import { orderFigures, readAdminFigures, removeFigure, saveFigure } from './edit-figures.ts'
import { listConfirmedFigures } from './public-figures.ts'

const fixture = await testDatabase()
const asStaff = <T>(work: Parameters<typeof withContext<T>>[2], where = fixture) =>
  withContext<T>(where, adminContext(null), work)

test('the sample figures are marked, in order, and say that they are made up', async () => {
  await asStaff(keepSampleFigures)
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

test('a figure takes the place of the one before under its name, and everybody hears of it', async () => {
  const pse = {
    figureId: uuidv7(),
    name: 'PSE Index',
    value: '6600.1',
    decimals: 2,
    unit: '',
    changePercent: null,
    source: 'PSE, end of day',
    asOf: new Date(),
    position: 0,
    sample: true,
  }
  await fixture.asOwner('delete from live_outbox')
  await asStaff((ctx) => keepFigure(ctx, pse))
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
    await expect(asStaff(keepSampleFigures, live)).rejects.toThrow(
      'A live installation refuses sample rows (market_figures)',
    )
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

const gold = () => ({
  figureId: uuidv7(),
  name: 'Gold',
  value: '2400.50',
  unit: 'USD',
  changePercent: '-0.25',
  source: 'LBMA',
  asOf: new Date('2026-11-20T07:00:00Z'),
  versionSeen: null,
})
const named = async (name: string) =>
  (await asStaff(readAdminFigures)).figures.find((figure) => figure.name === name)
const recordedOf = async (id: string) =>
  await fixture.asOwner<{ type: string; changes: object }>(
    'select action_type as type, changes from user_activity_log where subject_id = $1 order by id',
    [id],
  )

test('staff add a figure, change it and remove it; the record says what it was and became', async () => {
  const ana = adminContext(await addUser(fixture, 'admin'))
  const as = <T>(work: Parameters<typeof withContext<T>>[2]) => withContext<T>(fixture, ana, work)
  const made = gold()
  await as((ctx) => saveFigure(ctx, made))
  // The first answer was lost: the same again.
  await as((ctx) => saveFigure(ctx, made))
  expect(await named('Gold')).toMatchObject({ value: '2400.500000', decimals: 2, version: 1 })
  await as((ctx) =>
    saveFigure(ctx, { ...made, value: '2500', changePercent: null, versionSeen: 1 }),
  )
  expect(await named('Gold')).toMatchObject({
    value: '2500.000000',
    decimals: 0,
    changePercent: null,
    version: 2,
  })
  await as((ctx) => removeFigure(ctx, { figureId: made.figureId, versionSeen: 2 }))
  await as((ctx) => removeFigure(ctx, { figureId: made.figureId, versionSeen: 2 }))
  expect(await named('Gold')).toBeUndefined()
  expect(await recordedOf(made.figureId)).toMatchObject([
    {
      type: 'ADMIN_FIGURE_SAVED',
      changes: {
        value: { before: null, after: '2,400.50' },
        source: { before: null, after: 'LBMA' },
      },
    },
    {
      type: 'ADMIN_FIGURE_SAVED',
      changes: {
        value: { before: '2,400.50', after: '2,500' },
        change: { before: '-0.25', after: null },
      },
    },
    { type: 'ADMIN_FIGURE_REMOVED', changes: { value: { before: '2,500', after: null } } },
  ])
})

test('of two who change one figure at once the second is told; a name, a time ahead and a full card are refused', async () => {
  const made = { ...gold(), name: 'Silver' }
  await asStaff((ctx) => saveFigure(ctx, made))
  const change = (value: string) =>
    asStaff((ctx) => saveFigure(ctx, { ...made, value, versionSeen: 1 }))
  const both = await Promise.allSettled([change('1'), change('2')])
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    refusalName: 'figure-changed',
    status: 409,
  })
  const refusalOf = (more: object) =>
    asStaff((ctx) => saveFigure(ctx, { ...gold(), ...more })).catch((error: unknown) => error)
  expect(await refusalOf({ name: 'SILVER' })).toMatchObject({
    refusalName: 'figure-name-taken',
    field: 'name',
  })
  expect(await refusalOf({ asOf: new Date(Date.now() + 3_600_000) })).toMatchObject({
    refusalName: 'figure-ahead',
    field: 'asOf',
  })
  expect(await refusalOf({ versionSeen: 4 })).toMatchObject({
    refusalName: 'figure-not-found',
    status: 404,
  })
  const room = figuresMax - (await asStaff(readAdminFigures)).figures.length
  for (let number = 0; number < room; number += 1)
    await asStaff((ctx) => saveFigure(ctx, { ...gold(), name: `Figure ${number}` }))
  expect(await refusalOf({ name: 'One too many' })).toMatchObject({ refusalName: 'figures-full' })
})

test('the words beside a value claim no more than other public texts, whenever they were written', async () => {
  const refusalOf = (more: object) =>
    asStaff((ctx) => saveFigure(ctx, { ...gold(), name: 'Palladium', ...more })).catch(
      (error: unknown) => error,
    )
  for (const [field, text] of [
    ['name', 'Guaranteed fund'],
    ['unit', 'sure win'],
    ['source', 'Risk-free desk, hurry'],
    ['source', 'PDIC insured'],
  ] as const)
    expect(await refusalOf({ [field]: text })).toMatchObject({
      refusalName: expect.stringMatching(/^claims-/),
      status: 422,
      field,
    })
  const [figure] = (await asStaff(readAdminFigures)).figures
  if (!figure) throw new Error('There is no figure')
  await fixture.asOwner(`update market_figures set source = 'Guaranteed by us' where id = $1`, [
    figure.figureId,
  ])
  await expect(
    withContext(fixture, adminContext(await addUser(fixture, 'admin')), (ctx) =>
      confirmFigure(ctx, { figureId: figure.figureId, versionSeen: figure.version }),
    ),
  ).rejects.toMatchObject({ refusalName: 'claims-guarantee' })
  await fixture.asOwner(`update market_figures set source = 'PSE' where id = $1`, [figure.figureId])
})

test('the order is that of the last who moved one, and an order of other figures is refused', async () => {
  const ids = (await asStaff(readAdminFigures)).figures.map(({ figureId }) => figureId)
  const turned = ids.toReversed()
  await asStaff((ctx) => orderFigures(ctx, { figureIds: turned }))
  expect((await asStaff(readFigures)).figures.map(({ figureId }) => figureId)).toEqual(turned)
  for (const figureIds of [
    turned.slice(1),
    [...turned.slice(1), uuidv7()],
    [...turned.slice(1), turned[1] ?? ''],
  ]) {
    await expect(asStaff((ctx) => orderFigures(ctx, { figureIds }))).rejects.toMatchObject({
      refusalName: 'figures-other',
      status: 409,
    })
  }
})

test('the form reads numbers and Manila time as people write them', () => {
  const typed = {
    name: 'Gold',
    unit: '',
    source: 'LBMA',
    value: ' 68,000 ',
    changePercent: '+0.5%',
    asOf: '2026-11-22T15:30',
  }
  expect(readFigureForm(typed)).toMatchObject({
    value: '68000',
    changePercent: '0.5',
    asOf: new Date('2026-11-22T07:30:00Z'),
  })
  expect(readFigureForm({ ...typed, changePercent: '' })).toMatchObject({ changePercent: null })
  expect(readFigureForm({ ...typed, value: '1e9' })).toEqual({ unreadable: 'value' })
  expect(readFigureForm({ ...typed, changePercent: 'up' })).toEqual({ unreadable: 'changePercent' })
  expect(readFigureForm({ ...typed, asOf: '' })).toEqual({ unreadable: 'asOf' })
})

test('T49 a figure is public only when a second person has confirmed it, with the initials of both, and any change takes that away', async () => {
  const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
  await fixture.asOwner(
    `update users set full_name = case id when $1 then 'Ana Maria Reyes' else 'Ben Ramos' end
      where id in ($1, $2)`,
    [ana, ben],
  )
  const as = <T>(who: string | null, work: Parameters<typeof withContext<T>>[2]) =>
    withContext<T>(fixture, adminContext(who), work)
  const shown = async () =>
    (await fixture.database.read(listConfirmedFigures)).find(({ name }) => name === 'Copper')
  await fixture.asOwner(`delete from market_figures where name like 'Figure %'`)
  const made = { ...gold(), name: 'Copper' }
  const confirm = (who: string | null, versionSeen: number) =>
    as(who, (ctx) => confirmFigure(ctx, { figureId: made.figureId, versionSeen }))
  await as(ana, (ctx) => saveFigure(ctx, made))
  expect(await shown()).toBeUndefined()
  await expect(confirm(ana, 1)).rejects.toMatchObject({ refusalName: 'figure-own', status: 403 })
  await expect(confirm(await addUser(fixture, 'admin'), 1)).rejects.toMatchObject({
    refusalName: 'figure-checker-new',
    status: 403,
  })
  await expect(confirm(ben, 2)).rejects.toMatchObject({
    refusalName: 'figure-changed',
    status: 409,
  })
  await Promise.all([confirm(ben, 1), confirm(ben, 1)])
  expect(await shown()).toMatchObject({
    value: '2400.500000',
    source: 'LBMA',
    author: 'A. R.',
    approver: 'B. R.',
  })
  expect(
    (await recordedOf(made.figureId)).filter(({ type }) => type === 'ADMIN_FIGURE_CONFIRMED'),
  ).toHaveLength(1)
  expect(
    (await as(ana, readAdminFigures)).figures.find(({ name }) => name === 'Copper'),
  ).toMatchObject({ mine: true, enteredByName: 'Ana Maria Reyes', confirmedByName: 'Ben Ramos' })

  // Moved in the list it stays confirmed; with another source it does not, and who confirmed it is now its author.
  const ids = (await as(ana, readAdminFigures)).figures.map(({ figureId }) => figureId)
  await as(ana, (ctx) => orderFigures(ctx, { figureIds: ids.toReversed() }))
  expect(await shown()).toBeDefined()
  await as(ben, (ctx) => saveFigure(ctx, { ...made, source: 'LBMA, afternoon', versionSeen: 1 }))
  expect(await shown()).toBeUndefined()
  await expect(confirm(ben, 2)).rejects.toMatchObject({ refusalName: 'figure-own' })
  await fixture.asOwner(`update users set role = 'user' where id = $1`, [ben])
  await expect(confirm(ana, 2)).rejects.toMatchObject({
    refusalName: 'figure-author-gone',
    status: 409,
  })
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [ben])
  await confirm(ana, 2)
  expect(await shown()).toMatchObject({ author: 'B. R.', approver: 'A. R.' })
})

test('T49 the database refuses a figure without a source, one confirmed by its author, and one that was born confirmed', async () => {
  const ana = await addUser(fixture, 'admin')
  const asApp = (sql: string, values: unknown[] = []) =>
    fixture.database.transaction((tx) => tx.dynamicRows(sql, values))
  const insert = (source: string, more = '', value = '') =>
    `insert into market_figures (id, name, value, source, as_of, position, sample, entered_by,
      entered_by_user_id${more})
     values (gen_random_uuid(), 'Forged ' || gen_random_uuid(), 1, '${source}', now(), 1, true,
       '${ana}', '${ana}'${value})`
  for (const source of ['', '   '])
    await expect(asApp(insert(source))).rejects.toThrow(
      /market_figures_(source_check|have_a_source)/,
    )
  await expect(
    asApp(insert('Somewhere', ', confirmed_by, confirmed_at', `, 'company-access', now()`)),
  ).rejects.toThrow('confirmed after it was entered')
  await asApp(insert('Somewhere'))
  const agree = (by: string, userId: string) =>
    `update market_figures set confirmed_by = ${by}, confirmed_by_user_id = ${userId},
      confirmed_at = now() where name like 'Forged %'`
  await expect(asApp(agree(`'${ana}'`, `'${ana}'`))).rejects.toThrow('market_figures_take_two')
  await expect(asApp(agree(`'somebody'`, 'null'))).rejects.toThrow(
    'market_figures_name_who_confirmed',
  )
  await asApp(agree(`'company-access'`, 'null'))
  await expect(
    asApp(
      `update market_figures set entered_by = 'company-access', entered_by_user_id = null
        where name like 'Forged %'`,
    ),
  ).rejects.toThrow('stays with what they entered')
  await asApp(`update market_figures set value = 2 where name like 'Forged %'`)
  expect(
    (await fixture.database.read(listConfirmedFigures)).filter(({ name }) =>
      name.startsWith('Forged'),
    ),
  ).toEqual([])
  await fixture.asOwner(`delete from market_figures where name like 'Forged %'`)
})
