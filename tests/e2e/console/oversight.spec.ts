/** The audit trail, an export, the outbox and the books with two administrators at once. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
})

test('an action of one administrator appears live in the audit trail of another', async () => {
  await Promise.all([ana.goto('/admin/audit'), ben.goto('/admin/books')])
  await see(ben, 'The books balance')
  await see(ben, /^All \d+ checks passed\.$/)
  await ben.getByRole('button', { name: 'Verify now' }).click()
  await see(ben, /requested by Ben Ramos/)
  const row = ana.getByRole('row').filter({ hasText: 'Check of the books requested' })
  await row.filter({ hasText: 'Ben Ramos' }).waitFor()
})

test('the address keeps the filters of the trail, and entries link to their subjects', async () => {
  await ana
    .getByRole('searchbox', { name: 'Search by person, id or reference' })
    .fill('Maria Santos')
  await ana.getByLabel('Action', { exact: true }).selectOption({ label: 'Withdrawal requested' })
  await expect
    .poll(() => new URL(ana.url()).search)
    .toMatch(/search=Maria.*action=WITHDRAWAL_REQUEST|action=WITHDRAWAL_REQUEST.*search=Maria/)
  await expect(ana.getByRole('row').filter({ hasText: 'Admin signed in' })).toHaveCount(0)
  await ana.getByRole('row').filter({ hasText: 'Withdrawal requested' }).first().waitFor()
  await ana.reload()
  expect(
    await ana.getByRole('searchbox', { name: 'Search by person, id or reference' }).inputValue(),
  ).toBe('Maria Santos')
})

test('an export asks for a reason, follows the filters, and shows to a colleague', async () => {
  await ana.getByRole('button', { name: 'Export' }).click()
  await see(ana, '“Maria Santos” · Withdrawal requested')
  await ana.getByRole('button', { name: 'Download CSV' }).click()
  await expect(ana.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await ana.getByLabel('Reason').fill('For the auditor')
  const [download] = await Promise.all([
    ana.waitForEvent('download'),
    ana.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const bytes = await readFile(await download.path())
  expect(download.suggestedFilename()).toMatch(/^kaban-audit-\d{8}-sample\.csv$/)
  await see(ana, createHash('sha256').update(bytes).digest('hex'))
  const lines = bytes.toString('utf8').trim().split('\r\n')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines.slice(1)) expect(line).toContain('Withdrawal requested')
  await ben.goto('/admin/audit?kind=export')
  await ben
    .getByRole('row')
    .filter({ hasText: 'Requested an export of the audit trail: For the auditor' })
    .filter({ hasText: 'Ana Reyes' })
    .waitFor()
  await ben.getByRole('row').filter({ hasText: 'Exported the audit trail' }).waitFor()
})

test('the outbox lists every mail without its text', async () => {
  await ben.goto('/admin/outbox')
  await see(ben, 'Sample installations send no email')
  const testMail = ben.getByRole('button', { name: 'Send a test email' })
  await expect(testMail).toHaveAttribute('aria-disabled', 'true')
  await expect(testMail).toHaveAccessibleDescription(/Sample installations send no email/)
  await ben.getByRole('searchbox', { name: 'Search by email address' }).fill('maria@')
  await expect(ben.getByRole('row').filter({ hasText: 'jose@sample.kaban.test' })).toHaveCount(0)
  await ben.getByRole('row').filter({ hasText: 'maria@sample.kaban.test' }).first().waitFor()
})

test('T15 an entry that was changed outside of Kaban is named', async () => {
  const [entry] = await kaban.server.asOwner<{ id: string }>(
    'select activity_id as id from activity_links order by position limit 1',
  )
  await kaban.server.asOwner('set session_replication_role = replica')
  await kaban.server.asOwner(
    `update user_activity_log set description = 'Nothing to see here' where id = $1`,
    [entry?.id],
  )
  await kaban.server.asOwner('set session_replication_role = origin')
  await ben.goto('/admin/books')
  await ben.getByRole('button', { name: 'Verify now' }).click()
  await see(ben, new RegExp(`entry ${entry?.id} .* was changed after it was linked at position 1`))
  await see(ben, '1 problem')
})
