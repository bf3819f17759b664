/**
 * The workbench with two administrators at once: a queue is cleared by keyboard alone, without
 * conflicts.
 */
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { openWallet, post, readTill } from '#ledger/server/actions.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { transactionChecks } from '#money/transactions/server/transaction-checks.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { withdrawalChecks } from '#money/withdrawals/server/withdrawal-checks.ts'
import { addUser, withContext, userContext } from '../../fixtures/people/contexts.ts'
import { bankDetails, linkAtSignUp } from '../../fixtures/people/withdrawal-fixture.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { expectWithin } from '../fixtures/in-time.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
})

/** Adds a user with enough money and this many withdrawal requests of ₱5,000. */
async function askFor(count: number): Promise<string[]> {
  const userId = await addUser(kaban.server)
  await linkAtSignUp(kaban.server, userId)
  await kaban.server.database.transaction(async (tx) => {
    await openWallet(tx, { walletId: userId, sample: true })
    const from = await readTill(tx, 'adjustments')
    await post(tx, {
      key: uuidv7(),
      from,
      to: userId,
      amountCentavos: BigInt(count) * 5_000_00n,
      purpose: 'test',
    })
  })
  const made: string[] = []
  for (let one = 0; one < count; one += 1) {
    const { transactionId } = await withContext(kaban.server, userContext(userId), (ctx) =>
      requestWithdrawal(ctx, { requestId: uuidv7(), amountCentavos: 5_000_00n, ...bankDetails }),
    )
    made.push(transactionId)
  }
  return made
}

const inStatus = async (status: string): Promise<number> => {
  const [found] = await kaban.server.asOwner<{ count: bigint }>(
    `select count(*) as count from transactions where type in ('withdrawal', 'withdrawal_request')
      and status = $1`,
    [status],
  )
  return Number(found?.count)
}
const openInAddress = (page: Page) => new URL(page.url()).searchParams.get('open')

test('five withdrawals are paid by keyboard: P, the pasted reference, Enter', () => payByKeys(1))

test('twenty withdrawals are paid by keyboard, from four users @long', () => payByKeys(4))

/** Five of each: a daily sum above the band of one user needs a second person. */
async function payByKeys(people: number): Promise<void> {
  for (let person = 0; person < people; person += 1) await askFor(5)
  const count = people * 5
  const before = await inStatus('completed')
  await ana.goto('/admin/workbench?kind=withdrawals-to-decide')
  await ana.getByRole('list', { name: 'Queue' }).waitFor()
  await expectAccessible(ana)
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await ana.keyboard.press(key)
  }
  const focused = () =>
    ana.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
  for (let paid = 0; paid < count; paid += 1) {
    await press('p')
    await expect.poll(focused).toBe('bankReference')
    if (paid === 0) await expectAccessible(ana)
    keys += 1
    await ana.keyboard.insertText(`BPI 77${people}${paid}00`)
    const current = openInAddress(ana)
    await press('Enter')
    await expect.poll(() => openInAddress(ana)).not.toBe(current)
    // The address changes a moment before the pane: until then a P would be typed into its field.
    await expect.poll(focused).not.toBe('bankReference')
  }
  expect(keys).toBeLessThanOrEqual(3 * count)
  await expect.poll(async () => (await inStatus('completed')) - before).toBe(count)
  const { problems } = await verifyBook(kaban.server.database, [
    ...transactionChecks,
    ...withdrawalChecks,
  ])
  expect(problems).toEqual([])
}

