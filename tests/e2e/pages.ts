/** Pages of people: each in a context of its own, at the size of what they hold in their hands. */
import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { launchBrowser } from './browser.ts'

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>

/**
 * So long a journey waits for what must come. Who has it goes on at once: only what never comes
 * takes as long.
 */
export const patienceMs = 25_000

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
      const context = await browser.newContext({
        locale: 'en-PH',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(patienceMs)
      page.on('pageerror', (fault) => faults.push(fault))
      followRequests(page)
      return page
    },
    async close() {
      await browser.close()
      if (faults.length > 0)
        throw new AggregateError(faults, `The pages had faults: ${faults.map(String).join('; ')}`)
    },
  }
}

const underWay = new WeakMap<Page, Set<Request>>()
/** What a page asks for because of an answer, it asks for at once. */
const quietFor = 100

function followRequests(page: Page): void {
  const asked = new Set<Request>()
  underWay.set(page, asked)
  // The streams of what happens elsewhere stay open.
  page.on(
    'request',
    (request) =>
      void (/^\/(site\/)?live$/.test(new URL(request.url()).pathname) || asked.add(request)),
  )
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
}

/**
 * Everything that this page asked for has been answered, and it had nothing left to do that asks
 * for more. Playwright's own `networkidle` waits for half a second without any request, which on a
 * full machine may be less than a page needs to begin one.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const asked = underWay.get(page)
  if (!asked) throw new Error('This page was not opened by openPage')
  const until = Date.now() + patienceMs
  let begun = 0
  const count = () => (begun += 1)
  page.on('request', count)
  try {
    for (
      let quietSince = Date.now();
      Date.now() - quietSince < quietFor;
      await page.waitForTimeout(20)
    ) {
      if (asked.size > 0) quietSince = Date.now()
      if (Date.now() > until)
        throw new Error(
          `Still unanswered: ${[...asked].map((request) => request.url()).join(', ')}`,
        )
      if (Date.now() - quietSince < quietFor - 20) continue
      const before = begun
      await page.evaluate(untilIdle)
      if (begun > before) quietSince = Date.now()
    }
  } finally {
    page.off('request', count)
  }
}

/** Runs in the page: two frames were drawn, and then nothing waited to be done. */
async function untilIdle(): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame)
  await nextFrame()
  await nextFrame()
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }))
}

/**
 * This page then asks for everything anew: what was kept on the device is gone, and no page brings
 * first answers any more.
 */
export async function askEverythingAnew(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    const gone = (name: string) =>
      new Promise((done) => {
        const asked = indexedDB.deleteDatabase(name)
        for (const end of ['success', 'error']) asked.addEventListener(end, done)
      })
    for (const { name } of await indexedDB.databases()) if (name) await gone(name)
  })
  await page.route(/\/dashboard([/?]|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const html = await response.text()
    return await route.fulfill({
      response,
      body: html.replace(/<script type="application\/json" id="first-answers">.*?<\/script>/s, ''),
    })
  })
}
