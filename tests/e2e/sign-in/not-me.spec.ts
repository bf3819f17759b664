/** The links of mails open for whoever is signed in: "This was not me", and a new password. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { followMail, see, seeNotice, signIn, signInByForm } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()
const maria = logins.maria
const newPassword = 'masayang gabi 8'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Makes the newest security mail one that has just been written about Maria. */
async function causeMail(): Promise<void> {
  const page = await kaban.open('visitor', sizes.laptop)
  await signIn(page, maria)
  await page.goto('/dashboard/settings/security')
  await press(page, 'Lock my money')
  await seeNotice(page, 'Your money is locked. Withdrawals are off until you unlock it.')
  await page.context().close()
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm password', { exact: true }).fill(newPassword)
  await press(page, 'Reset Password')
}

test('the button protects the login of somebody who is signed in, and of nobody else', async () => {
  await causeMail()
  const thief = await kaban.open('visitor', sizes.laptop)
  await signIn(thief, maria)
  const phone = await kaban.open('visitor', sizes.phone)
  await signIn(phone, maria)
  await followMail(phone, maria.email, 'This was not me')
  await phone.getByRole('heading', { level: 1, name: 'This was not me' }).waitFor()
  await see(phone, 'This link is for m•••@sample.kaban.test.')
  // Opening it has changed nothing.
  await thief.goto('/dashboard')
  await expect(thief).toHaveURL(/\/dashboard$/)
  await expectNoSideways(phone)
  await expectAccessible(phone)
  const link = phone.url()

  await press(phone, 'Protect my login')
  await see(phone, 'Your login is protected')
  await see(phone, /Your money is locked\./)
  await expect(thief).toHaveURL(/\/login/)
  await expectAccessible(phone)
  await choosePassword(phone)
  await see(phone, 'What to do next')
  await see(phone, /1 withdrawal to an account you used before is still pending/)
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Sign in' }).click()
  await signInByForm(phone, { email: maria.email, password: newPassword })
  await phone.goto('/dashboard/settings/security')
  await see(phone, /^Locked since/)

  await phone.goto(link)
  await see(phone, 'This link has expired')
  await phone.getByRole('link', { name: 'Go to my pages' }).click()
  await expect(phone).toHaveURL(/\/dashboard$/)
})

test('a reset link opens beside another login, which stays as it is @long', async () => {
  const asker = await kaban.open('visitor', sizes.laptop)
  await asker.goto('/forgot-password')
  await asker.getByLabel('Email').fill(maria.email)
  await press(asker, 'Send Reset Link')
  await seeNotice(asker, 'Password Reset Email Sent')
  const other = await kaban.open('visitor', sizes.laptop)
  await signIn(other, logins.ana)
  await followMail(other, maria.email, 'Set a new password')
  await other.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor()
  await see(other, 'This link is for m•••@sample.kaban.test.')
  await see(other, /signed in here with another login\. It stays signed in/)
  await expectAccessible(other)
  await choosePassword(other)
  await see(other, /still signed in here with another one/)
  await other.getByRole('link', { name: 'Go to my pages' }).click()
  await expect(other).toHaveURL(/\/admin\/dashboard$/)
})
