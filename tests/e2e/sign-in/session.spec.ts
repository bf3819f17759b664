/** Session loading and its failures, notices, and the proof for sensitive changes. */
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { logOutOfConsole, see, seeNotice, signInByForm, tryAgainUntil } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

const sessionCall = '**/rpc/identity/me**'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const fail = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { json: { code: 'INTERNAL_SERVER_ERROR', status: 500, data: {} } },
  })

test('a loading message shows until the session is known @long', async () => {
  const page = await kaban.open('visitor', sizes.phone)
  const release = await holdSession(page)
  // The browser fetches the session on /verify; auth pages have it preloaded.
  await page.goto('/verify')
  await see(page, 'Loading Application (AuthProvider)...')
  await expectAccessible(page)
  release()
  await heading(page, 'Check a receipt').waitFor()
  await signInByForm(page, logins.ana)
  await page.waitForURL('**/admin/dashboard')
  const releaseAgain = await holdSession(page)
  await page.goto('/admin/dashboard')
  await see(page, 'Initializing Admin Session...')
  releaseAgain()
  await logOutOfConsole(page)
  await seeNotice(page, 'Logged Out', 'You have been successfully logged out.')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('isAdminAccessGranted')))
    .toBeNull()
})

test('a session that fails to load shows the reason', async () => {
  const page = await kaban.open('visitor', sizes.phone)
  await page.route(sessionCall, fail)
  await page.goto('/verify')
  await see(page, 'Failed to retrieve session.')
  await heading(page, 'Auth Error').waitFor()
  await expectAccessible(page)
  await page.unroute(sessionCall)
  await page.route(sessionCall, (route) => route.abort())
  await page.getByRole('button', { name: 'Load again' }).click()
  // A lost connection is retried three times before it counts.
  await heading(page, 'Auth Init Error').waitFor({ timeout: 20_000 })
  await see(page, 'An issue occurred during session retrieval.')
  await page.unroute(sessionCall)
  await page.getByRole('button', { name: 'Load again' }).click()
  await heading(page, 'Check a receipt').waitFor()
})

test('failures of sign-in, profile loading, saving and rendering are shown @long', async () => {
  const page = await kaban.open('visitor', sizes.phone)
  // Navigates inside the app: a dashboard document would have the session preloaded.
  await page.goto('/verify')
  await page.getByRole('link', { name: 'Login' }).click()
  await heading(page, 'Login').waitFor()
  await page.route(sessionCall, fail)
  await page.getByLabel('Email').fill(logins.maria.email)
  await page.getByLabel('Password', { exact: true }).fill(logins.maria.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await heading(page, 'Auth State Error').waitFor()
  await see(page, 'An issue occurred updating auth state.')
  await page.unroute(sessionCall)
  const openProfile = async (answer: (route: Route) => Promise<void>) => {
    await page.route('**/rpc/profile/mine**', answer)
    await page.goto('/dashboard/account')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Profile/ })
      .click()
  }
  await openProfile(fail)
  await see(page, 'Profile Error')
  await see(page, 'Could not fetch user profile.')
  await page.unroute('**/rpc/profile/mine**')
  await tryAgainUntil(page, page.getByRole('button', { name: 'Edit Profile' }))
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.route('**/rpc/profile/save', fail)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(page, 'Update Failed')
  await page.unroute('**/rpc/profile/save')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await openProfile((route) => route.fulfill({ json: { json: { fullName: 5 } } }))
  await heading(page, 'Unexpected Application Error!').waitFor()
  expect(await page.getByRole('main').count()).toBe(1)
  await expectAccessible(page)
})

test('a resumed session is recorded once', async () => {
  const page = await kaban.open('maria', sizes.phone)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  const restored = () =>
    kaban.server.asOwner(
      `select 1 from user_activity_log where action_type = 'LOGIN_SESSION_RESTORED'`,
    )
  expect(await restored()).toHaveLength(0)
  // Simulates a browser that was closed for an hour.
  await kaban.server.asOwner(`update sessions set resumed_at = resumed_at - interval '1 hour'`)
  await page.reload()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  await expect.poll(async () => (await restored()).length).toBe(1)
})

test('a notice lasts five seconds, makes way for the next, can be swiped off @long', async () => {
  const page = await kaban.open('visitor', sizes.phone)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const notice = page.locator('.toast')
  await notice.waitFor()
  const began = Date.now()
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await see(page, 'Invalid Email')
  expect(await notice.count()).toBeLessThanOrEqual(1)
  await notice.waitFor({ state: 'detached', timeout: 20_000 })
  expect(Date.now() - began).toBeGreaterThan(4500)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await swipe(page, 40)
  expect(await notice.count()).toBe(1)
  await swipe(page, 60)
  await expect(notice).toHaveCount(0)
})

test('cancelling a proof returns to the unchanged dialog below', async () => {
  const page = await kaban.open('ana', sizes.laptop)
  const focused = page.locator(':focus')
  const dialogs = page.locator('dialog[open]')
  await kaban.server.asOwner(`update sessions set proven_at = now() - interval '6 minutes'`)
  await page.goto('/admin/withdrawals')
  await page
    .getByRole('button', { name: /^(Process|Approve)/ })
    .first()
    .click()
  await page.getByLabel('New status').selectOption({ label: 'Processing' })
  await page.getByRole('button', { name: 'Start processing' }).press('Enter')
  await see(page, 'Confirm It Is You')
  await expect(dialogs).toHaveCount(2)
  await expect(focused).toHaveAttribute('type', 'password')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(1)
  await expect(focused).toHaveText('Start processing')
  // A busy button ignores the next press.
  await expect(focused).not.toHaveAttribute('aria-busy', 'true')
  expect(await page.locator('.toast').count()).toBe(0)

  await page.keyboard.press('Enter')
  await expect(focused).toHaveAttribute('type', 'password')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await see(page, 'Incorrect password.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send a code to my email' }).press('Enter')
  await seeNotice(page, 'OTP Sent', 'An OTP has been sent to your email.')
  await expect(focused).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use my password' }).press('Enter')
  await expect(focused).toHaveAttribute('type', 'password')
  await page.keyboard.type(logins.ana.password)
  await page.keyboard.press('Enter')
  await seeNotice(page, 'Withdrawal updated')
})

/** Delays the session response until the returned function is called. */
async function holdSession(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route(sessionCall, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve(undefined)
}

/** Swipes the notice to the right. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await page.locator('.toast').boundingBox()
  if (!box) throw new Error('There is no notice')
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((offset) => ({ x: x + offset, y })),
    })
  await touch('touchStart', [0])
  for (let moved = 10; moved <= distance; moved += 10) await touch('touchMove', [moved])
  await touch('touchEnd', [])
}
