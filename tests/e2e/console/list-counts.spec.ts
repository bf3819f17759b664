/** The numbers in the tabs of the console's lists. */
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views' }).getByRole('link')
const count = async (sql: string) =>
  Number((await kaban.server.asOwner<{ count: string }>(`select count(*) from ${sql}`))[0]?.count)

const lists = [
  {
    call: 'transactions/adminList',
    address: '/admin/transactions',
    tabs: {
      All: null,
      Deposits: `transactions where type = 'deposit'`,
      Withdrawals: `transactions where type = 'withdrawal'`,
    },
  },
  {
    call: 'users/list',
    address: '/admin/users',
    tabs: {
      All: null,
      'To verify': `users where status = 'pending_verification'`,
      Suspended: `users where status = 'suspended'`,
      Admins: `users where role = 'admin'`,
    },
  },
  {
    call: 'investments/adminList',
    address: '/admin/investments',
    tabs: {
      All: null,
      Active: `investments where status = 'active'`,
      'Late payouts': `placements where state = 'due' and late_since is not null`,
      Matured: `investments where status = 'matured'`,
    },
  },
  {
    call: 'deposits/adminChats',
    address: '/admin/deposit-chat',
    tabs: {
      'Deposit chats': `chat_sessions where session_type = 'deposit_chat'`,
      'Support chats': `chat_sessions where session_type = 'support_chat'`,
    },
  },
]

for (const list of lists)
  test(`the tabs of ${list.address} say how many, with the answer of the list`, async () => {
    const page = await kaban.open('ana', { ...sizes.laptop })
    const calls: string[] = []
    page.on('request', (request) => {
      const [, call] = /\/rpc\/(.+)/.exec(request.url()) ?? []
      if (call) calls.push(call)
    })
    await page.goto(list.address)
    for (const [name, counted] of Object.entries(list.tabs))
      await expect(tabs(page).filter({ hasText: name })).toHaveText(
        `${name}${counted === null ? '' : await count(counted)}`,
      )
    expect(calls.filter((call) => call.startsWith(list.call))).toHaveLength(1)
    expect(calls.filter((call) => /count/i.test(call))).toEqual([])
  })

test('a number changes while its tab is on the screen', async () => {
  const page = await kaban.open('ana', { ...sizes.laptop, address: '/admin/users' })
  const suspended = tabs(page).filter({ hasText: 'Suspended' })
  await expect(suspended).toHaveText(/\d$/)
  const before = Number((await suspended.textContent())?.replace(/\D/g, ''))
  const [jose] = await kaban.server.asOwner<{ id: string; name: string; version: number }>(
    'select id, full_name as name, version from users where email = $1',
    [logins.jose.email],
  )
  const ben = await kaban.caller('ben')
  await ben.calls.users.edit({
    userId: jose?.id ?? '',
    versionSeen: jose?.version ?? 0,
    fullName: jose?.name ?? '',
    role: 'user',
    status: 'suspended',
  })
  await expect(suspended).toHaveText(`Suspended${before + 1}`)
})

test('the side bar and its tab agree, also about a deposit that was put off', async () => {
  const page = await kaban.open('ana', { ...sizes.laptop, address: '/admin/deposit-chat' })
  const beside = page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: 'Deposit Chat' })
  const expectWaiting = async (waiting: number) => {
    await expect(tabs(page).filter({ hasText: 'Waiting' })).toHaveText(`Waiting${waiting}`)
    await expect(beside).toContainText(`${waiting} `)
  }
  await expectWaiting(1)
  const [asked] = await kaban.server.asOwner<{ id: string }>(
    `select related_transaction_id as id from chat_sessions where waiting_since is not null`,
  )
  const ben = await kaban.caller('ben')
  const move = (to: 'pending_confirmation' | 'failed') =>
    ben.calls.deposits.move({
      transactionId: asked?.id ?? '',
      moveId: uuidv7(),
      to,
      reason: 'No money arrived.',
    })
  await move('pending_confirmation')
  await beside.click()
  await page.waitForURL('**/admin/deposit-chat?view=waiting')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expectWaiting(1)
  await move('failed')
  await expect(page.locator('[data-row]')).toHaveCount(0)
  await expect(tabs(page).filter({ hasText: 'Waiting' })).toHaveText('Waiting0')
})
