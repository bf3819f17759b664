/** A withdrawal above the band: while it waits for a colleague, nobody is offered to pay it. */
import { v7 as uuidv7 } from 'uuid'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins } from '../fixtures/kaban.ts'
import { see, seeNotice, withdraw } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

test('one that waits says who agrees, and offers no payment @long', async () => {
  const [ana, ben] = await kaban.openStaff()
  const [{ id: userId } = { id: '' }] = await kaban.server.asOwner<{ id: string }>(
    'select id from users where email = $1',
    [logins.maria.email],
  )
  const approvalId = uuidv7()
  await (
    await kaban.caller('ana')
  ).calls.adjustments.adjust({
    adjustmentId: approvalId,
    userId,
    direction: 'credit',
    amountCentavos: 100_000_00n,
    reason: 'Paid twice.',
    notes: '',
  })
  await (await kaban.caller('ben')).calls.approvals.approve({ approvalId })
  await withdraw(await kaban.open('maria'), '60000')
  const [{ id } = { id: '' }] = await kaban.server.asOwner<{ id: string }>(
    'select id from transactions where amount_centavos = -6000000',
  )

  await ana.goto(`/admin/workbench?open=withdrawals-to-decide.${id}`)
  await see(ana, 'This only sends a request')
  await ana.getByRole('button', { name: 'Request approval of ₱60,000.00' }).click()
  await seeNotice(ana, 'Awaiting a second person')

  const waits = 'A second person must approve first'
  await ben.goto(`/admin/workbench?open=withdrawals-to-decide.${id}`)
  await see(ben, waits)
  await see(ben, /asked on .* to pay it\. No money moves until another admin approves/)
  await ben.getByRole('button', { name: /^Decline/ }).waitFor()
  await expect(ben.getByRole('button', { name: /^(Approve|Pay|Request)/ })).toHaveCount(0)
  await expectAccessible(ben)
  await ben.goto('/admin/withdrawals?status=second-person')
  await ben
    .getByRole('row')
    .filter({ hasText: 'Maria Santos' })
    .getByText('With a second person')
    .waitFor()
  await ben.goto(`/admin/withdrawals?open=${id}`)
  const window = ben.getByRole('dialog')
  await window.getByText(waits).waitFor()
  await expect(window.getByRole('option', { name: /^(Approved|Completed)$/ })).toHaveCount(0)
  await expectAccessible(ben)
  await window.getByRole('link', { name: 'Open the request' }).click()
  await ben.getByRole('button', { name: /^Approve/ }).click()
  await seeNotice(ben, 'Approved', /Maria Santos/)
  await ana.goto(`/admin/workbench?open=withdrawals-to-decide.${id}`)
  await ana.getByRole('button', { name: /^Pay/ }).waitFor()
  await expect(ana.getByText(waits)).toHaveCount(0)
})
