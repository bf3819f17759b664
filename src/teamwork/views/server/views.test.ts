import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { viewsMax } from '../shared/rules.ts'
import { listMyViews, removeView, saveView } from './actions.ts'

const fixture = await testDatabase()
const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]

const save = (owner: string | null, name: string, search = {}, viewId = uuidv7()) =>
  withContext(fixture, adminContext(owner), (ctx) =>
    saveView(ctx, { viewId, list: 'withdrawals', name, search }),
  )
const remove = (owner: string | null, viewId: string) =>
  withContext(fixture, adminContext(owner), (ctx) => removeView(ctx, { viewId }))
const namesOf = async (owner: string | null) =>
  (
    await withContext(fixture, adminContext(owner), (ctx) =>
      listMyViews(ctx, { list: 'withdrawals' }),
    )
  ).map(({ name, search }) => [name, search])

test('a view belongs to one person; a name used again gets the new filters', async () => {
  await save(ana, 'Large', { amount: '50000..' })
  await save(ana, 'Last week', { when: 'last-week', status: 'completed' })
  await save(ana, 'large', { amount: '100000..' })
  expect(await namesOf(ana)).toEqual([
    ['large', { amount: '100000..' }],
    ['Last week', { when: 'last-week', status: 'completed' }],
  ])
  expect(await namesOf(ben)).toEqual([])
  expect(await namesOf(null)).toEqual([])
})

test('sent five times at once, it is one view, also for company access', async () => {
  const viewId = uuidv7()
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, () => save(null, 'Waiting', {}, viewId)),
  )
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await namesOf(null)).toEqual([['Waiting', {}]])
  expect(await outcome(save(ben, 'Mine', {}, viewId))).toBe('view-id-reused')
})

test('only its owner deletes a view', async () => {
  const { viewId } = await save(ana, 'Old', {})
  expect(await outcome(remove(ben, viewId))).toBe('view-not-found')
  expect(await outcome(remove(ana, viewId))).toBe('done')
  expect(await outcome(remove(ana, viewId))).toBe('view-not-found')
})

test('the number of views is limited', async () => {
  for (let place = 0; place < viewsMax; place += 1) await save(ben, `View ${place}`)
  expect(await outcome(save(ben, 'One more'))).toBe('too-many-views')
  expect(await outcome(save(ben, 'View 0', { status: 'waiting' }))).toBe('done')
})
