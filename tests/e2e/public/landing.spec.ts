/** The landing page with and without JavaScript, with and without motion. */
import type { Page } from '@playwright/test'
import { layOutAll } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

/** On a laptop, without reduced motion. */
let visitor: Page
let maria: Page

test.beforeAll(async () => {
  ;[visitor, maria] = await Promise.all([
    kaban.open('visitor', { ...sizes.laptop, reducedMotion: 'no-preference', address: '/' }),
    kaban.open('maria', sizes.phone),
  ])
})

const planAddress = /^\/dashboard\/investments\/plans\?plan=[\da-f-]{36}$/
const carouselOf = (page: Page) =>
  page.getByRole('group', { name: 'Investment plans, one after the other' })
/** Returns the names of the fully visible plans from left to right. */
const visiblePlans = (page: Page) =>
  page.locator('[data-carousel-track]').evaluate((track) => {
    const [from, to] = [
      track.getBoundingClientRect().left - 2,
      track.getBoundingClientRect().right + 2,
    ]
    const isFullyVisible = (card: Element) =>
      card.getBoundingClientRect().left >= from && card.getBoundingClientRect().right <= to
    return [...track.children]
      .filter(isFullyVisible)
      .map((card) => card.querySelector('h3')?.textContent ?? '')
  })
const expectPlans = (page: Page, plans: string[]) =>
  expect.poll(() => visiblePlans(page), { intervals: [30] }).toEqual(plans)
const tickerPosition = (page: Page) =>
  page.locator('[data-ticker-view]').evaluate((view) => view.scrollLeft)
const tickerMovesWithin = async (page: Page, milliseconds: number) => {
  const before = await tickerPosition(page)
  await page.waitForTimeout(milliseconds)
  return (await tickerPosition(page)) !== before
}

test('the carousel slides by arrows and dots, wraps around, and takes half a second', async () => {
  const carousel = carouselOf(visitor)
  const all = await carousel.getByRole('heading', { level: 3 }).allTextContents()
  expect(all).toHaveLength(6)
  const from = (place: number) => [0, 1, 2].map((by) => all[(place + by) % all.length] ?? '')
  await expectPlans(visitor, from(0))
  const next = carousel.getByRole('button', { name: 'Next plan' })
  for (const place of [1, 2, 3, 4, 5, 0]) {
    await next.click()
    await expectPlans(visitor, from(place))
  }
  await carousel.getByRole('button', { name: 'Previous plan' }).click()
  await expectPlans(visitor, from(5))
  await carousel.getByRole('button', { name: `Show the plan ${all[4]}`, exact: true }).click()
  await expectPlans(visitor, from(4))
  await carousel.getByRole('button', { name: `Show the plan ${all[1]}`, exact: true }).click()
  await expectPlans(visitor, from(1))
  expect(await carousel.locator('[aria-current="true"]').getAttribute('aria-label')).toBe(
    `Show the plan ${all[1]}`,
  )

  const slide = () =>
    visitor.evaluate(async () => {
      const track = document.querySelector('[data-carousel-track]')!
      const began = performance.now()
      document.querySelector<HTMLElement>('[data-carousel-next]')!.click()
      const from = track.scrollLeft
      let [at, since] = [from, began]
      while (performance.now() - since < 300) {
        await new Promise(requestAnimationFrame)
        if (track.scrollLeft !== at) [at, since] = [track.scrollLeft, performance.now()]
      }
      return since - began
    })
  // Subpixel movement at the end is not measured. A busy machine renders late, never early.
  await expect
    .poll(async () => {
      const took = await slide()
      expect(took).toBeGreaterThan(300)
      return took
    })
    .toBeLessThan(1_200)
})

test('Tab brings the plan into view that it reaches', async () => {
  const page = await kaban.open('visitor', { ...sizes.phone, address: '/' })
  const plans = await page.locator('[data-slide] h3').allTextContents()
  await page.locator('[data-carousel-next]').scrollIntoViewIfNeeded()
  await page.locator('[data-carousel-next]').waitFor()
  await page.locator('[data-slide]').first().locator('summary').last().focus()
  await page.keyboard.press('Tab')
  await expectPlans(page, plans.slice(1, 2))
  await page.context().close()
})

test('the ticker stops on hover and with its pause button @long', async () => {
  await visitor.setViewportSize({ width: 800, height: 800 })
  const leave = async () => {
    await visitor.mouse.move(400, 700)
    await visitor.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo(0, 0)
    })
  }
  await leave()
  await expect.poll(() => tickerMovesWithin(visitor, 150)).toBe(true)
  await visitor.locator('[data-ticker]').hover()
  await expect.poll(() => tickerMovesWithin(visitor, 250)).toBe(false)
  const pause = visitor.getByRole('button', { name: 'Pause the moving figures' })
  await pause.click()
  await leave()
  expect(await pause.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => tickerMovesWithin(visitor, 250)).toBe(false)
  await pause.click()
  await leave()
  await expect.poll(() => tickerMovesWithin(visitor, 150)).toBe(true)
})

// With what the living sample puts there: landing-length.spec.ts.
test('a phone scrolls at most 5,500 px', async () => {
  const page = await kaban.open('visitor', { ...sizes.phone, isMobile: true, address: '/' })
  await layOutAll(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_500)
  await page.context().close()
})

