/**
 * Getting in, and proving again who one is: what is said meanwhile, what the keyboard can do, and
 * what a person who cancels is spared.
 */
import { TOTP } from 'otpauth'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { accessCode, startTestServer, type TestServer } from '../fixtures/servers/test-server.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSideways } from './looks.ts'
import { openPeople, sizes, type People } from './pages.ts'
import { see, seeNotice, signInByForm, tryAgainUntil } from './steps.ts'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people.close())

const focused = (page: Page) => page.locator(':focus')
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).count()

describe('in a sample installation', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())
  const openAs = (size: keyof typeof sizes) =>
    people.openPage({ ...sizes[size], baseURL: server.address })
  const forgetProofs = () =>
    server.asOwner(`update sessions set proven_at = now() - interval '6 minutes'`)

  test('the first moment says what is loading, and to a browser of an admin that their session begins', async () => {
    const page = await openAs('phone')
    const answer = await holdMe(page)
    // At the door the server has answered already.
    await page.goto('/verify')
    await see(page, 'Loading Application (AuthProvider)...')
    await expectAccessible(page)
    answer()
    await page.getByRole('heading', { level: 1, name: 'Check a receipt' }).waitFor()
    await signInByForm(page, sampleSignIns.admin)
    await page.waitForURL('**/admin/dashboard')
    const again = await holdMe(page)
    await page.goto('/admin/dashboard')
    await see(page, 'Initializing Admin Session...')
    again()
    await page.getByRole('button', { name: 'Logout' }).click()
    await seeNotice(page, 'Logged Out', 'You have been successfully logged out.')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('isAdminAccessGranted')))
      .toBeNull()
    await page.context().close()
  })

  test('when nobody says who is here, the page says why', async () => {
    const page = await openAs('phone')
    await page.route('**/rpc/identity/me**', (route) =>
      route.fulfill({
        status: 500,
        json: { json: { code: 'INTERNAL_SERVER_ERROR', status: 500, data: {} } },
      }),
    )
    await page.goto('/verify')
    await see(page, 'Failed to retrieve session.')
    await page.getByRole('heading', { level: 1, name: 'Auth Error' }).waitFor()
    await expectAccessible(page)
    await page.unroute('**/rpc/identity/me**')
    await page.route('**/rpc/identity/me**', (route) => route.abort())
    await page.getByRole('button', { name: 'Load again' }).click()
    // A lost connection is tried again three times before it counts.
    await page
      .getByRole('heading', { level: 1, name: 'Auth Init Error' })
      .waitFor({ timeout: 20_000 })
    await see(page, 'An issue occurred during session retrieval.')
    await page.unroute('**/rpc/identity/me**')
    await page.getByRole('button', { name: 'Load again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Check a receipt' }).waitFor()
    await page.context().close()
  })

  test('right after a sign-in nobody says who is here; a profile cannot be had, saved or drawn: each is told as what it is', async () => {
    const page = await openAs('phone')
    const failing = (route: Route) =>
      route.fulfill({
        status: 500,
        json: { json: { code: 'INTERNAL_SERVER_ERROR', status: 500, data: {} } },
      })
    // Within the application: from the door the dashboard comes as a page of its own, and brings the answer.
    await page.goto('/verify')
    await page.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    await page.route('**/rpc/identity/me**', failing)
    await page.getByLabel('Email').fill(sampleSignIns.user.email)
    await page.getByLabel('Password', { exact: true }).fill(sampleSignIns.user.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { level: 1, name: 'Auth State Error' }).waitFor()
    await see(page, 'An issue occurred updating auth state.')
    await page.unroute('**/rpc/identity/me**')
    const toProfile = async (answer: (route: Route) => Promise<void>) => {
      await page.route('**/rpc/profile/mine**', answer)
      await page.goto('/dashboard/settings')
      await page.getByRole('link', { name: 'Profile' }).filter({ visible: true }).first().click()
    }
    await toProfile(failing)
    await see(page, 'Profile Error')
    await see(page, 'Could not fetch user profile.')
    await page.unroute('**/rpc/profile/mine**')
    await tryAgainUntil(page, page.getByRole('button', { name: 'Edit Profile' }))
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.route('**/rpc/profile/save', failing)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await seeNotice(page, 'Update Failed')
    await page.unroute('**/rpc/profile/save')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await toProfile((route) => route.fulfill({ json: { json: { fullName: 5 } } }))
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
    expect(await page.getByRole('main').count()).toBe(1)
    await expectAccessible(page)
    await page.context().close()
  })

  test('a page that opens with a session says so to the record, once', async () => {
    const page = await openAs('phone')
    await signInByForm(page, sampleSignIns.user)
    const restored = () =>
      server.asOwner(`select 1 from user_activity_log where action_type = 'LOGIN_SESSION_RESTORED'`)
    expect(await restored()).toHaveLength(0)
    // As a browser that was closed for an hour.
    await server.asOwner(`update sessions set resumed_at = resumed_at - interval '1 hour'`)
    await page.reload()
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await expect.poll(async () => (await restored()).length).toBe(1)
    await page.context().close()
  })

  test('a notice stays five seconds, gives way to the next, and is swiped away to the right', async () => {
    const page = await openAs('phone')
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
    await expect.poll(() => notice.count()).toBe(0)
    await page.context().close()
  })

  test('a proof is asked for above an open window; who cancels finds it as it was, and no failure is shown', async () => {
    const page = await openAs('laptop')
    await signInByForm(page, sampleSignIns.admin)
    await page.waitForURL('**/admin/dashboard')
    await forgetProofs()
    await page.goto('/admin/withdrawals')
    await page
      .getByRole('button', { name: /^Process/ })
      .first()
      .click()
    await page.getByLabel('New status').selectOption({ label: 'Processing' })
    await page.getByRole('button', { name: 'Set to Processing' }).press('Enter')
    await see(page, 'Confirm It Is You')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(2)
    await expect.poll(() => focused(page).getAttribute('type')).toBe('password')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(1)
    await expect.poll(() => focused(page).innerText()).toBe('Set to Processing')
    expect(await page.locator('.toast').count()).toBe(0)

    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page).getAttribute('type')).toBe('password')
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await see(page, 'The password is not right.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send a code to my email' }).press('Enter')
    await seeNotice(page, 'OTP Sent', 'An OTP has been sent to your email.')
    await expect.poll(() => focused(page).getAttribute('autocomplete')).toBe('one-time-code')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use my password' }).press('Enter')
    await expect.poll(() => focused(page).getAttribute('type')).toBe('password')
    await page.keyboard.type(sampleSignIns.admin.password)
    await page.keyboard.press('Enter')
    await seeNotice(page, 'Withdrawal updated')
    await page.context().close()
  })
})

