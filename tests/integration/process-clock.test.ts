/** Where a transaction is at hand, the clock of the database decides, not that of the process. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFigure } from '#content/market/server/edit-figures.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { listMonths, readMonth } from '#money/statements/server/read-statement.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findSharedOrigin } from '#people/identity/server/second-person/shared-origin.ts'
import { newContent, publishContent } from '../fixtures/people/content-fixture.ts'
import { addUser, adminContext, userContext, withContext } from '../fixtures/people/contexts.ts'
import { openInvestmentFixture } from '../fixtures/people/investment-fixture.ts'
import { goldFigure } from '../fixtures/people/market-fixture.ts'
import { refusalOf } from '../fixtures/people/outcomes.ts'

const dayMs = 86_400_000
const begun = Date.now()
const fixture = await openInvestmentFixture()
const [ana, ben] = [adminContext(fixture.staff[0]), adminContext(fixture.staff[1])]
const dayIn = (days: number) => manilaDate(new Date(begun + days * dayMs))

// The process is 40 days ahead, on whatever day this runs: another month, too.
beforeEach(() => void vi.setSystemTime(begun + 40 * dayMs))
afterEach(() => void vi.useRealTimers())

// First, because ids of UUIDv7 never go back, and the record is searched by them.
test('two people who share an address today are seen to share it', async () => {
  vi.useRealTimers()
  const [first, second] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
  const asOne = (ctx: ActionContext) => ({
    ...ctx,
    request: { ...ctx.request, address: '198.51.100.7' },
  })
  await withContext(fixture, adminContext(first), (ctx) =>
    recordActivity(asOne(ctx), {
      userId: null,
      actionType: 'TEST',
      description: { en: 'A trace.', fil: 'Isang bakas.' },
    }),
  )
  vi.setSystemTime(begun + 40 * dayMs)
  const shared = await withContext(fixture, adminContext(second), (ctx) =>
    findSharedOrigin(asOne(ctx), { first, second, since: new Date(begun) }),
  )
  expect(shared.address).toBe(true)
})

test('an investment that begins tomorrow is not active today', async () => {
  const userId = await fixture.addSaver()
  const made = await fixture.record(userId, { startDate: dayIn(1), endDate: dayIn(90) })
  expect(made.status).toBe('pending')
})

test('no month is stated that has not come', async () => {
  const userId = await fixture.addSaver()
  const { months } = await withContext(fixture, userContext(userId), listMonths)
  expect(months.map(({ month, soFar }) => [month, soFar])).toEqual([[dayIn(0).slice(0, 7), true]])
  const later = withContext(fixture, userContext(userId), (ctx) =>
    readMonth(ctx, { month: dayIn(40).slice(0, 7) }),
  )
  expect(await refusalOf(later)).toMatchObject({ refusalName: 'statement-not-found' })
})

test('nothing is published with the date of a day to come', async () => {
  const question = {
    kind: 'faq' as const,
    body: {
      question: { en: 'Who looks?', fil: '' },
      answer: { en: 'One of our staff.', fil: '' },
      position: 0,
    },
  }
  const ahead = newContent(question, { source: 'Our office', sourceDate: dayIn(2) })
  expect(await refusalOf(publishContent(fixture, ana, ben, ahead))).toMatchObject({
    refusalName: 'day-ahead',
    field: 'sourceDate',
  })
})

test('no market figure is of a time to come', async () => {
  const ahead = { ...goldFigure(), asOf: new Date(begun + 2 * dayMs) }
  const saved = withContext(fixture, ana, (ctx) => saveFigure(ctx, ahead))
  expect(await refusalOf(saved)).toMatchObject({ refusalName: 'figure-ahead' })
})
