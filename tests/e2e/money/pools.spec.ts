/** Two administrators declare income, and a gain is paid from it and from nothing else. */
import type { Page } from '@playwright/test'
import { samplePdf } from '../../fixtures/servers/upload-server.ts'
import { expect } from '../fixtures/expect.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
})

const pool = (page: Page) => page.locator('section').filter({ hasText: 'General income' }).first()
const choosePdf = (page: Page) =>
  page
    .getByLabel('Choose a PDF')
    .setInputFiles({ name: 'march.pdf', mimeType: 'application/pdf', buffer: samplePdf })

test('a gain above declared income is refused, and nothing moves', async () => {
  await ana.goto('/admin/investments')
  const row = ana.getByRole('row').filter({ hasText: 'Sample plan, one year' })
  await row.getByRole('button', { name: /^Edit/ }).click()
  await ana.getByLabel('New status').selectOption({ label: 'Matured' })
  await ana.getByLabel('Amount back to the wallet').fill('300000')
  await see(ana, '₱280,000.00 more than was placed: the pool of declared income pays it.')
  await see(ana, 'The pool of declared income has ₱250,000.00, so this gain cannot be paid yet.')
  await ana.getByRole('button', { name: 'Request Approval' }).click()
  await seeNotice(ana, 'Awaiting a Second Person')
  await ben.goto('/admin/approvals')
  await ben.getByRole('button', { name: /Open Investment payout/ }).click()
  await ben.getByRole('button', { name: /^Approve/ }).click()
  await see(ben, 'This gain is ₱280,000.00, and the pool of declared income has ₱250,000.00.')
})

test('income is declared with a document, and counts once a colleague agrees @long', async () => {
  await Promise.all([ana, ben].map((page) => page.goto('/admin/pools')))
  await see(ana, '₱250,000.00')
  await ana.getByRole('button', { name: 'Declare Income' }).first().click()
  await ana.getByLabel('Amount', { exact: true }).fill('40000')
  await ana.getByLabel('First day').fill('2026-03-01')
  await ana.getByLabel('Last day').fill('2026-02-28')
  await ana.getByLabel('Source').fill('Interest of loans')
  await ana.getByLabel('Harvest, half a year').check()
  await ana.getByRole('button', { name: 'Request approval of ₱40,000.00' }).click()
  await see(ana, 'The last day cannot be before the first. No money was moved.')
  await ana.getByLabel('Last day').fill('2026-03-31')
  await ana.getByRole('button', { name: 'Request approval of ₱40,000.00' }).click()
  await see(ana, 'Please choose the document that proves the income.')
  await choosePdf(ana)
  await see(ana, 'march.pdf')
  await ana.getByRole('button', { name: 'Request approval of ₱40,000.00' }).click()
  await seeNotice(ana, 'Awaiting a Second Person')
  await see(ben, '1 declaration is awaiting a second person.')
  await ben.getByRole('link', { name: 'Open approvals' }).click()
  await ben.getByRole('button', { name: /Open Declared income/ }).click()
  await see(ben, 'Interest of loans')
  await see(ben, 'March 1, 2026 to March 31, 2026')
  await expect(ben.getByRole('link', { name: 'march.pdf' })).toBeVisible()
  await ben.getByRole('button', { name: /^Approve/ }).click()
  await seeNotice(ben, 'Approved', 'Declared income was carried out.')
  await expect(pool(ana).getByText('₱290,000.00').first()).toBeVisible()
  await see(ana, 'Ana Reyes, approved by Ben Ramos')
})

test('the same document is refused a second time @long', async () => {
  await ana.getByRole('button', { name: 'Declare Income' }).first().click()
  await ana.getByLabel('Amount', { exact: true }).fill('1')
  await ana.getByLabel('First day').fill('2026-03-01')
  await ana.getByLabel('Last day').fill('2026-03-31')
  await ana.getByLabel('Source').fill('Interest of loans')
  await ana.getByLabel('Harvest, half a year').check()
  await choosePdf(ana)
  await ana.getByRole('button', { name: 'Request approval of ₱1.00' }).click()
  await see(ana, /This document was declared on .* One document counts once/)
  await ben.goto('/admin/books')
  await see(ben, 'Pool: General income')
  await see(ben, 'The books balance')
})
