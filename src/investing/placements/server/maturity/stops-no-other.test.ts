/** One placement, pool or phase of the job that fails stops no other. */
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { DatabaseUnreachable, openDatabase } from '#foundation/platform/server/database/database.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { testServices, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { consentToRoll } from '../rolls/consent-to-roll.ts'
import { workThrough, type Step } from './batches.ts'
import { markingLate } from './mark-late.ts'

const fixture = await openMaturityFixture()
const { addSaver, addPool, place, placeInOffer, mature, stateOf, asOwner, available } = fixture

afterEach(() => fixture.expectSoundPlacements())

const messagesOf = async (userId: string) =>
  (await fixture.notificationsOf(userId)).map(({ message }) => message)

/** Active in the first offer, three days before its maturity, to be placed again. */
async function rolling(moveId?: (placementId: string) => string) {
  const userId = await addSaver()
  const { placementId } = await placeInOffer(userId)
  await fixture.endCooling(placementId)
  await fixture.activate()
  await fixture.moveDueDay(placementId, 3)
  const { planVersionId, termsSha256, offer } = await fixture.read(userId)
  await withContext(fixture, userContext(userId), (ctx) =>
    consentToRoll(ctx, {
      placementId,
      moveId: moveId?.(placementId) ?? uuidv7(),
      offerId: offer?.offerId ?? '',
      planVersionId,
      termsSha256,
    }),
  )
  await fixture.moveDueDay(placementId, 0)
  return { userId, placementId }
}

/** Until `end`, every new row of this user in the table fails. */
async function stumble(table: string, userId: string): Promise<{ end(): Promise<void> }> {
  await asOwner(
    `create function stumble() returns trigger language plpgsql as
      'begin raise exception ''stumbled''; end';
     create trigger stumble before insert on ${table} for each row
      when (new.user_id = '${userId}') execute function stumble()`,
  )
  return { end: async () => void (await asOwner('drop function stumble cascade')) }
}

test('T56 a taken key of a move stops nobody else from becoming due', async () => {
  const taken = await rolling((placementId) => uuidv5('due', placementId))
  const victim = await place(await addSaver(), { gainCentavos: 0n })
  await expect(mature()).rejects.toThrow(`Placement ${taken.placementId} could not become due`)
  expect(await stateOf(victim)).toMatchObject({ state: 'paid' })
  expect(await stateOf(taken.placementId)).toMatchObject({ state: 'active' })
  await fixture.moveDueDay(taken.placementId, 90)
})

test('who gains nothing is paid, however many wait for income before', async () => {
  const poolId = await addPool()
  const waiting: string[] = []
  for (let user = 0; user < 3; user += 1) {
    const userId = await addSaver()
    for (let nth = 0; nth < 7; nth += 1)
      waiting.push(await place(userId, { poolId, dueInDays: -5 }))
  }
  const free = await place(await addSaver(), { poolId, gainCentavos: 0n })
  await mature()
  expect(await stateOf(free)).toMatchObject({ state: 'paid', late: false })
  for (const one of waiting) expect(await stateOf(one)).toMatchObject({ state: 'due', late: true })
})

test('who cannot be told stops nobody else from being marked late or reminded', async () => {
  const poolId = await addPool()
  const [deaf, late, soon] = [await addSaver(), await addSaver(), await addSaver()]
  await place(deaf, { poolId })
  await place(deaf, { poolId, dueInDays: 5 })
  const unpaid = await place(late, { poolId })
  await place(soon, { poolId, dueInDays: 5 })
  const stumbling = await stumble('notifications', deaf)
  await expect(mature()).rejects.toThrow('2 failures, first: Error: Placement')
  expect(await stateOf(unpaid)).toMatchObject({ state: 'due', late: true })
  expect(await messagesOf(soon)).toEqual([expect.stringContaining('matures in 5 days')])
  await stumbling.end()
  await mature()
  expect(await messagesOf(deaf)).toHaveLength(2)
})

