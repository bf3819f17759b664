/** P6: how soon the balance is back on a second visit, and whether it is there offline. */
import type { Page } from 'playwright-core'
import { median } from '../figures.ts'
import { slowDown, type Phone } from './phone.ts'

export interface RepeatVisit {
  /** From the start of the navigation until the balance was painted; NaN when it never was. */
  balanceMs: number
  hasWorker: boolean
  opensOffline: boolean
}

/** Lighthouse's slow 4G, applied by the browser. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

export async function measureRepeatVisit(
  phone: Phone,
  cpu: number,
  runs: number,
): Promise<RepeatVisit> {
  const first = await phone.context.newPage()
  await first.goto('/dashboard')
  await first.getByText('Available balance').first().waitFor()
  const hasWorker = await first.evaluate(async () =>
    Boolean(
      await Promise.race([
        navigator.serviceWorker.ready,
        new Promise<void>((resolve) => setTimeout(resolve, 5_000)),
      ]),
    ),
  )
  // Time for the worker to fetch everything and for the query cache to be written.
  await first.waitForTimeout(5_000)
  await first.close()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await visit(phone, cpu, '/dashboard'))
  const offline = await phone.context.newPage()
  await phone.context.setOffline(true)
  const opensOffline = await offline
    .goto('/dashboard')
    .then(() => offline.getByText('Available balance').first().waitFor({ timeout: 10_000 }))
    .then(
      () => true,
      () => false,
    )
  await phone.context.setOffline(false)
  await offline.close()
  return { balanceMs: median(times), hasWorker, opensOffline }
}

/** How soon the plain page is back, whose script is in the browser's cache. */
export async function measurePlainReturn(
  phone: Phone,
  address: string,
  cpu: number,
  runs: number,
): Promise<number> {
  const first = await phone.context.newPage()
  await first.goto(address)
  await first.getByRole('heading').waitFor()
  await first.close()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await visit(phone, cpu, address))
  return median(times)
}

async function visit(phone: Phone, cpu: number, address: string): Promise<number> {
  const page = await phone.context.newPage()
  try {
    await page.addInitScript(watchBalance)
    const session = await slowDown(page, cpu)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
    await page.goto(address, { waitUntil: 'commit' })
    return await balanceSeenAt(page)
  } finally {
    await page.close()
  }
}

async function balanceSeenAt(page: Page): Promise<number> {
  await page
    .waitForFunction(
      () => (globalThis as { balanceSeen?: number }).balanceSeen !== undefined,
      undefined,
      { timeout: 60_000 },
    )
    .catch(() => undefined)
  return (
    (await page.evaluate(() => (globalThis as { balanceSeen?: number }).balanceSeen)) ?? Number.NaN
  )
}

/** Runs in the page before anything else: waits for an amount in pesos in the main part. */
function watchBalance(): void {
  const look = () => {
    if (/₱\s?[\d,]+/.test(document.querySelector('main')?.textContent ?? ''))
      setTimeout(() => Object.assign(globalThis, { balanceSeen: performance.now() }), 0)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
