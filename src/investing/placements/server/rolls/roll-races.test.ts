/** Races on real connections: the job that rolls over, and people who change its offer or room. */
import { afterAll, afterEach, expect, test } from 'vitest'
import { openDatabase, type Transaction } from '#foundation/platform/server/database/database.ts'
import { openRollFixture, type Placed } from '#tests/fixtures/investing/roll-fixture.ts'
import { testServices } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { maturePlacements } from '../maturity/mature-placements.ts'

const fixture = await openRollFixture()
const { activeOf, consent, addSaver, placeInOffer, stateOf, available } = fixture
const job = openDatabase(fixture.url, { connections: 2, applicationName: 'job' })

afterAll(() => job.close())
afterEach(async () => {
  await fixture.expectSoundPlacements()
  await fixture.expectCapsKept()
})

const mature = () => maturePlacements({ ...testServices, database: job })
const offerLock = (offerId: string) => (tx: Transaction) =>
  tx.rows('select from offers where id = $1 for update', [offerId])
const planLock = (planVersionId: string) => (tx: Transaction) =>
  tx.rows('select from content_versions where id = $1 for update', [planVersionId])

/** Both wait for the same row, the first one first, and go on in the same instant. */
async function atOnce(
  hold: (tx: Transaction) => Promise<unknown>,
  ...both: readonly [() => Promise<unknown>, () => Promise<unknown>]
): Promise<void> {
  const running: Promise<unknown>[] = []
  await fixture.database.transaction(async (tx) => {
    await hold(tx)
    for (const [at, start] of both.entries()) {
      running.push(start())
      await expect.poll(waitingForLocks).toBe(at + 1)
    }
  })
  await Promise.all(running)
}

async function waitingForLocks(): Promise<number> {
  const [row] = await fixture.asOwner<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.waiting ?? 0
}

/** Due today, with the consent to a new term of four thousand pesos in an offer of its own. */
async function dueToRoll(terms: { perUserCapCentavos?: bigint } = {}) {
  const { planVersionId } = await fixture.publishPlan()
  const first = await fixture.openOffer({ planVersionId })
  const placed = await activeOf(await addSaver(), { offerId: first })
  const offerId = await fixture.openOffer({ planVersionId, ...terms })
  await consent(placed, { offerId })
  await fixture.moveDueDay(placed.placementId, 0)
  return { placed, offerId, planVersionId }
}

/** It rolled, or it was paid and says why; every centavo is in the wallet or the till, once. */
async function expectOneEnd(placed: Placed, because: string, spent = 0n): Promise<string> {
  const { userId, placementId } = placed
  const state = (await stateOf(placementId))?.state ?? ''
  const { placement } = await fixture.one(userId, placementId)
  expect([state, placement.endReason?.en]).toEqual([
    state === 'rolled' ? 'rolled' : 'paid',
    state === 'rolled' ? undefined : expect.stringContaining(because),
  ])
  const rolled = state === 'rolled' ? 4_000_00n : 0n
  expect(await fixture.tillOf(userId)).toBe(rolled + spent)
  expect(await available(userId)).toBe(10_120_00n - rolled - spent)
  const told = (await fixture.notificationsOf(userId)).filter(({ message }) =>
    message.includes('has matured'),
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.message).toContain(state === 'rolled' ? 'is rolled over' : because)
  return state
}

const orders = ['the job first', 'the job second'] as const
const inOrder = <Work>(order: (typeof orders)[number], one: Work, other: Work): [Work, Work] =>
  order === 'the job first' ? [one, other] : [other, one]

test.each(orders)('rolled over while its offer is closed: one of the two, %s', async (order) => {
  const { placed, offerId } = await dueToRoll()
  await atOnce(
    offerLock(offerId),
    ...inOrder<() => Promise<unknown>>(order, mature, () => fixture.endOffer(offerId)),
  )
  await mature()
  await expectOneEnd(placed, 'because the plan’s offer has closed since you agreed')
})

test.each(orders)('rolled over while its plan is withdrawn: one of the two, %s', async (order) => {
  const { placed, planVersionId } = await dueToRoll()
  await atOnce(
    planLock(planVersionId),
    ...inOrder<() => Promise<unknown>>(order, mature, () => fixture.withdrawPlan(planVersionId)),
  )
  await mature()
  await expectOneEnd(placed, 'because the plan’s offer has closed since you agreed')
})

test.each(orders)('rolled over while its user places up to the cap, %s', async (order) => {
  const { placed, offerId } = await dueToRoll({ perUserCapCentavos: 5_000_00n })
  const answers: string[] = []
  const place = async () => {
    const placing = placeInOffer(placed.userId, { offerId, amountCentavos: 2_000_00n })
    answers.push(await outcome(placing))
  }
  await atOnce(offerLock(offerId), ...inOrder<() => Promise<unknown>>(order, mature, place))
  await mature()
  const spent = answers[0] === 'done' ? 2_000_00n : 0n
  const state = await expectOneEnd(placed, 'you had ₱3,000.00 left', spent)
  expect([state, answers]).toEqual(spent > 0n ? ['paid', ['done']] : ['rolled', ['above-user-cap']])
})

test.each(orders)('rolled over within its offer, it leaves the same room, %s', async (order) => {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId, perUserCapCentavos: 5_000_00n })
  const placed = await activeOf(await addSaver(), { offerId })
  await consent(placed, { offerId })
  await fixture.moveDueDay(placed.placementId, 0)
  const place = () => placeInOffer(placed.userId, { offerId, amountCentavos: 1_000_00n })
  await atOnce(offerLock(offerId), ...inOrder<() => Promise<unknown>>(order, mature, place))
  await mature()
  expect(await expectOneEnd(placed, '', 1_000_00n)).toBe('rolled')
  expect(await outcome(place())).toBe('above-user-cap')
})
