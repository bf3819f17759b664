/** Bank details: the empty form, changes with a proof, and the mail about a change. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins } from '../fixtures/kaban.ts'
import { see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let page: Page
const maria = logins.maria

test.beforeAll(async () => {
  page = await kaban.open('visitor', {
    hasTouch: true,
    viewport: { width: 360, height: 800 },
  })
  await signIn(page, maria)
  // Expires the proof given at sign-in.
  await kaban.server.asOwner('update sessions set proven_at = null')
})

const ofMaria = 'user_id = (select id from users where email = $1)'
const stored = async () =>
  (
    await kaban.server.asOwner<{ bank: string; number: string }>(
      `select bank_name as bank, account_number as number from bank_details where ${ofMaria}`,
      [maria.email],
    )
  )[0]
const mailsAbout = () =>
  kaban.server.asOwner(
    `select subject from mail_outbox where kind = 'security' and ${ofMaria}
      and content::text like '%Maya%'`,
    [maria.email],
  )

test('cancelling the proof saves nothing and keeps the form', async () => {
  const before = await stored()
  await page.goto('/dashboard/bank-details')
  await page.getByRole('button', { name: 'Edit Bank Details' }).click()
  await see(page, /withdrawals pause for 24 hours/)
  await page.getByLabel('Bank or e-wallet').selectOption('Maya')
  await page.getByLabel('Account number').fill('0917 123 4567')
  await page.getByRole('button', { name: 'Save Bank Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm It Is You' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await stored()).toEqual(before)
  expect(await page.getByLabel('Account number').inputValue()).toBe('0917 123 4567')
})

test('the password saves the change, and the user gets a mail', async () => {
  await page.getByRole('button', { name: 'Save Bank Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm It Is You' })
  await dialog.getByLabel('Password', { exact: true }).fill(maria.password)
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await seeNotice(page, 'Bank Details Updated')
  // Without a reload.
  await see(page, 'Withdrawals are paused')
  await see(page, '•••• 4567')
  expect(await stored()).toEqual({ bank: 'Maya', number: '09171234567' })
  expect(await mailsAbout()).toHaveLength(1)
})

test('without bank details the form is open, and saving needs a proof', async () => {
  await kaban.server.asOwner(`delete from bank_details where ${ofMaria}`, [maria.email])
  await kaban.server.asOwner('update sessions set proven_at = null')
  await page.goto('/dashboard/bank-details')
  await page.getByRole('button', { name: 'Save Bank Details' }).click()
  await seeNotice(page, 'Missing Fields', 'Please fill all bank details.')
  expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByLabel('Bank or e-wallet').selectOption('GCash')
  await page.getByLabel('Account name').fill('Maria Santos')
  await page.getByLabel('Account number').fill('0917 000 0001')
  await page.getByRole('button', { name: 'Save Bank Details' }).click()
  const password = page
    .getByRole('dialog', { name: 'Confirm It Is You' })
    .getByLabel('Password', { exact: true })
  await password.fill(maria.password)
  await password.press('Enter')
  await seeNotice(page, 'Bank Details Updated')
  expect(await mailsAbout()).toHaveLength(1)
})

test('a profile without a name is refused', async () => {
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Full name').fill(' ')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(page, 'Full Name Required', 'Please enter your full name.')
})
