import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'
import { withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { listShownOffers } from './outcomes/shown-offers.ts'

const fixture = await openPlacementFixture()
const { addSaver, place, cancel, activate, endCooling, available, asOwner, count } = fixture

afterEach(async () => {
  vi.useRealTimers()
  await fixture.expectSoundPlacements()
})

const mailsTo = (userId: string) => count('mail_outbox', 'user_id = $1', [userId])

test('cancelled in the cooling-off, everything comes back, once', async () => {
  const maria = await addSaver()
  const { placementId } = await place(maria)
  const before = await mailsTo(maria)
  const moveId = uuidv7()
  const cancelled = await cancel(maria, placementId, moveId)
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    status: 'cancelled',
    returnedCentavos: 4_000_00n,
    gainPaidCentavos: 0n,
    mayCancel: false,
  })
  expect([await available(maria), await fixture.investmentsTill(maria)]).toEqual([10_000_00n, 0n])
  expect(await cancel(maria, placementId, moveId)).toEqual(cancelled)
  expect(await outcome(cancel(maria, placementId))).toBe('placement-ended')
  expect(await mailsTo(maria)).toBe(before + 1)
  const { receipts, moves } = await fixture.one(maria, placementId)
  expect(receipts.map(({ kind, amountCentavos }) => [kind, amountCentavos])).toEqual([
    ['placed', -4_000_00n],
    ['principal', 4_000_00n],
  ])
  expect(moves.map(({ newState }) => newState)).toEqual(['cooling', 'cancelled'])
})

test('a lock and a pause of the money hinder nobody who cancels', async () => {
  const maria = await addSaver()
  const { placementId } = await place(maria)
  await asOwner(
    `insert into safeguards (user_id, locked_at, paused_until, pause_reason)
     values ($1, now(), now() + interval '1 day', 'password-changed')`,
    [maria],
  )
  expect((await cancel(maria, placementId)).state).toBe('cancelled')
  expect(await available(maria)).toBe(10_000_00n)
})

test('what was cancelled leaves its room under the caps', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const caps = { perUserCapCentavos: 5_000_00n, totalCapCentavos: 5_000_00n }
  const offerId = await fixture.openOffer({ planVersionId, ...caps })
  const maria = await addSaver()
  const isFull = async () => {
    const shown = await withContext(fixture, { role: 'visitor' }, ({ tx }) => listShownOffers(tx))
    return shown.find((offer) => offer.offerId === offerId)?.isFull
  }
  /** The public page hears of an offer by its name. */
  const named = () => count('live_outbox', `topic = 'offers' and subject_id = $1`, [offerId])
  const before = await named()
  expect(await isFull()).toBe(false)
  const { placementId } = await place(maria, { offerId, amountCentavos: 5_000_00n })
  expect((await fixture.read(maria, offerId)).closed).toBe('total-cap-reached')
  expect([await isFull(), await named()]).toEqual([true, before + 1])
  await cancel(maria, placementId)
  expect([await isFull(), await named()]).toEqual([false, before + 2])
  const room = { closed: null, leftCentavos: 5_000_00n, leftForUserCentavos: 5_000_00n }
  expect(await fixture.read(maria, offerId)).toMatchObject(room)
  expect((await place(maria, { offerId, amountCentavos: 5_000_00n })).state).toBe('cooling')
})

test('nobody cancels for somebody else, and no key serves two placements', async () => {
  const [maria, jose] = [await addSaver(), await addSaver()]
  const { placementId } = await place(maria)
  const other = await place(jose)
  expect(await outcome(cancel(jose, placementId))).toBe('placement-not-found')
  expect(await outcome(cancel(maria, uuidv7()))).toBe('placement-not-found')
  expect(await outcome(fixture.one(jose, placementId))).toBe('placement-not-found')
  const moveId = uuidv7()
  await cancel(maria, placementId, moveId)
  expect(await outcome(cancel(jose, other.placementId, moveId))).toBe('key-reused')
  expect(await available(jose)).toBe(6_000_00n)
})

