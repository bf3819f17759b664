import { expect, test } from 'vitest'
import { verifyReceipt } from '#money/transactions/server/receipts/verify-receipt.ts'
import { withContext, testServices, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { openPayoutFixture } from '#tests/fixtures/people/payout-fixture.ts'
import {
  consentStepsMax,
  crowdMin,
  liveWithdrawalsMax,
  maskPayeeName,
} from '../../shared/rules-public.ts'
import { readPayoutConsent } from './payout-consents.ts'

const fixture = await openPayoutFixture()
const { set, live, feed, proofs, paidOut } = fixture
const asText = (what: unknown) =>
  JSON.stringify(what, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

test('with a small crowd, shows only the minimum withdrawal and the kind of channel', async () => {
  const maria = await fixture.addSaver()
  await fixture.asOwner(`update users set full_name = 'maria clara Santos' where id = $1`, [maria])
  const transactionId = await paidOut(maria)
  await set(maria, transactionId, true)
  expect(await feed()).toEqual([
    {
      id: expect.any(String),
      maskedName: 'M••• S•••',
      amountFromCentavos: 5_000_00n,
      channel: { kind: 'e-wallet' },
      completedHour: expect.any(Date),
      sample: true,
    },
  ])
  await set(maria, transactionId, false)
})

test('with consent, shows a masked name, an amount of five people, and the hour', async () => {
  for (let others = 1; others < crowdMin; others += 1)
    await paidOut(await fixture.addSaver(), 5_900_00n)
  const maria = await fixture.addSaver()
  await fixture.asOwner(`update users set full_name = 'maria clara Santos' where id = $1`, [maria])
  const transactionId = await paidOut(maria)
  expect([await live(), await feed(), await proofs()]).toEqual([[], [], []])
  const before = await withContext(fixture, userContext(maria), (ctx) =>
    readPayoutConsent(ctx, { transactionId }),
  )
  const expected = {
    maskedName: 'M••• S•••',
    amountFromCentavos: 5_000_00n,
    channel: { kind: 'named', name: 'GCash' },
  }
  expect(before).toMatchObject({
    feed: { given: false, since: null },
    proof: { given: false, since: null },
    shown: expected,
  })

  await set(maria, transactionId, true)
  const [shown] = await feed()
  expect(shown).toEqual({
    id: expect.any(String),
    ...expected,
    completedHour: expect.any(Date),
    sample: true,
  })
  expect(await live()).toEqual([shown])
  expect(shown?.completedHour.getTime()).toSatisfy((time: number) => time % 3_600_000 === 0)
  // Other ids of the application begin with the time in milliseconds.
  expect(shown?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  expect(asText(shown)).not.toMatch(new RegExp(`${transactionId}|${maria}`))
  expect(asText({ ...shown, id: '' })).not.toMatch(/543210|aria|antos/)
  expect(await proofs()).toEqual([])

  await set(maria, transactionId, false)
  expect(await feed()).toEqual([])
  await fixture.expectSoundBooks()
})

test('a disclosure never becomes finer when the crowd grows', async () => {
  const maria = await fixture.addSaver(900_000_00n)
  const transactionId = await paidOut(maria, 40_500_00n, 'BDO Unibank')
  await set(maria, transactionId, true)
  expect(await feed()).toMatchObject([{ amountFromCentavos: 5_000_00n, channel: { kind: 'bank' } }])
  for (let others = 0; others < crowdMin; others += 1)
    await paidOut(await fixture.addSaver(50_000_00n), 40_900_00n, 'BDO Unibank')
  expect(await feed()).toMatchObject([{ amountFromCentavos: 5_000_00n, channel: { kind: 'bank' } }])
  // A renewed consent is to the present disclosure.
  await set(maria, transactionId, false)
  await set(maria, transactionId, true)
  expect(await feed()).toMatchObject([
    { amountFromCentavos: 40_000_00n, channel: { kind: 'named', name: 'BDO Unibank' } },
  ])
  await fixture.expectSoundBooks()
  await set(maria, transactionId, false)
})

test('a receipt needs a consent of its own, and its code opens the page /verify', async () => {
  const maria = await fixture.addSaver()
  const transactionId = await paidOut(maria)
  await set(maria, transactionId, true, 'proof')
  expect(await feed()).toEqual([])
  const [proof] = await proofs()
  expect(proof).toMatchObject({ maskedName: 'T••• U•••', amountFromCentavos: 5_000_00n })
  expect((proof?.completedOn.getTime() ?? 0) % 86_400_000).toBe(16 * 3_600_000)
  const checked = await fixture.database.read((tx) =>
    verifyReceipt({ ...testServices, tx } as Parameters<typeof verifyReceipt>[0], {
      code: proof?.verifyCode ?? '',
    }),
  )
  expect(checked.receipt).toMatchObject({ status: 'completed', amountCentavos: -5_432_10n })
  await set(maria, transactionId, false, 'proof')
  expect(await proofs()).toEqual([])
})

test('hides suspended and closed users; a consent can be revoked after many changes', async () => {
  const maria = await fixture.addSaver()
  const transactionId = await paidOut(maria)
  await set(maria, transactionId, true)
  await set(maria, transactionId, true, 'proof')
  expect([await feed(), await proofs()].flat()).toHaveLength(2)
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [maria])
  expect([await feed(), await proofs()]).toEqual([[], []])
  await fixture.asOwner(`update users set status = 'active' where id = $1`, [maria])
  await fixture.asOwner(
    `insert into payout_consents (id, transaction_id, user_id, kind, step, given, completed_at,
      channel)
     select gen_random_uuid(), transaction_id, user_id, kind, s, s % 2 = 1, completed_at, case
       when s % 2 = 1 then 'bank' end
     from payout_consents, generate_series(2, $2) s where transaction_id = $1 and kind = 'feed'`,
    [transactionId, consentStepsMax - 1],
  )
  await set(maria, transactionId, false)
  expect(await feed()).toEqual([])
  expect(await outcome(set(maria, transactionId, true))).toBe('consent-too-often')
})

test('shows a limited number, newest first', async () => {
  const maria = await fixture.addSaver(100_000_00n)
  const shown: string[] = []
  for (let at = 0; at <= liveWithdrawalsMax; at += 1) {
    const transactionId = await paidOut(maria)
    await set(maria, transactionId, true)
    shown.unshift((await feed())[0]?.id ?? '')
  }
  expect((await live()).map(({ id }) => id)).toEqual(shown.slice(0, liveWithdrawalsMax))
  expect((await feed()).map(({ id }) => id)).toEqual(shown)
})

test.each([
  ['Maria Clara Santos', 'M••• S•••'],
  ['  Cher ', 'C•••'],
  ['ñora Ñeco', 'Ñ••• Ñ•••'],
  ['Ann O’Hara', 'A••• O•••'],
  ['500% ✅', '••• •••'],
  ['“Juan” 2nd', 'J••• N•••'],
])('%s is masked as %s', (name, masked) => {
  expect(maskPayeeName(name)).toBe(masked)
})
