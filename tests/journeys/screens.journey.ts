/** Every screen, on a phone and a laptop, in both themes: axe finds nothing, nothing is cut off, the page has one name. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleSignIns } from '../../src/main/sample-sign-ins.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { expectLargeTargets, expectRoomForLargeLetters, expectSoundEverywhere } from './looks.ts'
import { openPeople, type People } from './pages.ts'
import { signIn } from './steps.ts'

const screens = {
  visitor: ['/', '/login', '/register', '/forgot-password', '/reset-password?token=none', '/verify-email?token=none', '/terms', '/privacy', '/admin/login', '/mailbox'],
  user: [
    '/dashboard', '/dashboard/wallet', '/dashboard/transactions', '/dashboard/transactions/receipt/first', '/dashboard/profile', '/dashboard/bank-details',
    '/dashboard/history', '/dashboard/withdraw', '/dashboard/deposit', '/dashboard/chat', '/dashboard/chat/first', '/dashboard/chat/new-support',
    '/dashboard/notifications', '/dashboard/tasks', '/dashboard/settings',
  ],
  admin: ['/admin/dashboard', '/admin/transactions', '/admin/withdrawals', '/admin/deposit-chat', '/admin/deposit-chat/first', '/admin/security'],
}
type Who = keyof typeof screens

let server: TestServer
let people: People
const pages: Partial<Record<Who, Page>> = {}
const first: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer()
  people = await openPeople()
  for (const who of ['visitor', 'user', 'admin'] as const) {
    const page = await people.openPage({ baseURL: server.address, hasTouch: who !== 'admin' })
    if (who !== 'visitor') await signIn(page, sampleSignIns[who])
    pages[who] = page
  }
  const rows = await server.asOwner<{ transaction: string; chat: string }>(
    `select t.id as transaction, c.id as chat from transactions t join users u on u.id = t.user_id join chat_sessions c on c.related_transaction_id = t.id
     where u.email = $1 order by t.created_at limit 1`,
    [sampleSignIns.user.email],
  )
  Object.assign(first, rows[0])
})
afterAll(async () => {
  await people.close()
  await server.close()
})

describe.each(Object.entries(screens) as [Who, string[]][])('%s', (who, addresses) => {
  test.each(addresses)('%s', async (address) => {
    const page = pages[who]
    if (!page) throw new Error(`Nobody plays the ${who}`)
    const place = address.includes('receipt') ? address.replace('first', first['transaction'] ?? '') : address.replace('first', first['chat'] ?? '')
    await page.goto(place)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe(place.split('?')[0])
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.title()).toMatch(/^(\S.* · Kaban|Kaban, \S.*)$/)
    await page.getByText('Sample data', { exact: true }).first().waitFor()
    await expectSoundEverywhere(page)
    if (who !== 'user') return
    await expectLargeTargets(page)
    await expectRoomForLargeLetters(page)
  })
})
