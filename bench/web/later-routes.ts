/** P7: from the tap on a link to the first paint of the next screen, be it frame or skeleton. */
import type { Page } from 'playwright-core'
import { median } from '../figures.ts'
import { addedScriptKb } from './built-files.ts'
import { slowDown, type Phone } from './phone.ts'

export interface LaterRoute {
  path: string
  /**
   * Compressed scripts beyond those of the dashboard. By the build, because a service worker
   * reports uncompressed sizes.
   */
  scriptKb: number
  firstTapMs: number
  laterTapMs: number
}

/** Linked from the dashboard and from the bar at the bottom. */
const links = [
  '/dashboard/transactions',
  '/dashboard/chat',
  '/dashboard/profile',
  '/dashboard/deposit',
  '/dashboard/withdraw',
]
const inMenu = [
  '/dashboard/wallet',
  '/dashboard/bank-details',
  '/dashboard/notifications',
  '/dashboard/history',
  '/dashboard/settings',
  '/dashboard/tasks',
]

export async function measureLaterRoutes(
  phone: Phone,
  cpu: number,
  runs: number,
): Promise<LaterRoute[]> {
  const found: LaterRoute[] = []
  for (const path of [...links, ...inMenu]) {
    const taps: { first: number; later: number }[] = []
    for (let run = 0; run < runs; run += 1) {
      const one = await measureOne(phone, path, cpu)
      if (one) taps.push(one)
    }
    if (taps.length === 0) continue
    found.push({
      path,
      scriptKb: addedScriptKb(path),
      firstTapMs: median(taps.map((one) => one.first)),
      laterTapMs: median(taps.map((one) => one.later)),
    })
  }
  return found
}

async function measureOne(
  phone: Phone,
  path: string,
  cpu: number,
): Promise<{ first: number; later: number } | undefined> {
  const page = await phone.context.newPage()
  try {
    await page.addInitScript(watchTaps)
    await page.goto('/dashboard')
    await page.getByText('Available balance').first().waitFor()
    await page.waitForLoadState('networkidle')
    await slowDown(page, cpu)
    const first = await tapLink(page, path)
    if (first === undefined) return undefined
    await page.goBack()
    await page.getByText('Available balance').first().waitFor()
    await page.waitForTimeout(500)
    return { first, later: (await tapLink(page, path)) ?? Number.NaN }
  } finally {
    await page.close()
  }
}

async function tapLink(page: Page, path: string): Promise<number | undefined> {
  if (inMenu.includes(path)) await page.getByRole('button', { name: /menu/i }).tap()
  const link = page
    .locator(`a[href="${path}"], [role="menuitem"][href="${path}"]`)
    .filter({ visible: true })
    .first()
  if ((await link.count()) === 0) return undefined
  await page.waitForTimeout(300)
  await page.evaluate(() => Object.assign(globalThis, { painted: undefined }))
  await link.tap()
  await page.waitForFunction(() => (globalThis as { painted?: number }).painted !== undefined)
  await page.waitForLoadState('networkidle')
  return await page.evaluate(() => (globalThis as { painted?: number }).painted)
}

/** Runs in the page: measures from a click to the first paint with another content. */
function watchTaps(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const place = () => document.querySelector('main')
      const before = place()?.firstElementChild
      const look = () => {
        const current = place()?.firstElementChild
        if (current && current !== before)
          requestAnimationFrame(() =>
            setTimeout(
              () => Object.assign(globalThis, { painted: performance.now() - timeStamp }),
              0,
            ),
          )
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}
