/** The system's Chromium for the journeys: Kaban downloads no browser of its own. */
import { accessSync, constants, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-dev-shm-usage',
  // Nothing leaves this machine: neither updates nor a sign-in, and no second protocol beside TCP.
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Every window of a full Chromium makes two pages for what its address bar would suggest: 0.6 s of
 * a core for each page of a test (measured), and nobody types an address. The rest of the line is
 * Playwright's own, which a second one takes the place of.
 */
const withoutSuggestions = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
].join(',')}`

/** One browser serves a whole file; open a context for each person. The caller closes it. */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error(
      'No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...flags, withoutSuggestions, ...more],
  })
}

const names = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'chromium.json'), 'utf8'),
) as string[]

/** CHROMIUM_PATH, or the first known name on the PATH; null when there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ]
  return (
    folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable) ??
    null
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
