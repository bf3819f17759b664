/** Pages of people: each in a context of its own, at the size of what they hold in their hands. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>

export interface People {
  /** A fault in the scripts of any of these pages fails the journey when it ends. */
  openPage(options: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

export async function openPeople(options: { flags?: string[] } = {}): Promise<People> {
  const browser = await launchBrowser(options.flags)
  const faults: Error[] = []
  return {
    async openPage(options) {
      // Nothing fades in: a colour in between is none, and what is half there can be neither read nor measured.
      // And no worker stands between the page and the server, or what a journey says of requests would hold for some of them only.
      const context = await browser.newContext({ locale: 'en-PH', reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
      const page = await context.newPage()
      page.setDefaultTimeout(10_000)
      page.on('pageerror', (fault) => faults.push(fault))
      return page
    },
    async close() {
      await browser.close()
      if (faults.length > 0) throw new AggregateError(faults, `The pages had faults: ${faults.map(String).join('; ')}`)
    },
  }
}

/** This page then asks for everything anew: what was kept on the device is gone, and no page brings first answers any more. */
export async function askEverythingAnew(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.route(/\/dashboard([/?]|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const html = await response.text()
    return await route.fulfill({ response, body: html.replace(/<script type="application\/json" id="first-answers">.*?<\/script>/s, '') })
  })
}
