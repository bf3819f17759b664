/** The palette: its place, the acts of the page, and lists that a question asks for. */
import type { Page } from '@playwright/test'
import { longUnless } from '../../fixtures/lanes.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Search' })
const findings = (page: Page) =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('option').filter({ visible: true })

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await box(page).waitFor()
  // It rises a little while it opens.
  await page
    .getByRole('dialog')
    .evaluate((opened) => Promise.all(opened.getAnimations().map(({ finished }) => finished)))
}

const laneOf = (size: string) => longUnless(size === 'laptop')

for (const [size, options] of Object.entries({ laptop: sizes.laptop, phone: sizes.phone }))
  test(`on a ${size} the field keeps its place as the results change${laneOf(size)}`, async () => {
    const page = await kaban.open('ana', { ...options, address: '/admin/withdrawals' })
    await page.getByRole('table').waitFor()
    await openPalette(page)
    const before = await box(page).boundingBox()
    for (const term of ['maria', 'nobody is called so', '6000', 'w', 'withdrawals last week']) {
      await box(page).fill(term)
      await expect(page.getByText('Searching')).toHaveCount(0)
      expect(await box(page).boundingBox(), term).toEqual(before)
    }
  })

test('the acts of the page come first, and run', async () => {
  const page = await kaban.open('ana', { ...sizes.laptop, address: '/admin/withdrawals' })
  await page.getByRole('table').waitFor()
  await openPalette(page)
  await box(page).fill('export')
  await expect(findings(page).first()).toHaveText('Export withdrawals')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Export withdrawals' }).waitFor()
  await page.keyboard.press('Escape')
  await openPalette(page)
  await box(page).fill('waiting')
  await findings(page).filter({ hasText: 'Open view: Waiting' }).click()
  await page.waitForURL(/status=waiting/)
})

test('a question leads to the filtered list, in both languages', async () => {
  const page = await kaban.open('ana', { ...sizes.laptop, address: '/admin/dashboard' })
  const ask = async (question: string, found: string) => {
    await page.locator('[data-console] h1').waitFor()
    await openPalette(page)
    await box(page).fill(question)
    await findings(page).filter({ hasText: found }).first().click()
  }
  await ask('pending withdrawals last week', 'Withdrawals · Pending · Last week')
  await page.waitForURL(/\/admin\/withdrawals\?status=pending&when=last-week$/)
  await ask('deposits over 2k yesterday', 'Deposits · Yesterday · ₱2,000.00 or more')
  await page.waitForURL(/\/admin\/transactions\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    type: 'deposit',
    when: 'yesterday',
    amount: '2000..',
  })
  await ask('mga suspendido na user', 'Users · Suspended')
  await page.waitForURL('**/admin/users?status=suspended')
})
