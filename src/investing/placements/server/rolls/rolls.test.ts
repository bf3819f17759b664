import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { lockOffer } from '#investing/offers/server/offers.ts'
import { rightAnswers } from '#tests/fixtures/investing/placement-fixture.ts'
import { openRollFixture } from '#tests/fixtures/investing/roll-fixture.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { rightAnswersOf } from '../../shared/questions.ts'
import { showUntil } from '../../shared/user/deadline.ts'
import { keepPayout } from './consent-to-roll.ts'
import { readRollDates } from './roll-dates.ts'

const fixture = await openRollFixture()
const { active, activeOf, consent, addSaver, stateOf, available, rolledInto, mature } = fixture

afterEach(() => fixture.expectSoundPlacements())

test('with a fresh consent the principal is placed again, and the return is paid', async () => {
  const placed = await active(3)
  const moveId = uuidv7()
  await consent(placed, { moveId })
  const view = await consent(placed, { moveId })
  expect(view.rollConsent).toMatchObject({ offerId: fixture.offerId })
  await fixture.moveDueDay(placed.placementId, 0)
  await mature()
  expect(await stateOf(placed.placementId)).toMatchObject({ state: 'rolled', status: 'matured' })
  expect(await rolledInto(placed.placementId)).toMatchObject({
    state: 'cooling',
    principal: 4_000_00n,
    changedBy: 'job',
  })
  // 3 % of the plan, without a tax class.
  expect(await available(placed.userId)).toBe(6_120_00n)
  const { totals, chart } = await fixture.mine(placed.userId)
  expect(totals).toMatchObject({ returnedCentavos: 120_00n, placedCentavos: 4_000_00n })
  expect(chart.at(-1)).toMatchObject({ paidCentavos: 120_00n, placedCentavos: 4_000_00n })
})

test('who rolled over reads until when to cancel, and is led to the new placement', async () => {
  const placed = await active(3)
  await consent(placed)
  await fixture.matureNow(placed)
  const next = await rolledInto(placed.placementId)
  const { placements } = await fixture.mine(placed.userId)
  const until = placements.find(({ placementId }) => placementId === next?.placementId)
  if (!until) throw new Error('There is no new placement')
  const [told] = await fixture.asOwner<Record<'en' | 'fil' | 'link', string>>(
    `select message as en, message_fil as fil, link_to as link from notifications
     where user_id = $1 order by id desc limit 1`,
    [placed.userId],
  )
  expect(told?.en).toContain('your principal of ₱4,000.00 is rolled over')
  expect(told?.en).toContain(`Cancel by ${showUntil(until.coolingUntil, 'en')} to get`)
  expect(told?.fil).toContain(`hanggang ${showUntil(until.coolingUntil, 'fil')} para`)
  const path = `/dashboard/investments/${next?.placementId}`
  expect(told?.link).toBe(path)
  const mail = await fixture.newestMail(placed.userId)
  expect(mail).toContain(path)
  expect(mail).toContain('Open the investment')
})

test('without a consent, or after it was taken back, everything is paid out', async () => {
  const [silent, changed] = [await active(3), await active(3)]
  await consent(changed)
  const taken = await withContext(fixture, userContext(changed.userId), (ctx) =>
    keepPayout(ctx, { placementId: changed.placementId, moveId: uuidv7() }),
  )
  expect(taken.rollConsent).toBeNull()
  for (const { placementId } of [silent, changed]) await fixture.moveDueDay(placementId, 0)
  await mature()
  for (const { placementId, userId } of [silent, changed]) {
    expect(await stateOf(placementId)).toMatchObject({ state: 'paid' })
    expect(await available(userId)).toBe(10_120_00n)
  }
})

test('the days of a new term are known before its user agrees to it', async () => {
  const placed = await active(3)
  const daysOf = async (userId: string) =>
    await withContext(fixture, userContext(userId), (ctx) => readRollDates(ctx, placed))
  const [ahead] = await fixture.asOwner<{ until: Date }>(
    `select banking_day_after(now() + interval '3 days', 2) as until`,
  )
  expect((await daysOf(placed.userId)).coolingUntil).toEqual(ahead?.until)
  expect(await outcome(daysOf(await addSaver()))).toBe('placement-not-found')
  await consent(placed)
  await fixture.moveDueDay(placed.placementId, 0)
  const expected = await daysOf(placed.userId)
  await mature()
  const { placements } = await fixture.mine(placed.userId)
  expect(placements[0]).toMatchObject({ state: 'cooling', ...expected })
})

