import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { notifications } from './calls.ts'
import { notificationsList } from './calls.ts'
import { showAllRead, showRead, showWithout, type ShownNotification } from './optimistic-changes.ts'

const latestKey = notifications.latest.queryKey({ input: {} })
let queries: QueryClient

/**
 * Nine, of which the odd ones are unread, in pages of five and four; two more unread ones are not
 * fetched.
 */
beforeEach(() => {
  queries = new QueryClient()
  const all = Array.from({ length: 9 }, (_, at) => ({
    notificationId: String(9 - at),
    type: 'general_info' as const,
    message: 'm',
    messageFil: null,
    linkTo: null,
    isRead: at % 2 === 1,
    createdAt: new Date(at),
  }))
  queries.setQueryData(latestKey, { notifications: all.slice(0, 5), unread: 7 })
  queries.setQueryData(notificationsList.queryKey, {
    pages: [
      { notifications: all.slice(0, 5), unread: 7, next: '5' },
      { notifications: all.slice(5), unread: 7, next: null },
    ],
    pageParams: [undefined, '5'],
  })
})

const shown = (list: readonly ShownNotification[] = []) =>
  list.map(({ notificationId, isRead }) => notificationId + (isRead ? '' : '!')).join(' ')

function now() {
  const latest = queries.getQueryData(latestKey)
  const list = queries.getQueryData(notificationsList.queryKey)
  return [
    shown(latest?.notifications),
    latest?.unread,
    ...(list?.pages ?? []).map((page) => shown(page.notifications)),
    list?.pages[0]?.unread,
  ]
}

const before = ['9! 8 7! 6 5!', 7, '9! 8 7! 6 5!', '4 3! 2 1!', 7]

test('each change is shown in the bell and the list, and taken back whole', async () => {
  for (const [change, after] of [
    [() => showRead(queries, '7'), ['9! 8 7 6 5!', 6, '9! 8 7 6 5!', '4 3! 2 1!', 6]],
    [() => showAllRead(queries), ['9 8 7 6 5', 0, '9 8 7 6 5', '4 3 2 1', 0]],
    [() => showWithout(queries, '7'), ['9! 8 6 5!', 6, '9! 8 6 5!', '4 3! 2 1!', 6]],
    [() => showWithout(queries, '2'), ['9! 8 7! 6 5!', 7, '9! 8 7! 6 5!', '4 3! 1!', 7]],
  ] as const) {
    const takeBack = await change()
    expect(now()).toEqual(after)
    takeBack()
    expect(now()).toEqual(before)
  }
})

test('a change that fails leaves another one alone that is on its way', async () => {
  const first = await showRead(queries, '9')
  const second = await showWithout(queries, '7')
  const third = await showAllRead(queries)
  first()
  expect(now()).toEqual(['9! 8 6 5', 1, '9! 8 6 5', '4 3 2 1', 1])
  second()
  expect(now()[0]).toBe('9! 8 7! 6 5')
  third()
  expect(now()).toEqual(before)
})

test('what was read already is not made unread by a failure', async () => {
  const takeBack = await showRead(queries, '8')
  takeBack()
  expect(now()).toEqual(before)
})
