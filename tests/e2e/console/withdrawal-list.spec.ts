/** The console's list of withdrawals: rows, views, filters, keys, and what arrives meanwhile. */
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

const waiting = '/admin/withdrawals?status=waiting&sort=requested'
const rows = (page: Page) => page.locator('[data-row]')
const open = (
  address: string,
  size: { viewport: { width: number; height: number } } = sizes.laptop,
) => kaban.open('ana', { ...size, address })

/** Maria asks, as by the form. */
async function ask(pesos: bigint): Promise<void> {
  const maria = await kaban.caller('maria')
  await maria.calls.withdrawals.request({
    requestId: uuidv7(),
    amountCentavos: pesos * 100n,
    bankName: 'BDO Unibank',
    accountName: 'Maria Santos',
    accountNumber: '001234567890',
  })
}

test.beforeAll(async () => {
  const [{ id: userId } = { id: '' }] = await kaban.server.asOwner<{ id: string }>(
    'select id from users where email = $1',
    [logins.maria.email],
  )
  const adjustmentId = uuidv7()
  const ana = await kaban.caller('ana')
  await ana.calls.adjustments.adjust({
    adjustmentId,
    userId,
    direction: 'credit',
    amountCentavos: 100_000_00n,
    reason: 'Paid twice.',
    notes: '',
  })
  const ben = await kaban.caller('ben')
  await ben.calls.approvals.approve({ approvalId: adjustmentId })
  for (const pesos of [5_000n, 7_000n, 6_000n]) await ask(pesos)
})

test('each row is one line of 44 or 36 px, on a tablet too, and a card on a phone', async () => {
  const page = await open('/admin/withdrawals')
  await rows(page).first().waitFor()
  const heights = () =>
    rows(page).evaluateAll((all) => [
      ...new Set(all.map((row) => Math.round(row.getBoundingClientRect().height))),
    ])
  await expect.poll(heights).toEqual([44])
  await page.getByRole('button', { name: 'Row height' }).click()
  await expect.poll(heights).toEqual([36])
  await page.reload()
  await expect.poll(heights).toEqual([36])
  await page.getByRole('button', { name: 'Row height' }).click()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect.poll(heights).toEqual([44])
  await expectNoSideways(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.getByRole('columnheader', { name: 'Amount' })).not.toBeInViewport()
  await expect(rows(page).first().getByRole('button')).toBeVisible()
  await expectNoSideways(page)
})

test('an email without room shows its whole to the pointer and the keyboard @long', async () => {
  const page = await open('/admin/withdrawals')
  const person = rows(page).first().getByRole('link')
  const isWhole = () =>
    person
      .locator('span')
      .last()
      .evaluate((email) => {
        const line = email.parentElement?.getBoundingClientRect().bottom ?? 0
        return email.scrollWidth <= email.clientWidth && email.getBoundingClientRect().top < line
      })
  await expect.poll(isWhole).toBe(false)
  await person.hover()
  await expect.poll(isWhole).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(isWhole).toBe(false)
  await rows(page).first().getByRole('checkbox').focus()
  await page.keyboard.press('Tab')
  await expect(person).toBeFocused()
  await expect.poll(isWhole).toBe(true)
})

test('the head of the table covers the rows that scroll under it @long', async () => {
  const page = await open('/admin/withdrawals', { viewport: { width: 1280, height: 420 } })
  await rows(page).first().waitFor()
  await rows(page).last().scrollIntoViewIfNeeded()
  const covered = await page.locator('thead th').evaluateAll((heads) =>
    heads.map((head) => {
      const { left, top, width, height } = head.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return head.contains(above)
    }),
  )
  expect(covered).toEqual(covered.map(() => true))
})

test('filters, days, amounts and the order are in the address, for a colleague too', async () => {
  const page = await open('/admin/withdrawals')
  await page.getByRole('button', { name: 'Amount', exact: true }).first().click()
  const amounts = page.getByRole('dialog', { name: 'Filter: Amount' })
  await amounts.getByLabel('At least').fill('8,000')
  await amounts.getByLabel('At most').fill('6,000')
  await amounts.getByRole('button', { name: 'Apply' }).click()
  await see(page, 'This is less than the first amount.')
  await amounts.getByLabel('At least').fill('6,000')
  await amounts.getByLabel('At most').fill('7,000')
  await amounts.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Requested', exact: true }).first().click()
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await page.getByLabel('Status').selectOption({ label: 'Waiting' })
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click()
  await page.waitForURL(/sort=-amount/)
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  const { search } = new URL(page.url())
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    status: 'waiting',
    amount: '6000..7000',
    when: '7-days',
    sort: '-amount',
  })
  const other = await kaban.open('ben', { ...sizes.laptop, address: `/admin/withdrawals${search}` })
  for (const place of [page, other]) {
    await expect.poll(() => rows(place).count()).toBeGreaterThanOrEqual(2)
    const shown = await rows(place).allInnerTexts()
    expect(shown[0]).toContain('7,000')
    expect(shown.at(-1)).toContain('6,000')
  }
  await expectAccessible(page)
})

