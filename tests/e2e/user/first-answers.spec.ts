/** A page asks once: its live stream begins with what changed since its answers were read. */
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

/**
 * Opens a page with the browser's data saver on: a page otherwise begins to fetch answers for
 * offline use after five seconds, which a busy machine takes to load it.
 */
async function openSaving(...given: Parameters<typeof kaban.open>): Promise<Page> {
  const page = await kaban.open(...given)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  return page
}

/** The calls that this page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rpc/')) calls.push(`${pathname} ${request.postData()}`)
  })
  return calls
}

/** The calls to which the document at this address has the answers. */
async function preloadedAt(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  const written = / id="first-answers"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '[]'
  return (JSON.parse(written) as { path: string; body: string }[]).map(
    ({ path, body }) => `${path} ${body}`,
  )
}

/** Holds the page's live stream until the returned function is called. */
async function holdStream(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/live\?/, async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  return resolve
}

for (const [who, address, size] of [
  ['maria', '/dashboard', sizes.phone],
  ['ana', '/admin/dashboard', sizes.laptop],
] as const)
  test(`${address} makes no call twice when its stream opens`, async () => {
    const page = await openSaving(who, size)
    const preloaded = await preloadedAt(page, address)
    expect(preloaded).not.toEqual([])
    const [calls, release] = [callsOf(page), await holdStream(page)]
    await page.goto(address)
    await untilQuiet(page)
    const opened = page.waitForResponse(/\/live\?/)
    release()
    await opened
    await untilQuiet(page)
    expect(calls.filter((call) => preloaded.includes(call))).toEqual([])
    expect(calls).toEqual([...new Set(calls)])
  })

/** Asks for a deposit of this user, and expects `page` to fetch what it concerns, and no more. */
async function seeDeposit(page: Page, who: 'maria' | 'liza', release: () => void): Promise<void> {
  await expect(page.getByText('Continue your deposit')).toHaveCount(0)
  const calls = callsOf(page)
  const { deposits } = (await kaban.caller(who)).calls
  const [account] = await deposits.companyAccounts({})
  await deposits.request({
    requestId: uuidv7(),
    amountCentavos: 150_000n,
    companyAccountId: account?.companyAccountId ?? null,
  })
  expect(calls).toEqual([])
  release()
  await see(page, 'Continue your deposit')
  await untilQuiet(page)
  expect(calls.filter((call) => /\/(market|company|announcements)\//.test(call))).toEqual([])
}

test('a deposit between the page and its stream appears', async () => {
  const page = await openSaving('maria', sizes.phone)
  const release = await holdStream(page)
  await page.goto('/dashboard')
  await untilQuiet(page)
  await seeDeposit(page, 'maria', release)
})

test('a deposit while the stream is lost appears', async () => {
  const page = await openSaving('liza', sizes.phone)
  const release = await holdStream(page)
  // The first stream ends at once, and the browser opens another.
  await page.route(
    /\/live\?/,
    (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `retry: 50\n\nevent: start\ndata: known\n\n`,
      }),
    { times: 1 },
  )
  const second = page.waitForRequest((request) => request.url().includes('/live?'))
  await page.goto('/dashboard')
  await second
  await untilQuiet(page)
  await seeDeposit(page, 'liza', release)
})

test('many names at once are one refetch', async () => {
  const page = await openSaving('maria', sizes.phone)
  await page.goto('/dashboard')
  await untilQuiet(page)
  const calls = callsOf(page)
  const fetched = page.waitForRequest('**/rpc/notifications/latest')
  await kaban.server.asOwner(
    `insert into live_outbox (topic, subject_id, user_id)
     select 'notifications', n::text, users.id from generate_series(1, 5) n, users
     where email = $1`,
    [logins.maria.email],
  )
  await fetched
  await untilQuiet(page)
  expect(calls.filter((call) => call.startsWith('/rpc/notifications/latest'))).toHaveLength(1)
})
