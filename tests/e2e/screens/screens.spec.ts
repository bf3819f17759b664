/**
 * Every screen, of which the gate takes one of each layout, on a phone and a laptop, in both
 * themes: axe finds nothing, nothing is cut off, and the page has one name. Some screens, and in
 * the long lane all of them, also in Filipino and with the question whether Chromium renders every
 * letter with our own fonts; whether the fonts have the letters of all texts,
 * tests/architecture/letters.test.ts knows.
 */
import type { Page } from '@playwright/test'
import { longUnless } from '../../fixtures/lanes.ts'
import { expect } from '../fixtures/expect.ts'
import { expectOwnFonts } from '../fixtures/fonts.ts'
import type { Who } from '../fixtures/kaban.ts'
import {
  expectLargeTargets,
  expectRoomForLargeLetters,
  expectSoundEverywhere,
  expectSoundInBetween,
} from '../fixtures/layout-checks.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { test as base } from '../fixtures/test.ts'
import { findAddresses, screens } from './addresses.ts'

interface Reader {
  /** Signed in and kept open: the next screen comes without loading the application again. */
  pageOf(who: Who | 'visitor', language?: 'en' | 'fil'): Promise<Page>
  /** With the ids of this worker's sample data. */
  addressOf(name: string): string
}

const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ sharedKaban }, use) => {
      const addressOf = await findAddresses(sharedKaban.server)
      const pages = new Map<string, Promise<Page>>()
      const open = async (who: Who | 'visitor', language: string) => {
        const page = await sharedKaban.open(who, { hasTouch: who !== 'ana', keepOpen: true })
        await setLanguage(page, language, sharedKaban.server.address)
        return page
      }
      const pageOf: Reader['pageOf'] = (who, language = 'en') => {
        const key = `${who} ${language}`
        const page = pages.get(key) ?? open(who, language)
        pages.set(key, page)
        return page
      }
      await use({ pageOf, addressOf })
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'parallel' })

/** A page that the server renders, and one of the application. */
const inBothLanguages = ['visitor /', 'maria /dashboard']
/** One of each layout besides: a form, a chat, settings, a pane, a dialog, a chart. */
const ofEachLayout = [
  'visitor /register',
  'visitor /verify',
  'maria /dashboard/transactions',
  'maria /dashboard/transactions/receipt/deposit',
  'maria /dashboard/transactions/statements?month=this',
  'maria /dashboard/investments/plans/offer',
  'maria /dashboard/withdraw',
  'maria /dashboard/chat/first',
  'maria /dashboard/notifications',
  'maria /dashboard/settings/security',
  'liza /dashboard/investments',
  'liza /dashboard/investments/cooling',
  'ana /admin/dashboard',
  'ana /admin/withdrawals',
  'ana /admin/users/first?open=adjust',
  'ana /admin/workbench?open=withdrawals-to-decide.withdrawal_request',
  'ana /admin/deposit-chat/first',
  'ana /admin/content?kind=news&open=entry',
  'ana /admin/offers?open=new',
  'ana /admin/settings',
  'ana /admin/books',
]

for (const [who, names] of Object.entries(screens) as [Who | 'visitor', string[]][])
  test.describe(who, () => {
    // One worker opens the pages of one person, once.
    test.describe.configure({ mode: 'default' })
    const isUser = who === 'maria' || who === 'liza'
    for (const name of names) {
      const inGate = inBothLanguages.includes(`${who} ${name}`)
      const lane = longUnless(inGate || ofEachLayout.includes(`${who} ${name}`))

      test(name + lane, async ({ reader }) => {
        const page = await reader.pageOf(who)
        const address = reader.addressOf(name)
        await show(page, address)
        expect(new URL(page.url()).pathname).toBe(address.split('?')[0])
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/^\S.* · Kaban$/)
        await page
          .getByText(/^(Sample data|Halimbawang datos)$/)
          .first()
          .waitFor()
        await expectSoundEverywhere(page, {
          atNarrowest: expectRoomForLargeLetters,
          ...(isUser && { onPhone: expectLargeTargets }),
        })
        if (inGate) await expectOwnFonts(page)
      })

      test(`${name} in Filipino${longUnless(inGate)}`, async ({ reader }) => {
        const page = await reader.pageOf(who, 'fil')
        await show(page, reader.addressOf(name))
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('fil')
        await expectOwnFonts(page)
      })

      test(`${name} in between @long`, async ({ reader }) => {
        const page = await reader.pageOf(who)
        await show(page, reader.addressOf(name))
        await expectSoundInBetween(page)
        await expectOwnFonts(page)
        await page.setViewportSize({ width: 360, height: 800 })
        await expectOwnFonts(page)
      })
    }
  })

async function setLanguage(page: Page, language: string, address: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('kaban-language', chosen), language)
  // The server renders public pages in the language of this cookie.
  await page.context().addCookies([{ name: 'kaban-language', value: language, url: address }])
}

async function show(page: Page, address: string): Promise<void> {
  await goTo(page, address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilQuiet(page)
}

/**
 * From one screen of the application to the next as by a link, until the heading of the screen left
 * is gone. The first one is loaded, and so are all public pages, and receipts: one receipt keeps
 * the heading of another.
 */
async function goTo(page: Page, address: string): Promise<void> {
  const isInside = (place: string) => /^\/(dashboard(?!.*\/receipt\/)|admin\/(?!login))/.test(place)
  if (!isInside(address) || !isInside(new URL(page.url()).pathname))
    return void (await page.goto(address))
  await page.evaluate((place) => {
    if (location.pathname !== new URL(place, location.href).pathname)
      document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', place)
  }, address)
  await page.locator('h1:not([data-left])').waitFor()
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}
