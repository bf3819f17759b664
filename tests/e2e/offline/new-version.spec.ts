/** A new version is deployed while pages of the old one are open. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { cachedFiles } from '../fixtures/kept-on-device.ts'
import { makeNextVersion, nextWord, presentWord } from '../fixtures/next-version.ts'
import { see, signInByForm } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

const notice = 'A new version of Kaban is ready.'

let next: string
/** Keeps the old version until the notice is accepted. */
let maria: Page
/** Requests a file that the new version does not have. */
let jose: Page

test.beforeAll(async () => {
  next = await mkdtemp(path.join(tmpdir(), 'kaban-next-'))
  const made = makeNextVersion(next)
  ;[maria, jose] = await Promise.all([
    open(logins.maria),
    open({ email: 'jose@sample.kaban.test', password: 'sample-wallet-2' }),
  ])
  await made
})
test.afterAll(() => rm(next, { recursive: true, force: true }))

test('open pages keep the old version, also after a reload', async () => {
  await maria.goto('/dashboard/withdraw')
  await jose.goto('/dashboard/chat/new-support')
  await jose.getByLabel('Write a message').fill('About my fare')
  await kaban.server.release(next)
  expect(
    await Promise.all((await oldFiles(maria)).map((file) => status(file))),
    'no file of the old version is left at the server',
  ).not.toContain(200)

  await navigationLink(maria, 'Activity').click()
  await maria.waitForURL('**/dashboard/transactions')
  await see(maria, 'Withdrawal request')
  await maria.goto('/dashboard/withdraw')
  await maria.getByLabel('Amount').fill('123.45')
  expect(await navigationLink(maria, presentWord).isVisible()).toBe(true)
})

test('the update is not offered during typing or over an open dialog', async () => {
  // Simulates unlocking the phone.
  await maria.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // The worker fetches its files one after another.
  await expect
    .poll(
      () =>
        maria.evaluate(
          async () => (await navigator.serviceWorker.getRegistration('/dashboard'))?.waiting?.state,
        ),
      { timeout: 120_000 },
    )
    .toBe('installed')
  await waitForNoticeCheck(maria)
  expect(await maria.getByText(notice).count()).toBe(0)

  await maria.getByRole('button', { name: /open your menu/ }).click()
  await maria.getByRole('menuitem', { name: 'Appearance' }).click()
  await maria
    .getByLabel('Amount')
    .evaluate((field) => field instanceof HTMLInputElement && field.blur())
  await maria.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor()
  await navigationLink(maria, 'Activity').evaluate(
    (link) => link instanceof HTMLElement && link.click(),
  )
  await maria.waitForURL('**/dashboard/transactions')
  await waitForNoticeCheck(maria)
  expect(await maria.getByRole('dialog').isVisible()).toBe(true)
  expect(await maria.getByText(notice).count()).toBe(0)
  await maria.keyboard.press('Escape')
  await see(maria, notice)
})

test('Refresh loads the new version and deletes the old files', async () => {
  await maria.getByRole('button', { name: 'Refresh' }).click()
  await navigationLink(maria, nextWord).waitFor()
  const there = (await filesOf(next)).map((file) => `/${file}`)
  const kept = async () => (await cachedFiles(maria)).filter((file) => file.startsWith('/assets/'))
  // The new worker deletes old files after the page has opened.
  await expect.poll(async () => (await kept()).filter((file) => !there.includes(file))).toEqual([])
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(10)
  await expect
    .poll(() =>
      maria.evaluate(
        async () => (await navigator.serviceWorker.getRegistration('/dashboard'))?.waiting,
      ),
    )
    .toBeNull()
})

test('a page whose file is gone opens in the new version and keeps drafts', async () => {
  await jose.evaluate(() => Object.assign(window, { sameDocument: true }))
  await jose.getByRole('button', { name: /open your menu/ }).click()
  const history = jose.getByRole('menuitem', { name: 'History' })
  const asked = jose.waitForResponse(
    (response) => response.status() === 404 && response.url().includes('/assets/'),
  )
  await history.hover()
  await asked
  await waitForNoticeCheck(jose)
  // Hovering over a link must not reload the page.
  expect(await jose.evaluate(() => 'sameDocument' in window)).toBe(true)
  await history.click()
  await navigationLink(jose, nextWord).waitFor()
  expect(new URL(jose.url()).pathname).toBe('/dashboard/history')
  await jose.goto('/dashboard/chat/new-support')
  await expect.poll(() => jose.getByLabel('Write a message').inputValue()).toBe('About my fare')
})

/** Opens a signed-in page with its worker; data saving keeps it from prefetching files. */
async function open(login: { email: string; password: string }): Promise<Page> {
  const page = await kaban.open('visitor', {
    serviceWorkers: 'allow',
    ...sizes.phone,
  })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await signInByForm(page, login)
  // The worker does not control the document that was opened before it.
  await page.goto('/dashboard')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  return page
}

function navigationLink(page: Page, name: string) {
  return page
    .getByRole('navigation')
    .filter({ visible: true })
    .getByRole('link', { name, exact: true })
}

/** The notice checks once a second whether it would interrupt anything. */
async function waitForNoticeCheck(page: Page): Promise<void> {
  await page.waitForTimeout(1300)
}

async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(path.join(folder, 'assets'))).map((file) => `assets/${file}`)
}

/** Returns the kept files that the next version does not have. */
async function oldFiles(page: Page): Promise<string[]> {
  const there = (await filesOf(next)).map((file) => `/${file}`)
  const old = (await cachedFiles(page)).filter(
    (file) => file.startsWith('/assets/') && file.endsWith('.js') && !there.includes(file),
  )
  expect(old.length).toBeGreaterThan(5)
  return old
}

async function status(file: string): Promise<number> {
  return (await fetch(kaban.server.address + file)).status
}
