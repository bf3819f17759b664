import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripesOfRun, testDatabase } from '#tests/fixtures/database/database.ts'
import { proveBatchesQueue, proveSnapshotsWait } from '#tests/fixtures/ledger/batch-races.ts'
import {
  proveCaptureOrRelease,
  proveExpiryAgainstCapture,
  proveExpiryOnce,
  proveOneCaptureWins,
  provePartialCaptures,
} from '#tests/fixtures/ledger/hold-races.ts'
import { openRaceFixture, type RaceFixture } from '#tests/fixtures/ledger/race-fixture.ts'
import {
  proveNoCircle,
  proveOneKeyBooksOnce,
  proveOneReversalWins,
  proveOneTransferWins,
  proveOneWithdrawalWins,
} from '#tests/fixtures/ledger/transfer-races.ts'

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

test('batches that cross each other never deadlock', () => proveBatchesQueue(fixture, 12))
test('a hold is captured in parts up to its amount, by many at once', () =>
  provePartialCaptures(fixture, 30))
test('due holds are ended once, by however many jobs', () => proveExpiryOnce(fixture, 10))
test.skipIf(stripesOfRun > 0)('a snapshot of a till waits for entries that are still open', () =>
  proveSnapshotsWait(fixture),
)

test('the server saw no deadlock in all of this', async () => {
  const [seen] = await asOwner<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(seen?.deadlocks).toBe(0n)
})
