/** Social sign-in: sign up, sign in, connect in Settings, disconnect, and its failures. */
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
  const place = await reserveAddress()
  provider = await startRealProvider([`${place.KABAN_PUBLIC_URL}/social/harbour/callback`])
  Object.assign(provider.people, {
    nena: { email: 'nena@example.test', email_verified: true, name: 'Nena Cruz' },
    quiet: { email: 'quiet@example.test', name: 'Quiet One' },
    maria: { email: logins.maria.email, email_verified: true, name: 'Maria' },
  })
  return await startSocialFixture({ harbour: provider }, place)
})
test.afterAll(() => provider.close())

const onPhone = () => kaban.open('visitor', sizes.phone)

/** Fills in the provider's login and consent pages. */
async function agreeThere(page: Page, login: string): Promise<void> {
  await page.waitForURL(`${provider.issuer}/**`)
  await page.locator('input[name="login"]').fill(login)
  await page.locator('input[name="password"]').fill('any')
  await page.locator('button[type="submit"]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function fillTheRest(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('0917 555 0202')
  await page.getByLabel('Bank or e-wallet').selectOption('GCash')
  await page.getByLabel('Account number').fill('09175550202')
  await page.getByRole('checkbox').check()
}

test('a person signs up by a provider, and signs in by it again', async () => {
  const page = await onPhone()
  await page.goto('/login?returnTo=%2Fdashboard%2Fwallet')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Or sign in with harbour' }).click()
  await agreeThere(page, 'nena')
  await page.waitForURL('**/register?with=harbour')
  await see(page, 'nena@example.test')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Nena Cruz')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await see(page, 'Please fill in your full name and phone number.')
  await fillTheRest(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/dashboard')
  await seeNotice(page, 'Registration Successful!', 'Next time, sign in with harbour.')

  const again = await onPhone()
  await again.goto('/login?returnTo=%2Fdashboard%2Fwallet')
  await again.getByRole('link', { name: 'Or sign in with harbour' }).click()
  await agreeThere(again, 'nena')
  await again.waitForURL('**/dashboard/wallet')
})

test("without the provider's word for the email, a mailed code verifies it", async () => {
  const page = await onPhone()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Or sign in with harbour' }).click()
  await agreeThere(page, 'quiet')
  await page.waitForURL('**/register?with=harbour')
  await fillTheRest(page)
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

test('an email with a login: its owner signs in, connects in Settings, disconnects', async () => {
  const page = await onPhone()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Or sign in with harbour' }).click()
  await agreeThere(page, 'maria')
  await page.waitForURL('**/login?social=has-login')
  await see(page, 'Social Login Failed')
  await see(page, /^This email has a login here already\./)
  await expectAccessible(page)

  await signIn(page, logins.maria)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Connect harbour', exact: true }).click()
  // The provider remembers the last session.
  await page.waitForURL('**/dashboard/settings?social=connected')
  await see(page, 'From now on it is one of your ways of signing in.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Disconnect harbour' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await seeNotice(page, 'Disconnected')
  await page.getByRole('button', { name: 'Connect harbour', exact: true }).waitFor()
  // The pressed button is gone; the focus stays in its row.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Connect harbour')
})

test('while a sign-in is sent, neither it nor a provider can be pressed', async () => {
  const page = await onPhone()
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
  await seeNotice(page, 'Login Failed', 'The email or the password is not right.')
  expect([sent, new URL(page.url()).pathname]).toEqual([1, '/login'])
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('the second step of a sign-up offers the provider, by keyboard too', async () => {
  const page = await onPhone()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign Up Here' }).click()
  await page.getByLabel('Full name').fill('Nena Cruz')
  await page.getByLabel('Phone number').fill('0917 555 0303')
  await page.getByLabel('Email').fill('other@example.test')
  await page.getByLabel('Password', { exact: true }).fill('maligayang umaga 7')
  await page.getByLabel('Confirm password').fill('maligayang umaga 7')
  await page.getByRole('button', { name: 'Next' }).click()
  // The step that has just opened takes the focus.
  await page.getByRole('heading', { name: 'Profile & Bank' }).waitFor()
  await page.getByRole('link', { name: 'Or sign up with harbour' }).press('Enter')
  await page.waitForURL(`${provider.issuer}/**`)
})
