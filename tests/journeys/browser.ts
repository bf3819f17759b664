/** The system's Chromium for the journeys: Kaban downloads no browser of its own. */
import { accessSync, constants, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core'

export type { Page } from 'playwright-core'
export { expect } from 'vitest'

export interface Browser {
  /** A page of somebody's own: other cookies, other storage than every other page. Relative addresses need a `baseURL`. */
  openPage(options: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** The machines of the two sides: a user on a phone, an admin on a laptop. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>

const flags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-dev-shm-usage',
  // Nothing leaves this machine: neither updates nor a sign-in, and no second protocol beside TCP.
  '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync',
]

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, headless: true, args: flags })
  return {
    async openPage(options) {
      const context = await browser.newContext({ locale: 'en-PH', timezoneId: 'Asia/Manila', ...options })
      return context.newPage()
    },
    close: () => browser.close(),
  }
}

const names = JSON.parse(readFileSync(path.join(import.meta.dirname, 'chromium.json'), 'utf8')) as string[]

/** CHROMIUM_PATH, or the first known name on the PATH; null when there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
