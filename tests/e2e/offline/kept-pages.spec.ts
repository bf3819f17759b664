/** Offline pages on a phone that opened the dashboard once. */
import type { Page } from '@playwright/test'
import { qrCells } from '#foundation/kit/ui/qr-cells.ts'
import { absolute, showPesos } from '#foundation/peso/shared/peso.ts'
import { placeByCalls } from '../../fixtures/investing/place-by-calls.ts'
import type { Visitor } from '../../fixtures/servers/test-server.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { cachedFiles, keptAnswers, stores } from '../fixtures/kept-on-device.ts'
import { setOffline, tellWhenOffline } from '../fixtures/offline.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()
/** Calls the server as Maria to know what her pages must show. */
let maria: Visitor
let known: Awaited<ReturnType<typeof readFromServer>>
let page: Page
let placementId: string

test.beforeAll(async () => {
  maria = await kaban.caller('maria')
  placementId = await placeByCalls(maria)
  known = await readFromServer()
  page = await kaban.open('maria', { serviceWorkers: 'allow', ...sizes.phone })
  await tellWhenOffline(page)
  await page.goto('/dashboard')
})

test('everything readable offline is cached', async () => {
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).active?.postMessage('fetch-the-rest'),
  )
  await expect
    .poll(
      async () =>
        (await keptAnswers(page)).filter((path) => path === 'transactions,receipt').length,
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(known.transactions.length)
  const named = [
    'identity,me',
    'transactions,balance',
    'transactions,mine',
    'placements,mine',
    'placements,one',
    'profile,keptBank',
    'chats,mine',
    'notifications,mine',
    'tasks,mine',
    'announcements,mine',
  ]
  await expect.poll(() => keptAnswers(page)).toEqual(expect.arrayContaining(named))
  // Files are fetched one after another, which takes long on a busy machine.
  const files =
    (await (await page.request.get('/worker.js')).text()).match(/\/assets\/[\w-]+\.\w+/g) ?? []
  expect(files).toContainEqual(expect.stringContaining('withdraw-screen'))
  await expect
    .poll(() => cachedFiles(page), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(files))
  // No full account number is kept on the device, and the caches hold no personal data.
  const answers = (await stores(page))['kaban-kept answers']
  expect(answers).not.toMatch(/"accountNumber":"(?!••••)/)
  const shared =
    /^\/(assets\/|index\.html|first-paint\.js|(favicon|weave|selvage)\.svg|offline\.html)/
  expect((await cachedFiles(page)).filter((file) => !shared.test(file))).toEqual([])
})