test('a pool that cannot be read stops no other pool, and no reminder', async () => {
  const [userId, soon] = [await addSaver(), await addSaver()]
  const broken = await place(userId, { poolId: uuidv7() })
  const sound = await place(userId, { poolId: await addPool(), gainCentavos: 0n })
  await place(soon, { dueInDays: 5 })
  await expect(mature()).rejects.toThrow('failures, first')
  expect(await stateOf(sound)).toMatchObject({ state: 'paid' })
  expect(await messagesOf(soon)).toHaveLength(1)
  await fixture.change(broken, `pool_id = '${fixture.ownPool}'`)
})

test('nobody is late when income came just before', async () => {
  const poolId = await addPool()
  const placementId = await place(await addSaver(), { poolId, state: 'due' })
  await fixture.fillOwnPool(50_00n, poolId)
  const { database } = fixture
  await workThrough({ ...testServices, database }, markingLate({ poolId, batch: 9, failed: [] }))
  expect(await stateOf(placementId)).toMatchObject({ state: 'due', late: false })
  await mature()
  expect(await stateOf(placementId)).toMatchObject({ state: 'paid', late: false })
})

test('whose payment fails hears that we failed, not that income is missing', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { gainCentavos: 0n })
  await asOwner(
    `create function stumble() returns trigger language plpgsql as
      'begin raise exception ''stumbled''; end';
     create trigger stumble before update on placements for each row
      when (new.id = '${placementId}' and new.state = 'paid') execute function stumble()`,
  )
  await expect(mature()).rejects.toThrow(`Placement ${placementId} could not be paid`)
  expect(await stateOf(placementId)).toMatchObject({ state: 'due', late: true })
  const told = (await messagesOf(userId)).at(-1)
  expect(told).toContain('something failed on our side')
  expect(told).not.toContain('income')
  await asOwner('drop function stumble cascade')
  await mature()
  expect(await stateOf(placementId)).toMatchObject({ state: 'paid' })
})

test('who cannot be placed again is paid out, and told so', async () => {
  const { userId, placementId } = await rolling()
  const stumbling = await stumble('placements', userId)
  await expect(mature()).rejects.toThrow(`Placement ${placementId} could not be paid`)
  expect(await stateOf(placementId)).toMatchObject({ state: 'paid', late: false })
  expect(await available(userId)).toBe(10_120_00n)
  expect((await messagesOf(userId)).at(-1)).toContain('because something failed on our side')
  await stumbling.end()
  await mature()
})

test('a batch that fails is told, also when its placements succeed alone', async () => {
  const done: string[] = []
  const step: Step<{ placementId: string }> = {
    name: 'be tried',
    batch: 3,
    take: async (_, { only }) =>
      (only === null ? ['a', 'b'] : [only]).map((placementId) => ({ placementId })),
    work: async (_, rows) => {
      if (rows.length > 1) throw new Error('too many at once')
      done.push(...rows.map(({ placementId }) => placementId))
    },
  }
  const { count, errors } = await workThrough({ ...testServices, database: fixture.database }, step)
  expect([count, done]).toEqual([2, ['a', 'b']])
  expect(errors.map(String)).toEqual([
    'Error: A batch could not be tried, and its placements could alone',
  ])
})

test('a connection that is lost ends the run, in a batch and over one alone', async () => {
  const victim = openDatabase(fixture.url, { connections: 1, applicationName: 'victim' })
  for (const [lostWith, taken] of [
    [2, ['a,b']],
    [1, ['a,b', 'a']],
  ] as const) {
    const worked: string[] = []
    const step: Step<{ placementId: string }> = {
      name: 'be tried',
      batch: 3,
      take: async (_, { only }) =>
        (only === null ? ['a', 'b'] : [only]).map((placementId) => ({ placementId })),
      work: async ({ tx }, rows) => {
        worked.push(rows.map(({ placementId }) => placementId).join())
        if (rows.length === lostWith) await tx.rows('select pg_terminate_backend(pg_backend_pid())')
        throw new Error('too many at once')
      },
      lastTry: async () => void worked.push('last try'),
    }
    const running = workThrough({ ...testServices, database: victim }, step)
    await expect(running).rejects.toBeInstanceOf(DatabaseUnreachable)
    expect(worked).toEqual(taken)
  }
  await victim.close()
})
