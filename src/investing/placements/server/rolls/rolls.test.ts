import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { lockOffer } from '#investing/offers/server/offers.ts'
import { lockMoney } from '#people/safeguards/server/actions.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { consentToRoll, keepPayout } from './consent-to-roll.ts'

const fixture = await openMaturityFixture()
const { addSaver, placeInOffer, endCooling, activate, mature, stateOf, available } = fixture

afterEach(() => fixture.expectSoundPlacements())

/** ₱4,000.00 of ₱10,000.00, active, so many days before its maturity. */
async function active(days: number) {
  const userId = await addSaver()
  const { placementId } = await placeInOffer(userId)
  await endCooling(placementId)
  await activate()
  await fixture.moveDueDay(placementId, days)
  return { userId, placementId }
}

async function consent(
  { userId, placementId }: { userId: string; placementId: string },
  ofOffer?: string,
  moveId = uuidv7(),
) {
  const { planVersionId, termsSha256, offer } = await fixture.read(userId, ofOffer)
  return await withContext(fixture, userContext(userId), (ctx) =>
    consentToRoll(ctx, {
      placementId,
      moveId,
      offerId: offer?.offerId ?? '',
      planVersionId,
      termsSha256,
    }),
  )
}

const rolledInto = async (placementId: string) =>
  (
    await fixture.asOwner<{ state: string; principal: bigint; changedBy: string }>(
      `select n.state, n.principal_centavos as principal, m.changed_by as "changedBy"
       from placements p join placements n on n.id = p.rolled_into
       join placement_moves m on m.id = n.id where p.id = $1`,
      [placementId],
    )
  )[0]

test('with a fresh consent the principal is placed again, and the return is paid', async () => {
  const placed = await active(3)
  const moveId = uuidv7()
  await consent(placed, undefined, moveId)
  const view = await consent(placed, undefined, moveId)
  expect(view.rollConsent).toMatchObject({ offerId: fixture.offerId })
  await fixture.moveDueDay(placed.placementId, 0)
  await mature()
  expect(await stateOf(placed.placementId)).toMatchObject({ state: 'rolled', status: 'matured' })
  expect(await rolledInto(placed.placementId)).toEqual({
    state: 'cooling',
    principal: 4_000_00n,
    changedBy: 'job',
  })
  // 3 % of the plan, without a tax class.
  expect(await available(placed.userId)).toBe(6_120_00n)
  const told = await fixture.notificationsOf(placed.userId)
  expect(told.at(-1)?.message).toContain('your principal of ₱4,000.00 is placed again')
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

test('who rolls over is reminded of the return alone: the principal does not come', async () => {
  const placed = await active(7)
  await consent(placed)
  await mature()
  const [mail] = await fixture.asOwner<{ said: string }>(
    `select to_jsonb(m)::text as said from mail_outbox m
     where user_id = $1 and subject like '%matures soon'`,
    [placed.userId],
  )
  expect(mail?.said).toContain('₱120.00 is projected to come to your wallet')
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
  expect(await outcome(consent(placed, otherOffer))).toBe('roll-other-plan')
  const stranger = await addSaver()
  expect(await outcome(consent({ ...placed, userId: stranger }))).toBe('placement-not-found')
})

test('a new term with other questions is not agreed to: nobody answers for its user', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId })
  const userId = await addSaver()
  const { placementId } = await placeInOffer(userId, { offerId })
  await endCooling(placementId)
  await activate()
  await fixture.moveDueDay(placementId, 3)
  const next = await fixture.openOffer({ planVersionId, earlyExitBasisPoints: 500 })
  expect(await outcome(consent({ userId, placementId }, next))).toBe('roll-other-questions')
  const same = await fixture.openOffer({ planVersionId, totalCapCentavos: 2_000_000_00n })
  expect(await outcome(consent({ userId, placementId }, same))).toBe('done')
})

test('a consent to an offer that closed since does not count: it is paid out', async () => {
  const other = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId: other.planVersionId })
  const userId = await addSaver()
  const { placementId } = await placeInOffer(userId, { offerId })
  await endCooling(placementId)
  await activate()
  await fixture.moveDueDay(placementId, 1)
  await consent({ userId, placementId }, offerId)
  await fixture.asOwner('set session_replication_role = replica')
  await fixture.asOwner(`update offers set closes_at = now() - interval '1 minute' where id = $1`, [
    offerId,
  ])
  await fixture.asOwner('set session_replication_role = origin')
  await fixture.moveDueDay(placementId, 0)
  await mature()
  expect(await stateOf(placementId)).toMatchObject({ state: 'paid' })
  expect(await available(userId)).toBe(10_120_00n)
  const told = await fixture.notificationsOf(userId)
  expect(told.at(-1)?.message).toContain('has matured')
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

test('nothing is placed again for a user whose money is locked or paused', async () => {
  const [locked, paused] = [await active(3), await active(3)]
  for (const one of [locked, paused]) {
    await consent(one)
    await fixture.moveDueDay(one.placementId, 0)
  }
  await withContext(fixture, userContext(locked.userId), lockMoney)
  await withContext(fixture, userContext(paused.userId), (ctx) =>
    notifySecurityEvent(ctx, { userId: paused.userId, event: 'password-changed' }),
  )
  await mature()
  for (const { placementId } of [locked, paused])
    expect(await stateOf(placementId)).toMatchObject({ state: 'paid' })
})
