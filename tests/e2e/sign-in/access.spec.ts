/** Sign-up, sign-in, account recovery and forced sign-out, with several browsers open. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import sharp from 'sharp'
import { accessCode } from '../../fixtures/servers/test-server.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { holdTimers } from '../fixtures/hold-timers.ts'
import { expectOnTime } from '../fixtures/in-time.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import {
  followMail,
  logOutOfConsole,
  nena,
  register,
  see,
  seeNotice,
  signInByForm,
  trySignIn,
  verifyEmail,
} from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

/** Nena's phone, and her laptop at home. */
let phone: Page
let laptop: Page

test.beforeAll(async () => {
  phone = await openAs('phone')
  laptop = await openAs('laptop')
})

const openAs = (size: keyof typeof sizes) => kaban.open('visitor', sizes[size])
const newPassword = 'masayang gabi 8'
const afterReset = { email: nena.email, password: newPassword }

/** Expects a sign-out without a reload, within two seconds of the action elsewhere. */
async function expectSignedOut(page: Page, since: number): Promise<void> {
  await page.waitForURL('**/login?**')
  await expectOnTime(page, since, 2_000, 'the sign-out')
  await seeNotice(page, 'Please sign in again')
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  expect(await page.getByText('₱').count()).toBe(0)
}

/** Keeps the sign-out notice on the page until the test reads it. */
async function holdNotice(page: Page): Promise<void> {
  await holdTimers(page, 5_000)
}

/** Runs the operator's command, `npm run user -- …`, while the server runs. */
async function runUserCommand(...words: string[]): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: kaban.server.url,
    KABAN_DATA_DIR: kaban.server.dataDirectory,
  }
  await promisify(execFile)(process.execPath, ['src/main/commands/change-user.ts', ...words], {
    env,
  })
}

test('sign-up with a picture has two steps and leads to the login', async () => {
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#b45a28' },
  })
    .jpeg()
    .toBuffer()
  await register(phone, nena, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
})

test('sign-in needs a verified email; the mail can be sent again', async () => {
  await trySignIn(phone, nena)
  await seeNotice(
    phone,
    'Login Failed',
    'Your email is not verified yet. Open the link in the email we sent you, then sign in.',
  )
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Send the email again' }).click()
  await seeNotice(
    phone,
    'Check your email',
    'If this email still needs verifying, a new link is on its way.',
  )
  await verifyEmail(phone, nena.email)
  await expectAccessible(phone)
})

