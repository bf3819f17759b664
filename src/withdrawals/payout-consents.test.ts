import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { inAct, userAct } from '../../tests/acts.ts'
import { testDatabase } from '../../tests/database.ts'
import { openWithdrawalTown, outcome } from '../../tests/withdrawal-town.ts'
import { listLiveWithdrawals, readPayoutConsent, setPayoutConsent } from './payout-consents.ts'
import { consentStepsMax, liveAmount, liveLimit, maskName } from './rules.ts'

const town = await openWithdrawalTown(await testDatabase({ connections: 10 }))
const set = (userId: string, transactionId: string, given: boolean) => inAct(town, userAct(userId), (act) => setPayoutConsent(act, { transactionId, given }))
const live = () => inAct(town, userAct(uuidv7()), listLiveWithdrawals)

async function paidOut(userId: string, amountCentavos = 5_432_10n): Promise<string> {
  const { transactionId } = await town.request(userId, { amountCentavos })
  await town.move(transactionId, 'completed')
  return transactionId
}

test('nothing is shown unless its user says so, and then a masked name, a rounded amount and the minute', async () => {
  const maria = await town.addSaver()
  await town.asOwner(`update users set full_name = 'maria clara Santos' where id = $1`, [maria])
  const transactionId = await paidOut(maria)
  expect(await live()).toEqual([])
  const before = await inAct(town, userAct(maria), (act) => readPayoutConsent(act, { transactionId }))
  expect(before).toMatchObject({ given: false, since: null, shown: { maskedName: 'M••• S•••', amountCentavos: 5_000_00n } })

  await set(maria, transactionId, true)
  const [shown] = await live()
  expect(shown).toEqual({ id: expect.any(String), maskedName: 'M••• S•••', amountCentavos: 5_000_00n, completedAt: expect.any(Date), sample: true })
  expect(shown?.completedAt.getTime()).toSatisfy((time: number) => time % 60_000 === 0)
  expect(JSON.stringify(shown, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))).not.toMatch(new RegExp(`${transactionId}|${maria}|543210|aria|antos`))

  await set(maria, transactionId, false)
  expect(await live()).toEqual([])
  await town.expectSoundBooks()
})

test('every step stays on record, the same said twice is one, and giving again shows it again', async () => {
  const maria = await town.addSaver()
  const transactionId = await paidOut(maria)
  for (const given of [true, true, false, false, true]) await set(maria, transactionId, given)
  const steps = await town.asOwner('select step::int as step, given from payout_consents where transaction_id = $1 order by step', [transactionId])
  expect(steps).toEqual([{ step: 1, given: true }, { step: 2, given: false }, { step: 3, given: true }])
  expect((await live()).filter(({ amountCentavos }) => amountCentavos === 5_000_00n)).toHaveLength(1)
  expect(await town.count('user_activity_log', `user_id = $1 and action_type like 'PAYOUT_CONSENT%'`, [maria])).toBe(3)
  await expect(town.asOwner('update payout_consents set given = true where transaction_id = $1', [transactionId])).rejects.toThrow('payout_consents')
  await expect(town.asOwner('delete from payout_consents where transaction_id = $1', [transactionId])).rejects.toThrow('payout_consents')
  await set(maria, transactionId, false)
  await town.expectSoundBooks()
})

test('the switch pressed many times at once ends in one state, and its steps take turns', async () => {
  const maria = await town.addSaver()
  const transactionId = await paidOut(maria)
  await Promise.all(Array.from({ length: 20 }, (_, press) => set(maria, transactionId, press % 2 === 0)))
  await set(maria, transactionId, false)
  const steps = await town.asOwner<{ step: number; given: boolean }>('select step::int as step, given from payout_consents where transaction_id = $1 order by step', [transactionId])
  expect(steps.map(({ step }) => step)).toEqual(steps.map((_, at) => at + 1))
  expect(steps.every(({ given }, at) => given === (at % 2 === 0))).toBe(true)
  expect(await live()).toEqual([])
})

test('only a completed withdrawal, and only by its own user', async () => {
  const [maria, jose] = [await town.addSaver(), await town.addSaver()]
  const transactionId = await paidOut(maria)
  expect(await outcome(set(jose, transactionId, true))).toBe('transaction-not-found')
  const { transactionId: waiting } = await town.request(jose)
  expect(await outcome(set(jose, waiting, true))).toBe('consent-not-possible')
  await town.move(waiting, 'approved')
  expect(await outcome(set(jose, waiting, true))).toBe('consent-not-possible')
  // Nor past the verb.
  const forged = `insert into payout_consents (id, transaction_id, user_id, step, given, completed_at) values ($1, $2, $3, 1, true, now())`
  await expect(town.asOwner(forged, [uuidv7(), waiting, jose])).rejects.toThrow('completed withdrawal of one')
  await expect(town.asOwner(forged, [uuidv7(), transactionId, jose])).rejects.toThrow('completed withdrawal of one')
  expect(await live()).toEqual([])
})

test('who is suspended or has closed is not shown, and who changed it very often can still take it back', async () => {
  const maria = await town.addSaver()
  const transactionId = await paidOut(maria)
  await set(maria, transactionId, true)
  expect(await live()).toHaveLength(1)
  await town.asOwner(`update users set status = 'suspended' where id = $1`, [maria])
  expect(await live()).toEqual([])
  await town.asOwner(`update users set status = 'active' where id = $1`, [maria])
  await town.asOwner(
    `insert into payout_consents (id, transaction_id, user_id, step, given, completed_at)
     select gen_random_uuid(), transaction_id, user_id, s, s % 2 = 1, completed_at from payout_consents, generate_series(2, $2) s where transaction_id = $1`,
    [transactionId, consentStepsMax - 1],
  )
  await set(maria, transactionId, false)
  expect(await live()).toEqual([])
  expect(await outcome(set(maria, transactionId, true))).toBe('consent-too-often')
})

test('the newest few are shown, the newest first', async () => {
  const maria = await town.addSaver(100_000_00n)
  for (let at = 0; at <= liveLimit; at += 1) await set(maria, await paidOut(maria, BigInt(at + 5) * 1_000_00n), true)
  expect((await live()).map(({ amountCentavos }) => amountCentavos / 100_000n)).toEqual([10n, 9n, 8n, 7n, 6n])
})

test.each([
  ['Maria Clara Santos', 'M••• S•••'],
  ['  Cher ', 'C•••'],
  ['ñora Ñeco', 'Ñ••• Ñ•••'],
  ['Ann O’Hara', 'A••• O•••'],
])('%s is masked as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test('an amount is rounded down to full thousands', () => {
  expect([5_000_00n, 5_999_99n, 123_456_78n].map(liveAmount)).toEqual([5_000_00n, 5_000_00n, 123_000_00n])
})
