import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'

const fixture = await openPlacementFixture({ connections: 12 })
const { addSaver, place, send, subscription, cancel, activate, available, count } = fixture

afterEach(() => fixture.expectSoundPlacements())

const counted = (answers: readonly string[]) => ({
  done: answers.filter((answer) => answer === 'done').length,
  others: [...new Set(answers.filter((answer) => answer !== 'done'))],
})

test('cancelled and begun at the same instant, it is one of the two', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => addSaver()))
  const placed = []
  for (const userId of users) placed.push(await place(userId))
  for (const [at, { placementId }] of placed.entries())
    await fixture.change(
      placementId,
      `cooling_until = clock_timestamp() + interval '${20 * at} ms'`,
    )
  const moves = await Promise.all(
    placed.flatMap(({ placementId }, at) => [
      new Promise((resolve) => setTimeout(resolve, 20 * at)).then(() =>
        outcome(cancel(users[at] ?? '', placementId)),
      ),
      ...Array.from({ length: 2 }, () =>
        new Promise((resolve) => setTimeout(resolve, 20 * at)).then(() => activate(3).then(String)),
      ),
    ]),
  )
  await activate()
  const cancelled = moves.filter((answer) => answer === 'done').length
  expect(await count('placements', `state = 'cancelled'`)).toBe(cancelled)
  expect(await count('placements', `state = 'active'`)).toBe(20 - cancelled)
  expect(await count('placement_moves', `previous_state = 'cooling'`)).toBe(20)
  expect(new Set(moves.filter((answer) => !/^\d+$/.test(answer)))).toEqual(
    new Set(
      cancelled === 20 ? ['done'] : cancelled === 0 ? ['cooling-over'] : ['done', 'cooling-over'],
    ),
  )
})

test('many at the cap of the offer: no centavo more than the cap', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({
    planVersionId,
    perUserCapCentavos: 10_000_00n,
    totalCapCentavos: 10_000_00n,
  })
  const users = await Promise.all(Array.from({ length: 8 }, () => addSaver()))
  const inputs = await Promise.all(users.map((userId) => subscription(userId, { offerId })))
  const answers = await Promise.all(
    inputs.map((input, at) => outcome(send(users[at] ?? '', input))),
  )
  expect(counted(answers)).toEqual({ done: 2, others: ['above-total-cap'] })
})

test('one user at their own cap, in two tabs: the second is refused', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId, perUserCapCentavos: 6_000_00n })
  const maria = await addSaver(50_000_00n)
  const inputs = await Promise.all(
    Array.from({ length: 6 }, () => subscription(maria, { offerId })),
  )
  const answers = await Promise.all(inputs.map((input) => outcome(send(maria, input))))
  expect(counted(answers)).toEqual({ done: 1, others: ['above-user-cap'] })
  expect(await available(maria)).toBe(46_000_00n)
})

test('one balance and two offers: it is placed once', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const other = await fixture.openOffer({ planVersionId })
  for (let round = 0; round < 5; round += 1) {
    const maria = await addSaver(6_000_00n)
    const inputs = await Promise.all(
      [fixture.offerId, other].map((offerId) => subscription(maria, { offerId })),
    )
    const answers = await Promise.all(inputs.map((input) => outcome(send(maria, input))))
    expect(counted(answers)).toEqual({ done: 1, others: ['insufficient-balance'] })
    expect(await available(maria)).toBe(2_000_00n)
  }
})

test('one request sent ten times at once is one placement', async () => {
  const maria = await addSaver(50_000_00n)
  const input = await subscription(maria)
  const made = await Promise.all(Array.from({ length: 10 }, () => send(maria, input)))
  expect(new Set(made.map(({ placementId }) => placementId))).toEqual(new Set([input.requestId]))
  expect(await available(maria)).toBe(46_000_00n)
})

test('cancelled ten times at once, it comes back once', async () => {
  const maria = await addSaver()
  const { placementId } = await place(maria)
  const moveId = uuidv7()
  const same = Array.from({ length: 5 }, () => outcome(cancel(maria, placementId, moveId)))
  const others = Array.from({ length: 5 }, () => outcome(cancel(maria, placementId)))
  const answers = await Promise.all([...same, ...others])
  expect(await available(maria)).toBe(10_000_00n)
  expect(new Set(answers)).toEqual(new Set(['done', 'placement-ended']))
})

test('begun by six servers at once, each begins once', async () => {
  const users = await Promise.all(Array.from({ length: 30 }, () => addSaver()))
  const placed = []
  for (const userId of users) placed.push(await place(userId))
  for (const { placementId } of placed) await fixture.endCooling(placementId)
  const begun = await Promise.all(Array.from({ length: 6 }, () => activate(4)))
  expect(begun.reduce((sum, one) => sum + one, 0)).toBe(30)
  const told = `user_id = any($1::uuid[]) and message like 'The term of%'`
  expect(await count('notifications', told, [users])).toBe(30)
})

test('placed while the offer closes: it is placed before, or refused', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId })
  const users = await Promise.all(Array.from({ length: 8 }, () => addSaver()))
  const inputs = await Promise.all(users.map((userId) => subscription(userId, { offerId })))
  const [closed, ...answers] = await Promise.all([
    new Promise((resolve) => setTimeout(resolve, 15)).then(() => fixture.endOffer(offerId)),
    ...inputs.map((input, at) => outcome(send(users[at] ?? '', input))),
  ])
  expect(closed).toBeDefined()
  const { done, others } = counted(answers as string[])
  expect(others.every((answer) => answer === 'offer-closed')).toBe(true)
  expect(await count('placements', 'offer_id = $1', [offerId])).toBe(done)
})
