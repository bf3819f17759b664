/** Privacy: the legal texts, a copy of the data, and closing a login. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { createUser } from '#people/identity/server/actions.ts'
import { jsonIn, readZip } from '../../fixtures/readers/read-zip.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { nena, see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let page: Page

test.beforeAll(async () => {
  await kaban.server.database.transaction((tx) =>
    createUser(tx, { ...nena, role: 'user', status: 'active' }),
  )
  page = await kaban.open('visitor', { ...sizes.phone, acceptDownloads: true })
  await page.setViewportSize({ width: 320, height: 720 })
})

const exportCard = () => page.getByRole('region', { name: 'A copy of your data' })
const closeCard = () => page.getByRole('region', { name: 'Close my login' })

test('the footer links to the terms and the privacy notice in both languages @long', async () => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Privacy notice', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy notice' }).waitFor()
  await see(page, 'Default text')
  await page.getByText('On this page').click()
  await page.getByRole('link', { name: 'Your rights' }).click()
  await page.waitForURL('**/privacy#part-your-rights')
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('link', { name: 'Filipino' }).click()
  await page.getByRole('heading', { level: 1, name: 'Paunawa sa privacy' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Terms and conditions', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor()
  await expectAccessible(page)
})

test("an operator's own notice replaces the default and executes nothing @long", async () => {
  await mkdir(path.join(kaban.server.dataDirectory, 'pages'), { recursive: true })
  await writeFile(
    path.join(kaban.server.dataDirectory, 'pages', 'privacy.md'),
    '# How Example Inc. treats your data\n\n<img src=x onerror="window.ran = true"> ' +
      '[trap](javascript:window.ran=true) [law](https://privacy.gov.ph/) [home](/terms)\n',
  )
  await expect
    .poll(
      async () => {
        await page.goto('/privacy')
        return await page.getByRole('heading', { level: 1 }).innerText()
      },
      { timeout: 20_000, intervals: [1000] },
    )
    .toBe('How Example Inc. treats your data')
  await see(page, /<img src=x onerror=/)
  expect(await page.getByText('Default text').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'trap' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'law' }).getAttribute('href')).toBe(
    'https://privacy.gov.ph/',
  )
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('a copy of the data downloads as an archive after a confirmation', async () => {
  await signIn(page, nena)
  await page.goto('/dashboard/settings/privacy')
  await exportCard().getByRole('button', { name: 'Download my data' }).click()
  await see(page, 'Download a copy of your data?')
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^kaban-data-\d{8}\.zip$/)
  expect(jsonIn(readZip(await readFile(await download.path())), 'profile.json')).toMatchObject([
    { fullName: nena.fullName, email: nena.email },
  ])
  await seeNotice(page, 'Your copy is on its way', 'Your browser is downloading it.')
})

test('closing a login needs the typed word and signs the user out', async () => {
  await page.goto('/dashboard/settings/privacy')
  await closeCard().getByRole('button', { name: 'Close my login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type CLOSE to confirm').fill('please')
  await expectAccessible(page)
  await expectNoSideways(page)
  await dialog.getByRole('button', { name: 'Close my login' }).click()
  await see(page, 'Type CLOSE to confirm.')
  await dialog.getByLabel('Type CLOSE to confirm').fill('CLOSE')
  await page.keyboard.press('Enter')
  await seeNotice(page, 'Login Closed', 'Your login is closed, and you’re signed out everywhere.')
  await page.waitForURL(`${kaban.server.address}/`)
  await page.goto('/dashboard')
  await page.waitForURL(/\/login/)
})

test('a user with money sees why the login cannot be closed @long', async () => {
  await signIn(page, { email: 'maria@sample.kaban.test', password: 'sample-wallet-1' })
  await page.goto('/dashboard/settings/privacy')
  await see(page, 'You can’t close yet')
  await expectNoSideways(page)
  await expectAccessible(page)
  expect(await closeCard().getByRole('button', { name: 'Close my login' }).count()).toBe(0)
})
