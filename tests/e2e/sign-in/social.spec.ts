/** Social login: sign-up, sign-in, connecting and disconnecting in Settings, and failures. */
import type { Page } from '@playwright/test'
import { reserveAddress, startSocialFixture } from '../../fixtures/people/social-fixture.ts'
import { startRealProvider, type RealProvider } from '../../fixtures/servers/real-provider.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
let provider: RealProvider
const kaban = kabanOfFile(async () => {
  const environment = await reserveAddress()
  provider = await startRealProvider([`${environment.KABAN_PUBLIC_URL}/social/harbour/callback`])
  Object.assign(provider.people, {
    nena: { email: 'nena@example.test', email_verified: true, name: 'Nena Cruz' },
    quiet: { email: 'quiet@example.test', name: 'Quiet One' },
    maria: { email: logins.maria.email, email_verified: true, name: 'Maria' },
  })
  return await startSocialFixture({ harbour: provider }, environment)
})
test.afterAll(() => provider.close())

const openPhone = () => kaban.open('visitor', sizes.phone)

/** Completes the provider's login and consent pages. */
async function consentAtProvider(page: Page, login: string): Promise<void> {
  await page.waitForURL(`${provider.issuer}/**`)
  await page.locator('input[name="login"]').fill(login)
  await page.locator('input[name="password"]').fill('any')
  await page.locator('button[type="submit"]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function fillRemainingFields(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('0917 555 0202')
  await page.getByLabel('Bank or e-wallet').selectOption('GCash')
  await page.getByLabel('Account number').fill('09175550202')
  await page.getByRole('checkbox').check()
}

test('a person signs up with a provider and signs in with it again', async () => {
  const page = await openPhone()
  await page.goto('/login?returnTo=%2Fdashboard%2Fwallet')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Or sign in with harbour' }).click()
  await consentAtProvider(page, 'nena')
  await page.waitForURL('**/register?with=harbour')
  await see(page, 'nena@example.test')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Nena Cruz')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await see(page, 'Please fill in your full name and phone number.')
  await fillRemainingFields(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/dashboard')
  await seeNotice(page, 'Registration Successful!', 'Next time, sign in with harbour.')

  const again = await openPhone()
  await again.goto('/login?returnTo=%2Fdashboard%2Fwallet')
  await again.getByRole('link', { name: 'Or sign in with harbour' }).click()
  await consentAtProvider(again, 'nena')
  await again.waitForURL('**/dashboard/wallet')
  await seeNotice(again, 'Login Successful!', 'Welcome back!')
  await again.reload()
  await again.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(again.getByText('Login Successful!')).toHaveCount(0)
})

test('an email that the provider has not verified is verified by a mailed code @long', async () => {
  const page = await openPhone()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Or sign in with harbour' }).click()
  await consentAtProvider(page, 'quiet')
  await page.waitForURL('**/register?with=harbour')
  await fillRemainingFields(page)
  await page.getByRole('button', { name: 'Send a code to this email' }).click()
  await seeNotice(page, 'OTP Sent')
  await expectAccessible(page)
  const [mail] = await kaban.server.asOwner<{ content: { facts: [string, string][] } }>(
    `select content from mail_outbox where to_address = 'quiet@example.test'
      and kind = 'one_time_code'`,
  )
  await page.getByLabel('Code').fill(mail?.content.facts[0]?.[1] ?? '')
  await page.waitForURL('**/dashboard')
})

test('an existing login connects a provider in Settings and disconnects it @long', async () => {
  const page = await openPhone()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Or sign in with harbour' }).click()
  await consentAtProvider(page, 'maria')
  await page.waitForURL('**/login?social=has-login')
  await see(page, 'Social Login Failed')
  await see(page, /^This email already has a login here\./)
  await expectAccessible(page)

  await signIn(page, logins.maria)
  await page.goto('/dashboard/settings/security')
  await page.getByRole('button', { name: 'Connect harbour', exact: true }).click()
  // The provider still has a session and does not ask again.
  await page.waitForURL('**/dashboard/settings/security?social=connected')
  await see(page, 'You can now sign in with it.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Disconnect harbour' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await seeNotice(page, 'Disconnected')
  await page.getByRole('button', { name: 'Connect harbour', exact: true }).waitFor()
  // The pressed button is gone, so the focus moves within its row.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Connect harbour')
})

test('the form and the providers are disabled while a sign-in is sent @long', async () => {
  const page = await openPhone()
  await page.goto('/login')
  const held = Promise.withResolvers<undefined>()
  let sent = 0
  await page.route('**/rpc/identity/login', async (route) => {
    sent += 1
    await held.promise
    await route.continue()
  })
  await page.getByLabel('Email').fill(logins.maria.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  const button = page.getByRole('button', { name: 'Signing In...' })
  await button.waitFor()
  await button.press('Enter')
  expect(await page.locator('[inert]').getByText('harbour').count()).toBe(1)
  await page.getByText('harbour').click({ force: true })
  held.resolve(undefined)
  await seeNotice(page, 'Login Failed', 'Incorrect email or password.')
  expect([sent, new URL(page.url()).pathname]).toEqual([1, '/login'])
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('the second sign-up step offers the provider, also by keyboard @long', async () => {
  const page = await openPhone()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign Up Here' }).click()
  await page.getByLabel('Full name').fill('Nena Cruz')
  await page.getByLabel('Phone number').fill('0917 555 0303')
  await page.getByLabel('Email').fill('other@example.test')
  await page.getByLabel('Password', { exact: true }).fill('maligayang umaga 7')
  await page.getByLabel('Confirm password').fill('maligayang umaga 7')
  await page.getByRole('button', { name: 'Next' }).click()
  // Waits for the new step to take the focus.
  await page.getByRole('heading', { name: 'Profile & Bank' }).waitFor()
  await page.getByRole('link', { name: 'Or sign up with harbour' }).press('Enter')
  await page.waitForURL(`${provider.issuer}/**`)
})
