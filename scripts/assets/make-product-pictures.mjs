// `node scripts/assets/make-product-pictures.mjs [address]` draws the pictures of the product on
// the landing page from a running installation with sample data (default http://localhost:3000):
// the home of a sample user on a phone, in both languages and themes. The files are committed; run
// it again when the home changes. screens/landing/hero-picture.tsx knows their size.
import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { inProject, say } from '../project.mjs'
import { findChromium } from '../testing/find-chromium.mjs'

const address = process.argv[2] ?? 'http://localhost:3000'
const person = { email: 'maria@sample.kaban.test', password: 'sample-wallet-1' }
const viewport = { width: 390, height: 844 }
/** As sharp as a laptop shows them. */
const deviceScaleFactor = 1.6
/** A phone shows only the upper part, in pixels of the picture. */
const onPhones = { width: 624, height: 600 }
const folder = inProject('public', 'product')

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium() })
try {
  for (const language of ['en', 'fil']) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    await context.addInitScript(
      (chosen) => localStorage.setItem('kaban-language', chosen),
      language,
    )
    const page = await context.newPage()
    await signIn(page)
    for (const theme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme: theme })
      const name = `home-${language}-${theme}`
      const shot = sharp(await page.screenshot())
      await keep(shot.clone().webp({ quality: 60, effort: 6 }), `${name}.webp`)
      await keep(
        shot.extract({ left: 0, top: 0, ...onPhones }).avif({ quality: 35, effort: 9 }),
        `${name}-phone.avif`,
      )
    }
    await context.close()
  }
} finally {
  await browser.close()
}

async function keep(picture, file) {
  const { size } = await picture.toFile(`${folder}/${file}`)
  say(`${file}: ${(size / 1024).toFixed(1)} KB`)
}

async function signIn(page) {
  await page.goto(`${address}/login`, { waitUntil: 'domcontentloaded' })
  const { status } = await page.evaluate(async (json) => {
    const answer = await fetch('/rpc/identity/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json }),
    })
    return { status: answer.status }
  }, person)
  if (status !== 200) throw new Error(`The sample user could not sign in at ${address} (${status})`)
  await page.goto(`${address}/dashboard`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('₱').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2_000)
}
