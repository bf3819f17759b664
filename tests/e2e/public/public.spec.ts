/**
 * The first page as visitors use it: with and without its script, with and without motion, and what
 * becomes new in it while it is looked at.
 */
import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Published } from '#content/content/shared/rules.ts'
import { newContent, publishContent, twoOfTheStaff } from '../../fixtures/people/content-fixture.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { see, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

const openPage = async (options: BrowserContextOptions, address?: string) => {
  const page = await kaban.open('visitor', options)
  if (address) await page.goto(address)
  return page
}
/** Somebody at a laptop who has asked for no stillness. */
let visitor: Page
let maria: Page

test.beforeAll(async () => {
  ;[visitor, maria] = await Promise.all([
    openPage({ ...sizes.laptop, reducedMotion: 'no-preference' }, '/'),
    openPage(sizes.phone),
  ])
  await signIn(maria, logins.maria)
})

const carouselOf = (page: Page) =>
  page.getByRole('group', { name: 'Investment plans, one after the other' })
/** The names of the plans that are wholly in sight, from the left. */
const plansInSight = (page: Page) =>
  page.locator('[data-carousel-track]').evaluate((track) => {
    const [from, to] = [
      track.getBoundingClientRect().left - 2,
      track.getBoundingClientRect().right + 2,
    ]
    const isInSight = (card: Element) =>
      card.getBoundingClientRect().left >= from && card.getBoundingClientRect().right <= to
    return [...track.children]
      .filter(isInSight)
      .map((card) => card.querySelector('h3')?.textContent ?? '')
  })
const expectPlans = (page: Page, plans: string[]) =>
  expect.poll(() => plansInSight(page), { intervals: [30] }).toEqual(plans)
const placeOfTicker = (page: Page) =>
  page.locator('[data-ticker-view]').evaluate((view) => view.scrollLeft)
const movesWithin = async (page: Page, milliseconds: number) => {
  const before = await placeOfTicker(page)
  await page.waitForTimeout(milliseconds)
  return (await placeOfTicker(page)) !== before
}

test('the plans slide one by one in half a second, in a circle, or to a pressed dot', async () => {
  const carousel = carouselOf(visitor)
  const all = await carousel.getByRole('heading', { level: 3 }).allTextContents()
  expect(all).toHaveLength(6)
  const from = (place: number) => all.slice(place, place + 3)
  await expectPlans(visitor, from(0))
  const next = carousel.getByRole('button', { name: 'Next plan' })
  for (const place of [1, 2, 3, 0]) {
    await next.click()
    await expectPlans(visitor, from(place))
  }
  await carousel.getByRole('button', { name: 'Previous plan' }).click()
  await expectPlans(visitor, from(3))
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
  // The last pixels of it are less than one. A machine that is full draws late, and never early.
  await expect
    .poll(async () => {
      const took = await slide()
      expect(took).toBeGreaterThan(300)
      return took
    })
    .toBeLessThan(1_200)
})

test('the market figures move, and stop under the pointer and by their switch', async () => {
  await visitor.setViewportSize({ width: 800, height: 800 })
  const leave = async () => {
    await visitor.mouse.move(400, 700)
    await visitor.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo(0, 0)
    })
  }
  await leave()
  await expect.poll(() => movesWithin(visitor, 150)).toBe(true)
  await visitor.locator('[data-ticker]').hover()
  await expect.poll(() => movesWithin(visitor, 250)).toBe(false)
  const pause = visitor.getByRole('button', { name: 'Pause the moving figures' })
  await pause.click()
  await leave()
  expect(await pause.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => movesWithin(visitor, 250)).toBe(false)
  await pause.click()
  await leave()
  await expect.poll(() => movesWithin(visitor, 150)).toBe(true)
})

test('a withdrawn consent leaves an open page, not under the pointer, and can return', async () => {
  await maria.goto('/dashboard/transactions?type=withdrawal')
  await maria
    .getByRole('link', { name: /Completed/ })
    .first()
    .click()
  const consent = maria.getByRole('switch', { name: 'Show among the live withdrawals' })
  await expect(consent).toBeChecked()
  // The same document all the time: it would forget this.
  await visitor.evaluate(() => (document.title = 'the same page'))
  const list = visitor.getByRole('list', { name: 'Latest withdrawals that were paid' })
  const lines = list.getByRole('listitem')
  expect(await lines.count()).toBe(2)
  await lines.first().hover()
  await consent.click()
  await see(maria, 'Your withdrawal is no longer shown')
  // Named to it, and held back: longer than until it would be there.
  await visitor.waitForTimeout(2_000)
  expect(await lines.count()).toBe(2)
  await visitor.mouse.move(2, 700)
  await visitor.evaluate(() => scrollTo(0, 0))
  await expect(lines).toHaveCount(1)
  await expect
    .poll(() => visitor.locator('[data-announce]').textContent())
    .toBe('Live payouts: This part of the page was brought up to date.')
  await consent.click()
  await see(maria, 'Your withdrawal is shown to everybody')
  await expect(lines).toHaveCount(2)
  expect(await visitor.title()).toBe('the same page')
})

