/** P8: fifteen interactions, each with the time to the next paint by the browser's Event Timing. */
import type { Page } from 'playwright-core'
import { slowDown, type Phone } from './phone.ts'

export interface Interaction {
  name: string
  ms: number
}

type Step = [
  name: string,
  act: (page: Page) => Promise<unknown>,
  prepare?: (page: Page) => Promise<unknown>,
]

const main = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
const goHome = async (page: Page) => {
  await main(page).getByRole('link', { name: 'Home' }).tap()
  await page.waitForURL('**/dashboard')
  await page.getByText('Available balance').first().waitFor()
}

/** Real taps and keys; `prepare` is not counted. */
const steps: Step[] = [
  ['hide the balance', (page) => page.getByRole('button', { name: 'Hide figures' }).tap()],
  ['show the balance', (page) => page.getByRole('button', { name: 'Show figures' }).tap()],
  [
    'open the bell',
    (page) =>
      page
        .getByRole('button', { name: /notifications/i })
        .first()
        .tap(),
  ],
  ['close the bell', (page) => page.keyboard.press('Escape')],
  ['open the menu', (page) => page.getByRole('button', { name: /menu/i }).tap()],
  ['close the menu', (page) => page.keyboard.press('Escape')],
  ['to the transactions', (page) => main(page).getByRole('link', { name: 'Activity' }).tap()],
  [
    'type into the search',
    (page) => page.keyboard.press('d'),
    async (page) => {
      await page.waitForURL('**/dashboard/transactions**')
      await page.getByRole('searchbox').focus()
    },
  ],
  ['empty the search', (page) => page.keyboard.press('Backspace')],
  ['to the chats', (page) => main(page).getByRole('link', { name: 'Chat' }).tap()],
  [
    'back home',
    (page) => main(page).getByRole('link', { name: 'Home' }).tap(),
    (page) => page.waitForURL('**/dashboard/chat'),
  ],
  [
    'to the deposit form',
    (page) => page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).tap(),
    (page) => page.getByText('Available balance').first().waitFor(),
  ],
  [
    'type a digit of the amount',
    (page) => page.keyboard.press('5'),
    async (page) => {
      await page.waitForURL('**/dashboard/deposit')
      await page.getByLabel('Amount').focus()
    },
  ],
  ['another digit', (page) => page.keyboard.press('0')],
  [
    'open the latest receipt',
    (page) => page.getByRole('main').locator('a[href*="/receipt/"]').first().tap(),
    async (page) => {
      await goHome(page)
      await page.getByRole('main').locator('a[href*="/receipt/"]').first().waitFor()
    },
  ],
]

export async function measureInteractions(phone: Phone, cpu: number): Promise<Interaction[]> {
  const page = await phone.context.newPage()
  await page.addInitScript(watchEvents)
  await page.goto('/dashboard')
  await page.getByText('Available balance').first().waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown(page, cpu)
  const found: Interaction[] = []
  for (const [name, act, prepare] of steps) {
    await prepare?.(page)
    await settle(page)
    await page.evaluate('worstInteraction()')
    await act(page)
    await settle(page)
    found.push({ name, ms: (await page.evaluate('worstInteraction()')) as number })
  }
  await page.close()
  return found
}

/** A press on the plain page. */
export async function measurePlainPress(
  phone: Phone,
  address: string,
  cpu: number,
): Promise<number> {
  const page = await phone.context.newPage()
  await page.addInitScript(watchEvents)
  await page.goto(address)
  await slowDown(page, cpu)
  await settle(page)
  await page.getByRole('button').tap()
  await settle(page)
  const ms = (await page.evaluate('worstInteraction()')) as number
  await page.close()
  return ms
}

/** Resolves once nothing is painted any more: the entry of an event follows its paint. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(700)
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
      ),
  )
}

/** Runs in the page. Entries begin at 16 ms in steps of 8 ms; no entry counts as 16 ms. */
function watchEvents(): void {
  let worst = 0
  const seen = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) worst = Math.max(worst, entry.duration)
  })
  seen.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  Object.assign(globalThis, {
    worstInteraction() {
      const taken = Math.max(worst, 16)
      worst = 0
      return taken
    },
  })
}