test('a view is kept under its name, and comes back after it was deleted', async () => {
  const page = await open('/admin/withdrawals?amount=6500..')
  const tabs = page.getByRole('navigation', { name: 'Views' })
  await tabs.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name of the view').fill('Large')
  await page.keyboard.press('Enter')
  await seeNotice(page, 'View saved')
  const large = tabs.getByRole('link', { name: /^Large/ })
  await expect(large).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: /^All/ }).click()
  await page.waitForURL('**/admin/withdrawals')
  await page.reload()
  await large.click()
  await page.waitForURL('**/admin/withdrawals?amount=6500..')
  await expect(tabs.locator('[aria-current]')).toHaveText([/^Large/])
  await tabs.getByRole('button', { name: 'Options of Large' }).click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await seeNotice(page, 'Large deleted')
  await expect(large).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await large.waitFor()
  const ben = await kaban.open('ben', { ...sizes.laptop, address: '/admin/withdrawals' })
  await ben.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^All/ }).waitFor()
  await expect(ben.getByRole('link', { name: /^Large/ })).toHaveCount(0)
})

test('new rows wait behind a bar; nothing moves under the pointer', async () => {
  const page = await open('/admin/withdrawals')
  const first = rows(page).first()
  await first.waitFor()
  await first.hover()
  const before = { id: await first.getAttribute('data-row'), box: await first.boundingBox() }
  await ask(5_500n)
  await ask(5_600n)
  const bar = page.getByRole('button', { name: /^2 new, show them/ })
  await bar.waitFor()
  expect(await first.getAttribute('data-row')).toBe(before.id)
  expect(await first.boundingBox()).toEqual(before.box)
  await expectAccessible(page)
  await page.keyboard.press('n')
  await expect(bar).toHaveCount(0)
  await expect(first).toContainText('5,600')
  // One's own change shows at once.
  await first.getByRole('button', { name: /^(Process|Approve)/ }).click()
  await page.getByLabel('New status').selectOption({ label: 'Approved' })
  await page.getByRole('dialog').getByRole('button', { name: 'Approve ₱5,600.00' }).click()
  await seeNotice(page, 'Withdrawal updated')
  await expect(first).toContainText('Approved')
  await first.getByRole('button', { name: /^Pay ₱5,600.00/ }).waitFor()
})

test('a row that a colleague takes out of the view keeps its place for now @long', async () => {
  const page = await open(waiting)
  const first = rows(page).first()
  await first.hover()
  const id = (await first.getAttribute('data-row')) ?? ''
  const count = await rows(page).count()
  const ben = await kaban.caller('ben')
  await ben.calls.withdrawals.move({
    transactionId: id,
    moveId: uuidv7(),
    to: 'declined',
    reason: 'No such account.',
  })
  await expect(first).toHaveAttribute('data-left', 'true')
  expect(await rows(page).count()).toBe(count)
  await page.reload()
  await expect.poll(() => rows(page).count()).toBe(count - 1)
})

test('the keyboard selects rows and decides on them, with their number and sum', async () => {
  const page = await open(waiting)
  await rows(page).first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await see(page, /^2 selected · ₱/)
  await page.getByRole('button', { name: /^Approve 2 · ₱/ }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('h')
  await page.getByRole('dialog', { name: 'Put 2 withdrawals on hold' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/selected · ₱/)).toHaveCount(0)
  // Without a selection a key is about the row in focus.
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await page.getByRole('dialog', { name: 'Approve 1 withdrawal' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Process withdrawal of ₱/ }).waitFor()
})

test('the Process window keeps its place and height while its fields change @long', async () => {
  const page = await open(waiting)
  await rows(page)
    .getByRole('button', { name: /^(Process|Approve)/ })
    .last()
    .click()
  const window = page.getByRole('dialog')
  const status = window.getByLabel('New status')
  await status.waitFor()
  // It rises a little while it opens.
  await window.evaluate((opened) =>
    Promise.all(opened.getAnimations().map((animation) => animation.finished)),
  )
  const before = await window.boundingBox()
  for (const label of ['Completed', 'Declined', 'On hold']) {
    await status.selectOption({ label })
    expect(await window.boundingBox(), label).toEqual(before)
  }
})

test('columns can be hidden, and stay hidden', async () => {
  const page = await open('/admin/withdrawals')
  const column = page.getByRole('columnheader', { name: 'Reference' })
  await column.waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Reference' }).uncheck()
  await expect(column).toHaveCount(0)
  await page.reload()
  await rows(page).first().waitFor()
  await expect(column).toHaveCount(0)
})
