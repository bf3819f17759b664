import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { goldFigure, openMarketFixture } from '#tests/fixtures/people/market-fixture.ts'
import { figuresMax } from '../shared/rules.ts'
import { readFigures } from './actions.ts'
import { confirmFigure } from './confirm-figure.ts'
import { orderFigures, readAdminFigures, removeFigure, saveFigure } from './edit-figures.ts'

const fixture = await openMarketFixture()
const asStaff = <T>(work: Parameters<typeof withContext<T>>[2]) =>
  withContext<T>(fixture, adminContext(null), work)

const findFigure = async (name: string) =>
  (await asStaff(readAdminFigures)).figures.find((figure) => figure.name === name)

test('staff add, change and remove a figure; the record shows before and after', async () => {
  const ana = adminContext(await addUser(fixture, 'admin'))
  const as = <T>(work: Parameters<typeof withContext<T>>[2]) => withContext<T>(fixture, ana, work)
  const made = goldFigure()
  await as((ctx) => saveFigure(ctx, made))
  // A retry after a lost response changes nothing.
  await as((ctx) => saveFigure(ctx, made))
  expect(await findFigure('Gold')).toMatchObject({ value: '2400.500000', decimals: 2, version: 1 })
  await as((ctx) =>
    saveFigure(ctx, { ...made, value: '2500', changePercent: null, versionSeen: 1 }),
  )
  expect(await findFigure('Gold')).toMatchObject({
    value: '2500.000000',
    decimals: 0,
    changePercent: null,
    version: 2,
  })
  await as((ctx) => removeFigure(ctx, { figureId: made.figureId, versionSeen: 2 }))
  await as((ctx) => removeFigure(ctx, { figureId: made.figureId, versionSeen: 2 }))
  expect(await findFigure('Gold')).toBeUndefined()
  expect(await fixture.recordedChanges(made.figureId)).toMatchObject([
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

test('a figure has a name and unit in Filipino, which a page opened before keeps', async () => {
  const made = { ...goldFigure(), name: 'Platinum' }
  const inFilipino = { nameFil: 'Platino', unitFil: 'dolyar' }
  const save = (more: object) => asStaff((ctx) => saveFigure(ctx, { ...made, ...more }))
  const onCard = async () =>
    (await asStaff(readFigures)).figures.find(({ figureId }) => figureId === made.figureId)
  await save(inFilipino)
  expect(await onCard()).toMatchObject({ name: 'Platinum', unit: 'USD', ...inFilipino })
  await save({ value: '2500', versionSeen: 1 })
  expect(await onCard()).toMatchObject(inFilipino)
  await save({ value: '2500', nameFil: '', unitFil: '', versionSeen: 2 })
  expect(await onCard()).toMatchObject({ nameFil: '', unitFil: '' })
  expect((await fixture.recordedChanges(made.figureId)).at(-1)?.changes).toEqual({
    nameFil: { before: 'Platino', after: '' },
    unitFil: { before: 'dolyar', after: '' },
  })
  await asStaff((ctx) => removeFigure(ctx, { figureId: made.figureId, versionSeen: 3 }))
})

test('a changed figure, a taken name, a future time and a full card are refused', async () => {
  const made = { ...goldFigure(), name: 'Silver' }
  await asStaff((ctx) => saveFigure(ctx, made))
  const change = (value: string) =>
    asStaff((ctx) => saveFigure(ctx, { ...made, value, versionSeen: 1 }))
  const both = await Promise.allSettled([change('1'), change('2')])
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    refusalName: 'figure-changed',
    status: 409,
  })
  const refusalOf = (more: object) =>
    asStaff((ctx) => saveFigure(ctx, { ...goldFigure(), ...more })).catch((error: unknown) => error)
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
    await asStaff((ctx) => saveFigure(ctx, { ...goldFigure(), name: `Figure ${number}` }))
  expect(await refusalOf({ name: 'One too many' })).toMatchObject({ refusalName: 'figures-full' })
})

test('forbidden claims beside a value are refused on saving and on confirming', async () => {
  const refusalOf = (more: object) =>
    asStaff((ctx) => saveFigure(ctx, { ...goldFigure(), name: 'Palladium', ...more })).catch(
      (error: unknown) => error,
    )
  for (const [field, text] of [
    ['name', 'Guaranteed fund'],
    ['nameFil', 'Garantisadong pondo'],
    ['unit', 'sure win'],
    ['unitFil', 'sure win'],
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

test('the latest order applies, and an order of other figures is refused', async () => {
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
