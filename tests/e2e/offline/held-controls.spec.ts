/** Controls that need the server are disabled while the connection is lost. */
import type { Locator, Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { longUnless } from '../../fixtures/lanes.ts'
import type { Visitor } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const why = 'You’re offline. Try again when you’re back.'

const kaban = kabanOfFile()
let maria: Visitor
let page: Page

test.beforeAll(async () => {
  maria = await kaban.caller('maria')
  page = await kaban.open('maria', sizes.phone)
})

const button = (name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
const places: {
  what: string
  at: () => Promise<string>
  open?: () => Promise<unknown>
  controls: () => Locator[]
}[] = [
  {
    what: 'a withdrawal',
    at: () => address('withdraw'),
    controls: () => [button('Review withdrawal')],
  },
  {
    what: 'a withdrawal under review',
    at: () => address('withdraw'),
    open: () => review('Review withdrawal'),
    controls: () => [button('Withdraw ₱6,000.00')],
  },
  { what: 'a deposit', at: () => address('deposit'), controls: () => [button('Review deposit')] },
  {
    what: 'a deposit under review',
    at: () => address('deposit'),
    open: () => review('Review deposit'),
    controls: () => [button('Deposit ₱6,000.00')],
  },
  {
    what: 'a pending deposit',
    at: deposit,
    controls: () => [
      button('I need more time'),
      button('Proceed to Deposit Chat'),
      button('Cancel this deposit'),
    ],
  },
  {
    what: 'the receipt of a pending withdrawal',
    at: () => receipt('pending'),
    controls: () => [button('Cancel withdrawal')],
  },
  {
    what: 'the confirmation before a withdrawal is cancelled',
    at: () => receipt('pending'),
    open: () => button('Cancel withdrawal').click(),
    controls: () => [page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' })],
  },
  {
    what: 'the receipt of a paid withdrawal',
    at: () => receipt('completed'),
    open: () => page.getByText('Share this withdrawal publicly').click(),
    controls: () => [page.getByRole('switch', { name: 'Show among the live withdrawals' })],
  },
  {
    what: 'the settings of notifications',
    at: () => address('settings/notifications'),
    controls: () => [page.getByRole('switch', { name: 'Email notifications' })],
  },
  {
    what: 'the settings of security',
    at: () => address('settings/security'),
    controls: () => [button('Update Password'), button('Set up'), button('Lock my money')],
  },
  {
    what: 'the bank details',
    at: () => address('bank-details'),
    open: () => button('Edit Bank Details').click(),
    controls: () => [button('Save Bank Details')],
  },
  {
    what: 'the profile',
    at: () => address('profile'),
    open: () => button('Edit Profile').click(),
    controls: () => [button('Save Changes')],
  },
]

const changes = [
  'request',
  'cancel',
  'extend',
  'startChat',
  'setPayoutConsent',
  'saveSettings',
  'changePassword',
  'startAuthenticator',
  'lockMoney',
  'saveBankDetails',
  'save',
]

test.afterEach(async () => {
  page.removeAllListeners('request')
  await page.context().setOffline(false)
})

const inGate = ['a withdrawal', 'a deposit under review', 'the settings']
const laneOf = (what: string) => longUnless(inGate.includes(what))

for (const { what, at, open, controls } of places)
  test(`${what}: controls are disabled offline and say why${laneOf(what)}`, async () => {
    await page.goto(await at())
    await open?.()
    for (const control of controls()) await control.waitFor()
    for (const control of controls())
      await expect(control, 'with a connection').not.toHaveAttribute('aria-disabled')
    await page.context().setOffline(true)
    const called: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') called.push(request.url().split('/').at(-1) ?? '')
    })
    for (const control of controls()) {
      await expect(control).toHaveAttribute('aria-disabled', 'true')
      expect(await control.evaluate(description)).toContain(why)
      // Focusable but disabled.
      await control.focus()
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true)
      const checked = await control.isChecked().catch(() => null)
      await control.dispatchEvent('click')
      expect(await control.isChecked().catch(() => null)).toBe(checked)
    }
    expect(called.filter((procedure) => changes.includes(procedure))).toEqual([])
  })

function address(name: string): Promise<string> {
  return Promise.resolve(`/dashboard/${name}`)
}

async function receipt(status: 'pending' | 'completed'): Promise<string> {
  const { transactions } = await maria.calls.transactions.mine({})
  const found = transactions.find(
    (one) => one.status === status && one.type.startsWith('withdrawal'),
  )
  return `/dashboard/transactions/receipt/${found?.transactionId}`
}

async function deposit(): Promise<string> {
  const [companyAccount] = await maria.calls.deposits.companyAccounts({})
  await maria.calls.deposits.request({
    requestId: uuidv7(),
    amountCentavos: 100_000n,
    companyAccountId: companyAccount?.companyAccountId ?? null,
  })
  return '/dashboard/deposit'
}

async function review(name: string): Promise<void> {
  await page.getByLabel('Amount').fill('6000')
  if (name === 'Review deposit') await page.getByRole('radio').first().check()
  await page.getByRole('button', { name }).click()
}

/** Runs in the page. Returns the accessible description of an element. */
function description(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
}