describe('in a live installation', () => {
  let server: TestServer
  let page: Page
  let phone = new TOTP({})
  beforeAll(async () => {
    server = await startTestServer({ env: { KABAN_MODE: 'live' } })
    page = await people.openPage({ viewport: { width: 360, height: 800 }, baseURL: server.address })
  })
  afterAll(() => server.close())
  const enterAccessCode = async () => {
    await page.goto('/admin/login')
    await page.getByLabel('Access code').fill(accessCode)
    await page.keyboard.press('Enter')
  }

  test('company access sets its authenticator app up before it opens', async () => {
    await enterAccessCode()
    await page.getByRole('heading', { level: 1, name: 'Set up your authenticator app' }).waitFor()
    await expect.poll(() => focused(page).innerText()).toBe('Set up your authenticator app')
    const key = await page.getByLabel('Key', { exact: true }).innerText()
    phone = new TOTP({ secret: key.replaceAll(' ', '') })
    await expectAccessible(page)
    // What was scanned stays good when the page is loaded anew.
    await page.reload()
    await expect.poll(() => page.getByLabel('Key', { exact: true }).innerText()).toBe(key)
    await page.getByLabel('Code from your app').fill(phone.generate())
    await page.getByRole('heading', { level: 1, name: 'Keep your recovery codes' }).waitFor()
    await expect.poll(() => focused(page).innerText()).toBe('Keep your recovery codes')
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

  test('the next time it asks for the code, which sends itself once, and a page loaded anew goes on there', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await seeNotice(page, 'Admin Logged Out', 'You have logged out from Company Access.')
    await enterAccessCode()
    await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor()
    await page.reload()
    await expect.poll(() => focused(page).getAttribute('autocomplete')).toBe('one-time-code')
    let sent = 0
    page.on('request', (request) => (sent += Number(request.url().includes('answerChallenge'))))
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await seeNotice(page, 'Login Failed')
    expect(sent).toBe(1)
    expect(await shown(page, 'Start again')).toBe(1)
    // As after some minutes: the code of now was not used yet.
    await server.asOwner('update authenticators set last_step = last_step - 10')
    await page.getByLabel('Code from your app').fill(phone.generate())
    await page.waitForURL('**/admin/dashboard')
    await seeNotice(page, 'Admin Access Granted', 'Welcome, Company Administrator!')
    expect(sent).toBe(2)
  })

  test('who starts again is back at the first step', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await seeNotice(page, 'Admin Logged Out')
    await enterAccessCode()
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByLabel('Access code').waitFor()
    await page.goto('/admin/login?step=code')
    await page.getByLabel('Access code').waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })
})

/** Holds the answer to who is here back; what is returned lets it go. */
async function holdMe(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route('**/rpc/identity/me**', async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve(undefined)
}

/** A finger on the notice, moved to the right. */
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
