/** A statement of any dates, chosen below the list of months. */
import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

test('dates in the wrong order give no file, and others a CSV of their days', async () => {
  const page = await kaban.open('maria', {
    ...sizes.phone,
    address: '/dashboard/transactions/statements',
  })
  const csv = page.getByRole('button', { name: /^CSV, statement of/ })
  await csv.waitFor()
  const to = page.getByLabel('To', { exact: true })
  const today = await to.inputValue()
  await to.fill('2001-01-01')
  await see(page, 'Choose a start date that isn’t after the end date.')
  await expect(csv).toHaveCount(0)
  await expectAccessible(page)
  await to.fill(today)
  await page.getByLabel('From', { exact: true }).fill(`${Number(today.slice(0, 4)) - 1}-01-01`)
  await expectNoSideways(page)
  const arriving = page.waitForEvent('download')
  await csv.click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^kaban-statement-\d{4}-01-01_.+-sample\.csv$/)
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(rows[1]).toContain('Opening balance')
  expect(rows.at(-1)).toContain('Balance so far')
})
