/** The home page of a second visit: the server draws it, or else the device keeps it. */
import type { Page } from '@playwright/test'
import { withLockedTable } from '../../fixtures/database/locked-table.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { cachedFiles, keptAnswers } from '../fixtures/kept-on-device.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()
let page: Page

test.beforeAll(async () => {
  page = await kaban.open('maria', { serviceWorkers: 'allow', ...sizes.phone, keepOpen: true })
  await page.goto('/dashboard')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptAnswers(page)).toContain('transactions,balance')
})

const open = async () => {
  await page.goto('/dashboard')
  await see(page, 'Available balance')
  return await page.evaluate(() => ({
    isControlled: navigator.serviceWorker.controller !== null,
    isOfServer: document.getElementById('first-answers') !== null,
  }))
}

/** The worker from now on never falls back after its second: a busy server may need longer. */
async function waitOnlyForServer(): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(() => {
    const begin = globalThis.setTimeout
    const hold = (run: TimerHandler, after?: number) => (after === 1_000 ? 0 : begin(run, after))
    Object.assign(globalThis, { setTimeout: hold })
  })
}

test('a server that takes too long is not waited for', async () => {
  await withLockedTable(kaban.server, 'company_settings', async () =>
    expect(await open()).toEqual({ isControlled: true, isOfServer: false }),
  )
})

test('the worker lets the server draw it, and keeps nothing of that', async () => {
  await waitOnlyForServer()
  expect(await open()).toEqual({ isControlled: true, isOfServer: true })
  expect(await cachedFiles(page)).not.toContain('/dashboard')
})
