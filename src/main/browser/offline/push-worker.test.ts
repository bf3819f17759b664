import { expect, test, vi } from 'vitest'
import { answerPush } from './push-worker.ts'

/** Plays the browser's part of a worker. */
function startWorker(openAddresses: readonly string[]) {
  const heard: Record<string, (event: never) => void> = {}
  const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>()
  const openWindow = vi.fn<(url: string) => Promise<unknown>>()
  const focus = vi.fn<(url: string) => void>()
  const pages = openAddresses.map((url) => ({ url, focus: async () => focus(url) }))
  answerPush({
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    location: { origin: 'https://kaban.test' } as Location,
    addEventListener: (type: string, listener: (event: never) => void) => {
      heard[type] = listener
    },
  })
  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> | undefined
    const waitUntil = (given: Promise<unknown>) => (work = given)
    heard[type]?.({ ...event, waitUntil } as never)
    await work
  }
  const press = async (path: string) => {
    const close = vi.fn<() => void>()
    await fire('notificationclick', { notification: { data: path, close } })
    expect(close).toHaveBeenCalledOnce()
  }
  return { fire, press, showNotification, openWindow, focus }
}

test('a message is shown as it came, and keeps its path for the press', async () => {
  const worker = startWorker([])
  const message = { title: 'You have news in Kaban', body: '', path: '/dashboard', tag: 't' }
  await worker.fire('push', { data: { json: () => message } })
  expect(worker.showNotification).toHaveBeenCalledWith(
    message.title,
    expect.objectContaining({ body: '', tag: 't', data: '/dashboard' }),
  )
})

test('a press shows the page that is open at the address, and otherwise opens one', async () => {
  const worker = startWorker(['https://kaban.test/dashboard/chat/1'])
  await worker.press('/dashboard/chat/1')
  expect([worker.focus, worker.openWindow].map((call) => call.mock.calls)).toEqual([
    [['https://kaban.test/dashboard/chat/1']],
    [],
  ])
  await worker.press('/dashboard/chat/2')
  expect(worker.openWindow.mock.calls).toEqual([['https://kaban.test/dashboard/chat/2']])
})

test('a press leads to no other site', async () => {
  const worker = startWorker([])
  for (const path of ['https://evil.test/', '//evil.test/', 'data:text/html,x'])
    await worker.press(path)
  expect(worker.openWindow).not.toHaveBeenCalled()
})
