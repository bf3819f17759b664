/**
 * Nothing moves while a page before the sign-in loads, whatever fonts the system has and however
 * late ours come.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test'
import { findChromium } from '../../../scripts/testing/find-chromium.mjs'
import { longUnless } from '../../fixtures/lanes.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

/** The fonts that our fallback is made of are hidden from this browser, as on a bare machine. */
const rejected = ['Arial', 'Roboto', 'Helvetica', 'Helvetica Neue', 'Liberation Sans', 'Arimo']
let folder: string
let bare: Browser

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kaban-fonts-'))
  const file = path.join(folder, 'fonts.conf')
  const patterns = rejected.map(
    (name) => `<pattern><patelt name="family"><string>${name}</string></patelt></pattern>`,
  )
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir>
      <selectfont><rejectfont>${patterns.join('')}</rejectfont></selectfont></fontconfig>`,
  )
  bare = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: chromiumFlags,
    env: { ...process.env, FONTCONFIG_FILE: file },
  })
})
test.afterAll(async () => {
  await bare.close()
  await rm(folder, { recursive: true })
})

/** Of a page that the server renders and one of the application, each on one size. */
const inGate = ['/ on a phone', '/login on a laptop']
const laneOf = (address: string, size: string) =>
  longUnless(inGate.includes(`${address} on ${size}`))

for (const address of ['/', '/?lang=fil', '/login', '/register'])
  for (const [name, size] of [
    ['a phone', sizes.phone],
    ['a laptop', sizes.laptop],
  ] as const)
    test(`${address} on ${name} does not move${laneOf(address, name)}`, async () => {
      for (const delayMs of [0, 1_500])
        expect(await shiftOf(address, size, delayMs), `fonts after ${delayMs} ms`).toEqual([])
    })

/** Returns the layout shifts, with the elements that moved. */
async function shiftOf(
  address: string,
  size: BrowserContextOptions,
  delayMs: number,
): Promise<string[]> {
  const context = await bare.newContext({ baseURL: kaban.server.address, ...size })
  const page = await context.newPage()
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.continue().catch(() => {})
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  // Scripts that start late, and the pictures below.
  await page.waitForTimeout(1_500)
  const moved = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            seen.push(
              `${entry.value.toFixed(4)} ${entry.sources
                .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''))
                .join(' | ')}`,
            )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(seen), 200)
      }),
  )
  await context.close()
  return moved
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node?: Node }[]
}