test('a wrong password is refused, the right one opens the dashboard', async () => {
  await trySignIn(phone, { ...nena, password: 'not the password' })
  await seeNotice(phone, 'Login Failed', 'Incorrect email or password.')
  // The notice goes, the words beside the field stay.
  const password = phone.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription('Incorrect email or password.')
  await signInByForm(phone, nena)
  await seeNotice(phone, 'Login Successful!', 'Welcome back!')
  await expect
    .poll(() => phone.locator('header img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  // Signed-in users are redirected from sign-up pages.
  await phone.goto('/register')
  await phone.waitForURL('**/dashboard')
})

test('a password reset can be requested by email', async () => {
  await laptop.goto('/login')
  await laptop.getByRole('link', { name: 'Forgot password?' }).click()
  await laptop.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor()
  await laptop.getByLabel('Email').fill(nena.email)
  await laptop.getByRole('button', { name: 'Send Reset Link' }).click()
  await seeNotice(laptop, 'Password Reset Email Sent', /^If this email has a login here/)
})

test('a password reset signs out every browser at once; its link works once', async () => {
  const tablet = await openAs('laptop')
  await signInByForm(tablet, nena)
  await phone.goto('/dashboard')
  await followMail(laptop, nena.email, 'Set a new password')
  const link = laptop.url()
  await laptop.getByLabel('New password', { exact: true }).fill(newPassword)
  await laptop.getByLabel('Confirm password', { exact: true }).fill('something else')
  await laptop.getByRole('button', { name: 'Reset Password' }).click()
  await seeNotice(laptop, 'Password Reset Failed', 'Passwords do not match.')
  await expectAccessible(laptop)
  await laptop.getByLabel('Confirm password', { exact: true }).fill(newPassword)
  await Promise.all([phone, tablet].map(holdNotice))
  const releaseTimers = await holdTimers(laptop, 3_000)
  await laptop.getByRole('button', { name: 'Reset Password' }).click()
  await seeNotice(laptop, 'Password Reset Successful')
  const done = Date.now()
  await Promise.all([
    expectSignedOut(phone, done),
    expectSignedOut(tablet, done),
    expectAccessible(laptop),
  ])
  expect(
    await laptop.getByRole('link', { name: 'Ask for a new link' }).count(),
    'no other link is offered',
  ).toBe(0)
  expect(new URL(laptop.url()).pathname, 'the redirect takes three seconds').toBe('/reset-password')
  await releaseTimers()
  await laptop.waitForURL('**/login')
  await tablet.context().close()

  await laptop.goto(link)
  await see(laptop, 'Password Reset Failed')
  await see(laptop, 'This link was used before or has expired. Please ask for a new one.')
  await expect(laptop.getByLabel('New password', { exact: true })).toHaveCount(0)
  await laptop.getByRole('link', { name: 'Ask for a new link' }).waitFor()
  await trySignIn(phone, nena)
  await seeNotice(phone, 'Login Failed', 'Incorrect email or password.')
  await signInByForm(phone, afterReset)
})

test('turning the authenticator on ends other sessions and requires a code @long', async () => {
  await signInByForm(laptop, afterReset)
  await phone.goto('/dashboard/settings/security')
  const card = phone.getByRole('region', { name: 'Authenticator app' })
  await card.getByRole('button', { name: 'Set up', exact: true }).click()
  const app = new TOTP({
    secret: (await phone.getByLabel('Key', { exact: true }).innerText()).replaceAll(' ', ''),
  })
  await holdNotice(laptop)
  const began = Date.now()
  await phone.getByLabel('Code from your app').fill(app.generate())
  await see(phone, 'Keep your recovery codes')
  await expectSignedOut(laptop, began)
  await phone.getByRole('checkbox', { name: 'I have kept these codes in a safe place.' }).check()
  await phone.getByRole('button', { name: 'Done' }).click()
  await seeNotice(phone, 'Authenticator App Turned On')

  await trySignIn(laptop, afterReset)
  await laptop.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor()
  expect(new URL(laptop.url()).searchParams.get('step')).toBe('code')
  await laptop.goto('/dashboard')
  await laptop.waitForURL('**/login?**')
  await laptop.goto('/login?step=code')
  // Makes the current code unused, as if some minutes had passed.
  await kaban.server.asOwner('update authenticators set last_step = last_step - 10')
  await laptop.getByLabel('Code from your app').fill(app.generate())
  await laptop.waitForURL('**/dashboard')
})

test('turning the authenticator off makes the password sufficient again @long', async () => {
  await phone.getByRole('button', { name: 'Turn off' }).click()
  await holdNotice(laptop)
  const began = Date.now()
  await phone.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await seeNotice(phone, 'Authenticator App Turned Off')
  await expectSignedOut(laptop, began)
  await signInByForm(laptop, afterReset)
})

test('a user signs out one other device, then all others @long', async () => {
  await phone.reload()
  await holdNotice(laptop)
  await phone.getByRole('button', { name: /^Sign out: / }).click()
  const began = Date.now()
  await seeNotice(phone, 'Signed Out', 'That session has ended.')
  await expectSignedOut(laptop, began)
  await signInByForm(laptop, afterReset)
  await phone.reload()
  await phone.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await Promise.all([phone, laptop].map(holdNotice))
  await phone.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expectSignedOut(laptop, Date.now())
  await seeNotice(phone, 'Signed Out', 'You’re now signed in only here.')
  await expect(phone.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
})

test('wrong company access codes are refused and slowed down @long', async () => {
  const page = await openAs('laptop')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Company Access' }).click()
  const enter = async (code: string) => {
    await page.getByLabel('Access code').fill(code)
    await page.getByRole('button', { name: 'Enter Control Panel' }).click()
  }
  // The notice disappears by itself after five seconds.
  const dismiss = async () => {
    await page
      .getByRole('button', { name: 'Dismiss notice' })
      .click({ timeout: 5_000 })
      .catch(() => {})
    await page.locator('.toast').waitFor({ state: 'detached' })
  }
  for (let tries = 1; tries <= 5; tries++) {
    await enter(`not the code ${tries}`)
    await seeNotice(page, 'Access Denied', 'Invalid Company Access Code.')
    await dismiss()
  }
  // The right code is refused too; otherwise the wait would reveal it.
  for (const code of ['not the code 6', accessCode]) {
    await enter(code)
    await seeNotice(
      page,
      'Access Denied',
      /^Too many tries\. Please wait \d+ seconds and try again\.$/,
    )
    await dismiss()
  }
  await expectAccessible(page)
  expect(new URL(page.url()).pathname).toBe('/admin/login')
  // Ends the wait of a minute.
  await kaban.server.asOwner('update attempts set open_at = now()')
  await enter(accessCode)
  await page.waitForURL('**/admin/dashboard')
  await seeNotice(page, 'Admin Access Granted', 'Welcome, Company Administrator!')
  await page.goto('/admin/login')
  await page.waitForURL('**/admin/dashboard')
  await logOutOfConsole(page)
  await seeNotice(page, 'Admin Logged Out', 'You have logged out from Company Access.')
  await page.goto('/admin/dashboard')
  await page.waitForURL('**/admin/login?**')
  await page.context().close()
})

test('a suspended user is signed out at once and sees why when signing in @long', async () => {
  await signInByForm(laptop, logins.maria)
  await see(laptop, '₱')
  await holdNotice(laptop)
  await runUserCommand('--email', logins.maria.email, '--status', 'suspended')
  await expectSignedOut(laptop, Date.now())
  await trySignIn(laptop, logins.maria)
  await seeNotice(laptop, 'Login Failed', 'Your access is suspended. Please contact our support.')
  await expectAccessible(laptop)
  await runUserCommand('--email', logins.maria.email, '--status', 'active')
  await signInByForm(laptop, logins.maria)
})

test('losing the console signs out at once; the next sign-in is that of a user @long', async () => {
  await phone.goto('/dashboard')
  await holdNotice(phone)
  // An admin is made by invitation (console/invitations.spec.ts); this one is from before.
  await kaban.server.asOwner(`update users set role = 'admin' where email = $1`, [nena.email])
  await phone.goto('/admin/dashboard')
  await phone.getByRole('heading', { name: 'Dashboard Overview' }).first().waitFor()
  await runUserCommand('--email', nena.email, '--role', 'user')
  await phone.waitForURL(/\/login/)
  await trySignIn(phone, afterReset)
  await phone.waitForURL('**/dashboard')
  expect(new URL(phone.url()).pathname).toBe('/dashboard')
})
