/** Live updates of an open landing page. */
import type { Page } from '@playwright/test'
import type { Published } from '#content/content/shared/rules.ts'
import { newContent, publishContent, twoOfTheStaff } from '../../fixtures/people/content-fixture.ts'
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

test('a withdrawn payout stays while hovered, then disappears, and can return @long', async () => {
  await maria.goto('/dashboard/transactions?type=withdrawal')
  await maria
    .getByRole('link', { name: /Completed/ })
    .first()
    .click()
  await maria.getByText('Share this withdrawal publicly').click()
  const consent = maria.getByRole('switch', { name: 'Show among the live withdrawals' })
  await expect(consent).toBeChecked()
  // A reload would reset the title.
  await visitor.evaluate(() => (document.title = 'the same page'))
  const list = visitor.getByRole('list', { name: 'Latest withdrawals that were paid' })
  const lines = list.getByRole('listitem')
  expect(await lines.count()).toBe(2)
  await lines.first().hover()
  await consent.click()
  await see(maria, 'Your withdrawal is no longer shown')
  // The update has arrived by now and is held back.
  await visitor.waitForTimeout(2_000)
  expect(await lines.count()).toBe(2)
  await visitor.mouse.move(2, 700)
  await visitor.evaluate(() => scrollTo(0, 0))
  await expect(lines).toHaveCount(1)
  await expect
    .poll(() => visitor.locator('[data-announce]').textContent())
    .toBe('Live payouts: This part of the page was updated.')
  await consent.click()
  await see(maria, 'Your withdrawal is shown to everyone')
  await expect(lines).toHaveCount(2)
  expect(await visitor.title()).toBe('the same page')
})

test('hovering or pausing the list delays the removal only for a while @long', async () => {
  const open = () => kaban.open('visitor', sizes.laptop)
  const [hovered, paused] = await Promise.all([open(), open()])
  const linesOf = (page: Page) =>
    page.getByRole('list', { name: 'Latest withdrawals that were paid' }).getByRole('listitem')
  for (const page of [hovered, paused]) {
    await page.clock.install()
    await page.goto('/')
    expect(await linesOf(page).count()).toBe(2)
  }
  await linesOf(hovered).first().hover()
  await paused.locator('[data-motion="live"]').click()
  await paused.mouse.move(2, 2)
  const consent = maria.getByRole('switch', { name: 'Show among the live withdrawals' })
  await consent.click()
  await see(maria, 'Your withdrawal is no longer shown')
  for (const page of [hovered, paused]) {
    // The update has arrived by now; its delay is running.
    await page.waitForTimeout(2_500)
    expect(await linesOf(page).count()).toBe(2)
    // The delay starts when the update arrives, which may be late.
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
  await see(maria, 'Your withdrawal is shown to everyone')
  await Promise.all([hovered, paused].map((page) => page.context().close()))
})

test('an open page updates the site name, company text and maintenance notice', async () => {
  const page = await kaban.open('visitor', { ...sizes.laptop, address: '/' })
  await page.evaluate(() => Object.assign(document.body, { stayed: true }))
  await page.mouse.move(600, 500)
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')]
  await header.getByText('Every peso in plain sight', { exact: true }).waitFor()
  await kaban.server.database.transaction(async (tx) => {
    await tx.rows(
      `update company_settings set site_name = 'Salapi', maintenance = true,
        maintenance_message = 'Back at six.', version = version + 1`,
    )
    await tx.rows(
      `insert into live_outbox (topic, subject_id, user_id) values ('company', 'settings', null)`,
    )
  })
  for (const place of [header, footer]) await place.getByText('Salapi', { exact: true }).waitFor()
  await expect.poll(() => page.title()).toBe('The peso wallet that shows its books · Salapi')
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
    `select entry_id as "entryId", version, body, source,
        coalesce(source_date::text, '') as "sourceDate"
      from content_versions where kind = 'about' and state = 'published'`,
  )
  if (!about) throw new Error('The sample data has no published company text')
  const { entryId, version, body, source, sourceDate } = about
  const newText = {
    kind: 'about' as const,
    body: { ...body, tagline: { en: 'The wallet of the town', fil: '' } },
  }
  await publishContent(
    kaban.server,
    ana.caller,
    ben.caller,
    newContent(newText, { entryId, source, sourceDate, versionSeen: version }),
  )
  for (const place of [header, footer])
    await place.getByText('The wallet of the town', { exact: true }).waitFor()
  // Replaced menus still open and close.
  await header.locator('[data-closes=""] summary').click()
  await header.getByText('Approved by').waitFor()
  await page.keyboard.press('Escape')
  await header.getByText('Approved by').waitFor({ state: 'hidden' })

  await kaban.server.database.transaction(async (tx) => {
    await tx.rows(
      `update company_settings set site_name = 'Kaban', maintenance = false,
        maintenance_message = '', version = version + 1`,
    )
    await tx.rows(
      `insert into live_outbox (topic, subject_id, user_id) values ('company', 'settings', null)`,
    )
  })
  await page.getByText('Back at six.').first().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => 'stayed' in document.body)).toBe(true)
  await page.context().close()
})
