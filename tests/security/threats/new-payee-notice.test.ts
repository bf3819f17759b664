/** T13: the owner of the money reads at once what is about to leave, and how to stop it. */
import { expect, test } from 'vitest'
import { twoPersonsFixture } from '../../fixtures/people/second-person-fixture.ts'

const fixture = await twoPersonsFixture()
const mule = { bankName: 'Maya', accountName: 'A Mule', accountNumber: '09995550000' }

test('T13 the notification names amount, masked account, time and the button', async () => {
  const userId = await fixture.addSaver(10_000_00n)
  const asked = { ...mule, amountCentavos: 5_000_00n }
  const { transactionId } = await fixture.request(userId, asked)
  const [told] = await fixture.asOwner<{ en: string; link: string }>(
    `select message as en, link_to as link from notifications where user_id = $1`,
    [userId],
  )
  const payee = '₱5,000\\.00 to Maya •••• 0000'
  const button = 'open the receipt and press “This was not me”'
  expect(told?.en).toMatch(new RegExp(`${payee}, .* on \\w+ \\d+, .* ${button}`))
  expect(told?.en).not.toContain(mule.accountNumber)
  expect(told?.link).toBe(`/dashboard/transactions/receipt/${transactionId}`)
})
