import { afterEach, expect, test } from 'vitest'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'

const fixture = await openMaturityFixture()
const { addSaver, addPool, place, mature, stateOf, available, fillOwnPool } = fixture

afterEach(() => fixture.expectSoundPlacements())

const statesOf = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(stateOf))).map((one) => [one?.state, one?.late])

test('a short pool pays the oldest that it can, and nobody overtakes', async () => {
  const poolId = await addPool()
  const userId = await addSaver()
  const oldest = await place(userId, { poolId, dueInDays: -2, gainCentavos: 60_00n })
  const large = await place(userId, { poolId, dueInDays: -1, gainCentavos: 80_00n })
  const small = await place(userId, { poolId, gainCentavos: 10_00n })
  const nothing = await place(userId, { poolId, gainCentavos: 0n })
  await fillOwnPool(100_00n, poolId)
  await mature()
  expect(await statesOf([oldest, large, small, nothing])).toEqual([
    ['paid', false],
    ['due', true],
    ['due', true],
    ['paid', false],
  ])

  await fillOwnPool(39_00n, poolId)
  await mature()
  expect(await statesOf([large, small])).toEqual([
    ['due', true],
    ['due', true],
  ])
  await fillOwnPool(11_00n, poolId)
  await mature()
  expect(await statesOf([large, small])).toEqual([
    ['paid', true],
    ['paid', true],
  ])
})

test('a late payout is said once, moves nothing, and stays late in the record', async () => {
  const poolId = await addPool()
  const userId = await addSaver()
  const placementId = await place(userId, { poolId })
  for (let run = 0; run < 3; run += 1) await mature()
  expect(await stateOf(placementId)).toMatchObject({ state: 'due', late: true, status: 'active' })
  expect(await available(userId)).toBe(9_000_00n)
  const told = await fixture.notificationsOf(userId)
  expect(told).toHaveLength(1)
  expect(told[0]?.message).toContain('is due, but its payout of about ₱1,040.00 is late')
  const mails = await fixture.asOwner(
    `select subject from mail_outbox where user_id = $1 and kind = 'investment_update'`,
    [userId],
  )
  expect(mails).toEqual([{ subject: 'Late payout of your investment Harvest' }])
})

test('a late one whose principal is placed again names its return alone', async () => {
  const poolId = await addPool()
  const userId = await addSaver()
  const placementId = await place(userId, { poolId })
  await fixture.asOwner(`update placements set roll_consent = '{}' where id = $1`, [placementId])
  await mature()
  const [told] = await fixture.notificationsOf(userId)
  expect(told?.message).toContain('is due, but its payout of about ₱40.00 is late')
})

test('each user is reminded a week before and a day before, once', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 8 })
  const messages = async () =>
    (await fixture.notificationsOf(userId)).map(({ message }) => message.slice(0, 56))
  await mature()
  expect(await messages()).toEqual([])
  const [week, day] = [
    'Your investment Harvest matures in 7 days, on ',
    'Your investment Harvest matures tomorrow, ',
  ]
  for (const [left, expected] of [
    [7, [week]],
    [6, [week]],
    [1, [week, day]],
    [1, [week, day]],
  ] as const) {
    await fixture.moveDueDay(placementId, left)
    await mature()
    const said = await messages()
    expect(said).toHaveLength(expected.length)
    for (const [index, begin] of expected.entries())
      expect(said[index]?.startsWith(begin)).toBe(true)
  }
  const mails = await fixture.asOwner(
    `select subject from mail_outbox where user_id = $1 and subject like '% matures %' order by id`,
    [userId],
  )
  expect(mails).toEqual([
    { subject: 'Your investment Harvest matures within a week' },
    { subject: 'Your investment Harvest matures tomorrow' },
  ])
})

test('a term that begins the day before its maturity is reminded once', async () => {
  const userId = await addSaver()
  await place(userId, { dueInDays: 1 })
  await mature()
  await mature()
  expect(await fixture.notificationsOf(userId)).toHaveLength(1)
})

test('one that cannot be paid stops no other, and is late', async () => {
  const poolId = await addPool()
  const userId = await addSaver()
  const [broken, sound] = [
    await place(userId, { poolId, dueInDays: -1 }),
    await place(userId, { poolId }),
  ]
  await fillOwnPool(100_00n, poolId)
  // Its principal is not in the till: the database refuses the payout.
  await fixture.change(broken, 'principal_centavos = 500000')
  await expect(mature()).rejects.toThrow('could not be paid')
  expect(await statesOf([broken, sound])).toEqual([
    ['due', true],
    ['paid', false],
  ])
  await fixture.change(broken, 'principal_centavos = 100000')
  await mature()
  expect(await statesOf([broken])).toEqual([['paid', true]])
})

test('the next end of a term is one ahead, never that of a payout that is late', async () => {
  const poolId = await addPool()
  const userId = await addSaver()
  const late = await place(userId, { poolId, dueInDays: -1 })
  await mature()
  expect((await fixture.mine(userId)).totals).toMatchObject({ lateCount: 1, nextDueOn: null })
  const running = await fixture.placeInOffer(userId)
  const { totals } = await fixture.mine(userId)
  expect(totals).toMatchObject({ lateCount: 1, nextDueOn: running.dueOn })
  expect(await stateOf(late)).toMatchObject({ state: 'due' })
})
