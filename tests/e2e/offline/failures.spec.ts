/** Every failure and every empty state of the user area that the specification names. */
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { longUnless } from '../../fixtures/lanes.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { askEverythingAnew } from '../fixtures/quiet.ts'
import { nena, see, signIn, signInNewUser } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

interface Failure {
  /** Procedures that fail. */
  of: string[]
  at: string
  /** The connection fails instead of the server. */
  lost?: true
  act?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
const startDeposit = async (page: Page) => {
  await page.getByLabel('Amount').fill('1500')
  await page.getByRole('radio').first().check()
  await press('Review deposit')(page)
  await press(/^Deposit ₱/)(page)
}

const startWithdrawal = async (page: Page) => {
  await page.getByLabel('Amount').fill('6000')
  await press('Review withdrawal')(page)
  await press(/^Withdraw ₱/)(page)
}
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /open your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** The tests of other texts are listed in tests/fixtures/texts/spec-texts.ts. */
const failures: Record<string, Failure> = {
  'Error Fetching Balance': { of: ['transactions/balance'], at: '/dashboard' },
  'Error Fetching Transactions': { of: ['transactions/mine'], at: '/dashboard/transactions' },
  'Could not load transaction details.': {
    of: ['transactions/receipt'],
    at: '/dashboard/transactions/receipt/first',
  },
  'Transaction not found or access denied.': {
    of: [],
    at: `/dashboard/transactions/receipt/${uuidv7()}`,
  },
  'Deposit Initiation Failed': {
    of: ['deposits/request'],
    at: '/dashboard/deposit',
    act: startDeposit,
  },
  'Withdrawal Failed': {
    of: ['withdrawals/request'],
    at: '/dashboard/withdraw',
    act: startWithdrawal,
  },
  'Logout Failed': { of: ['identity/logout'], at: '/dashboard', lost: true, act: logOut },
  'Logout Error': { of: ['identity/logout'], at: '/dashboard', act: logOut },
  'Chat Creation Failed': {
    of: ['chats/openSupport'],
    at: '/dashboard/chat/new-support',
    act: async (page) => {
      await page.getByRole('main').getByRole('textbox').first().fill('Where is my money?')
      await page.getByRole('main').locator('button[type="submit"]').click()
    },
  },
  'Error Fetching Session': { of: ['chats/get'], at: '/dashboard/chat/first' },
  'Error Fetching Messages': { of: ['chats/messages'], at: '/dashboard/chat/first' },
  'Session not found or access denied.': { of: [], at: `/dashboard/chat/${uuidv7()}` },
  'Error Fetching Chats': { of: ['chats/mine'], at: '/dashboard/chat' },
  'Error Fetching History': { of: ['activity/mine'], at: '/dashboard/history' },
  'Could not load notifications.': {
    of: ['notifications/mine', 'notifications/latest'],
    at: '/dashboard/notifications',
  },
  'Could not mark as read.': {
    of: ['notifications/markRead'],
    at: '/dashboard/notifications',
    act: press('Mark as read'),
  },
  'Could not mark all as read.': {
    of: ['notifications/markAllRead'],
    at: '/dashboard/notifications',
    act: press('Mark All as Read'),
  },
  'Could not delete notification.': {
    of: ['notifications/remove'],
    at: '/dashboard/notifications',
    act: press('Delete'),
  },
}

const empty: Record<string, string> = {
  'No new notifications.': '/dashboard/notifications',
  'No transactions yet.': '/dashboard',
  'No account activity found.': '/dashboard/history',
  'You have no active chats.': '/dashboard/chat',
  'No bank account linked': '/dashboard/wallet',
}

let user: Page
let newcomer: Page
let first: { transaction: string; chat: string } | undefined

test.beforeAll(async () => {
  const open = () => kaban.open('visitor', sizes.phone)
  ;[user, newcomer] = [await open(), await open()]
  await signIn(user, logins.maria)
  await signInNewUser(newcomer, kaban.server, nena)
  ;[first] = await kaban.server.asOwner<{ transaction: string; chat: string }>(
    `select t.id as transaction, c.id as chat from transactions t join users u on u.id = t.user_id
      join chat_sessions c on c.related_transaction_id = t.id where u.email = $1
      order by t.created_at limit 1`,
    [logins.maria.email],
  )
})

const inGate = [
  'Error Fetching Balance',
  'Deposit Initiation Failed',
  'Session not found or access denied.',
  'Could not mark as read.',
  'No transactions yet.',
]

test.describe('failures show the text of the specification', () => {
  for (const [text, { of, at, lost, act }] of Object.entries(failures))
    test(text + longUnless(inGate.includes(text)), async () => {
      const path = at.replace(
        'first',
        (at.includes('receipt') ? first?.transaction : first?.chat) ?? '',
      )
      // Cached or preloaded answers would be shown instead of the failure.
      await askEverythingAnew(user)
      for (const procedure of of) {
        await user.route(`**/rpc/${procedure}`, (route) =>
          lost
            ? route.abort()
            : route.fulfill({
                status: 500,
                json: { json: { code: 'INTERNAL_SERVER_ERROR', status: 500, data: {} } },
              }),
        )
      }
      await user.goto(path)
      await act?.(user)
      await see(user, text)
      await user.unrouteAll()
    })
})

test.describe('empty pages show the text of the specification', () => {
  for (const [text, at] of Object.entries(empty))
    test(text + longUnless(inGate.includes(text)), async () => {
      // Signing in is recorded, so the history is never empty by itself.
      if (at.endsWith('history'))
        await kaban.server.asOwner(
          'do $$ begin set local session_replication_role = replica; delete from ' +
            'user_activity_log; end $$',
        )
      await newcomer.goto(at)
      await see(newcomer, text)
      expect(new URL(newcomer.url()).pathname).toBe(at)
    })
})
