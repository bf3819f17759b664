/** Auth pages before their scripts load: input, submits and choices are kept. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { holdScripts } from '../fixtures/hold-scripts.ts'
import { logins } from '../fixtures/kaban.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

function openPhone(): Promise<Page> {
  return kaban.open('visitor', { viewport: { width: 360, height: 740 }, hasTouch: true })
}

test('a login submitted before the scripts load completes and stays out of the URL', async () => {
  const page = await openPhone()
  const releaseScripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(logins.maria.email)
  await page.getByLabel('Password', { exact: true }).fill(logins.maria.password)
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true')
  expect(page.url()).toBe(`${kaban.server.address}/login`)
  releaseScripts()
  await page.waitForURL('**/dashboard')
  await seeNotice(page, 'Login Successful!', 'Welcome back!')
})

test('hydration keeps input and shifts no layout', async () => {
  const page = await openPhone()
  const releaseScripts = await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Liza Reyes')
  const email = page.getByLabel('Email')
  await email.pressSequentially('liza@')
  const places = () =>
    page
      .locator('h1, h2, input, button, footer')
      .evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().top)),
      )
  const before = await places()
  await page.getByRole('button', { name: 'Show what is typed' }).first().click()
  releaseScripts()
  await expect(page.locator('input[name="password"]')).toHaveAttribute('type', 'text')
  expect(await places()).toEqual(before)
  await email.press('End')
  await email.pressSequentially('example.ph')
  await page.getByRole('button', { name: 'Next' }).click()
  expect([await page.getByLabel('Full name').inputValue(), await email.inputValue()]).toEqual([
    'Liza Reyes',
    'liza@example.ph',
  ])
  await seeNotice(page, 'Missing Fields')
})

async function languageAndTheme(page: Page): Promise<(string | undefined)[]> {
  return await page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dataset['theme'],
  ])
}

test('language and theme chosen before the scripts load persist @long', async () => {
  const page = await openPhone()
  const releaseScripts = await holdScripts(page)
  await page.goto('/forgot-password', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'FIL Filipino' }).click()
  await page.getByText('Dark', { exact: true }).click()
  releaseScripts()
  await expect.poll(() => languageAndTheme(page)).toEqual(['fil', 'dark'])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  expect(await languageAndTheme(page)).toEqual(['fil', 'dark'])
  await see(page, 'Mag-sign in para makita ang balanse mo.')
})

test('the sign-up rates a password while it is typed, and refuses a common one', async () => {
  const page = await openPhone()
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Liza Reyes')
  await page.getByLabel('Phone number').fill('0917 555 0177')
  await page.getByLabel('Email').fill('liza.reyes@example.test')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('liza')
  await see(page, 'Too short. Use at least 6 characters.')
  await password.fill('LizaReyes1')
  await see(page, 'Too easy to guess. Choose another.')
  await password.fill('sunflower77')
  await see(page, 'Fair. One more word makes it strong.')
  await expectAccessible(page)
  // Only the server has the whole list.
  await password.fill('mushroom')
  await page.getByLabel('Confirm password').fill('mushroom')
  await page.getByRole('button', { name: 'Next' }).click()
  await seeNotice(page, 'Weak Password')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/^This password is widely used/)
  await expect(password).toBeFocused()
  await password.fill('tubig-at-kape')
  await see(page, 'Strong')
  await page.getByLabel('Confirm password').fill('tubig-at-kape')
  await page.getByRole('button', { name: 'Next' }).click()
  await see(page, 'Step 2 of 2')
  await page.context().close()
})

test('failed scripts show a message and a reload link', async () => {
  const page = await openPhone()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await see(page, 'This page didn’t load completely, so nothing was sent. Check your connection.')
  await expectAccessible(page)
  const signIn = page.getByRole('button', { name: 'Sign In' })
  await signIn.click()
  expect(await signIn.getAttribute('aria-busy')).toBe(null)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('link', { name: 'Load again' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await see(page, 'Please enter your email and password.')
})

test('a page of the application whose script fails says so, and loads again', async () => {
  const page = await openPhone()
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/verify')
  await see(page, 'This page could not be loaded. Check your connection, then')
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('link', { name: 'load it again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page could not be loaded.')).not.toBeAttached()
})

test('without JavaScript there is a message and no dead controls', async () => {
  const page = await kaban.open('visitor', { javaScriptEnabled: false })
  await page.goto('/login')
  const message = page.locator('noscript > p')
  expect([await message.textContent(), await message.isVisible()]).toEqual([
    'Kaban needs JavaScript to sign you in or up. Turn it on and load this page again.',
    true,
  ])
  expect(await page.locator('form, select, input, button').filter({ visible: true }).count()).toBe(
    0,
  )
  await see(page, 'Terms')
})