test('a suspended user chooses neither a new term nor a payout, and reads why', async () => {
  const placed = await active(3)
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [placed.userId])
  const keep = () =>
    withContext(fixture, userContext(placed.userId), (ctx) =>
      keepPayout(ctx, { placementId: placed.placementId, moveId: uuidv7() }),
    )
  for (const { title, message } of [await refusalOf(consent(placed)), await refusalOf(keep())])
    expect([title, message]).toEqual([
      'Nothing Changed',
      'Your login is suspended, so the investment goes on as it was. No money was moved. ' +
        'Contact our support.',
    ])
})

test('who rolls over is reminded of the return alone: the principal does not come', async () => {
  const placed = await active(7)
  await consent(placed)
  await mature()
  const [mail] = await fixture.asOwner<{ said: string }>(
    `select to_jsonb(m)::text as said from mail_outbox m
     where user_id = $1 and subject like '%matures within a week'`,
    [placed.userId],
  )
  expect(mail?.said).toContain('₱120.00 is projected to reach your wallet')
})

test('the reminder offers a new term only while an offer of the plan takes money', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId })
  const placed = await activeOf(await addSaver(), { offerId, days: 7 })
  const remindAt = async (days: number) => {
    await fixture.moveDueDay(placed.placementId, days)
    await mature()
    return [
      await fixture.newestNotification(placed.userId),
      await fixture.newestMail(placed.userId),
    ]
  }
  await fixture.endOffer(offerId)
  for (const said of await remindAt(7)) {
    expect(said).toContain('matures in 7 days')
    expect(said).not.toContain('roll over')
  }
  await fixture.openOffer({ planVersionId })
  for (const said of await remindAt(1)) {
    expect(said).toContain('matures tomorrow')
    expect(said).toContain('Want to roll over your principal')
  }
})

test('a consent is taken from a week until a day before, and of no other plan', async () => {
  for (const [days, answer] of [
    [8, 'roll-not-open'],
    [7, 'done'],
    [1, 'done'],
    [0, 'roll-not-open'],
  ] as const)
    expect(await outcome(consent(await active(days))), String(days)).toBe(answer)
  const other = await fixture.publishPlan()
  const otherOffer = await fixture.openOffer({ planVersionId: other.planVersionId })
  const placed = await active(3)
  expect(await outcome(consent(placed, { offerId: otherOffer }))).toBe('roll-other-plan')
  const stranger = await addSaver()
  expect(await outcome(consent({ ...placed, userId: stranger }))).toBe('placement-not-found')
})

test('other questions of a new term are answered by its user, or it is not agreed to', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId })
  const placed = await activeOf(await addSaver(), { offerId })
  const next = await fixture.openOffer({ planVersionId, earlyExitBasisPoints: 500 })
  expect(await outcome(consent(placed, { offerId: next }))).toBe('roll-other-questions')
  const wrong = await refusalOf(consent(placed, { offerId: next, answers: rightAnswers }))
  expect(wrong).toMatchObject({
    refusalName: 'answer-wrong',
    figures: { questions: 'way-out' },
  })
  const answers = rightAnswersOf({ earlyExitBasisPoints: 500 })
  const view = await consent(placed, { offerId: next, answers })
  expect(view.rollConsent).not.toHaveProperty('answers')
  await fixture.matureNow(placed)
  expect((await rolledInto(placed.placementId))?.answers).toEqual(answers)
})

test('the answers of a placement count for a new term that asks the same', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId })
  const placed = await activeOf(await addSaver(), { offerId })
  const same = await fixture.openOffer({ planVersionId, totalCapCentavos: 2_000_000_00n })
  await consent(placed, { offerId: same })
  await fixture.matureNow(placed)
  expect((await rolledInto(placed.placementId))?.answers).toEqual(rightAnswers)
})

test('the job holds no wallet while it waits for the offer of a roll', async () => {
  const { userId, placementId } = await active(3)
  await consent({ userId, placementId })
  await fixture.moveDueDay(placementId, 0)
  let job: Promise<unknown> | undefined
  await fixture.database.transaction(async (tx) => {
    await lockOffer(tx, fixture.offerId)
    job = mature()
    await expect.poll(() => stateOf(placementId)).toMatchObject({ state: 'due' })
    await wait(100)
    const free = await fixture.asOwner(
      'select id from ledger.wallets where id = $1 for update skip locked',
      [userId],
    )
    expect(free).toHaveLength(1)
  })
  await job
  expect(await stateOf(placementId)).toMatchObject({ state: 'rolled' })
})
