/** The authenticator app: setup, sign-in, recovery codes, and turning it off. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { wrongCodeOf } from '../../fixtures/people/authenticator-app.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { see, seeNotice, signIn, tryAgainUntil } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let page: Page
const maria = { email: 'maria@sample.kaban.test', password: 'sample-wallet-1' }
let phone = new TOTP({})
let recoveryCodes: string[] = []

test.beforeAll(async () => {
  page = await kaban.open('visitor', { ...sizes.phone, acceptDownloads: true })
  await page.setViewportSize({ width: 320, height: 720 })
})

const card = () => page.getByRole('region', { name: 'Authenticator app' })
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Makes the current code unused, as if some minutes had passed. */
const allowCurrentCode = () =>
  kaban.server.asOwner('update authenticators set last_step = last_step - 10')

test('setup shows the key as a QR code and as text', async () => {
  await signIn(page, maria)
  await page.goto('/dashboard/settings/security')
  await see(page, 'Not set up')
  await card().getByRole('button', { name: 'Set up', exact: true }).click()
  await see(page, 'Or type this key into the app:')
  await expectNoSideways(page)
  await expectAccessible(page)
  await dialog()
    .getByRole('img', { name: /^QR code/ })
    .waitFor()
  const key = await dialog().getByLabel('Key', { exact: true }).innerText()
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  phone = new TOTP({ secret: key.replaceAll(' ', '') })
})

test('a wrong code shows a field error; the right one turns the app on', async () => {
  const field = dialog().getByLabel('Code from your app')
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  await field.fill(wrongCodeOf(phone))
  await see(page, /^Incorrect code/)
  await expectAccessible(page)
  await field.fill(phone.generate())
  await see(page, 'Keep your recovery codes')
  recoveryCodes = await dialog().getByRole('listitem').allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  await expectNoSideways(page)
  await expectAccessible(page)
})

test('recovery codes are saved as a file; the dialog stays until confirmed', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Save as a file').click(),
  ])
  const saved = await readFile(await download.path(), 'utf8')
  for (const code of recoveryCodes) expect(saved).toContain(code)
  await page.keyboard.press('Escape')
  await see(page, 'Keep the codes first, then tick this box.')
  await expectAccessible(page)
  await button('Done').click()
  expect(await dialog().isVisible()).toBe(true)
  await page.getByRole('checkbox', { name: 'I have kept these codes in a safe place.' }).check()
  await button('Done').click()
  await seeNotice(
    page,
    'Authenticator App Turned On',
    'You’ll need its code each time you sign in.',
  )
  await see(page, /^On since /)
  await see(page, '10 recovery codes left')
  await expectNoSideways(page)
})

test('the password card asks for the old password and outlives a failure @long', async () => {
  const password = page.getByRole('region', { name: 'Change password' })
  await password.getByLabel('Current password').waitFor()
  expect(await password.innerText()).not.toContain('provider')
  await page.route('**/rpc/identity/proofWays**', (route) =>
    route.fulfill({
      status: 500,
      json: { json: { code: 'INTERNAL_SERVER_ERROR', status: 500, data: {} } },
    }),
  )
  await page.reload()
  await password.getByText('Error Fetching Password Settings').waitFor()
  await page.unroute('**/rpc/identity/proofWays**')
  await tryAgainUntil(page, password.getByLabel('Current password'))
})

test('sign-in asks for a code and accepts a recovery code', async () => {
  const other = await kaban.open('visitor', sizes.laptop)
  await other.goto('/login')
  await other.getByLabel('Email').fill(maria.email)
  await other.getByLabel('Password', { exact: true }).fill(maria.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await see(other, 'Enter your code')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Use a recovery code' }).click()
  await other.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.waitForURL(/\/dashboard/)
  await other.context().close()
})

test('new recovery codes need a recent proof and replace the old ones @long', async () => {
  await kaban.server.asOwner(`update sessions set proven_at = now() - interval '6 minutes'`)
  await allowCurrentCode()
  await page.reload()
  await see(page, '9 recovery codes left')
  await button('New recovery codes').click()
  await see(page, 'Make new recovery codes?')
  await expectAccessible(page)
  await dialog().getByRole('button', { name: 'New recovery codes' }).click()
  await see(page, 'Confirm It Is You')
  await page.getByLabel('Code from your app').fill(phone.generate())
  await see(page, 'Keep your recovery codes')
  const renewed = await dialog().getByRole('listitem').allInnerTexts()
  expect(renewed).toHaveLength(10)
  expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([])
  await page.getByRole('checkbox', { name: 'I have kept these codes in a safe place.' }).check()
  await button('Done').click()
  await seeNotice(page, 'Recovery Codes Renewed')
  await see(page, '10 recovery codes left')
})

test('the app is turned off by keyboard after a confirmation @long', async () => {
  await button('Turn off').press('Enter')
  await see(page, 'Turn off the authenticator app?')
  await see(page, /this change pauses withdrawals for 24 hours/)
  await expectAccessible(page)
  await dialog().getByRole('button', { name: 'Turn off' }).press('Enter')
  await seeNotice(page, 'Authenticator App Turned Off')
  await see(page, 'Not set up')
})