test('an online dashboard shows no outdated time while it loads', async () => {
  await page.addInitScript(() => {
    const outdated: string[] = []
    Object.assign(window, { outdated })
    new MutationObserver(() =>
      outdated.push(...(/As of .*, Manila time/.exec(document.body?.innerText ?? '') ?? [])),
    ).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/dashboard')
  await see(page, /^Updated/)
  await untilQuiet(page)
  const { outdated, slow } = await page.evaluate(() => ({
    outdated: (window as Window & { outdated?: string[] }).outdated,
    slow: performance.now() > 3000,
  }))
  // A slow page may rightly show an outdated time.
  if (!slow) expect(outdated).toEqual([])
})

test('offline, the dashboard and the lists open with the time of their data', async () => {
  await setOffline(page, true)
  await page.goto('/dashboard')
  await see(page, /^As of .*, Manila time$/)
  const { availableCentavos } = await maria.calls.transactions.balance({})
  await see(page, showPesos(availableCentavos))
  // Cards that are not cached say so without an alert.
  await page
    .getByRole('region', { name: 'Live Withdrawals' })
    .getByText('You’re offline, and this isn’t saved on this device.')
    .waitFor()
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
  const { chat, task, announcement, notification } = known
  const lists: [string, string | undefined][] = [
    ['chat', chat?.latest?.content.slice(0, 20)],
    ['investments', 'Harvest, half a year'],
    [`investments/${placementId}`, 'Keep it or cancel?'],
    ['tasks', task?.title],
    ['tasks', announcement?.title],
    // The leading emoji is rendered as an image.
    ['notifications', notification?.message.replace(/^⚠️ /, '')],
  ]
  for (const [address, wanted] of lists) {
    if (!page.url().endsWith(address)) await page.goto(`/dashboard/${address}`)
    await see(page, wanted ?? 'nothing was found')
    await see(page, /^As of .*, Manila time$/)
  }
})

test('offline, the search says so and finds what is kept', async () => {
  const transaction = known.transactions.at(-1)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill(transaction?.referenceNumber ?? '')
  await see(page, 'You’re offline. Searching what is kept on this device.')
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Transactions' }).getByRole('option').click()
  await page.waitForURL(`**/receipt/${transaction?.transactionId}`)
})

test('offline, a receipt that was never opened shows its details and QR code', async () => {
  await page.goto('/dashboard/transactions')
  for (const { transactionId, referenceNumber, amountCentavos } of known.transactions.slice(0, 2)) {
    const { signature } = await maria.calls.transactions.receipt({ id: transactionId })
    await page.locator(`a[href$="/transactions/receipt/${transactionId}"]`).first().click()
    await page.waitForURL(`**/receipt/${transactionId}`)
    await page.getByText(referenceNumber, { exact: true }).first().waitFor()
    await page.getByText(signature.code, { exact: true }).waitFor()
    await see(page, showPesos(absolute(amountCentavos)))
    expect(
      await page.getByRole('main').getByRole('img').locator('path[fill="#000"]').getAttribute('d'),
    ).toBe(qrPath(signature.address))
    // Only the end of an account number is kept, so it can be neither shown nor copied.
    expect(await page.getByRole('button', { name: /account number/ }).count()).toBe(0)
    await page
      .getByRole('link', { name: 'Back to all' })
      .or(page.locator('main a[href="/dashboard/transactions"]'))
      .first()
      .click()
  }
})

test('offline, a chat shows queued messages and says that the rest is not kept', async () => {
  await setOffline(page, false)
  await page.goto(`/dashboard/chat/${known.chat?.chatId}`)
  const box = page.getByRole('textbox', { name: 'Write a message' })
  await box.waitFor()
  await setOffline(page, true)
  await box.fill('Kept for later')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await see(page, 'Waiting for connection')
  await page.reload()
  await see(page, 'Kept for later')
  await see(page, 'Waiting for connection')
  await see(page, /^Only your unsent messages of this chat/)
  expect(await page.getByText('Error Fetching Session').count()).toBe(0)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Kept for later')).toHaveCount(0)
})

test('offline, other pages and money forms say why they are unavailable', async () => {
  await page.goto('/dashboard/history')
  await see(page, 'You’re offline, and this isn’t saved on this device. It loads when you’re back.')
  await page.goto('/dashboard')
  await see(page, 'You’re offline. Try again when you’re back.')
  for (const place of ['deposit', 'withdraw']) {
    await page.goto(`/dashboard/${place}`)
    await see(page, 'Money can’t move without a connection.')
    expect(
      await page.locator('main button[type="submit"]:not([aria-disabled="true"])').count(),
    ).toBe(0)
  }
  await setOffline(page, false)
  await page.getByRole('button', { name: 'Review withdrawal' }).waitFor()
})

async function readFromServer() {
  const { transactions } = await maria.calls.transactions.mine({})
  const [chat] = (await maria.calls.chats.mine({})).chats
  const [task] = await maria.calls.tasks.mine({})
  const [announcement] = await maria.calls.announcements.mine({})
  const [notification] = (await maria.calls.notifications.mine({})).notifications
  return { transactions, chat, task, announcement, notification }
}

/** Returns the SVG path that foundation/kit/ui/qr-code.tsx renders for a text. */
function qrPath(text: string): string {
  const rows = qrCells(text).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  return rows
    .flatMap((row, y) =>
      Array.from(
        row.matchAll(/1+/g),
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')
}