test('a withdrawal is approved with one key, or declined with R, a number, Enter', async () => {
  await askFor(3)
  const [approved, declined] = [await inStatus('approved'), await inStatus('declined')]
  await ana.goto('/admin/workbench?kind=withdrawals-to-decide')
  await ana.getByRole('list', { name: 'Queue' }).waitFor()
  await ana.keyboard.press('Enter')
  await ana.getByRole('button', { name: /^Approve/ }).waitFor()
  const first = openInAddress(ana)
  await ana.keyboard.press('r')
  await ana.getByRole('group', { name: 'Reason' }).waitFor()
  // The focus has scrolled the page: a control half under the top bar would count as a small
  // target.
  await ana.evaluate(() => scrollTo(0, 0))
  await expectAccessible(ana)
  await ana.keyboard.press('Escape')
  await ana.keyboard.press('a')
  await expect.poll(() => openInAddress(ana)).not.toBe(first)
  await ana.getByRole('button', { name: /^Approve/ }).waitFor()
  const second = openInAddress(ana)
  await ana.keyboard.press('r')
  await ana.getByRole('group', { name: 'Reason' }).waitFor()
  await ana.keyboard.press('2')
  await ana.keyboard.press('Enter')
  await expect.poll(() => openInAddress(ana)).not.toBe(second)
  await expect
    .poll(async () => [await inStatus('approved'), await inStatus('declined')])
    .toEqual([approved + 1, declined + 1])
})

test('a claim shows at once; the colleague reads, and decides when it is free @long', async () => {
  const made = await askFor(2)
  const item = `/admin/workbench?kind=withdrawals-to-decide&open=withdrawals-to-decide.${made[0]}`
  await ben.goto('/admin/workbench?kind=withdrawals-to-decide')
  await ana.goto(item)
  await see(ana, 'With you')
  await see(ben, /^With (?!you)/)
  await ben.goto(item)
  await see(ben, /is working on this/)
  await expectAccessible(ben)
  await expect(ben.getByRole('button', { name: /^Approve/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await ben.keyboard.press('a')
  // The Process dialog of the list shows it too.
  await ben.goto(`/admin/withdrawals?open=${made[0]}`)
  await see(ben, /is working on this/)
  // Leaving it frees it for the other administrator, who has it open.
  await ana.goto('/admin/dashboard')
  await expectWithin(
    ben,
    5_000,
    'that nobody works on it',
    expect(ben.getByText(/is working on this/)).toHaveCount(0),
  )
  const [row] = await kaban.server.asOwner<{ status: string }>(
    'select status from transactions where id = $1',
    [made[0]],
  )
  expect(row?.status).toBe('pending')
})

test('the open entry outlives a reload; J and K move through the queue @long', async () => {
  await ana.goto('/admin/workbench?kind=withdrawals-to-decide')
  await ana.getByRole('list', { name: 'Queue' }).waitFor()
  await ana.keyboard.press('j')
  await ana.keyboard.press('j')
  await ana.keyboard.press('Enter')
  await expect.poll(() => openInAddress(ana)).not.toBe(null)
  const open = openInAddress(ana)
  await ana.reload()
  await ana.getByRole('button', { name: /^Approve/ }).waitFor()
  expect(openInAddress(ana)).toBe(open)
  await ana.keyboard.press('k')
  await expect.poll(() => openInAddress(ana)).not.toBe(open)
  await ana.keyboard.press('u')
  await expect.poll(() => openInAddress(ana)).toBe(null)
})

test('many withdrawals are selected, checked, and processed with a result for each', async () => {
  await askFor(3)
  await ana.goto('/admin/withdrawals?status=pending')
  for (const place of [0, 1, 2])
    await ana
      .getByRole('checkbox', { name: /^Select REF/ })
      .nth(place)
      .check()
  await see(ana, '3 selected · ₱15,000.00')
  const before = await inStatus('processing')
  await ana.getByRole('button', { name: 'More for the selected rows' }).click()
  await ana.getByRole('menuitem', { name: 'Start processing 3' }).click()
  await ana.getByRole('button', { name: 'Show what would happen' }).click()
  await see(ana, 'Will be changed')
  await expectAccessible(ana)
  expect(await inStatus('processing')).toBe(before)
  await ana.getByRole('button', { name: 'Start processing 3 withdrawals' }).click()
  await see(ana, '3 of 3 done')
  expect(await inStatus('processing')).toBe(before + 3)
})
