/**
 * A deposit has one reference, the one that its user writes into the payment. This walks through
 * every place that names a deposit and compares.
 */
import type { Locator, Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { weavePattern } from '#foundation/kit/reference/weave-pattern.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { sendFile } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()
const amount = '₱3,217.00'
const referenceForm = /REF\d{8}[A-Z0-9]{6}/g
const proof = {
  name: 'paid.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
}

test('heading, list, console, queue, notices, mail and receipt show one reference', async () => {
  const maria = await kaban.caller('maria')
  const [account] = await maria.calls.deposits.companyAccounts({})
  const transactionId = uuidv7()
  const { referenceNumber, transactionUid } = await maria.calls.deposits.request({
    requestId: transactionId,
    amountCentavos: 321_700n,
    companyAccountId: account?.companyAccountId ?? null,
  })
  const { chatId } = await maria.calls.deposits.startChat({ transactionId, chatId: uuidv7() })
  const [user, staff] = [
    await kaban.open('maria', sizes.laptop),
    await kaban.open('ana', sizes.laptop),
  ]

  /** `woven`: the reference has its weave beside it. */
  const expectOne = async (place: Locator, what: string, woven = true): Promise<void> => {
    await expect(place, what).toContainText(referenceForm)
    const text = await place.innerText()
    expect(new Set(text.match(referenceForm)), what).toEqual(new Set([referenceNumber]))
    expect(text, what).not.toContain(transactionUid.slice(-6))
    if (woven)
      await expect(
        place.locator(`path[d="${weavePattern(referenceNumber).weft}"]`),
        what,
      ).not.toHaveCount(0)
  }
  const open = async (page: Page, address: string): Promise<Page> => {
    if (new URL(page.url()).pathname !== address) await page.goto(address)
    return page
  }

  await open(user, '/dashboard/deposit')
  await expectOne(user.getByRole('main'), 'the deposit to pay')
  await open(user, `/dashboard/chat/${chatId}`)
  await expect(user.getByRole('heading', { level: 1 })).toHaveText(
    `Deposit Chat (Ref: ${referenceNumber})`,
  )
  await expectOne(
    user.locator('header').filter({ has: user.getByRole('heading', { level: 1 }) }),
    'the heading',
  )
  await expectOne(user.getByRole('complementary', { name: 'Details' }), 'the details')
  await expectOne(user.getByRole('region', { name: 'How to pay' }), 'how to pay', false)
  await expectOne(
    user
      .getByRole('listitem')
      .filter({ hasText: 'Deposit Chat', has: user.locator('[aria-current]') }),
    'the list',
  )
  await sendFile(user, proof)
  await user.getByRole('region', { name: 'Messages' }).getByText('Sent', { exact: true }).waitFor()

  await open(user, '/dashboard/notifications')
  await expectOne(
    user
      .getByRole('listitem')
      .filter({ hasText: /deposit chat for/ })
      .first(),
    'the notice',
    false,
  )
  await open(user, `/dashboard/transactions/receipt/${transactionId}`)
  const receipt = user.getByRole('main')
  await expect(receipt).toContainText(referenceForm)
  expect(new Set((await receipt.innerText()).match(referenceForm))).toEqual(
    new Set([referenceNumber]),
  )

  await open(user, '/mailbox')
  const mail = user
    .getByRole('listitem')
    .filter({ hasText: `To ${logins.maria.email}` })
    .filter({ hasText: amount })
    .first()
  await expectOne(mail, 'the mail', false)

  await open(staff, '/admin/deposit-chat')
  await expectOne(staff.getByRole('row').filter({ hasText: amount }), "the console's column")
  await open(staff, `/admin/deposit-chat/${chatId}`)
  await expectOne(staff.getByRole('main'), "the console's chat")
  await open(staff, '/admin/workbench')
  await expectOne(staff.locator('[data-item]').filter({ hasText: amount }), 'the queue')
  const recorded = await kaban.server.asOwner<{ text: string }>(
    `select concat_ws(' ', description, message) as text
     from user_activity_log a full join notifications n on false
     where concat_ws(' ', description, message) like '%' || $1 || '%'`,
    [transactionUid],
  )
  expect(recorded, 'records that name the uid').toEqual([])
})
