/**
 * Home and transactions on a phone: hidden figures stay hidden, and the list loads more by itself
 * and keeps filters and scroll position.
 */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let page: Page

test.beforeAll(async () => {
  // Half a year of deposits, one every third day at noon in Manila, older than all sample data.
  await kaban.server.asOwner(
    `with made as (
       insert into transactions (id, user_id, transaction_uid, reference_number, type,
         amount_centavos, status, description, request_hash, sample, created_at, updated_at)
       select gen_random_uuid(), u.id, 'TXN' || 1700000000000 + n || 'LISTED',
         'REF20260101' || lpad(n::text, 6, '0'), 'deposit_initiated', 10000 + n, case
         when n % 10 = 0 then 'cancelled' else 'pending_confirmation' end,
         'Deposit for month ' || n, repeat('0', 64), true, day, day
       from users u, generate_series(1, 60) n, lateral (select date_trunc('day',
         now()) - n * interval '3 days' + interval '4 hours' as day) days
       where u.email = $1 returning id, status, created_at)
     insert into status_history (id, transaction_id, changed_by_role, new_status, reason, notes,
       changed_at) select id, id, 'system', status, '', '', created_at from made`,
    [logins.maria.email],
  )
  page = await kaban.open('maria', sizes.phone)
  await page.goto('/dashboard')
})

const rows = (where: Page) => where.getByRole('main').getByRole('listitem').getByRole('link')
const shown = async (where: Page) =>
  (await rows(where).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
const scrolled = () => page.evaluate(() => scrollY)

test('the list loads more by itself, counts what it shows, and keeps the day visible', async () => {
  // A search is not cached on the device: it begins with its first page.
  await page.goto('/dashboard/transactions?search=month')
  await see(page, 'Showing 20 transactions')
  expect(await rows(page).count()).toBe(20)
  await page.getByText('Showing 20 transactions').scrollIntoViewIfNeeded()
  await see(page, 'Showing 40 transactions')
  await rows(page).nth(30).scrollIntoViewIfNeeded()
  // Wherever scrolling stops, a day heading is right below the top bar or being pushed out by the
  // next one.
  for (let stop = 0; stop < 4; stop += 1) {
    await page.evaluate(() => scrollBy(0, 43))
    const named = await page.evaluate(() => {
      const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return [...document.querySelectorAll('main h2')]
        .map((name) => name.getBoundingClientRect())
        .some(({ top, bottom }) => top <= below + 1 && bottom >= below - 1)
    })
    expect(named, `stop ${stop}`).toBe(true)
  }
})

test('going back from a receipt restores loaded pages, scroll position and focus', async () => {
  const row = rows(page).filter({ hasText: '₱100.21' })
  await row.scrollIntoViewIfNeeded()
  // The scroll position may be near enough to the end to load the next page of the list.
  await untilQuiet(page)
  const before = { place: await scrolled(), count: await rows(page).count() }
  expect(before.place).toBeGreaterThan(1000)
  await row.click()
  await page.waitForURL('**/receipt/*')
  await see(page, 'REF20260101000021')
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await page.waitForURL('**/dashboard/transactions?search=month')
  await expect.poll(scrolled).toBe(before.place)
  await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true)
  await untilQuiet(page)
  expect({ place: await scrolled(), count: await rows(page).count() }).toEqual(before)
})

test('the address keeps search and filters, and a fresh session shows the same @long', async () => {
  await page.goto('/dashboard/transactions')
  await page.getByRole('searchbox').fill('month')
  await page.waitForURL('**/transactions?search=month')
  await page.getByLabel('Type').selectOption('Deposit requested')
  await page.getByLabel('Status').selectOption('Cancelled')
  await page.waitForURL('**/transactions?search=month&type=deposit_initiated&status=cancelled')
  await expect(rows(page)).toHaveCount(6)
  const address = page.url()
  const elsewhere = await kaban.open('visitor', sizes.laptop)
  await elsewhere.goto(address)
  await elsewhere.getByLabel('Email').fill(logins.maria.email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(logins.maria.password)
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await elsewhere.waitForURL(address)
  await expect.poll(() => shown(elsewhere)).toEqual(await shown(page))
  for (const [label, text] of [
    ['Type', 'Deposit requested'],
    ['Status', 'Cancelled'],
  ] as const) {
    expect(await elsewhere.getByLabel(label).locator('option:checked').innerText()).toBe(text)
  }
  expect(await elsewhere.getByRole('searchbox').inputValue()).toBe('month')
  await elsewhere.context().close()
})

test('a search for digits survives its address; one in vain offers a way out @long', async () => {
  await page.goto('/dashboard/transactions?search=100.21')
  await expect(rows(page)).toHaveCount(1)
  await page.goto('/dashboard/transactions?search=20001231')
  await see(page, 'No matching transactions')
  expect(await page.getByRole('searchbox').inputValue()).toBe('20001231')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await page.waitForURL('**/dashboard/transactions')
  await see(page, /^Showing \d+ transactions$/)
})

test('hidden figures stay hidden after a reload and in the wallet', async () => {
  await page.goto('/dashboard')
  await see(page, '₱12,250.50')
  await page.getByRole('button', { name: 'Hide figures' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Show figures' }).waitFor()
  await rows(page).first().waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/₱\s?[\d,]+\.\d\d/)
  await page.goto('/dashboard/wallet')
  await see(page, /^On hold ₱ ••/)
  await page.getByRole('button', { name: 'Show figures' }).click()
  await see(page, '₱12,250.50')
})

test('the account number shows on demand, and is masked after 30 s @long', async () => {
  await page.clock.install()
  await page.goto('/dashboard/wallet')
  const main = page.getByRole('main')
  const reveal = async () => {
    await page.getByRole('button', { name: 'Show account number' }).click()
    await see(page, '001234567890')
  }
  await main.getByText('•••• 7890').waitFor()
  expect(await main.innerText()).toMatch(/BDO Unibank[^]*Maria Santos[^]*•••• 7890/)
  await reveal()
  // The time that the test takes passes as well.
  await page.clock.fastForward(20_000)
  expect(await main.innerText()).toContain('001234567890')
  await page.clock.fastForward(11_000)
  await expect.poll(() => main.innerText()).not.toContain('001234567890')
  await reveal()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => main.innerText()).not.toContain('001234567890')
})
