import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { openTill, post, readTill, reverse } from '#ledger/server/actions.ts'
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
  for (const from of [jose, company])
    await expect(move('bonus', from, ofMaria), from).rejects.toThrow(
      'takes no money from this place',
    )
  await expect(move('bonus', ofJose, ofMaria)).rejects.toThrow('goes to no other place')
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

test('whatever the purpose says, the money of one user pays nobody else', async () => {
  const adjustments = await fixture.database.read((tx) => readTill(tx, 'adjustments'))
  for (const purpose of ['refund', 'deposit', 'investment'])
    for (const to of [jose, adjustments])
      await expect(move(purpose, ofMaria, to), purpose).rejects.toThrow(
        'What lies in the investments of a user goes to no other place',
      )
  expect(await fixture.investmentsTill(maria)).toBe(1_000_00n)
})

test('whatever the purpose says, no more leaves the investments than lies there', async () => {
  await move('refund', ofMaria, maria)
  for (const to of [maria, company])
    await expect(move('refund', ofMaria, to), to).rejects.toThrow(
      'A payout is what lies in the investments',
    )
  await move('investment', maria, ofMaria)
  const batch = fixture.database.transaction((tx) =>
    tx.dynamicRows(
      `select * from ledger.post_batch(array[gen_random_uuid(), gen_random_uuid()],
        array[$1::uuid, $1], array[$2::uuid, $2], array[60000::bigint, 60000],
        array['refund', 'refund'], array[null::uuid, null])`,
      [ofMaria, maria],
    ),
  )
  await expect(batch).rejects.toThrow('A payout is what lies in the investments')
  expect(await fixture.investmentsTill(maria)).toBe(1_000_00n)
})

test('payout × loss: what lies in the investments leaves once', async () => {
  const rosa = await fixture.addSaver()
  const ofRosa = await fixture.database.transaction((tx) => openInvestmentTill(tx, rosa))
  const racers = [fixture.url, fixture.url].map((url) => openDatabase(url, { connections: 1 }))
  for (let round = 0; round < 10; round += 1) {
    await move('investment', rosa, ofRosa)
    const answers = await Promise.allSettled(
      racers.map((racer, at) =>
        racer.transaction((tx) =>
          post(tx, {
            key: uuidv7(),
            from: ofRosa,
            to: at === 0 ? rosa : company,
            amountCentavos: 1_000_00n,
            purpose: at === 0 ? 'investment payout' : 'investment exit fee',
          }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await fixture.investmentsTill(rosa)).toBe(0n)
  }
  await Promise.all(racers.map((racer) => racer.close()))
})

test('a till of investments names its user, and its id is not that of a deposit till', async () => {
  for (const [tillId, code] of [
    [uuidv7(), `investments:${uuidv7()}`],
    [uuidv4(), 'investments:maria'],
  ] as const)
    await expect(
      fixture.database.transaction((tx) =>
        openTill(tx, { tillId, code, name: code, sample: true }),
      ),
    ).rejects.toThrow('places_investments_of_a_user')
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

test.each(['repeatable read', 'serializable'])(
  'T55 nothing leaves the investments of a user in %s, which shows what lay there before',
  async (level) => {
    const pay = (to: string, purpose: string) =>
      fixture.database.transaction(async (tx) => {
        await tx.dynamicRows(`set transaction isolation level ${level}`)
        await post(tx, { key: uuidv7(), from: ofMaria, to, amountCentavos: 1n, purpose })
      })
    await move('investment', maria, ofMaria)
    await expect(pay(maria, 'investment payout')).rejects.toThrow('in READ COMMITTED')
    await expect(pay(company, 'investment loss')).rejects.toThrow('in READ COMMITTED')
  },
)
