import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { post, reverse } from '#ledger/server/actions.ts'
import { defaultPoolId } from '#money/pools/server/pools.ts'
import { openInvestmentFixture } from '#tests/fixtures/people/investment-fixture.ts'
import { openInvestmentTill } from './investment-money.ts'

const fixture = await openInvestmentFixture()
const { companyTill: company } = fixture
const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
const [ofMaria, ofJose] = await fixture.database.transaction(
  async (tx) => [await openInvestmentTill(tx, maria), await openInvestmentTill(tx, jose)] as const,
)

/** Posts as the role of the application, without any action. */
const move = (purpose: string, from: string, to: string) =>
  fixture.database.transaction((tx) =>
    post(tx, { key: uuidv7(), from, to, amountCentavos: 1_000_00n, purpose }),
  )

test("truth test 4: the book refuses payouts and gains from another customer's money", async () => {
  await move('investment', jose, ofJose)
  await move('investment', maria, ofMaria)
  for (const from of [jose, ofJose, company])
    await expect(move('investment payout', from, maria), from).rejects.toThrow(
      'A payout comes from the investments of its own user',
    )
  for (const [from, to] of [
    [jose, ofMaria],
    [ofJose, ofMaria],
    [company, ofMaria],
    [maria, ofMaria],
    [company, maria],
  ] as const)
    await expect(move('investment gain', from, to), from).rejects.toThrow(
      'What an investment gains comes from a pool',
    )
  for (const [from, to] of [
    [ofMaria, jose],
    [maria, company],
    [company, ofMaria],
  ] as const)
    await expect(move('investment loss', from, to), from).rejects.toThrow(
      'What an investment loses is the company',
    )
  for (const from of [jose, ofJose, company])
    await expect(move('bonus', from, ofMaria), from).rejects.toThrow(
      'takes no money from this place',
    )
  await expect(
    fixture.database.transaction((tx) =>
      tx.dynamicRows(
        `select * from ledger.post_batch(array[gen_random_uuid()], array[$1::uuid], array[$2::uuid],
          array[100::bigint], array['investment payout'], array[null::uuid])`,
        [jose, maria],
      ),
    ),
  ).rejects.toThrow('A payout comes from')
  expect(await fixture.balance(jose)).toMatchObject({ availableCentavos: 9_000_00n })
})

test('a payout is never more than what lies in the investments of its user', async () => {
  expect(await fixture.investmentsTill(maria)).toBe(1_000_00n)
  await move('investment payout', ofMaria, maria)
  await expect(move('investment payout', ofMaria, maria)).rejects.toThrow(
    'A payout is what lies in the investments',
  )
  await move('investment', maria, ofMaria)
})

test('payouts and gains from the right places are posted and can be reversed', async () => {
  await move('investment gain', defaultPoolId, ofMaria)
  await move('investment loss', ofMaria, company)
  const key = uuidv7()
  await fixture.database.transaction((tx) =>
    post(tx, {
      key,
      from: ofMaria,
      to: maria,
      amountCentavos: 1_000_00n,
      purpose: 'investment payout',
    }),
  )
  await fixture.database.transaction((tx) =>
    reverse(tx, { key: uuidv7(), transferId: key, reason: 'Entered twice' }),
  )
  expect(await fixture.balance(maria)).toMatchObject({ availableCentavos: 9_000_00n })
  await fixture.expectSoundBooks()
})
