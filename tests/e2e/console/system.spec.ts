/** The page "System": what it shows, that it follows, and its copy for support. */
import type { Page } from '@playwright/test'
import { collectLog } from '../../fixtures/servers/collect-log.ts'
import { startTestServer } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

// Collected, because a fault is planted.
const kaban = kabanOfFile(() => startTestServer({ log: collectLog() }))

const jobs = (page: Page) => page.getByRole('table', { name: 'Jobs' })

test('System shows this server, follows by itself and copies itself as text', async () => {
  const ana = await kaban.open('ana', { viewport: { width: 1280, height: 800 } })
  await ana.clock.install()
  await ana.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await ana.goto('/admin/dashboard')
  await ana.getByRole('link', { name: 'System' }).click()
  await see(ana, 'This server takes requests')
  await see(ana, 'No backups are scheduled')
  await see(ana, 'No errors since the start')
  await expect(jobs(ana)).toHaveCount(0)
  const fold = ana.getByText(/jobs run without errors/)
  const expiry = jobs(ana).getByRole('row').filter({ hasText: 'expire deposits' })
  await fold.click()
  await expiry.waitFor()
  await fold.click()

  const maria = await kaban.open('maria')
  await kaban.server.asOwner('alter table tasks rename to tasks_away')
  await maria.goto('/dashboard/tasks')
  await see(maria, /Reference/i)
  await ana.clock.runFor(11_000)
  const errors = ana.getByRole('table', { name: 'Last errors' })
  await errors.getByRole('row').filter({ hasText: 'tasks.mine' }).first().waitFor()

  await ana.getByRole('button', { name: 'Copy as text' }).click()
  await see(ana, 'Copied')
  const text = await ana.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Kaban \d/)
  expect(text).toMatch(/42P01 {2}tasks\.mine {2}[\da-f-]{36}/)

  await kaban.server.asOwner('alter table deposits rename to deposits_away')
  await expect(async () => {
    await ana.clock.runFor(11_000)
    await expect(expiry).toContainText('Fails', { timeout: 1_000 })
  }).toPass()
  await expect(expiry).toBeVisible()
})
