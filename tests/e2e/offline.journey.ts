/** Kaban on a phone that loses its connection and changes hands. */
import type { Locator, Page } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { qrCells } from '#foundation/kit/ui/qr-cells.ts'
import { absolute, showPesos } from '#foundation/peso/shared/peso.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import {
  signIn as openVisitor,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../fixtures/servers/test-server.ts'
import { cachedFiles, everythingKept, keptAnswers, stores } from './kept-on-device.ts'
import { openPeople, sizes, untilQuiet, type People } from './pages.ts'
import { see, signInByForm } from './steps.ts'

const jose = { email: 'jose@sample.kaban.test', password: 'sample-wallet-2' }
const why = 'You are offline. This can be done when you are back.'

let server: TestServer
/** Maria without a browser, to know what must be seen. */
let maria: Visitor
/** What there was to be kept when the dashboard was opened. */
let known: Awaited<ReturnType<typeof readAll>>
let people: People
/** Has opened the dashboard and nothing else, while she is busy on another phone. */
let page: Page
let busy: Page

beforeAll(async () => {
  server = await startTestServer()
  maria = await openVisitor(server.address, 'user')
  known = await readAll()
  people = await openPeople()
  page = await people.openPage({ baseURL: server.address, serviceWorkers: 'allow', ...sizes.phone })
  busy = await people.openPage({ baseURL: server.address, ...sizes.phone })
  await Promise.all([
    signInByForm(page, sampleSignIns.user),
    signInByForm(busy, sampleSignIns.user),
  ])
  await page.goto('/dashboard')
})
afterAll(async () => {
  await people.close()
  await server.close()
})

describe('when the connection goes while something is being done', () => {
  const button = (name: string | RegExp) =>
    busy.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
  const places: {
    what: string
    at: () => Promise<string>
    open?: () => Promise<unknown>
    held: () => Locator[]
  }[] = [
    {
      what: 'a withdrawal',
      at: () => address('withdraw'),
      held: () => [button('Review withdrawal')],
    },
    {
      what: 'a withdrawal before it is sent',
      at: () => address('withdraw'),
      open: () => review('Review withdrawal'),
      held: () => [button('Withdraw ₱6,000.00')],
    },
    { what: 'a deposit', at: () => address('deposit'), held: () => [button('Review deposit')] },
    {
      what: 'a deposit before it is sent',
      at: () => address('deposit'),
      open: () => review('Review deposit'),
      held: () => [button('Deposit ₱6,000.00')],
    },
    {
      what: 'a deposit that waits',
      at: deposit,
      held: () => [
        button('I need more time'),
        button('Proceed to Deposit Chat'),
        button('Cancel this deposit'),
      ],
    },
    {
      what: 'the receipt of a withdrawal that waits',
      at: () => receipt('pending'),
      held: () => [button('Cancel withdrawal')],
    },
    {
      what: 'the question before it is cancelled',
      at: () => receipt('pending'),
      open: () => button('Cancel withdrawal').click(),
      held: () => [busy.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' })],
    },
    {
      what: 'the receipt of a withdrawal that was paid',
      at: () => receipt('completed'),
      held: () => [busy.getByRole('switch', { name: 'Show among the live withdrawals' })],
    },
    {
      what: 'the settings',
      at: () => address('settings'),
      held: () => [
        busy.getByRole('switch', { name: 'Email notifications' }),
        button('Update Password'),
        button('Set up'),
        button('Lock my money'),
      ],
    },
    {
      what: 'the bank details',
      at: () => address('bank-details'),
      open: () => button('Edit Bank Details').click(),
      held: () => [button('Save Bank Details')],
    },
    {
      what: 'the profile',
      at: () => address('profile'),
      open: () => button('Edit Profile').click(),
      held: () => [button('Save Changes')],
    },
  ]

  const sends =
    /\/(request|cancel|extend|startChat|setPayoutConsent|saveSettings|changePassword|startAuthenticator|lockMoney|saveBankDetails|save)$/

  afterEach(async () => {
    busy.removeAllListeners('request')
    await busy.context().setOffline(false)
  })

  test.each(places)('$what is held in its place, and says why', async ({ at, open, held }) => {
    await busy.goto(await at())
    await open?.()
    for (const control of held()) await control.waitFor()
    for (const control of held())
      await expect
        .poll(() => control.getAttribute('aria-disabled'), {
          message: 'with a connection it can be pressed',
        })
        .toBeNull()
    await busy.context().setOffline(true)
    const asked: string[] = []
    busy.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    for (const control of held()) {
      await expect.poll(() => control.getAttribute('aria-disabled')).toBe('true')
      expect(await control.evaluate(reasons)).toContain(why)
      // It can be reached, and does nothing.
      await control.focus()
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true)
      const checked = await control.isChecked().catch(() => null)
      await control.dispatchEvent('click')
      expect(await control.isChecked().catch(() => null)).toBe(checked)
    }
    expect(asked.filter((url) => sends.test(url))).toEqual([])
  })
})

