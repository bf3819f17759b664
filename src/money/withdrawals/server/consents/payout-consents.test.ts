import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { verifyReceipt } from '#money/transactions/server/receipts/verify-receipt.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { withContext, testGround, userContext } from '#tests/fixtures/people/contexts.ts'
import { openWithdrawalFixture, outcome } from '#tests/fixtures/people/withdrawal-fixture.ts'
import {
  consentStepsMax,
  crowdMin,
  liveWithdrawalsMax,
  maskPayeeName,
  type ConsentKind,
} from '../../shared/rules-public.ts'
import { readPayoutConsent, setPayoutConsent } from './payout-consents.ts'
import { listLiveWithdrawals, listPublicPayouts, listPublicProofs } from './public-payouts.ts'

const fixture = await openWithdrawalFixture(await testDatabase({ connections: 10 }))
const set = (userId: string, transactionId: string, given: boolean, kind: ConsentKind = 'feed') =>
  withContext(fixture, userContext(userId), (ctx) =>
    setPayoutConsent(ctx, { transactionId, kind, given }),
  )
const live = () => withContext(fixture, userContext(uuidv7()), listLiveWithdrawals)
const feed = () => fixture.database.read((tx) => listPublicPayouts(tx))
const proofs = () =>
  fixture.database.read((tx) => listPublicProofs({ tx, secrets: testGround.secrets }))
const asText = (what: unknown) =>
  JSON.stringify(what, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

async function paidOut(
  userId: string,
  amountCentavos = 5_432_10n,
  bankName = 'GCash',
): Promise<string> {
  const { transactionId } = await fixture.request(userId, { amountCentavos, bankName })
  await fixture.move(transactionId, 'completed')
  return transactionId
}

test('while few people have withdrawn, what is shown says neither its size nor where to: only the least that is withdrawn, and bank or e-wallet', async () => {
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

test('nothing is shown unless its user says so, and then a masked name, a rounded amount that five people had, and the hour', async () => {
  for (let others = 1; others < crowdMin; others += 1)
    await paidOut(await fixture.addSaver(), 5_900_00n)
  const maria = await fixture.addSaver()
  await fixture.asOwner(`update users set full_name = 'maria clara Santos' where id = $1`, [maria])
  const transactionId = await paidOut(maria)
  expect([await live(), await feed(), await proofs()]).toEqual([[], [], []])
  const before = await withContext(fixture, userContext(maria), (ctx) =>
    readPayoutConsent(ctx, { transactionId }),
  )
  const told = {
    maskedName: 'M••• S•••',
    amountFromCentavos: 5_000_00n,
    channel: { kind: 'named', name: 'GCash' },
  }
  expect(before).toMatchObject({
    feed: { given: false, since: null },
    proof: { given: false, since: null },
    shown: told,
  })

  await set(maria, transactionId, true)
  const [shown] = await feed()
  expect(shown).toEqual({
    id: expect.any(String),
    ...told,
    completedHour: expect.any(Date),
    sample: true,
  })
  expect(await live()).toEqual([shown])
  expect(shown?.completedHour.getTime()).toSatisfy((time: number) => time % 3_600_000 === 0)
  // Of the ids that the application makes elsewhere the first half is the millisecond.
  expect(shown?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  expect(asText(shown)).not.toMatch(new RegExp(`${transactionId}|${maria}|543210|aria|antos`))
  expect(await proofs()).toEqual([])

  await set(maria, transactionId, false)
  expect(await feed()).toEqual([])
  await fixture.expectSoundBooks()
})

test('what was agreed to never becomes finer, however many others come', async () => {
  const maria = await fixture.addSaver(900_000_00n)
  const transactionId = await paidOut(maria, 40_500_00n, 'BDO Unibank')
  await set(maria, transactionId, true)
  expect(await feed()).toMatchObject([{ amountFromCentavos: 5_000_00n, channel: { kind: 'bank' } }])
  for (let others = 0; others < crowdMin; others += 1)
    await paidOut(await fixture.addSaver(50_000_00n), 40_900_00n, 'BDO Unibank')
  expect(await feed()).toMatchObject([{ amountFromCentavos: 5_000_00n, channel: { kind: 'bank' } }])
  // Given anew, it is another consent, to what is then there.
  await set(maria, transactionId, false)
  await set(maria, transactionId, true)
  expect(await feed()).toMatchObject([
    { amountFromCentavos: 40_000_00n, channel: { kind: 'named', name: 'BDO Unibank' } },
  ])
  await fixture.expectSoundBooks()
  await set(maria, transactionId, false)
})

test('a receipt becomes a public proof by a consent of its own, and its code opens the page that anybody checks', async () => {
  const maria = await fixture.addSaver()
  const transactionId = await paidOut(maria)
  await set(maria, transactionId, true, 'proof')
  expect(await feed()).toEqual([])
  const [proof] = await proofs()
  expect(proof).toMatchObject({ maskedName: 'T••• U•••', amountFromCentavos: 5_000_00n })
  expect((proof?.completedOn.getTime() ?? 0) % 86_400_000).toBe(16 * 3_600_000)
  const checked = await fixture.database.read((tx) =>
    verifyReceipt({ ...testGround, tx } as Parameters<typeof verifyReceipt>[0], {
      code: proof?.verifyCode ?? '',
    }),
  )
  expect(checked.receipt).toMatchObject({ status: 'completed', amountCentavos: -5_432_10n })
  await set(maria, transactionId, false, 'proof')
  expect(await proofs()).toEqual([])
})

test('every step stays on record, the same said twice is one, and giving again shows it again', async () => {
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

test('both switches pressed many times at once end in one state each, and the steps of each take turns', async () => {
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

test('what is taken back of the one stays as it is of the other', async () => {
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

test('T51 only a completed withdrawal, only by its own user, and never with another amount: not past the verb either', async () => {
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

test('a consent from before the public pages, given for signed-in people alone, shows nothing to anybody', async () => {
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

test('who is suspended or has closed is not shown, and who changed it very often can still take it back', async () => {
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

test('the newest few are shown, the newest first', async () => {
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
