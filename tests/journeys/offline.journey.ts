/** Kaban on a phone that loses its connection, changes hands, and gets a newer version. */
import http from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleSignIns } from '../../src/main/sample-sign-ins.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { openPeople, sizes, type People } from './pages.ts'
import { see, signIn } from './steps.ts'

const jose = { email: 'jose@sample.kaban.test', password: 'sample-wallet-2' }

let server: TestServer
let release: Release
let people: People
let page: Page

beforeAll(async () => {
  server = await startTestServer()
  release = await openRelease(server.address)
  people = await openPeople()
  page = await people.openPage({ baseURL: release.address, serviceWorkers: 'allow', ...sizes.phone })
})
afterAll(async () => {
  await people.close()
  await release.close()
  await server.close()
})

describe('after one visit', () => {
  test('everything is kept that can be read without a connection', async () => {
    await signIn(page, sampleSignIns.user)
    await page.goto('/dashboard')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('fetch-the-rest'))
    await expect.poll(async () => (await kept(page)).filter((path) => path === 'transactions,receipt').length, { timeout: 20_000 }).toBeGreaterThan(2)
    expect(await kept(page)).toEqual(expect.arrayContaining(['identity,me', 'transactions,balance', 'transactions,mine', 'profile,keptBank']))
    await expect.poll(() => cachedFiles(page), { timeout: 10_000 }).toContainEqual(expect.stringContaining('withdraw-screen'))
    // No whole account number leaves the server for the device's memory, and nothing of a person the caches.
    expect(await page.evaluate(readAnswers)).not.toMatch(/"accountNumber":"(?!••••)/)
    expect((await cachedFiles(page)).filter((file) => !/^\/(assets\/|index\.html|first-paint\.js|favicon\.svg|manifest\.webmanifest)/.test(file))).toEqual([])
  })

  test('it opens without one, with the balance as of then, the transactions, and a receipt that was never opened', async () => {
    await page.context().setOffline(true)
    await page.goto('/dashboard')
    await see(page, /as of/i)
    expect(await page.getByText(/₱\s?[\d,]+\.\d\d/).first().isVisible()).toBe(true)
    await page.goto('/dashboard/transactions')
    const receipt = page.locator('a[href*="/transactions/receipt/"]').first()
    await receipt.click()
    await page.waitForURL('**/receipt/*')
    await see(page, /TXN|DEP|WD|Reference/i)
  })

  test('money cannot be moved, and the button says why', async () => {
    await page.goto('/dashboard/withdraw')
    await see(page, /You are offline/)
    for (const button of await page.locator('main button[type="submit"]').all()) {
      expect(await button.isDisabled()).toBe(true)
      expect(await button.getAttribute('aria-describedby')).not.toBeNull()
    }
    await page.context().setOffline(false)
  })
})

test('who signs in again after the end of a session finds the form as it was, and nobody else does', async () => {
  await page.goto('/dashboard/withdraw')
  await page.getByLabel('Amount').fill('123.45')
  await server.asOwner('update sessions set ended_at = now() where ended_at is null')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
  await page.waitForURL('**/login?*', { timeout: 15_000 }).catch(async () => await page.locator('a[href="/dashboard/wallet"]').last().click())
  await page.waitForURL('**/login?*')
  expect(await kept(page)).toEqual([])
  await page.getByLabel('Email').fill(sampleSignIns.user.email)
  await page.getByLabel('Password', { exact: true }).fill(sampleSignIns.user.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard/withdraw')
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('123.45')
})

test('a newer version waits until nothing is typed, and comes when it is asked for', async () => {
  const otherTab = await page.context().newPage()
  await otherTab.goto('/dashboard')
  await otherTab.waitForTimeout(2500)
  release.next()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/dashboard'))?.update()))
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/dashboard'))?.waiting?.state), { timeout: 15_000 }).toBe('installed')
  await page.waitForTimeout(1500)
  expect(await page.getByText('A new version of Kaban is ready.').isVisible()).toBe(false)
  await page.getByLabel('Amount').fill('')
  await page.getByLabel('Amount').blur()
  await see(page, 'A new version of Kaban is ready.')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => page.evaluate(async () => (await (await caches.match('/index.html', { ignoreSearch: true }))?.text())?.includes('release 2')), { timeout: 15_000 }).toBe(true)
  await expect.poll(() => page.content().catch(() => '')).toContain('release 2')
  // The other tab goes on in the old version, until it wants a file that is nowhere any more.
  expect(await otherTab.content()).not.toContain('release 2')
  release.lose('history-screen')
  await (await otherTab.context().newCDPSession(otherTab)).send('Network.clearBrowserCache')
  await otherTab.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) if (url.includes('history-screen')) await cache.delete(url)
    }
  })
  await otherTab.getByRole('button', { name: /open your menu/ }).click()
  await otherTab.locator('a[href="/dashboard/history"]').click()
  await expect.poll(() => otherTab.content().catch(() => ''), { timeout: 15_000 }).toContain('release 2')
  await otherTab.close()
})

