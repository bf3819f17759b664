/**
 * A list that was shown and can then not be fetched again stays, with the notice above it. Every
 * list of users and staff.
 */
import type { Page } from '@playwright/test'
import { longUnless } from '../../fixtures/lanes.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes, type Who } from '../fixtures/kaban.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

interface List {
  who: Who
  procedure: string
  address: string
  title: string
  /** A text of one of its rows. */
  row: string | RegExp
  open?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const mine = (procedure: string, place: string, title: string, row: List['row']): List => ({
  who: 'maria',
  procedure,
  address: `/dashboard/${place}`,
  title,
  row,
})
const staff = (procedure: string, place: string, title: string, row: List['row']): List => ({
  who: 'ana',
  procedure,
  address: `/admin/${place}`,
  title,
  row,
})

const lists: List[] = [
  mine('chats/mine', 'chat', 'Error Fetching Chats', /^Deposit Chat/),
  mine('transactions/mine', 'transactions', 'Error Fetching Transactions', 'Withdrawal'),
  mine('tasks/mine', 'tasks', 'Error Fetching Items', 'Set up an authenticator app'),
  mine('activity/mine', 'history', 'Error Fetching History', /testimonial/i),
  mine('notifications/mine', 'notifications', 'Could not load notifications.', /₱/),
  mine('statements/months', 'transactions/statements', 'Error Fetching Statements', /20\d\d/),
  mine('identity/sessions', 'settings/security', 'Error Fetching Sessions', /^This device/),
  staff('users/list', 'users', 'Error Fetching Users', 'Maria Santos'),
  staff('transactions/adminList', 'transactions', 'Error Fetching Transactions', 'Maria Santos'),
  staff('withdrawals/adminList', 'withdrawals', 'Error Fetching Withdrawals', 'Maria Santos'),
  staff('investments/adminList', 'investments', 'Error Fetching Investments', /Sample plan/),
  staff('deposits/adminChats', 'deposit-chat', 'Error Fetching Chat Sessions', 'Maria Santos'),
  staff('announcements/adminList', 'announcements', 'Error Fetching Announcements', /^Sample: no/),
  staff('activity/trail', 'audit', 'Error Fetching History', 'Ready reply /safe created.'),
  staff('oversight/mails', 'outbox', 'Error Fetching Emails', /@sample/),
  staff('workbench/queue', 'workbench', 'Error Fetching Queue', /₱/),
  staff('invitations/admins', 'admins', 'Error Fetching Admins', 'Ana Reyes'),
  staff(
    'deposits/adminCompanyAccounts',
    'settings',
    'Error Fetching Company Accounts',
    'BDO Unibank',
  ),
  {
    ...staff('chats/replies', 'deposit-chat', 'Error Fetching Ready Replies', /^\/\w/),
    open: press('Ready replies'),
  },
]

const pages = new Map<Who, Page>()

test.beforeAll(async () => {
  for (const who of ['maria', 'ana'] as const) {
    const page = await kaban.open(who, sizes.laptop)
    await page.clock.install()
    pages.set(who, page)
  }
})

const inGate = ['transactions/mine', 'users/list', 'workbench/queue']
const laneOf = (procedure: string) => longUnless(inGate.includes(procedure))

for (const { who, procedure, address, title, row, open } of lists)
  test(`${title} above the kept rows of ${address}, ${procedure}${laneOf(procedure)}`, async () => {
    const page = pages.get(who)!
    await page.goto(address)
    await open?.(page)
    const main = page.locator(open ? 'dialog:modal' : 'main')
    const seen = main.getByText(row).filter({ visible: true }).first()
    await seen.waitFor()
    // While rows are on their way nothing is fetched again.
    await untilQuiet(page)
    await page.route(`**/rpc/${procedure}`, (route) =>
      route.fulfill({
        status: 500,
        json: { json: { code: 'INTERNAL_SERVER_ERROR', status: 500, data: {} } },
      }),
    )
    // The rows are stale after a minute, and coming back to the page fetches them again.
    await page.clock.fastForward(65_000)
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    const notice = main.getByRole('alert').filter({ hasText: title }).first()
    await notice.waitFor()
    await expect(seen).toBeVisible()
    expect(await notice.evaluate(isBefore, await seen.elementHandle())).toBe(true)
    await page.unroute(`**/rpc/${procedure}`)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByText(title)).toHaveCount(0)
    await see(page, row)
  })

/** Runs in the page. */
function isBefore(notice: Element, row: Element | null): boolean {
  return row !== null && notice.getBoundingClientRect().top < row.getBoundingClientRect().top
}
