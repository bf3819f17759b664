/** Company access of a live installation: authenticator app, codes, and starting again. */
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { wrongCodeOf } from '../../fixtures/people/authenticator-app.ts'
import { accessCode, startTestServer } from '../../fixtures/servers/test-server.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { logOutOfConsole, see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile(() => startTestServer({ env: { KABAN_MODE: 'live' } }))
let page: Page
let app = new TOTP({})

test.beforeAll(async () => {
  page = await kaban.open('visitor', { viewport: sizes.smallPhone.viewport })
})

const focused = () => page.locator(':focus')
const enterAccessCode = async () => {
  await page.goto('/admin/login')
  await page.getByLabel('Access code').fill(accessCode)
  await page.keyboard.press('Enter')
}

test('company access opens only after setting up an authenticator app', async () => {
  await enterAccessCode()
  await page.getByRole('heading', { level: 1, name: 'Set up your authenticator app' }).waitFor()
  await expect(focused()).toHaveText('Set up your authenticator app')
  const key = await page.getByLabel('Key', { exact: true }).innerText()
  app = new TOTP({ secret: key.replaceAll(' ', '') })
  await expectAccessible(page)
  // A reload keeps the scanned key valid.
  await page.reload()
  await expect(page.getByLabel('Key', { exact: true })).toHaveText(key)
  await page.getByLabel('Code from your app').fill(app.generate())
  await page.getByRole('heading', { level: 1, name: 'Keep your recovery codes' }).waitFor()
  await expect(focused()).toHaveText('Keep your recovery codes')
  expect(
    await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count(),
  ).toBe(10)
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await see(page, 'Keep the codes first, then tick this box.')
  await page.getByRole('checkbox', { name: 'I have kept these codes in a safe place.' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/admin/dashboard')
  await seeNotice(page, 'Admin Access Granted', 'Welcome, Company Administrator!')
})

test('the next sign-in asks for a code and submits it once', async () => {
  await logOutOfConsole(page)
  await seeNotice(page, 'Admin Logged Out', 'You have logged out from Company Access.')
  await enterAccessCode()
  await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor()
  await page.reload()
  await expect(focused()).toHaveAttribute('autocomplete', 'one-time-code')
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().includes('answerChallenge'))))
  await page.keyboard.type(wrongCodeOf(app))
  await page.keyboard.press('Enter')
  await seeNotice(page, 'Login Failed')
  expect(sent).toBe(1)
  expect(await page.getByText('Start over').filter({ visible: true }).count()).toBe(1)
  // Makes the current code unused, as if some minutes had passed.
  await kaban.server.asOwner('update authenticators set last_step = last_step - 10')
  await page.getByLabel('Code from your app').fill(app.generate())
  await page.waitForURL('**/admin/dashboard')
  await seeNotice(page, 'Admin Access Granted', 'Welcome, Company Administrator!')
  expect(sent).toBe(2)
})

test('"Start over" returns to the first step @long', async () => {
  await logOutOfConsole(page)
  await seeNotice(page, 'Admin Logged Out')
  await enterAccessCode()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByLabel('Access code').waitFor()
  await page.goto('/admin/login?step=code')
  await page.getByLabel('Access code').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})
