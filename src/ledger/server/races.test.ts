import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openWallets } from '#tests/fixtures/ledger/funded-book.ts'
import {
  proveBatchesQueue,
  proveExpiryOnce,
  provePartialCaptures,
  proveSnapshotsWait,
} from '#tests/fixtures/ledger/more-race-proofs.ts'
import {
  attempt,
  openRaceGround,
  proveCaptureOrRelease,
  proveExpiryAgainstCapture,
  proveNoCircle,
  proveOneCaptureWins,
  proveOneKeyBooksOnce,
  proveOneReversalWins,
  proveOneTransferWins,
  proveOneWithdrawalWins,
  sound,
  type RaceGround,
} from '#tests/fixtures/ledger/race-proofs.ts'
import { proveWaiting } from '#tests/fixtures/ledger/waiting-proofs.ts'
import { post, readBalance } from './actions.ts'

const { url, asOwner } = await testDatabase()
let ground: RaceGround

beforeAll(async () => {
  ground = await openRaceGround(url)
})
afterAll(() => ground.racers.close())

test(
  'of 30 withdrawals of the whole balance at once exactly one wins, 200 times',
  () => proveOneWithdrawalWins(ground, 200),
  60_000,
)
test('of 12 transfers that fit once exactly one wins', () => proveOneTransferWins(ground, 40))
test('two staff who complete one withdrawal at once pay it once', () =>
  proveOneCaptureWins(ground, 60))
test('completing and declining at once ends in one of the two', () =>
  proveCaptureOrRelease(ground, 60))
test('a refund pressed by many is paid once', () => proveOneReversalWins(ground, 60))
test('a request that is sent again, during or after the first, is booked once', () =>
  proveOneKeyBooksOnce(ground, 40))
test('payments in both directions never wait in a circle', () => proveNoCircle(ground, 60))
test('a deadline and a completion never both have their way', () =>
  proveExpiryAgainstCapture(ground, 40))

test('a retry waits for the first: it repeats the answer after a commit and books after a rollback', async () => {
  const [walletId = ''] = await openWallets(ground.racers, ground.till, [1000n])
  const other = openDatabase(url, { connections: 1 })
  for (const commits of [true, false]) {
    const wanted = {
      key: uuidv7(),
      from: walletId,
      to: ground.till,
      amountCentavos: 100n,
      purpose: 'withdrawal',
    }
    let retry: Promise<string> = Promise.resolve('')
    const first = other.transaction(async (tx) => {
      await post(tx, wanted)
      retry = attempt(ground.racers, (mine) => post(mine, wanted))
      await waitUntilBlocked()
      if (!commits) throw new Error('the first gives up')
    })
    await (commits ? first : expect(first).rejects.toThrow('gives up'))
    expect(await retry).toBe(commits ? 'replayed' : 'done')
  }
  await other.close()
  expect((await ground.racers.read((tx) => readBalance(tx, walletId))).postedCentavos).toBe(800n)
  await sound(ground.racers)
})

test('batches that cross each other never wait in a circle', () => proveBatchesQueue(ground, 12))
test('a hold is captured in parts up to its amount, by many at once', () =>
  provePartialCaptures(ground, 30))
test('holds that are due are ended once, by however many jobs', () => proveExpiryOnce(ground, 10))
test('a snapshot of a till waits for entries that are still open', () => proveSnapshotsWait(ground))

test('whoever comes second waits, and then decides on what the first left', () =>
  proveWaiting(ground))

test('the server saw no deadlock in all of this', async () => {
  const [seen] = await asOwner<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(seen?.deadlocks).toBe(0n)
})

async function waitUntilBlocked(): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    const [waiting] = await asOwner<{ count: bigint }>(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (waiting?.count) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('Nobody waits')
}
