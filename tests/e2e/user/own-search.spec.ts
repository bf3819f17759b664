/** The search over everything of one's own, by keyboard and on a small phone. */
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

test('keyboard only: slash opens the search, arrows choose, Enter opens', async () => {
  const page = await kaban.open('maria', { ...sizes.laptop, address: '/dashboard' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const field = page.getByRole('combobox')
  // The key works once its code has come.
  await expect
    .poll(async () => {
      if (!(await field.isVisible())) await page.keyboard.press('/')
      return await field.isVisible()
    })
    .toBe(true)
  await expect(field).toBeFocused()
  await field.fill('5000')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: '₱5,000.00' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/receipt/**')
  await expect(field).toHaveCount(0)
})

test('on a small phone the search fills the screen, and finds nothing of others', async () => {
  const page = await kaban.open('maria', { ...sizes.smallPhone, address: '/dashboard' })
  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill('Liza')
  await expect(page.getByText(/^Nothing found for “Liza”/)).toBeVisible()
  await expectAccessible(page)
  await field.fill('bank details')
  await page
    .getByRole('option', { name: /Bank Details/ })
    .first()
    .click()
  await page.waitForURL('**/dashboard/bank-details')
})
