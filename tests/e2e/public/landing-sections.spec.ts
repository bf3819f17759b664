/** The ways to the sections of the landing page, and the page on paper. */
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

test('each section has an address; the other language opens where the reader is', async () => {
  const page = await kaban.open('visitor', { ...sizes.phone, isMobile: true })
  const topOf = (section: string) =>
    page
      .locator(`#${section}-title`)
      .evaluate((title) => Math.round(title.getBoundingClientRect().top))
  const header = 56
  // The anchors of the specification, of which the last ones are far below the first screen.
  for (const section of [
    'plans',
    'payouts',
    'proofs',
    'testimonials',
    'news',
    'about',
    'contact',
  ]) {
    await page.goto('about:blank')
    await page.goto(`/?lang=en#${section}`)
    // All sections get their height soon; it pushes none of them away.
    await page.waitForFunction(() => document.documentElement.dataset['near'] === '')
    await expect.poll(() => topOf(section), { message: section }).toBeGreaterThan(header)
    expect(await topOf(section), section).toBeLessThan(header + 60)
  }
  await page.goto('/?lang=en#news')
  // A click would scroll to the link first, which is always in view.
  await page.getByRole('link', { name: 'Filipino' }).dispatchEvent('click')
  await page.waitForURL('**/?lang=fil#news')
  await expect.poll(() => topOf('news')).toBeGreaterThan(header)
  expect(await topOf('news')).toBeLessThan(header + 60)
  await page.context().close()
})

test('print shows the source of each figure, within the page and over nothing else', async () => {
  const page = await kaban.open('visitor', {
    viewport: { width: 720, height: 1_000 },
    address: '/',
  })
  await page.emulateMedia({ media: 'print' })
  const faults = await page.evaluate(() => {
    const found: string[] = []
    for (const known of document.querySelectorAll('main details')) {
      const content = known.querySelector(':scope > :not(summary)')
      const name = known.querySelector('summary')?.innerText.trim().slice(0, 40) ?? ''
      const box = content?.getBoundingClientRect()
      if (!box || box.height < 5) found.push(`${name}: not shown`)
      else if (box.bottom > (known.parentElement?.getBoundingClientRect().bottom ?? 0) + 1)
        found.push(`${name}: beyond what holds it`)
    }
    for (const text of document.querySelectorAll('main :is(p, li, dd, dt, h2, h3)')) {
      const { right, width } = text.getBoundingClientRect()
      if (width > 1 && right > innerWidth + 1) found.push(`${text.textContent}: beyond the page`)
    }
    return found
  })
  expect(faults).toEqual([])
  await page.context().close()
})
