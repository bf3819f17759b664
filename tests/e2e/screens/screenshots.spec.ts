/**
 * Compares pictures of the screens with those kept in tests/e2e/screenshots. A difference is either
 * intended, and kept by `npm run screenshots`, or a mistake. Clock, data and font rendering are
 * always the same.
 */
import type { BrowserContextOptions, Page } from '@playwright/test'
import { startTestServer } from '../../fixtures/servers/test-server.ts'
import { findDifference, keepPicture, whyNotComparable } from '../fixtures/compare-pictures.ts'
import { expect } from '../fixtures/expect.ts'
import { foreignFonts } from '../fixtures/fonts.ts'
import { frozenKey, frozenMoment, setInStone, stopTheClock } from '../fixtures/frozen-fixture.ts'
import { logins } from '../fixtures/kaban.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile(() =>
  startTestServer({ prepare: stopTheClock, env: { KABAN_SECRET_KEY: frozenKey } }),
)

const phone = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions
const laptop = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions
/** Longer pages are cut off here: further down they repeat themselves. */
const heightMax = 1600

interface Screen {
  address: string
  /** A text that must be there, beside the heading. */
  until?: string | RegExp
  /** Runs before the picture; then `afterwards` must be visible. */
  begin?: (page: Page) => Promise<unknown>
  afterwards?: string | RegExp
  dark?: boolean
  filipino?: boolean
}
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

/** By person and window, which is also the folder of their pictures. */
const screens: Record<string, Record<string, Screen>> = {
  visitor: {
    landing: { address: '/' },
    'landing-dark': { address: '/', dark: true },
    'landing-filipino': { address: '/', filipino: true },
    login: { address: '/login' },
    register: { address: '/register' },
    'register-refused': {
      address: '/register',
      begin: press('Next'),
      afterwards: 'Please fill all fields in Step 1.',
    },
  },
  user: {
    dashboard: { address: '/dashboard', until: /₱/ },
    'dashboard-dark': { address: '/dashboard', until: /₱/, dark: true },
    'dashboard-filipino': { address: '/dashboard', until: /₱/, filipino: true },
    menu: { address: '/dashboard', until: /₱/, begin: press(/menu/i) },
    bell: { address: '/dashboard', until: /₱/, begin: press(/^Notifications/) },
    wallet: { address: '/dashboard/wallet', until: /₱/ },
    transactions: { address: '/dashboard/transactions', until: /₱/ },
    receipt: {
      address: '/dashboard/transactions/receipt/01a1c0de-0001-7000-8000-000000000004',
      until: /REF\d/,
    },
    'receipt-dark': {
      address: '/dashboard/transactions/receipt/01a1c0de-0001-7000-8000-000000000003',
      until: /REF\d/,
      dark: true,
    },
    withdraw: { address: '/dashboard/withdraw', until: /₱/ },
    'withdraw-review': {
      address: '/dashboard/withdraw',
      begin: async (page) => {
        await page.getByLabel('Amount').fill('6000')
        await press('Review withdrawal')(page)
      },
      afterwards: /₱6,000\.00/,
    },
    deposit: { address: '/dashboard/deposit', until: 'BDO Unibank' },
    chats: { address: '/dashboard/chat', until: /REF|Support Chat/ },
    'deposit-chat': {
      address: '/dashboard/chat/01a1c0de-0002-7000-8000-000000000001',
      until: 'Paid just now.',
    },
    notifications: { address: '/dashboard/notifications', until: /₱/ },
    settings: { address: '/dashboard/settings' },
    tasks: { address: '/dashboard/tasks' },
    statements: { address: '/dashboard/transactions/statements' },
  },
  'laptop-visitor': {
    landing: { address: '/' },
    'landing-dark': { address: '/', dark: true },
  },
  'laptop-user': {
    dashboard: { address: '/dashboard', until: /₱/ },
    'transactions-dark': { address: '/dashboard/transactions', until: /₱/, dark: true },
  },
  console: {
    dashboard: { address: '/admin/dashboard', until: /Nov 14/ },
    withdrawals: { address: '/admin/withdrawals', until: /₱/ },
  },
}

const pages: Record<string, Page> = {}

test.beforeAll(async () => {
  for (const [who, size] of Object.entries({
    visitor: phone,
    'laptop-visitor': laptop,
    user: phone,
    'laptop-user': laptop,
    console: laptop,
  })) {
    const page = await kaban.open('visitor', { ...size, timezoneId: 'Asia/Manila' })
    await page.clock.setFixedTime(frozenMoment)
    // The page corrects its clock by the server's.
    await page.route('**/rpc/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        headers: { ...response.headers(), date: frozenMoment.toUTCString() },
      })
    })
    // A picture must not depend on which chats the ones before it opened.
    await page.route('**/rpc/chats/markRead', (route) => route.abort())
    if (!who.endsWith('visitor')) await signIn(page, who === 'console' ? logins.ana : logins.maria)
    // The first page of a browser may be without our fonts (decision 0046).
    else await page.goto('/')
    pages[who] = page
  }
  await setInStone(kaban.server)
})
for (const [who, shown] of Object.entries(screens))
  test.describe(who, () => {
    for (const [name, screen] of Object.entries(shown))
      test(`${name} @long`, async () => {
        const page = pages[who]
        if (!page) throw new Error(`There is no page of ${who}`)
        const file = `${who}/${name}`
        const chromium = page.context().browser()?.version() ?? ''
        if (process.env['KABAN_SCREENSHOTS'] === 'keep')
          return await keepPicture(file, await picture(page, screen), chromium)
        leaveOutBecause(whyNotComparable(chromium))
        const shot = await picture(page, screen)
        const foreign = await foreignFonts(page)
        leaveOutBecause(foreign.length > 0 && `other fonts than ours: ${foreign.join(', ')}`)
        expect(await findDifference(file, shot)).toBe('')
      })
  })

/** Skips the comparison if there is a reason; `npm test` lists it by name, with the reason. */
function leaveOutBecause(reason: string | false): void {
  if (reason) test.info().skip(true, reason)
}

async function picture(
  page: Page,
  { address, until, begin, afterwards, dark, filipino }: Screen,
): Promise<Buffer> {
  const size = page.viewportSize() ?? phone.viewport
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  const language = filipino ? 'fil' : 'en'
  await page.addInitScript((chosen) => localStorage.setItem('kaban-language', chosen), language)
  // Server-rendered pages read it here.
  await page
    .context()
    .addCookies([{ name: 'kaban-language', value: language, url: kaban.server.address }])
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilQuiet(page)
  if (until) {
    await page.getByText(until).filter({ visible: true }).first().waitFor()
    // Another answer may make the page higher.
    await untilQuiet(page)
  }
  await page.evaluate(() => document.fonts.ready)
  // In a window as high as the page, the bottom bar covers nothing.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: size.width, height: Math.min(height, heightMax) })
  await begin?.(page)
  await untilQuiet(page)
  if (afterwards) await page.getByText(afterwards).filter({ visible: true }).first().waitFor()
  // A notice may cover other parts each time.
  if ((await page.locator('.toast').count()) > 0) await page.keyboard.press('Escape')
  await page.locator('.toast').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(address)
  // A chat has scrolled to its newest message while the window was lower.
  await page.evaluate(() => scrollTo(0, 0))
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.setViewportSize(size)
  return shot
}
