import { expect, test } from 'vitest'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { goldFigure, openMarketFixture } from '#tests/fixtures/people/market-fixture.ts'
import { readFigures } from './actions.ts'
import { confirmFigure } from './confirm-figure.ts'
import { orderFigures, readAdminFigures, saveFigure } from './edit-figures.ts'
import { listConfirmedFigures } from './public-figures.ts'

const fixture = await openMarketFixture()

test('T49 a figure is public from the confirmation by a colleague to its next change', async () => {
  const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
  await fixture.asOwner(
    `update users set full_name = case id when $1 then 'Ana Maria Reyes' else 'Ben Ramos' end
      where id in ($1, $2)`,
    [ana, ben],
  )
  const as = <T>(who: string | null, work: Parameters<typeof withContext<T>>[2]) =>
    withContext<T>(fixture, adminContext(who), work)
  const publicFigure = async () =>
    (await fixture.database.read(listConfirmedFigures)).find(({ name }) => name === 'Copper')
  const made = { ...goldFigure(), name: 'Copper' }
  const confirm = (who: string | null, versionSeen: number) =>
    as(who, (ctx) => confirmFigure(ctx, { figureId: made.figureId, versionSeen }))
  await as(ana, (ctx) => saveFigure(ctx, made))
  const onCard = async () =>
    (await as(ben, readFigures)).figures.find(({ name }) => name === 'Copper')
  expect(await publicFigure()).toBeUndefined()
  expect(await onCard()).toMatchObject({ confirmed: false })
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
  expect(await onCard()).toMatchObject({ confirmed: true })
  expect(await publicFigure()).toMatchObject({
    value: '2400.500000',
    source: 'LBMA',
    author: 'A. R.',
    approver: 'B. R.',
  })
  expect(
    (await fixture.recordedChanges(made.figureId)).filter(
      ({ type }) => type === 'ADMIN_FIGURE_CONFIRMED',
    ),
  ).toHaveLength(1)
  expect(
    (await as(ana, readAdminFigures)).figures.find(({ name }) => name === 'Copper'),
  ).toMatchObject({ mine: true, enteredByName: 'Ana Maria Reyes', confirmedByName: 'Ben Ramos' })

  // A new order keeps the confirmation; a new source removes it and makes Ben the author.
  const ids = (await as(ana, readAdminFigures)).figures.map(({ figureId }) => figureId)
  await as(ana, (ctx) => orderFigures(ctx, { figureIds: ids.toReversed() }))
  expect(await publicFigure()).toBeDefined()
  await as(ben, (ctx) => saveFigure(ctx, { ...made, source: 'LBMA, afternoon', versionSeen: 1 }))
  expect(await publicFigure()).toBeUndefined()
  await expect(confirm(ben, 2)).rejects.toMatchObject({ refusalName: 'figure-own' })
  await fixture.asOwner(`update users set role = 'user' where id = $1`, [ben])
  await expect(confirm(ana, 2)).rejects.toMatchObject({
    refusalName: 'figure-author-gone',
    status: 409,
  })
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [ben])
  await confirm(ana, 2)
  expect(await publicFigure()).toMatchObject({ author: 'B. R.', approver: 'A. R.' })
})

test('T49 the database refuses a figure without a source or confirmed by its author', async () => {
  const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
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
  const confirmSql = (by: string, userId: string) =>
    `update market_figures set confirmed_by = ${by}, confirmed_by_user_id = ${userId},
      confirmed_at = now() where name like 'Forged %'`
  await expect(asApp(confirmSql(`'${ana}'`, `'${ana}'`))).rejects.toThrow('market_figures_take_two')
  await expect(asApp(confirmSql(`'somebody'`, 'null'))).rejects.toThrow(
    'market_figures_name_who_confirmed',
  )
  await expect(asApp(confirmSql(`'company-access'`, 'null'))).rejects.toThrow('takes two people')
  await asApp(confirmSql(`'${ben}'`, `'${ben}'`))
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

test('another Filipino name or unit takes the confirmation back', async () => {
  const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
  const made = { ...goldFigure(), name: 'Nickel' }
  const { figureId } = made
  const save = (nameFil: string, versionSeen: number | null) =>
    withContext(fixture, adminContext(ana), (ctx) =>
      saveFigure(ctx, { ...made, nameFil, versionSeen }),
    )
  const confirm = (versionSeen: number) =>
    withContext(fixture, adminContext(ben), (ctx) => confirmFigure(ctx, { figureId, versionSeen }))
  const publicFigure = async () =>
    (await fixture.database.read(listConfirmedFigures)).find(({ name }) => name === 'Nickel')
  await save('Nikel', null)
  await confirm(1)
  expect(await publicFigure()).toMatchObject({ nameFil: 'Nikel', unitFil: '' })
  await save('Nikel', 1)
  expect(await publicFigure()).toBeDefined()
  await save('Nikel ng LME', 1)
  expect(await publicFigure()).toBeUndefined()
  // Whoever writes it: the database takes the confirmation back by itself.
  for (const [place, column] of ['name_fil', 'unit_fil'].entries()) {
    await confirm(2)
    expect(await publicFigure(), column).toBeDefined()
    await fixture.database.transaction((tx) =>
      tx.dynamicRows(`update market_figures set ${column} = $2 where id = $1`, [
        figureId,
        `Iba ${place}`,
      ]),
    )
    expect(await publicFigure(), column).toBeUndefined()
  }
  await fixture.asOwner('delete from market_figures where id = $1', [figureId])
})

test('a marked name or source is confirmed only by an admin who has read the marks', async () => {
  const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
  const figure = goldFigure()
  const { figureId } = figure
  await withContext(fixture, adminContext(ana), (ctx) =>
    saveFigure(ctx, {
      ...figure,
      name: 'Double your money',
      source: 'Treasury bills yield 5.8% a year',
    }),
  )
  const confirm = (marksRead: boolean) =>
    withContext(fixture, adminContext(ben), (ctx) =>
      confirmFigure(ctx, { figureId, versionSeen: 1, marksRead }),
    )
  await expect(confirm(false)).rejects.toMatchObject({ refusalName: 'marks-not-read' })
  await confirm(true)
  expect(
    await fixture.asOwner(
      `select changes from user_activity_log
       where subject_id = $1 and action_type = 'ADMIN_FIGURE_CONFIRMED'`,
      [figureId],
    ),
  ).toMatchObject([
    {
      changes: {
        markedFiguresRead: { after: '“Double your money”, “yield 5.8% a year”' },
      },
    },
  ])
})