describe('after one visit of the dashboard alone', () => {
  test('everything is kept that can be read without a connection', async () => {
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
      'profile,keptBank',
      'chats,mine',
      'notifications,mine',
      'tasks,mine',
      'announcements,mine',
    ]
    await expect.poll(() => keptAnswers(page)).toEqual(expect.arrayContaining(named))
    // One after another: on a full machine the last of them comes long after the first.
    const files =
      (await (await page.request.get('/worker.js')).text()).match(/\/assets\/[\w-]+\.\w+/g) ?? []
    expect(files).toContainEqual(expect.stringContaining('withdraw-screen'))
    await expect
      .poll(() => cachedFiles(page), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(files))
    // No whole account number leaves the server for the device's memory, and nothing of a person the caches.
    expect((await stores(page))['kaban-kept answers']).not.toMatch(/"accountNumber":"(?!••••)/)
    expect(
      (await cachedFiles(page)).filter(
        (file) =>
          !/^\/(assets\/|index\.html|first-paint\.js|favicon\.svg|offline\.html)/.test(file),
      ),
    ).toEqual([])
  })

  test('who opens it with a connection is not told that it is old, for the moment until the answer comes', async () => {
    await page.addInitScript(() => {
      const said: string[] = []
      Object.assign(window, { said })
      new MutationObserver(() =>
        said.push(...(/As of .*, Manila time/.exec(document.body?.innerText ?? '') ?? [])),
      ).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await page.goto('/dashboard')
    await see(page, /^Updated/)
    await untilQuiet(page)
    expect(
      await page.evaluate(() => ({
        said: (window as Window & { said?: string[] }).said,
        slow: performance.now() > 3000,
      })),
    ).toSatisfy(({ said, slow }: { said: string[]; slow: boolean }) => slow || said.length === 0)
  })

  test('it opens without one, with the balance as of then, and every list', async () => {
    await page.context().setOffline(true)
    await page.goto('/dashboard')
    await see(page, /^As of .*, Manila time$/)
    const { availableCentavos } = await maria.calls.transactions.balance({})
    await see(page, showPesos(availableCentavos))
    // The cards that are not kept say so calmly.
    await page
      .getByRole('region', { name: 'Live Withdrawals' })
      .getByText('You are offline, and this was not kept on this device.')
      .waitFor()
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
    const { chat, task, announcement, notification } = known
    const lists: [string, string | undefined][] = [
      ['chat', chat?.latest?.content.slice(0, 20)],
      ['tasks', task?.title],
      ['tasks', announcement?.title],
      ['notifications', notification?.message],
    ]
    for (const [address, wanted] of lists) {
      if (!page.url().endsWith(address)) await page.goto(`/dashboard/${address}`)
      await see(page, wanted ?? 'nothing was found')
      await see(page, /^As of .*, Manila time$/)
    }
  })

  test('a receipt that was never opened shows its own reference, amount, code and QR', async () => {
    await page.goto('/dashboard/transactions')
    for (const { transactionId, referenceNumber, amountCentavos } of known.transactions.slice(
      0,
      2,
    )) {
      const { signature } = await maria.calls.transactions.receipt({ id: transactionId })
      await page.locator(`a[href$="/transactions/receipt/${transactionId}"]`).first().click()
      await page.waitForURL(`**/receipt/${transactionId}`)
      await page.getByText(referenceNumber, { exact: true }).first().waitFor()
      await page.getByText(signature.code, { exact: true }).waitFor()
      await see(page, showPesos(absolute(amountCentavos)))
      expect(
        await page
          .getByRole('main')
          .getByRole('img')
          .locator('path[fill="#000"]')
          .getAttribute('d'),
      ).toBe(strokes(signature.address))
      // The device has the end of an account number alone: there is nothing to show, and nothing to copy into a bank's form.
      expect(await page.getByRole('button', { name: /account number/ }).count()).toBe(0)
      await page
        .getByRole('link', { name: 'Back to all' })
        .or(page.locator('main a[href="/dashboard/transactions"]'))
        .first()
        .click()
    }
  })

  test('a chat opened without one shows what was written and waits, and says that the rest is not kept', async () => {
    await page.context().setOffline(false)
    await page.goto(`/dashboard/chat/${known.chat?.chatId}`)
    const box = page.getByRole('textbox', { name: 'Write a message' })
    await box.waitFor()
    await page.context().setOffline(true)
    await box.fill('Kept for later')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await see(page, 'Waiting for connection')
    await page.reload()
    await see(page, 'Kept for later')
    await see(page, 'Waiting for connection')
    await see(page, /^Of this chat only your own messages/)
    expect(await page.getByText('Error Fetching Session').count()).toBe(0)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => page.getByText('Kept for later').count()).toBe(0)
  })

  test('what was not kept says so, and the ways to move money lead to pages that say why not', async () => {
    await page.goto('/dashboard/history')
    await see(
      page,
      'You are offline, and this was not kept on this device. It comes when you are back.',
    )
    for (const name of ['Deposit', 'Withdraw']) {
      await page.goto('/dashboard')
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`**/dashboard/${name.toLowerCase()}`)
      await see(page, 'Money cannot be moved without a connection.')
      expect(
        await page.locator('main button[type="submit"]:not([aria-disabled="true"])').count(),
      ).toBe(0)
    }
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Review withdrawal' }).waitFor()
  })
})

