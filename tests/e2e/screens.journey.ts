/**
 * Every screen, on a phone and a laptop, in both themes: axe finds nothing, nothing is cut off, the
 * page has one name.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manilaMonth } from '#foundation/time/shared/months.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { startTestServer, type TestServer } from '../fixtures/servers/test-server.ts'
import { expectLargeTargets, expectRoomForLargeLetters, expectSoundEverywhere } from './looks.ts'
import { openPeople, untilQuiet, type People } from './pages.ts'
import { signIn } from './steps.ts'

const screens = {
  visitor: [
    '/',
    '/how-figures-are-made',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=none',
    '/verify-email?token=none',
    '/terms',
    '/privacy',
    '/verify',
    '/verify/none',
    '/admin/login',
    '/mailbox',
    '/?lang=fil',
  ],
  user: [
    '/dashboard',
    '/dashboard/wallet',
    '/dashboard/transactions',
    '/dashboard/transactions/statements',
    '/dashboard/transactions/statements?month=this',
    '/dashboard/transactions/receipt/deposit',
    '/dashboard/transactions/receipt/deposit_initiated',
    '/dashboard/transactions/receipt/withdrawal',
    '/dashboard/transactions/receipt/withdrawal_request',
    '/dashboard/profile',
    '/dashboard/bank-details',
    '/dashboard/history',
    '/dashboard/withdraw',
    '/dashboard/deposit',
    '/dashboard/chat',
    '/dashboard/chat/first',
    '/dashboard/chat/new-support',
    '/dashboard/notifications',
    '/dashboard/tasks',
    '/dashboard/testimonial',
    '/dashboard/settings',
    '/?public',
  ],
  admin: [
    '/admin/dashboard',
    '/admin/dashboard?view=table&by=week',
    '/admin/users',
    '/admin/users?open=create',
    '/admin/users/first',
    '/admin/users/first?open=adjust',
    '/admin/transactions',
    '/admin/transactions?open=withdrawal',
    '/admin/withdrawals',
    '/admin/withdrawals?open=withdrawal_request',
    '/admin/workbench',
    '/admin/workbench?open=withdrawals-to-decide.withdrawal_request',
    '/admin/investments',
    '/admin/investments?open=investment',
    '/admin/deposit-chat',
    '/admin/deposit-chat/first',
    '/admin/announcements',
    '/admin/announcements?open=new',
    '/admin/approvals',
    '/admin/testimonials?view=published',
    '/admin/content',
    '/admin/content?kind=registration&open=new',
    '/admin/content?kind=news&open=entry',
    '/admin/plans',
    '/admin/plans?open=new',
    '/admin/market-data',
    '/admin/settings',
    '/admin/security',
    '/admin/audit',
    '/admin/outbox',
    '/admin/books',
  ],
}
type Who = keyof typeof screens

let server: TestServer
let people: People
const pages: Partial<Record<Who, Page>> = {}
/** What stands for something of the sample town in an address. */
const things: Record<string, string> = { 'month=this': `month=${manilaMonth(new Date())}` }

beforeAll(async () => {
  server = await startTestServer()
  people = await openPeople()
  for (const who of ['visitor', 'user', 'admin'] as const) {
    const page = await people.openPage({ baseURL: server.address, hasTouch: who !== 'admin' })
    if (who !== 'visitor') await signIn(page, sampleSignIns[who])
    pages[who] = page
  }
  // One of each kind: money that came and that did not, money that went and that is on its way.
  const rows = await server.asOwner<{ type: string; id: string; chat: string | null }>(
    `select t.type, t.id, c.id as chat from transactions t join users u on u.id = t.user_id left join chat_sessions c on c.related_transaction_id = t.id
     where u.email = $1 order by t.created_at desc`,
    [sampleSignIns.user.email],
  )
  const [maria] = await server.asOwner<{ id: string }>('select id from users where email = $1', [
    sampleSignIns.user.email,
  ])
  things['users/first'] = `users/${maria?.id}`
  for (const { type, id, chat } of rows)
    Object.assign(
      things,
      { [`receipt/${type}`]: `receipt/${id}`, [`open=${type}`]: `open=${id}` },
      chat && { 'chat/first': `chat/${chat}` },
    )
  const [waiting] = await server.asOwner<{ id: string }>(
    `select id from transactions where type = 'withdrawal_request' and status = 'pending'`,
  )
  const [investment] = await server.asOwner<{ id: string }>('select id from investments')
  things['open=withdrawal_request'] = `open=${waiting?.id}`
  things['open=withdrawals-to-decide.withdrawal_request'] =
    `open=withdrawals-to-decide.${waiting?.id}`
  const [entry] = await server.asOwner<{ id: string }>(
    `select entry_id as id from content_versions where kind = 'news' and state = 'published'`,
  )
  things['open=entry'] = `open=${entry?.id}`
  things['open=investment'] = `open=${investment?.id}`
})
afterAll(async () => {
  await people.close()
  await server.close()
})

describe.each(Object.entries(screens) as [Who, string[]][])('%s', (who, addresses) => {
  test.each(addresses)('%s', async (address) => {
    const page = pages[who]
    if (!page) throw new Error(`Nobody plays the ${who}`)
    const place = address.replace(
      /receipt\/\w+|chat\/first|users\/first|month=this|open=[\w.-]+/,
      (named) => things[named] ?? named,
    )
    await goTo(page, place)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await untilQuiet(page)
    expect(new URL(page.url()).pathname).toBe(place.split('?')[0])
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.title()).toMatch(/^\S.* · Kaban$/)
    await page
      .getByText(/^(Sample data|Sample installation\.|Halimbawang installation\.)$/)
      .first()
      .waitFor()
    await expectSoundEverywhere(page)
    if (who !== 'user') return
    await expectLargeTargets(page)
    await expectRoomForLargeLetters(page)
  })
})

/**
 * As by a link, from one screen of the application to the next. The first is loaded, and so is
 * everything that a visitor comes to.
 */
async function goTo(page: Page, place: string): Promise<void> {
  const isInside = (address: string) => /^\/(dashboard|admin\/(?!login))/.test(address)
  if (!isInside(place) || !isInside(new URL(page.url()).pathname))
    return void (await page.goto(place))
  await page.evaluate((address) => history.pushState(null, '', address), place)
  await page.waitForFunction((address) => location.pathname + location.search === address, place)
}
