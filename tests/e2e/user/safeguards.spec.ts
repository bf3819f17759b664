/** The user's safeguards: the money lock, the pause, the proof, and the mail switch. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { expectWithin } from '../fixtures/in-time.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { proveByMailCode, see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let phone: Page
let laptop: Page

test.beforeAll(async () => {
  phone = await kaban.open('visitor', sizes.phone)
  laptop = await kaban.open('visitor', sizes.laptop)
  for (const page of [phone, laptop]) await signIn(page, logins.maria)
})

/** Makes every proof ten minutes older, so that none is recent. */
const expireProofs = () =>
  kaban.server.asOwner(`update sessions set proven_at = proven_at - interval '10 minutes'`)
const amount = (page: Page) => page.getByLabel('Amount', { exact: true })
const review = (page: Page) => page.getByRole('button', { name: 'Review withdrawal' })

/** Checks the narrowest phone and a laptop in both themes. */
async function expectSound(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 }
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expectNoSideways(page)
    await expectAccessible(page)
  }
  await page.setViewportSize(before)
}

async function proveByPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm It Is You' })
  await dialog.getByLabel('Password', { exact: true }).fill(logins.maria.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
}

test('locking money on the phone locks it on the laptop at once', async () => {
  await laptop.goto('/dashboard/withdraw')
  await expect.poll(() => amount(laptop).isEnabled()).toBe(true)
  await phone.goto('/dashboard/settings/security')
  await see(phone, 'Your money isn’t locked.')
  await phone.getByRole('button', { name: 'Lock my money', exact: true }).click()
  await seeNotice(phone, 'Your money is locked. Withdrawals are off until you unlock it.')
  await expectSound(phone)

  await see(laptop, 'Your money is locked')
  await expect.poll(() => amount(laptop).isDisabled()).toBe(true)
  await expect.poll(() => review(laptop).isDisabled()).toBe(true)
  await expectSound(laptop)
})

test('unlocking needs a recent proof and enables the form again', async () => {
  await expireProofs()
  await laptop.getByRole('button', { name: 'Unlock my money', exact: true }).click()
  await proveByPassword(laptop)
  await seeNotice(laptop, 'Your money is unlocked. You can withdraw again.')
  await expect.poll(() => amount(laptop).isEnabled()).toBe(true)
  await see(phone, 'Your money isn’t locked.')
})

test('a withdrawal to another bank account needs a code @long', async () => {
  await expireProofs()
  await amount(laptop).fill('5000')
  await laptop.getByRole('radio', { name: /^Another bank or e-wallet/ }).check()
  await laptop.getByLabel('Bank or e-wallet', { exact: true }).selectOption('BDO Unibank')
  await laptop.getByLabel('Account name').fill('Maria Santos')
  await laptop.getByLabel('Account number').fill('001299998888')
  await review(laptop).click()
  await laptop.getByRole('button', { name: /^Withdraw ₱/ }).click()
  await laptop
    .getByRole('dialog', { name: 'Confirm It Is You' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await see(laptop, '001299998888')
  await laptop.getByRole('button', { name: /^Withdraw ₱/ }).click()
  await proveByMailCode(laptop, logins.maria.email)
  await seeNotice(laptop, 'Withdrawal Request Submitted')
})

test('a pause shows its end and reason; the form is enabled when it ends @long', async () => {
  await kaban.server.asOwner(
    `update safeguards set paused_until = now() + interval '20 hours',
      pause_reason = 'bank-details-changed'
     where user_id = (select id from users where email = $1)`,
    [logins.maria.email],
  )
  await laptop.goto('/dashboard/withdraw')
  await see(laptop, 'Withdrawals are paused')
  await see(laptop, /The bank details for your withdrawals were changed\./)
  await expect.poll(() => review(laptop).isDisabled()).toBe(true)
  await expectSound(laptop)
  // Unlocking during a pause: the notice says that the pause continues.
  await kaban.server.asOwner('update safeguards set locked_at = now()')
  await laptop.reload()
  await laptop.getByRole('button', { name: 'Unlock my money', exact: true }).click()
  await see(laptop, /^Your money is unlocked\. Withdrawals stay paused until /)
  await kaban.server.asOwner(`update safeguards set paused_until = now() + interval '2 seconds'`)
  await laptop.reload()
  await expectWithin(
    laptop,
    8_000,
    'the end of the pause',
    expect.poll(() => review(laptop).isEnabled()).toBe(true),
  )
})

test('the mail switch works by keyboard and saves at once @long', async () => {
  await phone.goto('/dashboard/settings/notifications')
  const email = phone.getByRole('switch', { name: 'Email notifications' })
  await expect(email).toBeChecked()
  await see(phone, 'SMS notifications')
  await see(phone, 'Coming soon.')
  await expect(phone.getByRole('switch', { name: 'SMS notifications' })).toHaveCount(0)
  await email.press('Space')
  await seeNotice(phone, 'Settings saved')
  await phone.reload()
  await expect(email).not.toBeChecked()
  await expectSound(phone)
  await email.press('Space')
  await seeNotice(phone, 'Settings saved', 'Email notifications are on.')
  expect(await kaban.server.asOwner('select email from notification_settings')).toEqual([
    { email: true },
  ])
})
