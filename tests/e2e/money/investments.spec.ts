/** Investments in the console with two administrators at once, and what the user sees of them. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page
let maria: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
  maria = await kaban.open('maria', sizes.phone)
  await maria.goto('/dashboard')
})

const rowOf = (page: Page, plan: string) => page.getByRole('row').filter({ hasText: plan })

test('an investment is recorded: the wallet pays, and the colleague sees it live', async () => {
  await Promise.all([ana, ben].map((page) => page.goto('/admin/investments')))
  await ana.getByRole('button', { name: 'Record Investment' }).click()
  await ana.getByLabel('Name, email or ID').fill('maria')
  await ana.getByRole('button', { name: /Maria Santos/ }).click()
  await ana.getByLabel('Plan name').fill('Rice terraces')
  await ana.getByLabel('Amount', { exact: true }).fill('2000')
  await ana.getByLabel('End', { exact: true }).fill('2099-12-31')
  await ana.getByRole('button', { name: 'Take ₱2,000.00 and record' }).click()
  await see(ana, 'A chat, a letter, or a call with its date. Only staff see it.')
  await ana.getByLabel('Where the user asked for it').fill('Support chat of today.')
  await ana.getByRole('button', { name: 'Take ₱2,000.00 and record' }).click()
  await seeNotice(
    ana,
    'Investment Recorded',
    '₱2,000.00 was taken from the wallet of Maria Santos.',
  )
  await rowOf(ben, 'Rice terraces').getByText('Active').waitFor()
  await maria.goto('/dashboard/transactions')
  await maria
    .getByRole('listitem')
    .filter({ hasText: '-₱2,000.00' })
    .filter({ hasText: 'Investment' })
    .waitFor()
})

test('its user sees what the company recorded', async () => {
  await maria.goto('/dashboard/investments')
  const recorded = maria.getByRole('region', { name: 'Recorded for you by Kaban' })
  const terraces = recorded.getByRole('link', { name: /Rice terraces/ })
  await expect(terraces).toContainText('₱2,000.00')
  await expect(terraces).toContainText('Active')
  await expectAccessible(maria)
})

test("saving over a colleague's change is refused, and the payout happens once", async () => {
  for (const page of [ana, ben]) {
    await rowOf(page, 'Rice terraces').getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('New status').selectOption({ label: 'Matured' })
    await page.getByLabel('Amount back to the wallet').fill('2100')
    await see(page, '₱2,100.00 goes to the wallet now. This cannot be undone here.')
  }
  await ana.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(ana, 'Investment Updated', 'Rice terraces is now Matured.')
  await see(ben, 'Changed while this was open')
  await ben.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(
    ben,
    'Update Failed',
    'A colleague changed this investment in the meantime. Nothing was saved. Please check it ' +
      'again.',
  )
  // Without a reload.
  const terraces = maria.getByRole('link', { name: /Rice terraces/ })
  await expect(terraces).toContainText('Matured')
  await expect(terraces).toContainText('₱2,100.00 came back, ₱100.00 of it return')
  await maria.goto('/dashboard/transactions')
  await maria
    .getByRole('listitem')
    .filter({ hasText: '+₱2,100.00' })
    .filter({ hasText: 'Investment payout' })
    .waitFor()
  const paid = await kaban.server.asOwner<{ amount: bigint }>(
    `select t.amount_centavos as amount from transactions t join users u on u.id = t.user_id
     where t.type = 'investment_payout' and u.email = $1`,
    [logins.maria.email],
  )
  expect(paid).toEqual([{ amount: 2_100_00n }])
})

test('the address keeps the open investment and the filters for others @long', async () => {
  await ben.getByRole('button', { name: 'Cancel' }).click()
  await ben.getByLabel('Status').selectOption({ label: 'Matured' })
  await expect(rowOf(ben, 'Sample plan')).toHaveCount(0)
  await rowOf(ben, 'Rice terraces').getByRole('button', { name: /^Edit/ }).click()
  await see(ben, 'This investment has ended')
  const { pathname, search } = new URL(ben.url())
  await ana.goto(pathname + search)
  await see(ana, 'This investment has ended')
  expect(await ana.getByLabel('Status', { exact: true }).inputValue()).toBe('matured')
  await ana.getByRole('list', { name: 'History' }).getByText('Active to Matured').waitFor()
  // Back closes the entry and stays on the list.
  await ben.goBack()
  await expect(ben.getByText('This investment has ended')).toHaveCount(0)
  expect(new URL(ben.url()).search).toBe('?status=matured')
})

test('when the list cannot be read, the notice of the specification appears @long', async () => {
  await ana.route('**/rpc/investments/adminList', (route) =>
    route.fulfill({
      status: 500,
      json: { json: { code: 'INTERNAL_SERVER_ERROR', status: 500, data: {} } },
    }),
  )
  await ana.goto('/admin/investments')
  await see(ana, 'Error Fetching Investments')
})
