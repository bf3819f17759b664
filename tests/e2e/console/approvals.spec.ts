/** Approvals between two administrators: a request appears at once and is decided by keyboard. */
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { signIn as callAs } from '../../fixtures/servers/test-server.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins } from '../fixtures/kaban.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
})

const idOf = async (email: string) =>
  (await kaban.server.asOwner<{ id: string }>('select id from users where email = $1', [email]))[0]
    ?.id ?? ''

test("a small adjustment is booked at once; a large one waits for a colleague's key", async () => {
  await ben.goto('/admin/approvals')
  await see(ben, 'Nothing is waiting for you')
  const jose = await idOf('jose@sample.kaban.test')
  await ana.goto(`/admin/users?open=adjust&user=${jose}`)
  const window = ana.getByRole('dialog', { name: 'Adjust Balance' })
  await window.getByRole('button', { name: 'Adjust Balance' }).click()
  await window.getByText('Please provide a valid amount and reason.').first().waitFor()
  await window.getByLabel('Amount').fill('250')
  await window.getByLabel('Reason').fill('A fee that was not due.')
  await window.getByRole('button', { name: 'Credit ₱250.00' }).click()
  await seeNotice(ana, 'Balance Adjusted', /ADM-/)

  await ana.goto(`/admin/users?open=adjust&user=${jose}`)
  await window.getByLabel('Amount').fill('12000')
  await window.getByText(/a second person must approve first/).waitFor()
  await window.getByLabel('Reason').fill('Paid twice in November.')
  await expectAccessible(ana)
  await window.getByRole('button', { name: 'Request Approval' }).click()
  await seeNotice(ana, 'Awaiting Approval', /No money has moved/)

  // Without a reload: one key opens the request, one approves it.
  await see(ben, 'Jose Dela Cruz')
  await ben.keyboard.press('j')
  await see(ben, 'Paid twice in November.')
  await see(ben, '₱12,250.00')
  await expectAccessible(ben)
  await ben.keyboard.press('a')
  await seeNotice(ben, 'Approved', /Jose Dela Cruz/)
  await see(ben, 'Nothing is waiting for you')
  await ana.goto('/admin/approvals?view=mine')
  const booked = ana.getByRole('row').filter({ hasText: 'Jose Dela Cruz' })
  await booked.getByRole('cell', { name: 'Approved' }).waitFor()
})

test('its author only withdraws a request; a colleague declines with a reason @long', async () => {
  const [maria, colleague] = [
    await idOf(logins.maria.email),
    await callAs(kaban.server.address, 'admin'),
  ]
  const adjustmentId = uuidv7()
  await colleague.calls.adjustments.adjust({
    adjustmentId,
    userId: maria,
    direction: 'credit',
    amountCentavos: 20_000_00n,
    reason: 'Paid twice.',
    notes: '',
  })
  await ana.goto(`/admin/approvals?view=mine&open=${adjustmentId}`)
  await see(ana, /You requested this/)
  expect(await ana.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
  await ben.goto('/admin/approvals')
  await see(ben, 'Maria Santos')
  await ben.keyboard.press('j')
  await ben.getByRole('button', { name: /^Reject/ }).waitFor()
  await ben.keyboard.press('r')
  const dialog = ben.getByRole('dialog', { name: 'Reject the request' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByText(/Please give the reason/).waitFor()
  await dialog.getByLabel('Reason').fill('The second payment is not in our bank.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await see(ana, 'The second payment is not in our bank.')
  await ana.reload()
  await see(ana, 'Ben Ramos')
  expect((await verifyBook(kaban.server.database, installationChecks)).problems).toEqual([])
})
