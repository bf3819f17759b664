/**
 * The deposit and the withdrawal form on a phone: by keyboard alone, over a reload, with a clock
 * that is wrong, and with a withdrawal that is shown to others or not.
 */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { expectOnTime } from '../fixtures/in-time.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { keyboardOf, type Keyboard } from '../fixtures/keyboard.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()
let page: Page
/** A second device of Maria, whose clock can be set. */
let other: Page
let keyboard: Keyboard

test.beforeAll(async () => {
  page = await kaban.open('maria', {
    ...sizes.smallPhone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  keyboard = keyboardOf(page)
  other = await kaban.open('maria', sizes.smallPhone)
  await other.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + Number(localStorage.getItem('clock-is-off') ?? 0)
  })
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name })
const amount = () => page.getByLabel('Amount', { exact: true })
const setClock = (off: number) =>
  other.evaluate((by) => localStorage.setItem('clock-is-off', String(by)), off)

async function secondsLeft(on: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await on.getByRole('timer').innerText())
    .split(':')
    .map(Number)
  return minutes * 60 + seconds
}

/**
 * Reads all in one moment: both devices and the deadline that the server keeps differ by a second
 * at most.
 */
async function expectSameTime(): Promise<void> {
  await expect
    .poll(
      async () => {
        const [here, there, [kept]] = await Promise.all([
          secondsLeft(page),
          secondsLeft(other),
          kaban.server.asOwner<{ seconds: number }>(
            `select ceil(extract(epoch from expires_at - clock_timestamp()))::int as seconds
             from deposits where deadline_open and not chat_started`,
          ),
        ])
        return Math.max(here, there, kept?.seconds ?? 0) - Math.min(here, there, kept?.seconds ?? 0)
      },
      { timeout: 20_000 },
    )
    .toBeLessThanOrEqual(1)
}

test('a deposit by keyboard alone: limits, a review with the amount, the window', async () => {
  await page.goto('/dashboard/deposit')
  for (const text of [
    '₱500.00 or more',
    'Fee',
    /^30 minutes, and more/,
    'Typical time: not known yet.',
  ])
    await see(page, text)
  await expectAccessible(page)
  await keyboard.press(button('Review deposit'))
  await seeNotice(page, 'Invalid Amount', 'Please enter a valid deposit amount.')
  await keyboard.type(amount(), '1234.5')
  expect(await amount().inputValue()).toBe('1,234.5')
  await page.keyboard.press('Enter')
  await seeNotice(page, 'Select Account', 'Please select an account to deposit into.')
  await page.reload()
  await expect(amount()).toHaveValue('1,234.5')
  await keyboard.reach(page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await keyboard.press(button('Review deposit'))
  await see(page, 'Check before you deposit')
  await expectAccessible(page)
  // A reload also keeps the step.
  await page.reload()
  await see(page, 'Check before you deposit')
  // The phone's Back leads to the filled form and not out of it; Forward finds nothing to confirm.
  await page.goBack()
  await expect(amount()).toHaveValue('1,234.5')
  await page.goForward()
  await button('Review deposit').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.locator('a[href="/dashboard/transactions"]').last().click()
  await page.waitForURL('**/transactions')
  await expect(amount()).toBeHidden()
  await page.goBack()
  await expect(amount()).toHaveValue('1,234.5')
  await keyboard.press(button('Review deposit'))
  await see(page, 'Check before you deposit')
  await keyboard.press(button('Deposit ₱1,234.50'))
  await seeNotice(page, 'Deposit Initiated')
  await page.getByRole('timer').waitFor()
  expect(await page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true)
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('30 minutes left')
  // As a bank's own form wants it: without the spaces that are shown.
  await keyboard.press(button('Copy account number'))
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{8,}$/)
  await expectAccessible(page)
})

test('the time left is right on a device whose clock is wrong or set meanwhile', async () => {
  await other.goto('/dashboard')
  await setClock(-3_600_000)
  await other.goto('/dashboard/deposit')
  await expectSameTime()
  for (const off of [5_400_000, -600_000]) {
    await setClock(off)
    await expectSameTime()
  }
  expect(await other.getByText('Deposit Session Expired').count()).toBe(0)
  await page.reload()
  await expectSameTime()
})

test('five minutes before the end the page warns; both devices show more time @long', async () => {
  await kaban.server.asOwner(
    `update deposits set expires_at = now() + interval '5 minutes 8 seconds'
     where deadline_open and not chat_started`,
  )
  await page.reload()
  await expect
    .poll(() => page.getByRole('status').allInnerTexts(), { timeout: 20_000 })
    .toContain('5 minutes left')
  await see(page, 'Less than 5 minutes left')
  // A reload restores the scroll position; a target that lies half behind the bar would look small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await keyboard.press(button('I need more time'))
  await seeNotice(page, 'You have 30 more minutes')
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(34 * 60)
  await expectSameTime()
  await expect(page.getByText('Less than 5 minutes left')).toHaveCount(0)
})