test('a phone loads one picture of the product', async () => {
  const page = await kaban.open('visitor', { ...sizes.phone, isMobile: true })
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/product/')) pictures.push(new URL(request.url()).pathname)
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect.poll(() => pictures).toEqual(['/product/home-en-dark-phone.avif'])
  await page.context().close()
})

test('soon after loading no section is left out, however fast a reader scrolls', async () => {
  const page = await kaban.open('visitor', { ...sizes.phone, address: '/' })
  const leftOut = () =>
    page
      .locator('.far')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
      )
  await expect.poll(leftOut).toBe(0)
})

test('nothing animates with prefers-reduced-motion @long', async () => {
  const page = await kaban.open('visitor', { viewport: { width: 800, height: 800 }, address: '/' })
  expect(await tickerMovesWithin(page, 400)).toBe(false)
  expect(await page.getByRole('button', { name: 'Pause the moving figures' }).isHidden()).toBe(true)
  // The arrows appear when the section is near the viewport.
  await page
    .getByRole('heading', { level: 2, name: 'Investment plans', exact: true })
    .scrollIntoViewIfNeeded()
  const before = await visiblePlans(page)
  await page.getByRole('button', { name: 'Next plan' }).click()
  const after = await visiblePlans(page)
  expect([before.length, after.length]).toEqual([2, 2])
  expect(after[0]).toBe(before[1])
  await page.context().close()
})

test('the language chosen at the top also applies to the app', async () => {
  const page = await kaban.open('visitor', { ...sizes.phone, address: '/' })
  await page.getByRole('link', { name: 'Filipino' }).click()
  await page.waitForURL('**/?lang=fil')
  expect(await page.locator('html').getAttribute('lang')).toBe('fil')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('fil')
  await page.goto('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('fil')
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/?lang=en')
  await see(page, 'How long does a withdrawal take?')
  await page.context().close()
})

test('a signed-in user gets a dashboard link and a logout button @long', async () => {
  await maria.goto('/')
  await maria.waitForURL('**/dashboard')
  await maria.setViewportSize(sizes.laptop.viewport)
  await maria.goto('/?public')
  const header = maria.getByRole('banner')
  const home = header.getByRole('link', { name: 'Dashboard' })
  expect(await home.getAttribute('href')).toBe('/dashboard')
  expect(await home.locator('[aria-hidden="true"]').filter({ visible: true }).count()).toBe(1)
  expect(
    await header
      .getByRole('link', { name: /Register With Us|Login/ })
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  const main = maria.getByRole('main')
  await main.getByRole('link', { name: 'Dashboard' }).waitFor()
  expect(await main.getByRole('link', { name: /Register|Start Investing|^Login/ }).count()).toBe(0)
  for (const invest of await main.getByRole('link', { name: /^Invest Now/ }).all())
    expect(await invest.getAttribute('href')).toMatch(planAddress)
  await header
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link', { name: 'Contact' })
    .click()
  await maria.waitForURL('**/?public#contact')
  await header.getByRole('button', { name: 'Logout' }).click()
  await see(maria, 'You have been successfully logged out.')
  await header.getByRole('link', { name: 'Register With Us' }).waitFor()
  await maria.goto('/dashboard')
  await maria.waitForURL('**/login?**')
})

test('menu, plans and questions work without JavaScript', async () => {
  const page = await kaban.open('visitor', {
    ...sizes.phone,
    javaScriptEnabled: false,
    address: '/',
  })
  const menu = page.locator('[data-closes="menu"]')
  await menu.locator('summary').click()
  const anchors = menu.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link')
  expect(await anchors.allTextContents()).toEqual([
    'Home',
    'Investment Plans',
    'Live Payouts',
    'Withdrawal Proofs',
    'Testimonials',
    'News',
    'About Us',
    'Contact',
    'Login',
    'Register With Us',
  ])
  await anchors.filter({ hasText: 'Contact' }).click()
  await menu.locator('summary').click()
  const question = page.locator('details').filter({ hasText: 'Can I lose money?' }).last()
  await question.locator('summary').click()
  await see(page, /An investment can bring less than it cost/)

  for (const title of [
    'Live payouts',
    'Investment plans',
    'Where withdrawals can go',
    'News',
    'Market activity',
    'Payout proofs',
    'Testimonials',
    'Transfer notifications',
    'Company highlights',
    'Legal compliance',
    'Contact',
  ]) {
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true }).first()
    // Sections are laid out when they are near the viewport.
    await heading.scrollIntoViewIfNeeded()
    expect(await heading.isVisible(), title).toBe(true)
  }
  const [first, ...others] = await visiblePlans(page)
  expect([first !== undefined, others]).toEqual([true, []])
  const card = page.locator('[data-slide]').first()
  for (const line of ['Term', 'Worst case', 'Risk', 'Other fees'])
    expect(await card.getByText(line, { exact: true }).first().isVisible(), line).toBe(true)
  // Controls that need JavaScript are hidden.
  expect(
    await page
      .locator('[data-carousel-controls], [data-motion], [data-themes]')
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  await page
    .locator('[data-carousel-track]')
    .evaluate((track) => track.scrollBy(track.clientWidth, 0))
  await expect.poll(async () => (await visiblePlans(page))[0]).not.toBe(first)
  await page.context().close()
})
