/** Nobody overtakes one whose row somebody else holds for an instant, on real connections. */
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openDatabase, type Transaction } from '#foundation/platform/server/database/database.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { testServices, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { keepPayout } from '../rolls/consent-to-roll.ts'
import { maturePlacements } from './mature-placements.ts'

const fixture = await openMaturityFixture()
const { addSaver, addPool, place, stateOf, fillOwnPool } = fixture
const job = openDatabase(fixture.url, { connections: 1, applicationName: 'job' })

afterAll(() => job.close())
afterEach(() => fixture.expectSoundPlacements())

const run = () => maturePlacements({ ...testServices, database: job })

/** Runs the job while a transaction holds what it locked; it commits when the job waits for it. */
async function runWhile(hold: (holding: () => Promise<void>) => Promise<unknown>): Promise<void> {
  let running: Promise<unknown> | undefined
  await hold(async () => {
    let isOver = false
    running = run().finally(() => (isOver = true))
    await expect.poll(async () => isOver || (await jobWaits()), { timeout: 5000 }).toBe(true)
  })
  await running
}
const jobWaits = async () =>
  (
    await fixture.asOwner(
      `select from pg_stat_activity where datname = current_database()
         and application_name = 'job' and wait_event_type = 'Lock'`,
    )
  ).length > 0

/** Two of one pool, which has income for one of them. */
async function twoForOne(given: { state: 'active' | 'due' }) {
  const poolId = await addPool()
  const [userId, other] = [await addSaver(), await addSaver()]
  const older = await place(userId, { ...given, poolId, dueInDays: -1 })
  const younger = await place(other, { ...given, poolId })
  await fillOwnPool(50_00n, poolId)
  return { userId, older, younger }
}

async function expectOlderPaid({ older, younger }: { older: string; younger: string }) {
  expect([await stateOf(older), await stateOf(younger)]).toMatchObject([
    { state: 'paid', late: false },
    { state: 'due', late: true },
  ])
}

test.each(['active', 'due'] as const)(
  'the older one is paid although its user holds it, when it is %s',
  async (state) => {
    const { userId, ...two } = await twoForOne({ state })
    await runWhile((holding) =>
      withContext(fixture, userContext(userId), async (ctx) => {
        await keepPayout(ctx, { placementId: two.older, moveId: uuidv7() })
        await holding()
      }),
    )
    await expectOlderPaid(two)
  },
)

test('the older one is paid although another server is just making it due', async () => {
  const { older, younger } = await twoForOne({ state: 'active' })
  await runWhile((holding) => {
    let held: Promise<void> | undefined
    // Dies before its commit, as a server may.
    const other = {
      read: fixture.database.read,
      transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
        fixture.database.transaction(async (tx) => {
          await work(tx)
          held ??= holding()
          await held
          throw new Error('gone')
        }),
    }
    return maturePlacements({ ...testServices, database: other }, 1).catch(() => {})
  })
  await expectOlderPaid({ older, younger })
})