test('a sign-out leaves nothing, and the next person sees nothing of the one before', async () => {
  await page.goto('/dashboard')
  await expect.poll(() => kept(page), { timeout: 10_000 }).toContain('transactions,balance')
  await page.getByRole('button', { name: /open your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(`${release.address}/`)
  await expect.poll(() => kept(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).filter((name) => /kept|put-aside|tab-of|draft/.test(name)))).toEqual([])
  await page.context().setOffline(true)
  await page.goto('/dashboard')
  await see(page, /Auth Init Error/)
  expect(await page.getByText('Maria').count()).toBe(0)
  await page.context().setOffline(false)
  await signIn(page, jose)
  await expect.poll(() => kept(page), { timeout: 10_000 }).toContain('transactions,balance')
  expect(await page.evaluate(readAnswers)).not.toMatch(/maria/i)
})

/** What stands in the database of the kept answers, as text. Runs in the page. */
function readAnswers(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kaban-kept')
    opening.addEventListener('error', () => reject(new Error('The database cannot be opened')))
    opening.addEventListener('success', () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('answers')) return resolve('{}')
      const reading = database.transaction('answers').objectStore('answers').get('answers')
      reading.addEventListener('success', () => {
        database.close()
        resolve(JSON.stringify(reading.result ?? {}, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)))
      })
    })
  })
}

/** The procedures of which an answer is kept: 'transactions,balance'. */
async function kept(who: Page): Promise<string[]> {
  const { answers = [] } = JSON.parse(await who.evaluate(readAnswers)) as { answers?: { key: [string[]] }[] }
  return answers.map(({ key }) => String(key[0]))
}

function cachedFiles(who: Page): Promise<string[]> {
  return who.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => await (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
}

interface Release {
  address: string
  /** From now on the page and the worker are those of another build. */
  next: () => void
  /** From now on no file of this name is there. */
  lose: (name: string) => void
  close: () => Promise<void>
}

/** The server as it is, with another page and another worker once the next release is out. */
async function openRelease(server: string): Promise<Release> {
  let isNext = false
  let lost: string | undefined
  const gate = http.createServer((asked, answered) => {
    if (lost !== undefined && asked.url?.includes(lost)) return void answered.writeHead(404).end()
    const { port } = new URL(server)
    const onward = http.request({ port, host: 'localhost', path: asked.url, method: asked.method, headers: { ...asked.headers, ...(isNext ? { 'accept-encoding': 'identity' } : {}) } }, (answer) => {
      const change = isNext && (asked.url?.startsWith('/worker.js') || asked.url?.startsWith('/index.html'))
      const { 'content-length': _, ...headers } = answer.headers
      answered.writeHead(answer.statusCode ?? 500, change ? headers : answer.headers)
      let text = ''
      if (change) answer.setEncoding('utf8').on('data', (part: string) => (text += part)).on('end', () => answered.end(nextText(asked.url ?? '', text)))
      else answer.pipe(answered)
    })
    onward.on('error', () => answered.destroy())
    answered.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => gate.listen(0, 'localhost', resolve))
  const bound = gate.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    address: `http://localhost:${port}`,
    next: () => (isNext = true),
    lose: (name) => (lost = name),
    close: () => new Promise((resolve) => {
      gate.closeAllConnections()
      gate.close(() => resolve())
    }),
  }
}

function nextText(path: string, text: string): string {
  return path.startsWith('/worker.js') ? text.replace(/(\/index\.html[`"'],revision:[`"'])/, '$1next') : text.replace('</body>', '<!-- release 2 --></body>')
}
