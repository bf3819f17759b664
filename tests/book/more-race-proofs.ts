/**
 * Races of several holds, batches and snapshots. As in race-proofs.ts, each proof throws when the
 * book lets one go wrong.
 */
import assert from 'node:assert/strict'
import { v7 as uuidv7 } from 'uuid'
import {
  capture,
  expireDueHolds,
  hold,
  post,
  postBatch,
  readBalance,
  readTillBalance,
  snapshotTills,
} from '../../src/ledger/actions.ts'
import { openFundedTill, openWallets } from './funded-book.ts'
import { attempt, sound, type RaceGround } from './race-proofs.ts'

/** Six partial captures of a hold that has room for four. */
export async function provePartialCaptures(
  { racers, till }: RaceGround,
  rounds: number,
): Promise<void> {
  const wallets = await openWallets(
    racers,
    till,
    Array.from({ length: rounds }, () => 900n),
  )
  for (const walletId of wallets) {
    const { holdId } = await racers.read((tx) =>
      hold(tx, { key: uuidv7(), walletId, amountCentavos: 400n, purpose: 'withdrawal' }),
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        attempt(racers, (tx) =>
          capture(tx, { key: uuidv7(), holdId, to: till, amountCentavos: 100n, keepRest: true }),
        ),
      ),
    )
    assert.deepEqual(answers.sort(), ['done', 'done', 'done', 'done', 'hold-ended', 'hold-ended'])
    const balance = await racers.read((tx) => readBalance(tx, walletId))
    assert.deepEqual([balance.postedCentavos, balance.heldCentavos], [500n, 0n])
  }
  await sound(racers)
}

/** Several jobs that end the due holds at once: each hold is ended by one of them. */
export async function proveExpiryOnce({ racers, till }: RaceGround, rounds: number): Promise<void> {
  const past = new Date(Date.now() - 60_000)
  for (let round = 0; round < rounds; round += 1) {
    const wallets = await openWallets(racers, till, [1000n, 1000n, 1000n])
    const holds = await Promise.all(
      wallets.flatMap((walletId) =>
        Array.from({ length: 8 }, () =>
          racers.read((tx) =>
            hold(tx, {
              key: uuidv7(),
              walletId,
              amountCentavos: 100n,
              purpose: 'withdrawal',
              expiresAt: past,
            }),
          ),
        ),
      ),
    )
    const ended = (
      await Promise.all(
        Array.from({ length: 5 }, () => racers.read((tx) => expireDueHolds(tx, 100))),
      )
    ).flat()
    const own = ended
      .map((one) => one.holdId)
      .filter((id) => holds.some((made) => made.holdId === id))
    assert.equal(own.length, holds.length)
    for (const walletId of wallets)
      assert.equal((await racers.read((tx) => readBalance(tx, walletId))).availableCentavos, 1000n)
  }
  await sound(racers)
}

/**
 * Batches over the same wallets in different orders: they queue, nobody waits in a circle,
 * everything is booked.
 */
export async function proveBatchesQueue(
  { racers, till }: RaceGround,
  rounds: number,
): Promise<void> {
  const wallets = await openWallets(
    racers,
    till,
    Array.from({ length: 12 }, () => 100_000n),
  )
  const pick = (at: number) => wallets[at % wallets.length] ?? ''
  await Promise.all(
    Array.from({ length: 8 }, async (_, racer) => {
      for (let round = 0; round < rounds; round += 1) {
        const items = Array.from({ length: 30 }, (_unused, n) => ({
          key: uuidv7(),
          from: pick(racer + n * 5 + round),
          to: pick(racer + n * 5 + round + 1 + (n % 7)),
          amountCentavos: BigInt(n + 1),
          purpose: 'payout',
        }))
        const outcomes = await racers.read((tx) => postBatch(tx, items))
        assert.ok(outcomes.every((outcome) => outcome.refusal === null))
      }
    }),
  )
  await sound(racers)
}

/**
 * Later positions commit, marks are set and snapshots taken while a lower position is still open:
 * none of them may miss it.
 */
export async function proveSnapshotsWait({ racers, till }: RaceGround): Promise<void> {
  const code = await openFundedTill(racers)
  const [walletId = ''] = await openWallets(racers, code, [1000n])
  await racers.transaction(async (tx) => {
    await post(tx, { key: uuidv7(), from: walletId, to: code, amountCentavos: 1n, purpose: 'fee' })
    for (let round = 0; round < 3; round += 1) {
      await racers.read((mine) =>
        post(mine, {
          key: uuidv7(),
          from: code,
          to: till,
          amountCentavos: 10n,
          purpose: 'transfer',
        }),
      )
      await racers.read((mine) => snapshotTills(mine))
      assert.equal(
        await racers.read((mine) => readTillBalance(mine, code)),
        -1000n - 10n * BigInt(round + 1),
      )
    }
  })
  assert.equal(await racers.read((tx) => readTillBalance(tx, code)), -1029n)
  for (let round = 0; round < 3; round += 1) await racers.read((tx) => snapshotTills(tx))
  assert.equal(await racers.read((tx) => readTillBalance(tx, code)), -1029n)
  const { entries } = await racers.read((tx) =>
    tx.row<{ entries: bigint }>(
      `select count(*) as entries from ledger.entries e
     where e.place_id = $1 and e.sequence > (select max(s.position) from ledger.till_snapshots s where s.till_id = $1)`,
      [code],
    ),
  )
  assert.equal(entries, 0n, 'the last snapshot holds everything')
  await racers.read((tx) =>
    post(tx, { key: uuidv7(), from: code, to: walletId, amountCentavos: 71n, purpose: 'deposit' }),
  )
  assert.equal(await racers.read((tx) => readTillBalance(tx, code)), -1100n)
  await sound(racers)
}