test('a deposit is cancelled by keyboard, after a question', async () => {
  await keyboard.press(button('Cancel this deposit'))
  await keyboard.press(dialogButton('Keep deposit'))
  await see(page, 'Proceed to Deposit Chat')
  await keyboard.press(button('Cancel this deposit'))
  await keyboard.press(dialogButton('Cancel deposit'))
  await seeNotice(page, 'Deposit cancelled')
  await amount().waitFor()
  expect(await amount().inputValue()).toBe('')
})

test('a withdrawal by keyboard alone, to the linked account, keeps what was typed', async () => {
  await page.goto('/dashboard/withdraw')
  for (const text of ['Available balance', '₱500,000.00', 'Typical time: not known yet.'])
    await see(page, text)
  await expectAccessible(page)
  await keyboard.type(amount(), '4000')
  await see(page, 'Minimum withdrawal is ₱5000.00.')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('99999')
  await see(page, 'Amount exceeds available balance.')
  await expect(amount()).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('6000')
  await page.reload()
  await expect(amount()).toHaveValue('6,000')
  await keyboard.press(button('Review withdrawal'))
  await see(page, 'Check before you withdraw')
  await expectAccessible(page)
  await page.goBack()
  await expect(amount()).toHaveValue('6,000')
  await keyboard.press(button('Review withdrawal'))
  await keyboard.press(button('Withdraw ₱6,000.00'))
  await seeNotice(page, 'Withdrawal Request Submitted')
  await keyboard.press(page.getByRole('link', { name: 'Open the receipt' }))
  await page.waitForURL('**/receipt/*')
  await keyboard.press(button('Cancel withdrawal'))
  await keyboard.press(dialogButton('Cancel withdrawal'))
  await seeNotice(page, 'Withdrawal cancelled')
})

test('a user without a linked account links one and finds the amount again', async () => {
  await kaban.server.asOwner(
    'delete from bank_details where user_id = (select id from users where email = $1)',
    [logins.maria.email],
  )
  await page.goto('/dashboard/withdraw')
  await amount().fill('5500')
  await page.getByRole('link', { name: 'Link a bank account' }).click()
  // The address changes before the page does, and the old form has fields of the same names.
  await button('Save Bank Details').waitFor()
  await page.getByLabel('Bank or e-wallet').selectOption('GCash')
  await page.getByLabel('Account name').fill('Maria Santos')
  await page.getByLabel('Account number').fill('09170000001')
  await button('Save Bank Details').click()
  await seeNotice(page, 'Bank Details Updated')
  await page.goBack()
  await expect(amount()).toHaveValue('5,500')
  await expect(page.getByRole('radio', { name: /GCash/ })).toBeChecked()
})

test('a completed withdrawal is public only while its user consents @long', async () => {
  const jose = await kaban.open('jose', sizes.smallPhone)
  await jose.goto('/dashboard')
  const card = jose.getByRole('region', { name: 'Live Withdrawals' })
  await expect.poll(() => card.innerText()).toMatch(/M••• S•••[^]*Sample[^]*₱5,000\+/)
  const [paid] = await kaban.server.asOwner<{ id: string }>(
    `select id from transactions where type = 'withdrawal' and status = 'completed'
     and user_id = (select id from users where email = $1)`,
    [logins.maria.email],
  )
  await page.goto(`/dashboard/transactions/receipt/${paid?.id}`)
  const shown = page.getByRole('switch', { name: 'Show among the live withdrawals' })
  await page.getByText('Share this withdrawal publicly').click()
  await expect(shown).toBeChecked()
  await expectAccessible(page)
  // The other people of the sample take theirs back: hers is the last.
  await kaban.server.asOwner(
    `insert into payout_consents (id, transaction_id, user_id, kind, step, given, completed_at)
     select gen_random_uuid(), transaction_id, user_id, kind, max(step) + 1, false,
       max(completed_at)
     from payout_consents where kind = 'feed' and transaction_id <> $1
     group by transaction_id, user_id, kind`,
    [paid?.id],
  )
  await keyboard.reach(shown)
  const began = Date.now()
  await page.keyboard.press('Space')
  await expect
    .poll(() => card.innerText(), { intervals: [20] })
    .toContain('No live withdrawals to display.')
  await expectOnTime(jose, began, 3_000, 'a consent that was taken back')
  // Jose may see it before Maria's page has the answer; until then her switch ignores a press.
  await expect(shown).not.toHaveAttribute('aria-busy')
  await keyboard.press(shown, 'Space')
  await expect.poll(() => card.innerText()).toContain('M••• S•••')
})
