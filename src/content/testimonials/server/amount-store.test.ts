/** The amount beside a testimonial: agreed to by its writer, taken from the book, taken back. */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { openTestimonialFixture } from '#tests/fixtures/people/testimonial-fixture.ts'

const fixture = await openTestimonialFixture()
const { write, publish, mine, shown, addWriter, withdrawAll, takeBackAmount, withdraw } = fixture

async function writerWithAmount() {
  await withdrawAll()
  const maria = await addWriter()
  const withdrawn = (await mine(maria)).amounts.find(({ direction }) => direction === 'out')
  if (!withdrawn) throw new Error('The writer has no withdrawal')
  return { maria, withdrawn }
}

test('an amount is shown when its writer chose it, and taken back without the words', async () => {
  const { maria, withdrawn } = await writerWithAmount()
  const { testimonialId, amount } = await write(maria, { amountOf: withdrawn.transactionId })
  const expected = { centavos: withdrawn.centavos, direction: 'out' }
  expect(amount).toEqual(expected)
  await publish(testimonialId)
  expect((await shown()).shown).toMatchObject([{ testimonialId, amount: expected }])
  expect(await outcome(takeBackAmount(await addWriter(), testimonialId))).toBe(
    'testimonial-not-found',
  )
  for (let press = 0; press < 2; press += 1)
    expect((await takeBackAmount(maria, testimonialId)).amount).toBeNull()
  expect((await shown()).shown).toMatchObject([{ testimonialId, amount: null }])
  const recorded = await fixture.asOwner(
    `select 1 from user_activity_log where user_id = $1
      and action_type = 'TESTIMONIAL_AMOUNT_TAKEN_BACK'`,
    [maria],
  )
  expect(recorded).toHaveLength(1)
  await withdraw(maria, testimonialId)
})

test('nobody shows an amount of somebody else, of a pending movement, or typed', async () => {
  const { maria, withdrawn } = await writerWithAmount()
  const jose = await addWriter('Jose Cruz')
  const { transactionId: pending } = await fixture.request(jose)
  for (const amountOf of [withdrawn.transactionId, pending, uuidv7()])
    expect(await outcome(write(jose, { amountOf })), amountOf).toBe('testimonial-amount-unknown')
  expect((await mine(jose)).latest).toBeNull()
  const { testimonialId } = await write(jose)
  const forged = `insert into testimonial_amounts (testimonial_id, transaction_id, consent_version)
    values ($1, $2, 1)`
  for (const transactionId of [withdrawn.transactionId, pending])
    await expect(
      fixture.database.transaction((tx) => tx.rows(forged, [testimonialId, transactionId])),
    ).rejects.toThrow('completed deposit or withdrawal of the writer')
  // After the look at it no amount is added.
  await publish(testimonialId)
  const [own] = (await mine(jose)).amounts
  await expect(
    fixture.database.transaction((tx) => tx.rows(forged, [testimonialId, own?.transactionId])),
  ).rejects.toThrow('completed deposit or withdrawal of the writer')
  expect((await mine(maria)).amounts.map(({ transactionId }) => transactionId)).toContain(
    withdrawn.transactionId,
  )
})

test('what the book does not have is not shown, and a taken back amount stays so', async () => {
  const { maria } = await writerWithAmount()
  const unbooked = uuidv7()
  await fixture.asOwner(
    `insert into transactions (id, user_id, transaction_uid, reference_number, type,
      amount_centavos, status, request_hash, description, sample)
     values ($1, $2, $3, $3, 'deposit', 99900, 'completed', repeat('0', 64), '', true)`,
    [unbooked, maria, `TXN-${unbooked.slice(0, 20)}`],
  )
  const { testimonialId } = await write(maria, { amountOf: unbooked })
  await publish(testimonialId)
  expect((await shown()).shown).toMatchObject([{ testimonialId, amount: null }])
  await takeBackAmount(maria, testimonialId)
  await expect(
    fixture.asOwner(
      'update testimonial_amounts set taken_back_at = null where testimonial_id = $1',
      [testimonialId],
    ),
  ).rejects.toThrow('only taken back, once')
})
