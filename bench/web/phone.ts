/** A Chromium as a cheap phone: 360 × 800 at two pixels a point, touch, and a slow processor. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { requireChromium } from '../../scripts/testing/find-chromium.mjs'
import { freePort } from '../../tests/fixtures/servers/free-port.ts'

export interface Phone {
  context: BrowserContext
  /** The debugging port, by which Lighthouse uses the same browser and cookies. */
  port: number
  version: string
  close(): Promise<void>
}

const flags = [
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Each phone has a fresh profile. */
export async function openPhone(address: string): Promise<Phone> {
  const executablePath = requireChromium('npm run bench:web')
  const profile = mkdtempSync(path.join(os.tmpdir(), 'kaban-phone-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    chromiumSandbox: false,
    args: [...flags, `--remote-debugging-port=${port}`],
    baseURL: address,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  context.setDefaultTimeout(60_000)
  return {
    context,
    port,
    version: context.browser()?.version() ?? 'unknown',
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export async function signIn(
  context: BrowserContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.close()
}

/** Makes the processor `times` slower than this machine. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
  return session
}
