/** What a person does in Kaban, in the words of the screens. Each step waits for what the person would see. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

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

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Register With Us' }).first().click()
  await page.getByLabel('Full name').fill(person.fullName)
  await page.getByLabel('Phone number').fill(person.phoneNumber)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Bank or e-wallet').selectOption(person.bankName)
  await page.getByLabel('Account name').fill(person.fullName)
  await page.getByLabel('Account number').fill(person.accountNumber)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await seeNotice(page, 'Registration Successful!', 'Please check your email to verify your account.')
  await page.waitForURL('**/login')
}

/** Follows the newest link in the mailbox that was sent to this address. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  await page.goto('/mailbox')
  const mail = page.getByRole('listitem').filter({ hasText: `To ${email}` }).first()
  await mail.getByRole('link', { name: 'Verify email' }).click()
  await see(page, 'Your email is verified. You can sign in now.')
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/dashboard/)
}

/** From the dashboard to the open window of a deposit. */
export async function startDeposit(page: Page, amount: string): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Deposit', exact: true }).click()
  await page.waitForURL('**/dashboard/deposit')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('radio').first().check()
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

export async function sendFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
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
export async function processWithdrawal(page: Page, fullName: string, status: 'Completed' | 'Declined', reason?: string): Promise<void> {
  await page.goto('/admin/withdrawals')
  await page.getByRole('row').filter({ hasText: fullName }).getByRole('button', { name: /^Process/ }).first().click()
  await page.getByLabel('New status').selectOption({ label: status })
  if (reason) await page.getByLabel('Company instructions or reason').fill(reason)
  await page.getByRole('button', { name: `Set to ${status}` }).click()
  await seeNotice(page, 'Withdrawal updated')
}

export async function see(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => page.getByText(text).filter({ visible: true }).first().isVisible(), { message: `to see ${String(text)}`, timeout: 5_000 }).toBe(true)
}

export async function seeNotice(page: Page, title: string, message?: string | RegExp): Promise<void> {
  await see(page, title)
  if (message) await see(page, message)
}