test('after the cooling-off nothing is cancelled, before and after the job', async () => {
  const maria = await addSaver()
  const { placementId } = await place(maria)
  await endCooling(placementId)
  const late = await refusalOf(cancel(maria, placementId))
  expect([late.refusalName, late.status]).toEqual(['cooling-over', 409])
  expect(await activate()).toBe(1)
  expect(await outcome(cancel(maria, placementId))).toBe('cooling-over')
  const { placement, moves } = await fixture.one(maria, placementId)
  expect(placement).toMatchObject({ state: 'active', status: 'active', mayCancel: false })
  expect(moves.at(-1)).toMatchObject({ newState: 'active', changedBy: 'job' })
  expect(await available(maria)).toBe(6_000_00n)
})

test("the clock of the process decides nothing: the database's does", async () => {
  const maria = await addSaver()
  const { placementId } = await place(maria)
  const second = await place(maria)
  await endCooling(second.placementId)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01') })
  expect(await activate()).toBe(1)
  expect((await cancel(maria, placementId)).state).toBe('cancelled')
  vi.setSystemTime(new Date('2001-01-01'))
  expect(await outcome(cancel(maria, second.placementId))).toBe('cooling-over')
  expect((await place(maria)).state).toBe('cooling')
})

test('terms begin in batches, each once, with one notification and one mail', async () => {
  const savers = await Promise.all(Array.from({ length: 7 }, () => addSaver()))
  const placed = []
  for (const userId of savers) placed.push(await place(userId))
  for (const { placementId } of placed) await endCooling(placementId)
  const before = await Promise.all(savers.map(mailsTo))
  await asOwner('delete from live_outbox')
  expect(await activate(3)).toBe(7)
  // Each user hears of their own; admins hear once of each batch, whose size is three.
  const heard = await asOwner(
    `select topic, (user_id is null) as "isForAdmins", count(*)::int as count from live_outbox
     where topic in ('placements', 'investments') group by 1, 2 order by 1, 2`,
  )
  expect(heard).toEqual([
    { topic: 'investments', isForAdmins: true, count: 3 },
    { topic: 'placements', isForAdmins: false, count: 7 },
    { topic: 'placements', isForAdmins: true, count: 3 },
  ])
  expect(await activate(3)).toBe(0)
  const after = await Promise.all(savers.map(mailsTo))
  expect(after).toEqual(before.map((mails) => mails + 1))
})

test('one that fails stops no other, and begins later', async () => {
  const savers = await Promise.all(Array.from({ length: 4 }, () => addSaver()))
  const placed = []
  for (const userId of savers) placed.push(await place(userId))
  for (const { placementId } of placed) await endCooling(placementId)
  const bad = placed[1]?.placementId ?? ''
  await asOwner(
    `create function stumble() returns trigger language plpgsql as
      'begin raise exception ''stumbled''; end';
     create trigger stumble before insert on placement_moves for each row
      when (new.placement_id = '${bad}') execute function stumble()`,
  )
  await expect(activate()).rejects.toThrow('1 placements could not begin; 3 did')
  expect(await count('placements', `state = 'cooling' and id = $1`, [bad])).toBe(1)
  await asOwner('drop function stumble cascade')
  expect(await activate()).toBe(1)
})

test('the portfolio sums up and draws what was placed, page by page', async () => {
  const maria = await addSaver(30_000_00n)
  const [first, second] = [await place(maria), await place(maria, { amountCentavos: 2_000_00n })]
  await place(maria, { amountCentavos: 1_000_00n }).then(({ placementId }) =>
    cancel(maria, placementId),
  )
  await endCooling(first.placementId)
  await activate()
  const { placements, totals, chart, older } = await fixture.mine(maria)
  expect(placements.map(({ state }) => state)).toEqual(['cancelled', 'cooling', 'active'])
  expect(older).toBe(null)
  expect(totals).toEqual({
    openCount: 2,
    placedCentavos: 6_000_00n,
    dueCentavos: 0n,
    lateCount: 0,
    returnedCentavos: 0n,
    projectedGainCentavos: 180_00n,
    nextDueOn: second.dueOn,
  })
  expect(chart).toMatchObject([{ placedCentavos: 6_000_00n, dueCentavos: 0n, paidCentavos: 0n }])
})
