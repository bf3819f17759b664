/** The frame of the console, its search and its overview, with two administrators at once. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
})

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Search' })
const findings = (page: Page) =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('option').filter({ visible: true })

test('the side bar lists every page; the environment is always visible', async () => {
  await ana.goto('/admin/dashboard')
  const links = ana.getByRole('navigation', { name: 'Console' }).getByRole('link')
  await links.last().waitFor()
  const named = (await links.allTextContents()).map((text) => text.replace(/\d.*$/, ''))
  expect(named).toEqual([
    'Workbench',
    'Approvals',
    'Dashboard Overview',
    'Users Management',
    'Transactions',
    'Withdrawals',
    'Investments',
    'Deposit Chat',
    'Market Data',
    'Settings',
    'Announcements',
    'Plans',
    'Offers',
    'Public Content',
    'Testimonials',
    'Audit Trail',
    'Outbox',
    'Maturities',
    'Income Pools',
    'Books',
    'System',
  ])
  await ana.getByRole('complementary').getByText('Sample', { exact: true }).waitFor()
})

test('Ctrl K finds users, transactions by reference or amount, and pages', async () => {
  const [paid] = await kaban.server.asOwner<{ id: string; uid: string }>(
    `select id, transaction_uid as uid from transactions where type = 'withdrawal' limit 1`,
  )
  await ana.keyboard.press('Control+k')
  await box(ana).fill('maria')
  await findings(ana).filter({ hasText: 'maria@sample.kaban.test' }).waitFor()
  await box(ana).fill(paid?.uid.slice(-6) ?? '')
  // Without waiting: Enter opens the result for the last text, never an earlier one.
  await ana.keyboard.press('Enter')
  await ana.waitForURL(`**/admin/transactions?open=${paid?.id}`)
  await ana
    .getByRole('dialog', { name: 'Edit Transaction' })
    .getByText(paid?.uid ?? '', { exact: true })
    .first()
    .waitFor()
  await ana.keyboard.press('Escape')
  await ana.getByRole('dialog').waitFor({ state: 'detached' })
  await ana.keyboard.press('Control+k')
  await box(ana).fill('6000')
  await findings(ana)
    .filter({ hasText: paid?.uid ?? '' })
    .filter({ hasText: 'amount' })
    .waitFor()
  await box(ana).fill('7890')
  await findings(ana)
    .filter({ hasText: paid?.uid ?? '' })
    .filter({ hasText: 'bank account' })
    .waitFor()
  await box(ana).fill('deposit ch')
  await expect.poll(() => findings(ana).allTextContents()).toEqual(['Deposit Chat'])
  await ana.keyboard.press('Enter')
  await ana.waitForURL('**/admin/deposit-chat?view=waiting')
  // A page that has just opened is announced, and takes the focus.
  await ana.getByRole('status').filter({ hasText: 'Deposit Chat' }).waitFor()
  await expect.poll(() => ana.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  // The header's search works alike, and says when it finds nothing.
  const inHeader = ana.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await inHeader.fill('nobody is called so')
  await see(ana, 'No results for “nobody is called so”.')
  await ana.keyboard.press('Escape')
})

test('keyboard shortcuts lead everywhere until they are turned off', async () => {
  await ana.locator('body').press('?')
  const sheet = ana.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const closeSheet = async () => {
    await ana.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
  await sheet.getByText('Search and go').waitFor()
  await closeSheet()
  // The second key must follow within 1.5 s: a busy machine tries both again.
  await expect
    .poll(
      async () => {
        await ana.keyboard.press('g')
        await ana.keyboard.press('t')
        return new URL(ana.url()).pathname
      },
      { intervals: [1_600] },
    )
    .toBe('/admin/transactions')
  await ana.keyboard.press('?')
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
  await closeSheet()
  await ana.keyboard.press('g')
  await ana.keyboard.press('d')
  await ana.keyboard.press('Control+k')
  await box(ana).waitFor()
  expect(new URL(ana.url()).pathname).toBe('/admin/transactions')
  await ana.keyboard.press('Escape')
  await ana.evaluate(() => localStorage.removeItem('kaban-single-keys'))
})

test('a link opens a transaction; a colleague sees its completion with the reference', async () => {
  const [asked] = await kaban.server.asOwner<{ id: string; uid: string }>(
    `select id, transaction_uid as uid from transactions where type = 'withdrawal_request'
      and status = 'pending' limit 1`,
  )
  await ben.goto('/admin/dashboard')
  const pending = ben
    .locator('section')
    .filter({ has: ben.getByRole('link', { name: 'Pending Withdrawals' }) })
  await pending.getByText('1', { exact: true }).waitFor()
  await ben.getByText('Withdrawals to approve').first().waitFor()
  await ana.goto(`/admin/transactions?open=${asked?.id}`)
  const dialog = ana.getByRole('dialog', { name: 'Edit Transaction' })
  await dialog.getByText('Status history').waitFor()
  await dialog.getByLabel('New status').selectOption({ label: 'Completed' })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await see(ana, 'Please enter the bank’s reference for this payment.')
  await dialog.getByLabel('Bank reference').fill('BDO 4711')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(ana, 'Transaction Updated', `${asked?.uid} is now Completed.`)
  await pending.getByText('0', { exact: true }).waitFor()
  await ben.getByText('Withdrawals to approve').first().waitFor({ state: 'detached' })
  const [row] = await kaban.server.asOwner<{ reference: string }>(
    'select bank_reference as reference from withdrawals where transaction_id = $1',
    [asked?.id],
  )
  expect(row?.reference).toBe('BDO 4711')
})

test('money over time is a table and a file too, and the address keeps the view', async () => {
  await ben
    .getByRole('img', { name: /^Deposits, withdrawals and the balance of all wallets from/ })
    .waitFor()
  await ben.getByText('Table', { exact: true }).click()
  await ben.getByText('Months', { exact: true }).click()
  await ben.waitForURL(/by=month/)
  await ben.reload()
  const table = ben.getByRole('table', { name: 'Money over time' })
  // From the month of the first movement; the file has all twelve.
  await table.getByRole('row').nth(1).waitFor()
  const [download] = await Promise.all([
    ben.waitForEvent('download'),
    ben.getByRole('button', { name: 'Export CSV of these figures' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(13)
  const [{ funds } = { funds: 0n }] = await kaban.server.asOwner<{ funds: bigint }>(
    'select sum(available + held)::bigint as funds from ledger.wallets where not is_pool',
  )
  expect(lines.at(-1)?.split(',').at(-1)).toBe(
    `${funds / 100n}.${String(funds % 100n).padStart(2, '0')}`,
  )
})

test('the buttons of a long window stay above its history as it scrolls on a phone', async () => {
  const page = await kaban.open('ana', { ...sizes.phone, address: '/admin/transactions' })
  await page.getByRole('button', { name: 'Edit' }).nth(2).click()
  const window = page.getByRole('dialog')
  await window.getByRole('heading', { name: 'Status history' }).waitFor()
  const covered = await window.evaluate((dialog) => {
    const button = dialog.querySelector('[type=submit]')
    const found: number[] = []
    for (let top = 0; top <= dialog.scrollHeight - dialog.clientHeight; top += 8) {
      dialog.scrollTo(0, top)
      const { left, width, y, height } = button?.getBoundingClientRect() ?? new DOMRect()
      for (const part of [0.25, 0.5]) {
        const above = document.elementFromPoint(left + width * part, y + height / 2)
        if (!button?.contains(above)) found.push(top)
      }
    }
    return found
  })
  expect(covered).toEqual([])
})
