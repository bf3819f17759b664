/**
 * What a person does in Kaban, in the words of the screens. Each step waits for what the person
 * would see.
 */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from './pages.ts'

export interface Person {
  fullName: string
  phoneNumber: string
  email: string
  password: string
  bankName: string
  accountNumber: string
}

export const nena: Person = {
  fullName: 'Nena Villanueva',
  phoneNumber: '0917 555 0101',
  email: 'nena@example.test',
  password: 'maligayang umaga 7',
  bankName: 'GCash',
  accountNumber: '09175550101',
}

/** What a person chooses from their files. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export async function register(page: Page, person: Person, picture?: ChosenFile): Promise<void> {
  await page.goto('/')
  // In the header of a wide screen; on a phone it stands in its menu, and the first button of the page leads there too.
  await page
    .getByRole('link', { name: /^(Register With Us|Start Investing)$/ })
    .first()
    .click()
  await page.getByLabel('Full name').fill(person.fullName)
  await page.getByLabel('Phone number').fill(person.phoneNumber)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Next' }).click()
  if (picture) {
    await page.locator('input[type="file"]').setInputFiles(picture)
    await page.getByRole('button', { name: 'Remove picture' }).waitFor()
  }
  await page.getByLabel('Bank or e-wallet').selectOption(person.bankName)
  await page.getByLabel('Account name').fill(person.fullName)
  await page.getByLabel('Account number').fill(person.accountNumber)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await seeNotice(
    page,
    'Registration Successful!',
    'Please check your email to verify your account.',
  )
  await page.waitForURL('**/login')
}

/** Follows the link of this name in the newest mail that was sent to this address. */
export async function followMail(page: Page, email: string, link: string): Promise<void> {
  await page.goto('/mailbox')
  const mails = page.getByRole('listitem').filter({ hasText: `To ${email}` })
  await mails
    .filter({ has: page.getByRole('link', { name: link }) })
    .first()
    .getByRole('link', { name: link })
    .click()
}

export async function verifyEmail(page: Page, email: string): Promise<void> {
  await followMail(page, email, 'Verify email')
  await see(page, 'Your email is verified. You can sign in now.')
}

interface Login {
  email: string
  password: string
}

/**
 * Without the form, which sign-in.journey.ts and access.journey.ts fill in: what the browser's own
 * call gets is a session for its page.
 */
export async function signIn(page: Page, { email, password }: Login): Promise<void> {
  const answer = await page.request.post('/rpc/identity/login', {
    data: { json: { email, password } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto('/dashboard')
  await page.waitForURL(/\/dashboard/)
}

export async function signInByForm(page: Page, login: Login): Promise<void> {
  await trySignIn(page, login)
  await page.waitForURL(/\/dashboard/)
}

/** What comes of it is the caller's to see. */
export async function trySignIn(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** From the dashboard to the open window of a deposit. */
export async function startDeposit(page: Page, amount: string): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Deposit', exact: true }).click()
  await page.waitForURL('**/dashboard/deposit')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Review deposit' }).click()
  await page.getByRole('button', { name: /^Deposit ₱/ }).click()
  await seeNotice(page, 'Deposit Initiated')
}

export async function proceedToChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proceed to Deposit Chat' }).click()
  await page.waitForURL('**/dashboard/chat/*')
}

export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await see(page, text)
}

export async function sendFile(page: Page, file: ChosenFile): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** From the dashboard to the request of a withdrawal to the bank details on file. */
export async function withdraw(page: Page, amount: string): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
  await page.waitForURL('**/dashboard/withdraw')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
  await page.getByRole('button', { name: /^Withdraw ₱/ }).click()
  await seeNotice(page, 'Withdrawal Request Submitted')
}

/** The admin's Process dialog for the newest withdrawal of this person. */
export async function processWithdrawal(
  page: Page,
  fullName: string,
  status: 'Completed' | 'Declined',
  reason?: string,
): Promise<void> {
  await page.goto('/admin/withdrawals')
  await page
    .getByRole('row')
    .filter({ hasText: fullName })
    .getByRole('button', { name: /^Process/ })
    .first()
    .click()
  await page.getByLabel('New status').selectOption({ label: status })
  if (reason) await page.getByLabel('Company instructions or reason').fill(reason)
  if (status === 'Completed') await page.getByLabel('Bank reference').fill(`BPI ${Date.now()}`)
  await page.getByRole('button', { name: `Set to ${status}` }).click()
  await seeNotice(page, 'Withdrawal updated')
}

export async function see(page: Page, text: string | RegExp): Promise<void> {
  await expect
    .poll(() => page.getByText(text).filter({ visible: true }).first().isVisible(), {
      message: `to see ${String(text)}`,
      timeout: patienceMs,
    })
    .toBe(true)
}

export async function seeNotice(
  page: Page,
  title: string,
  message?: string | RegExp,
): Promise<void> {
  await see(page, title)
  if (message) await see(page, message)
}

/**
 * Presses "Try again" until this is there: whatever happens meanwhile asks again by itself, and the
 * button may be gone before it is pressed.
 */
export async function tryAgainUntil(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await target.isVisible()) return true
      await page
        .getByRole('button', { name: 'Try again' })
        .first()
        .click({ timeout: 500 })
        .catch(() => {})
      return false
    })
    .toBe(true)
}