test('a withdrawn consent also leaves a paused list and a list under the pointer', async () => {
  const [resting, paused] = await Promise.all([openPage(sizes.laptop), openPage(sizes.laptop)])
  const linesOf = (page: Page) =>
    page.getByRole('list', { name: 'Latest withdrawals that were paid' }).getByRole('listitem')
  for (const page of [resting, paused]) {
    await page.clock.install()
    await page.goto('/')
    expect(await linesOf(page).count()).toBe(2)
  }
  await linesOf(resting).first().hover()
  await paused.locator('[data-motion="live"]').click()
  await paused.mouse.move(2, 2)
  const consent = maria.getByRole('switch', { name: 'Show among the live withdrawals' })
  await consent.click()
  await see(maria, 'Your withdrawal is no longer shown')
  for (const page of [resting, paused]) {
    // Held once, the time of it runs.
    await page.waitForTimeout(2_500)
    expect(await linesOf(page).count()).toBe(2)
    // Where it was heard of late, its time begins late.
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(31_000)
          return await linesOf(page).count()
        },
        { intervals: [500] },
      )
      .toBe(1)
  }
  await consent.click()
  await see(maria, 'Your withdrawal is shown to everybody')
  await Promise.all([resting, paused].map((page) => page.context().close()))
})

test('an open page follows a new name, a new company text and an announcement', async () => {
  const page = await openPage(sizes.laptop, '/')
  await page.evaluate(() => Object.assign(document.body, { stayed: true }))
  await page.mouse.move(600, 500)
  const [header, foot] = [page.getByRole('banner'), page.getByRole('contentinfo')]
  await header.getByText('A wallet that shows its book', { exact: true }).waitFor()
  await kaban.server.database.transaction(async (tx) => {
    await tx.rows(
      `update company_settings set site_name = 'Salapi', maintenance = true, maintenance_message = 'Back at six.', version = version + 1`,
    )
    await tx.rows(
      `insert into live_outbox (topic, subject_id, user_id) values ('company', 'settings', null)`,
    )
  })
  for (const place of [header, foot]) await place.getByText('Salapi', { exact: true }).waitFor()
  await expect.poll(() => page.title()).toBe('A peso wallet with its books open · Salapi')
  await page
    .getByRole('complementary', { name: 'Under maintenance' })
    .getByText('Back at six.')
    .waitFor()

  const { ana, ben } = await twoOfTheStaff(kaban.server)
  const [about] = await kaban.server.asOwner<{
    entryId: string
    version: number
    body: Published<'about'>['body']
    source: string
    sourceDate: string
  }>(
    `select entry_id as "entryId", version, body, source, coalesce(source_date::text, '') as "sourceDate" from content_versions where kind = 'about' and state = 'published'`,
  )
  if (!about) throw new Error('The sample town says nothing about the company')
  const { entryId, version, body, source, sourceDate } = about
  const said = {
    kind: 'about' as const,
    body: { ...body, tagline: { en: 'The wallet of the town', fil: '' } },
  }
  await publishContent(
    kaban.server,
    ana.caller,
    ben.caller,
    newContent(said, { entryId, source, sourceDate, versionSeen: version }),
  )
  for (const place of [header, foot])
    await place.getByText('The wallet of the town', { exact: true }).waitFor()
  // What came in anew opens and closes as what was there before.
  await header.locator('[data-closes=""] summary').click()
  await header.getByText('Agreed to by').waitFor()
  await page.keyboard.press('Escape')
  await header.getByText('Agreed to by').waitFor({ state: 'hidden' })

  await kaban.server.database.transaction(async (tx) => {
    await tx.rows(
      `update company_settings set site_name = 'Kaban', maintenance = false, maintenance_message = '', version = version + 1`,
    )
    await tx.rows(
      `insert into live_outbox (topic, subject_id, user_id) values ('company', 'settings', null)`,
    )
  })
  await page.getByText('Back at six.').first().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => 'stayed' in document.body)).toBe(true)
  await page.context().close()
})

test('with reduced motion nothing moves: plans change at once, market figures do not', async () => {
  const page = await openPage({ viewport: { width: 800, height: 800 } }, '/')
  expect(await movesWithin(page, 400)).toBe(false)
  expect(await page.getByRole('button', { name: 'Pause the moving figures' }).isHidden()).toBe(true)
  // The arrows come when somebody comes near.
  await page
    .getByRole('heading', { level: 2, name: 'Investment plans', exact: true })
    .scrollIntoViewIfNeeded()
  const before = await plansInSight(page)
  await page.getByRole('button', { name: 'Next plan' }).click()
  const after = await plansInSight(page)
  expect([before.length, after.length]).toEqual([2, 2])
  expect(after[0]).toBe(before[1])
  await page.context().close()
})

test('the language is changed in the footer, and the application follows', async () => {
  const page = await openPage(sizes.phone, '/')
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

test('a signed-in user sees the page under their name, with links home and out', async () => {
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

test('without JavaScript everything is readable: the menu, the plans, the questions', async () => {
  const page = await openPage({ ...sizes.phone, javaScriptEnabled: false }, '/')
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
    // What is far below is laid out when it comes near.
    await heading.scrollIntoViewIfNeeded()
    expect(await heading.isVisible(), title).toBe(true)
  }
  const [first, ...others] = await plansInSight(page)
  expect([first !== undefined, others]).toEqual([true, []])
  const card = page.locator('[data-slide]').first()
  for (const line of ['Term', 'Worst case', 'Risk', 'Fees'])
    expect(await card.getByText(line, { exact: true }).first().isVisible(), line).toBe(true)
  // What only the script can do is not offered.
  expect(
    await page
      .locator('[data-carousel-controls], [data-motion], [data-themes]')
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  await page
    .locator('[data-carousel-track]')
    .evaluate((track) => track.scrollBy(track.clientWidth, 0))
  await expect.poll(async () => (await plansInSight(page))[0]).not.toBe(first)
  await page.context().close()
})
