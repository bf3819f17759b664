/**
 * Keyboard only, from the first step of a sign-up to the last sign-out: no mouse, and no focus set
 * by the test.
 */
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import sharp from 'sharp'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { keyboardOf, type Keyboard } from '../fixtures/keyboard.ts'
import { nena, see, seeNotice, verifyEmail } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let page: Page
let keyboard: Keyboard
let app = new TOTP({})

test.beforeAll(async () => {
  page = await kaban.open('visitor', sizes.laptop)
  keyboard = keyboardOf(page)
})

const field = (label: string) => page.getByLabel(label, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
/** After a navigation to a new document, the keyboard starts at its beginning. */
const skipLink = () => page.getByRole('link', { name: /^Skip to (the )?content$/ })
/** As after some minutes: no proof is recent, and the current code was not used yet. */
async function letMinutesPass(): Promise<void> {
  await kaban.server.asOwner(`update sessions set proven_at = now() - interval '6 minutes'`)
  await kaban.server.asOwner('update authenticators set last_step = last_step - 10')
}

test('keyboard only: sign-up step 1, with errors at their fields', async () => {
  await page.goto('/')
  await keyboard.reach(
    page.getByRole('link', { name: /^(Register With Us|Start Investing)$/ }).first(),
  )
  // From server-rendered pages to the application: the focus starts at the beginning of a new
  // document.
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register')
  await keyboard.type(field('Full name'), nena.fullName)
  await keyboard.press(button('Next'))
  // The missing field has the focus.
  await expect
    .poll(() => field('Phone number').evaluate((input) => input === document.activeElement))
    .toBe(true)
  await keyboard.typeHere(nena.phoneNumber)
  await keyboard.type(field('Email'), nena.email)
  await keyboard.type(field('Password'), nena.password)
  await keyboard.press(button('Show what is typed').first(), 'Space')
  await keyboard.type(field('Confirm password'), nena.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Profile & Bank' }).waitFor()
  await keyboard.expectPlace()
})

test('keyboard only: sign-up step 2, back and forth, with a picture', async () => {
  await keyboard.press(button('Back'))
  await page.getByRole('heading', { name: 'Basics' }).waitFor()
  await keyboard.press(button('Next'))
  await page.getByRole('heading', { name: 'Profile & Bank' }).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await keyboard.press(page.getByLabel('Choose picture'))
  const picture = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#0b5d62' },
  })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await button('Remove picture').waitFor()
  await keyboard.reach(field('Bank or e-wallet'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await keyboard.type(field('Account name'), nena.fullName)
  await keyboard.type(field('Account number'), nena.accountNumber)
  await keyboard.press(page.getByRole('checkbox'), 'Space')
  await keyboard.press(button('Create Account'))
  await page.waitForURL('**/login')
  await seeNotice(page, 'Registration Successful!')
  await keyboard.reach(skipLink())
})

test('keyboard only: login, and the proof dialog before an authenticator app', async () => {
  await verifyEmail(page, nena.email)
  await keyboard.press(page.getByRole('link', { name: 'Go to login' }))
  await page.waitForURL('**/login')
  await keyboard.type(field('Email'), nena.email)
  await keyboard.type(field('Password'), nena.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await seeNotice(page, 'Login Successful!')
  await keyboard.expectPlace()
  // One Esc closes one thing, here the notice.
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast')).toHaveCount(0)
  await keyboard.press(page.getByRole('button', { name: /menu/i }))
  await keyboard.reach(page.getByRole('menuitem', { name: 'Settings' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/settings')
  await keyboard.expectPlace()
  await keyboard.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Security/ })
      .first(),
  )
  await page.waitForURL('**/dashboard/settings/security')
  await keyboard.expectPlace()

  await letMinutesPass()
  const setUp = page
    .getByRole('region', { name: 'Authenticator app' })
    .getByRole('button', { name: 'Set up', exact: true })
  await keyboard.press(setUp)
  await dialog('Confirm It Is You').waitFor()
  await page.keyboard.press('Escape')
  await dialog('Confirm It Is You').waitFor({ state: 'detached' })
  await expect.poll(() => setUp.evaluate((part) => part === document.activeElement)).toBe(true)
  await expect(setUp).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Enter')
  await keyboard.type(
    dialog('Confirm It Is You').getByLabel('Password', { exact: true }),
    nena.password,
  )
  await page.keyboard.press('Enter')
  await dialog('Set up an authenticator app').waitFor()
})

test('keyboard only: the authenticator app is set up, the focus stays in its card', async () => {
  app = new TOTP({ secret: (await field('Key').innerText()).replaceAll(' ', '') })
  await keyboard.type(field('Code from your app'), app.generate())
  await dialog('Keep your recovery codes').waitFor()
  await keyboard.expectPlace()
  await keyboard.press(page.getByRole('checkbox'), 'Space')
  await keyboard.press(button('Done'))
  await see(page, '10 recovery codes left')
  await keyboard.expectPlace()
})

test('keyboard only: the code step of a login @long', async () => {
  await page.goto('/dashboard/settings')
  await keyboard.press(button('Log Out'))
  await page.waitForURL(`${kaban.server.address}/`)
  await keyboard.reach(page.getByRole('link', { name: 'Login' }).first())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await letMinutesPass()
  await keyboard.type(field('Email'), nena.email)
  await keyboard.type(field('Password'), nena.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await keyboard.press(button('Use a recovery code'))
  await keyboard.press(button('Use the app instead'))
  await keyboard.type(field('Code from your app'), app.generate())
  await page.waitForURL('**/dashboard')
  await keyboard.expectPlace()
})

test('keyboard only: another session is signed out, then the current one @long', async () => {
  await letMinutesPass()
  const other = await kaban.open('visitor', sizes.phone)
  await other.goto('/login')
  await other.getByLabel('Email').fill(nena.email)
  await other.getByLabel('Password', { exact: true }).fill(nena.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.getByLabel('Code from your app').fill(app.generate())
  await other.waitForURL('**/dashboard')
  await page.goto('/dashboard/settings/security')
  await keyboard.press(page.getByRole('button', { name: /^Sign out: / }))
  await seeNotice(page, 'Signed Out', 'That session has ended.')
  await other.waitForURL('**/login?**')
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0)
  await keyboard.expectPlace()
  await letMinutesPass()
  await keyboard.reach(button('Turn off'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await keyboard.press(
    dialog('Turn off the authenticator app?').getByRole('button', { name: 'Turn off' }),
  )
  await keyboard.type(dialog('Confirm It Is You').getByLabel('Code from your app'), app.generate())
  await seeNotice(page, 'Authenticator App Turned Off')
  await see(page, 'Not set up')
  await keyboard.expectPlace()
  await keyboard.press(button('Sign out everywhere'))
  await keyboard.press(
    dialog('Sign out everywhere?').getByRole('button', { name: 'Sign out everywhere' }),
  )
  await seeNotice(page, 'Signed Out', 'All sessions have ended. Sign in again to continue.')
  await page.waitForURL(`${kaban.server.address}/`)
  await keyboard.reach(skipLink())
})
