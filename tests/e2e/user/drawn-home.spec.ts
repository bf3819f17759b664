/** The home page before its scripts: drawn, pressed, and replaced by the application. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { holdScripts } from '../fixtures/hold-scripts.ts'
import { sizes } from '../fixtures/kaban.ts'
import { askEverythingAnew } from '../fixtures/quiet.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

/** Opens the home page, whose scripts wait until the returned function is called. */
async function openHeld(page: Page): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  return release
}

const tops = (page: Page) =>
  page
    .locator('header a, h2, section a, nav a')
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)))

test('the balance is there before a script, and nothing moves afterwards', async () => {
  const page = await kaban.open('maria', sizes.phone)
  const release = await openHeld(page)
  await expect(page.locator('#drawn').getByText('Available balance')).toBeVisible()
  await page.locator('#drawn nav').last().waitFor()
  await expectAccessible(page)
  const before = await tops(page)
  release()
  await expect(page.locator('#drawn')).toHaveCount(0)
  expect((await tops(page)).slice(0, before.length)).toEqual(before)
})

test('what is pressed in the drawing is pressed in the application', async () => {
  const page = await kaban.open('maria', sizes.phone)
  const release = await openHeld(page)
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  release()
  await page.waitForURL('**/dashboard/withdraw')
  await page.goBack()
  await see(page, 'Available balance')
})

test('a press is kept when what the button counts has changed', async () => {
  const page = await kaban.open('maria', sizes.phone)
  // Asked anew, and not yet answered when the application takes the place of the drawing.
  await askEverythingAnew(page)
  await page.route('**/rpc/chats/unread', () => {})
  const release = await openHeld(page)
  await page.getByRole('button', { name: /open your menu, \d/ }).click()
  release()
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
})

test('a focused button of the drawing keeps the focus', async () => {
  const page = await kaban.open('maria', sizes.laptop)
  const release = await openHeld(page)
  const hide = page.getByRole('button', { name: 'Hide figures' })
  await hide.focus()
  release()
  await expect(page.locator('#drawn')).toHaveCount(0)
  await expect(hide).toBeFocused()
})

test('amounts that are hidden on a device are not drawn on it', async () => {
  const page = await kaban.open('maria', { ...sizes.phone, address: '/dashboard' })
  await page.getByRole('button', { name: 'Hide figures' }).click()
  const release = await openHeld(page)
  await page.locator('#drawn').waitFor({ state: 'attached' })
  await expect(page.locator('#drawn')).toBeHidden()
  release()
  await see(page, 'Available balance')
  await expect(page.getByText('₱12,250')).toHaveCount(0)
})
