import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { readPlacementView } from '../reads.ts'
import { exitEarly } from './exit-early.ts'
import { quoteExit } from './quote-exit.ts'

const fixture = await openMaturityFixture()
const { addSaver, place, stateOf, available, tillOf } = fixture

afterEach(() => fixture.expectSoundPlacements())

const quote = (userId: string, placementId: string, quoteId = uuidv7()) =>
  withContext(fixture, userContext(userId), (ctx) => quoteExit(ctx, { placementId, quoteId }))
const exit = (userId: string, input: { placementId: string; quoteId: string; moveId?: string }) =>
  withContext(fixture, userContext(userId), (ctx) => exitEarly(ctx, { moveId: uuidv7(), ...input }))

test('leaving early brings exactly what was quoted; sent twice, it happens once', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  const companyBefore = await fixture.companyMoney()
  const { quoteId, ...quoted } = await quote(userId, placementId)
  expect(quoted).toMatchObject({
    principalCentavos: 1_000_00n,
    feeCentavos: 50_00n,
    returnedCentavos: 950_00n,
  })
  expect(quoted.validUntil.getTime() - Date.now()).toBeGreaterThan(9 * 60_000)
  const moveId = uuidv7()
  await exit(userId, { placementId, quoteId, moveId })
  const again = await exit(userId, { placementId, quoteId, moveId })
  expect(again).toMatchObject({ state: 'exited', status: 'matured', returnedCentavos: 950_00n })
  expect([
    await available(userId),
    await tillOf(userId),
    (await fixture.companyMoney()) - companyBefore,
  ]).toEqual([9_950_00n, 0n, 50_00n])
  expect(await outcome(exit(userId, { placementId, quoteId }))).toBe('exit-not-active')
})

test('the quote of yesterday, of another or of none moves nothing', async () => {
  const [userId, other] = [await addSaver(), await addSaver()]
  const placementId = await place(userId, { dueInDays: 30 })
  const second = await place(userId, { dueInDays: 30 })
  const { quoteId } = await quote(userId, placementId)
  await fixture.asOwner(`set session_replication_role = replica`)
  await fixture.asOwner(
    `update exit_quotes set expires_at = now() - interval '1 second' where id = $1`,
    [quoteId],
  )
  await fixture.asOwner(`set session_replication_role = origin`)
  expect(await outcome(exit(userId, { placementId, quoteId }))).toBe('quote-over')
  const fresh = await quote(userId, placementId)
  expect(await outcome(exit(userId, { placementId: second, quoteId: fresh.quoteId }))).toBe(
    'quote-not-found',
  )
  expect(await outcome(exit(userId, { placementId, quoteId: uuidv7() }))).toBe('quote-not-found')
  expect(await outcome(exit(other, { placementId, quoteId: fresh.quoteId }))).toBe(
    'placement-not-found',
  )
  expect(await outcome(quote(other, placementId))).toBe('placement-not-found')
  expect(await outcome(quote(userId, second, fresh.quoteId))).toBe('key-reused')
  expect([await stateOf(placementId), await available(userId)]).toMatchObject([
    { state: 'active' },
    8_000_00n,
  ])
})

test('a quote asked for again is the same, also after the placement was left', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  const first = await quote(userId, placementId)
  await exit(userId, { placementId, quoteId: first.quoteId })
  expect(await quote(userId, placementId, first.quoteId)).toEqual(first)
})

test('what has matured, or allows no early exit, is not left early', async () => {
  const userId = await addSaver()
  const [matured, bound, whole] = [
    await place(userId, { dueInDays: 0 }),
    await place(userId, { dueInDays: 30, exitBasisPoints: null }),
    await place(userId, { dueInDays: 30, exitBasisPoints: 10_000 }),
  ]
  expect(await outcome(quote(userId, matured))).toBe('exit-matured')
  // The job has not run yet: nothing is offered that is over.
  expect(await fixture.database.transaction((tx) => readPlacementView(tx, matured))).toMatchObject({
    state: 'active',
    mayExit: false,
    rollAskedFrom: null,
  })
  expect(await outcome(quote(userId, bound))).toBe('exit-not-allowed')
  expect(await outcome(quote(userId, whole))).toBe('exit-not-allowed')
})

test.each([
  ['suspended', `update users set status = 'suspended' where id = $1`, 'Your login is suspended'],
  [
    'locked',
    `insert into safeguards (user_id, locked_at) values ($1, now())`,
    'Your money is locked',
  ],
  [
    'paused',
    `insert into safeguards (user_id, paused_until, pause_reason)
     values ($1, now() + interval '1 day', 'password-changed')`,
    'your money is paused until',
  ],
])('a user who is %s leaves nothing early, and reads why and whom to ask', async (...given) => {
  const [, block, why] = given
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  const { quoteId } = await quote(userId, placementId)
  await fixture.asOwner(block, [userId])
  for (const refused of [
    await refusalOf(exit(userId, { placementId, quoteId })),
    await refusalOf(quote(userId, placementId)),
  ]) {
    expect(refused.message).toContain(why)
    expect(refused.message).toContain('the investment goes on as it was. No money was moved.')
    expect(refused.message).toMatch(/contact our support/i)
  }
  expect(await stateOf(placementId)).toMatchObject({ state: 'active' })
})

test('the database refuses an exit that was not quoted, whoever writes it', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  await quote(userId, placementId)
  await expect(
    fixture.database.transaction((tx) =>
      tx.rows(
        `update placements set state = 'exited', gain_paid_centavos = 0,
           tax_withheld_centavos = 0, returned_centavos = 96000 where id = $1`,
        [placementId],
      ),
    ),
  ).rejects.toThrow('A placement is left by a quote that stands')
})
