import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { openPayoutFixture } from '#tests/fixtures/people/payout-fixture.ts'
import { readPayoutConsent } from './payout-consents.ts'

const fixture = await openPayoutFixture()
const { set, live, feed, proofs, paidOut } = fixture

test('keeps every step, ignores a repeated answer, and shows a renewed consent', async () => {
  const maria = await fixture.addSaver()
  const transactionId = await paidOut(maria)
  for (const given of [true, true, false, false, true]) await set(maria, transactionId, given)
  const steps = await fixture.asOwner(
    'select step::int as step, given from payout_consents where transaction_id = $1 order by step',
    [transactionId],
  )
  expect(steps).toEqual([
    { step: 1, given: true },
    { step: 2, given: false },
    { step: 3, given: true },
  ])
  expect(await feed()).toHaveLength(1)
  expect(
    await fixture.count(
      'user_activity_log',
      `user_id = $1 and action_type like 'PAYOUT_CONSENT%'`,
      [maria],
    ),
  ).toBe(3)
  await expect(
    fixture.asOwner('update payout_consents set given = true where transaction_id = $1', [
      transactionId,
    ]),
  ).rejects.toThrow('payout_consents')
  await expect(
    fixture.asOwner('delete from payout_consents where transaction_id = $1', [transactionId]),
  ).rejects.toThrow('payout_consents')
  await set(maria, transactionId, false)
  await fixture.expectSoundBooks()
})

test('after concurrent changes both consents have one state, and steps alternate', async () => {
  const maria = await fixture.addSaver()
  const transactionId = await paidOut(maria)
  await Promise.all(
    Array.from({ length: 20 }, (_, press) =>
      set(maria, transactionId, press % 2 === 0, press % 4 < 2 ? 'feed' : 'proof'),
    ),
  )
  for (const kind of ['feed', 'proof'] as const) {
    await set(maria, transactionId, false, kind)
    const steps = await fixture.asOwner<{ step: number; given: boolean }>(
      `select step::int as step, given from payout_consents where transaction_id = $1 and kind = $2
        order by step`,
      [transactionId, kind],
    )
    expect(steps.map(({ step }) => step)).toEqual(steps.map((_, at) => at + 1))
    expect(steps.every(({ given }, at) => given === (at % 2 === 0))).toBe(true)
  }
  expect([await feed(), await proofs()]).toEqual([[], []])
})

test('revoking one consent leaves the other as it is', async () => {
  const maria = await fixture.addSaver()
  const transactionId = await paidOut(maria)
  const counts = async () => [(await feed()).length, (await proofs()).length]
  await set(maria, transactionId, true, 'feed')
  await set(maria, transactionId, true, 'proof')
  expect(await counts()).toEqual([1, 1])
  await set(maria, transactionId, false, 'proof')
  expect(await counts()).toEqual([1, 0])
  await set(maria, transactionId, true, 'proof')
  await set(maria, transactionId, false, 'feed')
  expect(await counts()).toEqual([0, 1])
  await set(maria, transactionId, false, 'proof')
})

test('T51 the database too requires a completed withdrawal, its user and its amount', async () => {
  const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
  const transactionId = await paidOut(maria)
  expect(await outcome(set(jose, transactionId, true))).toBe('transaction-not-found')
  expect(await outcome(set(jose, transactionId, true, 'proof'))).toBe('transaction-not-found')
  const { transactionId: waiting } = await fixture.request(jose)
  expect(await outcome(set(jose, waiting, true))).toBe('consent-not-possible')
  await fixture.move(waiting, 'approved')
  expect(await outcome(set(jose, waiting, true))).toBe('consent-not-possible')
  const forge = (of: string, by: string, shown: string, kind = 'feed') =>
    fixture.asOwner(
      `insert into payout_consents (id, transaction_id, user_id, kind, step, given, completed_at,
        amount_from_centavos, amount_step_centavos, channel)
     values ($1, $2, $3, $4, 1, true, now(), ${shown})`,
      [uuidv7(), of, by, kind],
    )
  await expect(forge(waiting, jose, `null, null, 'bank'`)).rejects.toThrow(
    'completed withdrawal of one',
  )
  await expect(forge(transactionId, jose, `null, null, 'bank'`)).rejects.toThrow(
    'completed withdrawal of one',
  )
  await expect(forge(transactionId, maria, `9000000, 100000, 'bank'`)).rejects.toThrow(
    'its amount, rounded down',
  )
  await expect(forge(transactionId, maria, `543210, 1, 'bank'`)).rejects.toThrow(
    'payout_consents_step_of_the_list',
  )
  await expect(forge(transactionId, maria, `543211, null, 'bank'`)).rejects.toThrow(
    'its amount, rounded down',
  )
  await expect(forge(transactionId, maria, `null, 100000, 'bank'`)).rejects.toThrow(
    'payout_consents_amount_with_step',
  )
  await expect(forge(transactionId, maria, `null, null, null`)).rejects.toThrow(
    'payout_consents_say_what_is_shown',
  )
  await expect(forge(transactionId, maria, `null, null, null`, 'signed-in')).rejects.toThrow(
    'are over',
  )
  expect([await feed(), await proofs()]).toEqual([[], []])
})

test('a consent from before the public pages, for signed-in users, shows nothing', async () => {
  const maria = await fixture.addSaver()
  const transactionId = await paidOut(maria)
  await fixture.asOwner('alter table payout_consents disable trigger payout_consents_true')
  await fixture.asOwner(
    `insert into payout_consents (id, transaction_id, user_id, kind, step, given, completed_at)
      values ($1, $2, $3, 'signed-in', 1, true, now())`,
    [uuidv7(), transactionId, maria],
  )
  await fixture.asOwner('alter table payout_consents enable trigger payout_consents_true')
  expect([await feed(), await live(), await proofs()]).toEqual([[], [], []])
  expect(
    (
      await withContext(fixture, userContext(maria), (ctx) =>
        readPayoutConsent(ctx, { transactionId }),
      )
    ).feed,
  ).toEqual({ given: false, since: null })
})