describe('who signs out', () => {
  test('leaves nothing behind in another tab that has no connection, where something was written', async () => {
    const other = await page.context().newPage()
    const [chat] = (await maria.calls.chats.mine({})).chats
    await other.goto(`/dashboard/chat/${chat?.chatId}`)
    const box = other.getByRole('textbox', { name: 'Write a message' })
    await box.waitFor()
    await page.goto('/dashboard')
    await expect.poll(() => keptAnswers(page)).toContain('transactions,balance')
    // Nor does this tab send it in the other one's place.
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
    await expect.poll(() => other.getByText(/Maria|₱/).count()).toBe(0)
    // Whatever was about to be written has been written by now.
    await other.waitForTimeout(1500)
    for (const tab of [page, other]) {
      expect(await keptAnswers(tab)).toEqual([])
      expect(JSON.parse((await stores(tab))['kaban-outgoing messages'] ?? '[]')).toEqual([])
      expect(await everythingKept(tab)).not.toMatch(
        /Waits to be sent|Only begun|maria|kaban-put-aside|kaban-kept-for|kaban-draft/i,
      )
    }
    await own.detach()
    await other.close()
  })

  test('is not seen by the next person, with or without a connection', async () => {
    await page.context().setOffline(true)
    await page.goto('/dashboard')
    await see(page, /Auth Init Error/)
    expect(await page.getByText('Maria').count()).toBe(0)
    await page.context().setOffline(false)
    await signInByForm(page, jose)
    await expect.poll(() => keptAnswers(page)).toContain('transactions,balance')
    expect(await everythingKept(page)).not.toMatch(/maria/i)
  })
})

async function readAll() {
  const { transactions } = await maria.calls.transactions.mine({})
  const [chat] = (await maria.calls.chats.mine({})).chats
  const [task] = await maria.calls.tasks.mine({})
  const [announcement] = await maria.calls.announcements.mine({})
  const [notification] = (await maria.calls.notifications.mine({})).notifications
  return { transactions, chat, task, announcement, notification }
}

async function logOut(who: Page): Promise<void> {
  await who.getByRole('button', { name: /open your menu/ }).click()
  await who.getByRole('menuitem', { name: 'Logout' }).click()
  // A message waits on this phone.
  await who.getByRole('button', { name: 'Log out anyway' }).click()
  await who.waitForURL(`${server.address}/`)
}

function address(name: string): Promise<string> {
  return Promise.resolve(`/dashboard/${name}`)
}

async function receipt(status: 'pending' | 'completed'): Promise<string> {
  const { transactions } = await maria.calls.transactions.mine({})
  const found = transactions.find(
    (one) => one.status === status && one.type.startsWith('withdrawal'),
  )
  return `/dashboard/transactions/receipt/${found?.transactionId}`
}

async function deposit(): Promise<string> {
  const [companyAccount] = await maria.calls.deposits.companyAccounts({})
  await maria.calls.deposits.request({
    requestId: uuidv7(),
    amountCentavos: 100_000n,
    companyAccountId: companyAccount?.companyAccountId ?? null,
  })
  return '/dashboard/deposit'
}

async function review(name: string): Promise<void> {
  await busy.getByLabel('Amount').fill('6000')
  if (name === 'Review deposit') await busy.getByRole('radio').first().check()
  await busy.getByRole('button', { name }).click()
}

/** What is read out about an element beside its name. Runs in the page. */
function reasons(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
}

/** The QR of this text as foundation/kit/ui/qr-code.tsx draws it. */
function strokes(text: string): string {
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
