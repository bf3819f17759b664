import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { proveBatchesQueue, proveSnapshotsWait } from '#tests/fixtures/ledger/batch-races.ts'
import { openWallets } from '#tests/fixtures/ledger/book-fixture.ts'
import {
  proveCaptureOrRelease,
  proveExpiryAgainstCapture,
  proveExpiryOnce,
  proveOneCaptureWins,
  provePartialCaptures,
} from '#tests/fixtures/ledger/hold-races.ts'
import {
  assertBalance,
  assertSound,
  attempt,
  openRaceFixture,
  type RaceFixture,
} from '#tests/fixtures/ledger/race-fixture.ts'
import {
  proveNoCircle,
  proveOneKeyBooksOnce,
  proveOneReversalWins,
  proveOneTransferWins,
  proveOneWithdrawalWins,
} from '#tests/fixtures/ledger/transfer-races.ts'
import { proveWaiting } from '#tests/fixtures/ledger/waiting-proofs.ts'
import { post } from './actions.ts'

const { url, asOwner } = await testDatabase()
let fixture: RaceFixture

beforeAll(async () => {
  fixture = await openRaceFixture(url)
})
afterAll(() => fixture.racers.close())

test.each([
  ['40 times', 40],
  ['200 times @long', 200],
])(
  'of 30 withdrawals of the whole balance at once exactly one wins: %s',
  (_, times) => proveOneWithdrawalWins(fixture, times),
  60_000,
)
test('of 12 transfers that fit once exactly one wins', () => proveOneTransferWins(fixture, 40))
test('two staff who complete one withdrawal at once pay it once', () =>
  proveOneCaptureWins(fixture, 60))
test('completing and declining at once ends in one of the two', () =>
  proveCaptureOrRelease(fixture, 60))
test('a refund pressed by many is paid once', () => proveOneReversalWins(fixture, 60))
test('a request that is sent again, during or after the first, is booked once', () =>
  proveOneKeyBooksOnce(fixture, 40))
test('payments in both directions never deadlock', () => proveNoCircle(fixture, 60))
test('a deadline and a completion never both succeed', () => proveExpiryAgainstCapture(fixture, 40))

test('a retry waits for the first, then repeats its answer or books anew', async () => {
  const [walletId = ''] = await openWallets(fixture.racers, fixture.till, [1000n])
  const other = openDatabase(url, { connections: 1 })
  for (const commits of [true, false]) {
    const request = {
      key: uuidv7(),
      from: walletId,
      to: fixture.till,
      amountCentavos: 100n,
      purpose: 'withdrawal',
    }
    let retry: Promise<string> = Promise.resolve('')
    const first = other.transaction(async (tx) => {
      await post(tx, request)
      retry = attempt(fixture.racers, (own) => post(own, request))
      await waitUntilBlocked()
      if (!commits) throw new Error('the first gives up')
    })
    await (commits ? first : expect(first).rejects.toThrow('gives up'))
    expect(await retry).toBe(commits ? 'replayed' : 'done')
  }
  await other.close()
  await assertBalance(fixture.racers, walletId, 800n)
  await assertSound(fixture.racers)
})

test('batches that cross each other never deadlock', () => proveBatchesQueue(fixture, 12))
test('a hold is captured in parts up to its amount, by many at once', () =>
  provePartialCaptures(fixture, 30))
test('due holds are ended once, by however many jobs', () => proveExpiryOnce(fixture, 10))
test('a snapshot of a till waits for entries that are still open', () =>
  proveSnapshotsWait(fixture))

test('the second of two waits, and then decides on what the first left', () =>
  proveWaiting(fixture))

test('the server saw no deadlock in all of this', async () => {
  const [seen] = await asOwner<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(seen?.deadlocks).toBe(0n)
})

async function waitUntilBlocked(): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    const [waiting] = await asOwner<{ count: bigint }>(
      `select count(*) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (waiting?.count) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('No connection waits for a lock')
}
