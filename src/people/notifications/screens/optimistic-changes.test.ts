import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { notifications, notificationsList } from './calls.ts'
import { showAllRead, showRead, showWithout, type ShownNotification } from './optimistic-changes.ts'

const latestKey = notifications.latest.queryKey({ input: {} })
let queries: QueryClient

/** Nine notifications, the odd ones unread, in two pages; two more unread ones are not loaded. */
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

test('each change is shown in the bell and the list, and rolled back completely', async () => {
  for (const [change, after] of [
    [() => showRead(queries, ['7']), ['9! 8 7 6 5!', 6, '9! 8 7 6 5!', '4 3! 2 1!', 6]],
    [() => showAllRead(queries), ['9 8 7 6 5', 0, '9 8 7 6 5', '4 3 2 1', 0]],
    [() => showWithout(queries, ['7']), ['9! 8 6 5!', 6, '9! 8 6 5!', '4 3! 2 1!', 6]],
    [() => showRead(queries, ['9', '8', '3']), ['9 8 7! 6 5!', 5, '9 8 7! 6 5!', '4 3 2 1!', 5]],
    [() => showWithout(queries, ['9', '1']), ['8 7! 6 5!', 5, '8 7! 6 5!', '4 3! 2', 5]],
    [() => showWithout(queries, ['2']), ['9! 8 7! 6 5!', 7, '9! 8 7! 6 5!', '4 3! 1!', 7]],
  ] as const) {
    const rollBack = await change()
    expect(now()).toEqual(after)
    rollBack()
    expect(now()).toEqual(before)
  }
})

test('a failed change leaves a concurrent one alone', async () => {
  const first = await showRead(queries, ['9'])
  const second = await showWithout(queries, ['7'])
  const third = await showAllRead(queries)
  first()
  expect(now()).toEqual(['9! 8 6 5', 1, '9! 8 6 5', '4 3 2 1', 1])
  second()
  expect(now()[0]).toBe('9! 8 7! 6 5')
  third()
  expect(now()).toEqual(before)
})

test('a failure does not mark a read notification unread', async () => {
  const rollBack = await showRead(queries, ['8'])
  rollBack()
  expect(now()).toEqual(before)
})
