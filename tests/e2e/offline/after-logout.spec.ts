/** A logout leaves no personal data on the device. */
import type { Page } from '@playwright/test'
import type { Visitor } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { everythingKept, keptAnswers, stores } from '../fixtures/kept-on-device.ts'
import { see, signInByForm } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()
let maria: Visitor
let page: Page

test.beforeAll(async () => {
  maria = await kaban.caller('maria')
  page = await kaban.open('maria', { serviceWorkers: 'allow', ...sizes.phone })
  await page.goto('/dashboard')
  // Pages open offline once the worker is ready.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
})

test('a logout clears the device, even of drafts in an offline tab', async () => {
  const other = await page.context().newPage()
  const [chat] = (await maria.calls.chats.mine({})).chats
  await other.goto(`/dashboard/chat/${chat?.chatId}`)
  const box = other.getByRole('textbox', { name: 'Write a message' })
  await box.waitFor()
  await page.goto('/dashboard')
  await expect.poll(() => keptAnswers(page)).toContain('transactions,balance')
  // Keeps this tab from sending the message of the other one.
  const own = await page.context().newCDPSession(page)
  await own.send('Network.enable')
  await own.send('Network.setBlockedURLs', { urls: ['*/rpc/chats/send'] })
  const network = await other.context().newCDPSession(other)
  await network.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await box.fill('Waits to be sent')
  await other.getByRole('button', { name: 'Send', exact: true }).click()
  await expect
    .poll(async () => (await stores(other))['kaban-outgoing messages'])
    .toContain('Waits to be sent')
  await box.fill('Only begun')
  await expect.poll(() => everythingKept(other)).toContain('Only begun')

  await logOut(page)
  await expect.poll(() => everythingKept(other)).not.toMatch(/Waits to be sent|Only begun|Maria/)
  await expect(other.getByText(/Maria|₱/)).toHaveCount(0)
  // Waits for pending writes.
  await other.waitForTimeout(1500)
  for (const tab of [page, other]) {
    expect(await keptAnswers(tab)).toEqual([])
    expect(JSON.parse((await stores(tab))['kaban-outgoing messages'] ?? '[]')).toEqual([])
    expect(await everythingKept(tab)).not.toMatch(
      /Waits to be sent|Only begun|[Mm]aria|kaban-put-aside|kaban-kept-for|kaban-draft/,
    )
  }
  await own.detach()
  await other.close()
})

test("the next user sees none of the previous user's data, online or offline", async () => {
  await page.context().setOffline(true)
  await page.goto('/dashboard')
  await see(page, /Auth Init Error/)
  expect(await page.getByText('Maria').count()).toBe(0)
  await page.context().setOffline(false)
  await signInByForm(page, logins.jose)
  await expect.poll(() => keptAnswers(page)).toContain('transactions,balance')
  expect(await everythingKept(page)).not.toMatch(/[Mm]aria/)
})

async function logOut(who: Page): Promise<void> {
  await who.getByRole('button', { name: /open your menu/ }).click()
  await who.getByRole('menuitem', { name: 'Logout' }).click()
  // The dialog warns of an unsent message.
  await who.getByRole('button', { name: 'Log out anyway' }).click()
  await who.waitForURL(`${kaban.server.address}/`)
}
