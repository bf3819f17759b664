/**
 * Every screen, on a phone and a laptop, in both themes: axe finds nothing, nothing is cut off, and
 * the page has one name.
 */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import type { Who } from '../fixtures/kaban.ts'
import {
  expectLargeTargets,
  expectRoomForLargeLetters,
  expectSoundEverywhere,
} from '../fixtures/looks.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { test as base } from '../fixtures/test.ts'
import { findAddresses, screens } from './addresses.ts'

interface Reader {
  /** Signed in and kept open: the next screen comes without loading the application again. */
  pageOf(who: Who | 'visitor'): Promise<Page>
  /** With the ids of this worker's sample data. */
  addressOf(name: string): string
}

const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ sharedKaban }, use) => {
      const addressOf = await findAddresses(sharedKaban.server)
      const pages = new Map<string, Promise<Page>>()
      const pageOf: Reader['pageOf'] = (who) => {
        const page =
          pages.get(who) ?? sharedKaban.open(who, { hasTouch: who !== 'ana', keepOpen: true })
        pages.set(who, page)
        return page
      }
      await use({ pageOf, addressOf })
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'parallel' })

for (const [who, names] of Object.entries(screens) as [Who | 'visitor', string[]][])
  test.describe(who, () => {
    for (const name of names)
      test(name, async ({ reader }) => {
        const page = await reader.pageOf(who)
        const address = reader.addressOf(name)
        await goTo(page, address)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await untilQuiet(page)
        expect(new URL(page.url()).pathname).toBe(address.split('?')[0])
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
        expect(await page.title()).toMatch(/^\S.* · Kaban$/)
        await page
          .getByText(/^(Sample data|Sample installation\.|Halimbawang installation\.)$/)
          .first()
          .waitFor()
        const ofUsers = { atNarrowest: expectRoomForLargeLetters, onPhone: expectLargeTargets }
        await expectSoundEverywhere(page, who === 'maria' ? ofUsers : {})
      })
  })

/**
 * From one screen of the application to the next as by a link. The first one is loaded, and so are
 * all public pages.
 */
async function goTo(page: Page, address: string): Promise<void> {
  const isInside = (place: string) => /^\/(dashboard|admin\/(?!login))/.test(place)
  if (!isInside(address) || !isInside(new URL(page.url()).pathname))
    return void (await page.goto(address))
  await page.evaluate((place) => history.pushState(null, '', place), address)
  await page.waitForFunction((place) => location.pathname + location.search === place, address)
}
