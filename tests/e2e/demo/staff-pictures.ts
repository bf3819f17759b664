/** Takes the pictures of the staff guides: the console of Ana, 1280 px wide, in both languages. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { say } from '#main/server/start/launch-steps.ts'
import { startKaban, stopKaban } from '../../fixtures/servers/kaban-process.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { signInByForm } from '../fixtures/steps.ts'

/** By the name of the picture: the page of the console. */
const shown = {
  workbench: 'workbench',
  deposits: 'deposit-chat',
  approvals: 'approvals',
  withdrawals: 'withdrawals',
  users: 'users',
  offers: 'offers',
  maturities: 'maturities',
  announcements: 'announcements',
}

const folder = path.resolve('docs', 'staff', 'pictures')
const data = await mkdtemp(path.join(tmpdir(), 'kaban-pictures-'))
await mkdir(folder, { recursive: true })
const [kaban, browser] = await Promise.all([
  startKaban(data, { KABAN_SAMPLE: 'living' }),
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumFlags, '--hide-scrollbars'],
  }),
])
try {
  const context = await browser.newContext({
    baseURL: kaban.address,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...sizes.laptop,
  })
  const page = await context.newPage()
  await signInByForm(page, logins.ana)
  for (const language of ['en', 'fil'])
    for (const [name, address] of Object.entries(shown)) await take(page, language, name, address)
} finally {
  await browser.close()
  await stopKaban(kaban)
  await rm(data, { recursive: true, force: true })
}

async function take(page: Page, language: string, name: string, address: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('kaban-language', chosen), language)
  await page.goto(`/admin/${address}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const picture = await sharp(shot).webp({ quality: 70, effort: 6 }).toBuffer()
  const file = path.join(folder, `${name}.${language}.webp`)
  await writeFile(file, picture)
  say(`${path.relative('.', file)}: ${Math.round(picture.length / 1000)} kB`)
}
