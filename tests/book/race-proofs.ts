/**
 * The classic races, on as many connections as there are racers. Each proof throws when the book
 * lets a race be won twice.
 */
import assert from 'node:assert/strict'
import { v7 as uuidv7 } from 'uuid'
import {
  capture,
  expireDueHolds,
  hold,
  post,
  readBalance,
  release,
  reverse,
} from '../../src/ledger/actions.ts'
import { LedgerRefusal } from '../../src/ledger/rules.ts'
import { verifyBook } from '../../src/ledger/verify.ts'
import { openDatabase, type Database, type Transaction } from '../../src/platform/database.ts'
import { openFundedTill, openWallets } from './funded-book.ts'

export interface RaceGround {
  /**
   * With a connection for each racer, and nothing is repeated: use `read`, one statement is one
   * transaction.
   */
  racers: Database
  till: string
}

export const racerCount = 30

export async function openRaceGround(url: string): Promise<RaceGround> {
  const racers = openDatabase(url, { connections: racerCount, applicationName: 'kaban racers' })
  return { racers, till: await openFundedTill(racers) }
}

/** 30 withdrawals of the whole balance at once: exactly one is held, each time. */
export async function proveOneWithdrawalWins(
  { racers, till }: RaceGround,
  rounds: number,
): Promise<void> {
  const wallets = await openWallets(
    racers,
    till,
    Array.from({ length: rounds }, () => 500_000n),
  )
  for (const walletId of wallets) {
    const answers = await all(racerCount, racers, (tx) =>
      hold(tx, { key: uuidv7(), walletId, amountCentavos: 500_000n, purpose: 'withdrawal' }),
    )
    assert.deepEqual(tally(answers), { done: 1, 'insufficient-available': racerCount - 1 })
  }
  await sound(racers)
}

/** The same with transfers that leave at once. */
export async function proveOneTransferWins(
  { racers, till }: RaceGround,
  rounds: number,
): Promise<void> {
  const wallets = await openWallets(
    racers,
    till,
    Array.from({ length: rounds }, () => 700n),
  )
  for (const from of wallets) {
    const answers = await all(12, racers, (tx) =>
      post(tx, { key: uuidv7(), from, to: till, amountCentavos: 400n, purpose: 'withdrawal' }),
    )
    assert.deepEqual(tally(answers), { done: 1, 'insufficient-available': 11 })
  }
  await sound(racers)
}

/** Two staff complete one withdrawal at once, each with a key of their own. */
export async function proveOneCaptureWins(
  { racers, till }: RaceGround,
  rounds: number,
): Promise<void> {
  const wallets = await openWallets(
    racers,
    till,
    Array.from({ length: rounds }, () => 900n),
  )
  for (const walletId of wallets) {
    const holdId = await held(racers, walletId, 400n)
    const answers = await all(4, racers, (tx) => capture(tx, { key: uuidv7(), holdId, to: till }))
    assert.deepEqual(tally(answers), { done: 1, 'hold-ended': 3 })
    await has(racers, walletId, 500n, 0n)
  }
  await sound(racers)
}

/** One completes while another declines. */
export async function proveCaptureOrRelease(
  { racers, till }: RaceGround,
  rounds: number,
): Promise<void> {
  const wallets = await openWallets(
    racers,
    till,
    Array.from({ length: rounds }, () => 900n),
  )
  for (const walletId of wallets) {
    const holdId = await held(racers, walletId, 400n)
    const [captured, released] = await Promise.all([
      attempt(racers, (tx) => capture(tx, { key: uuidv7(), holdId, to: till })),
      attempt(racers, (tx) => release(tx, { key: uuidv7(), holdId, reason: 'declined' })),
    ])
    assert.deepEqual([captured, released].sort(), ['done', 'hold-ended'])
    await has(racers, walletId, captured === 'done' ? 500n : 900n, 0n)
  }
  await sound(racers)
}

/** A refund pressed by many at once, with different keys. */
export async function proveOneReversalWins(
  { racers, till }: RaceGround,
  rounds: number,
): Promise<void> {
  const wallets = await openWallets(
    racers,
    till,
    Array.from({ length: rounds }, () => 900n),
  )
  for (const walletId of wallets) {
    const transferId = uuidv7()
    await racers.read((tx) =>
      post(tx, {
        key: transferId,
        from: walletId,
        to: till,
        amountCentavos: 300n,
        purpose: 'withdrawal',
      }),
    )
    const answers = await all(4, racers, (tx) =>
      reverse(tx, { key: uuidv7(), transferId, reason: 'sent back by the bank' }),
    )
    assert.deepEqual(tally(answers), { done: 1, 'already-reversed': 3 })
    await has(racers, walletId, 900n, 0n)
  }
  await sound(racers)
}

/**
 * A retry before, during and after the first; then the same key with another amount, also at once
 * with the first.
 */
export async function proveOneKeyBooksOnce(
  { racers, till }: RaceGround,
  rounds: number,
): Promise<void> {
  const wallets = await openWallets(
    racers,
    till,
    Array.from({ length: rounds }, () => 900n),
  )
  for (const walletId of wallets) {
    const wanted = {
      key: uuidv7(),
      from: walletId,
      to: till,
      amountCentavos: 200n,
      purpose: 'withdrawal',
    }
    const answers = await all(6, racers, (tx) => post(tx, wanted))
    assert.deepEqual(tally(answers), { done: 1, replayed: 5 })
    assert.equal(await attempt(racers, (tx) => post(tx, wanted)), 'replayed')
    assert.equal(
      await attempt(racers, (tx) => post(tx, { ...wanted, amountCentavos: 201n })),
      'key-reused',
    )
    await has(racers, walletId, 700n, 0n)

    const key = uuidv7()
    const mixed = await Promise.all(
      [100n, 150n, 100n, 150n].map((amountCentavos) =>
        attempt(racers, (tx) => post(tx, { ...wanted, key, amountCentavos })),
      ),
    )
    assert.deepEqual(tally(mixed), { done: 1, replayed: 1, 'key-reused': 2 })

    const holding = { key: uuidv7(), walletId, amountCentavos: 50n, purpose: 'withdrawal' }
    assert.deepEqual(tally(await all(4, racers, (tx) => hold(tx, holding))), {
      done: 1,
      replayed: 3,
    })
    assert.equal(
      await attempt(racers, (tx) => hold(tx, { ...holding, amountCentavos: 51n })),
      'key-reused',
    )
    const capturing = {
      key: uuidv7(),
      holdId: holding.key,
      to: till,
      amountCentavos: 20n,
      keepRest: true,
    }
    assert.deepEqual(tally(await all(4, racers, (tx) => capture(tx, capturing))), {
      done: 1,
      replayed: 3,
    })
    assert.equal(
      await attempt(racers, (tx) => capture(tx, { ...capturing, amountCentavos: 21n })),
      'key-reused',
    )
    const releasing = { key: uuidv7(), holdId: holding.key, reason: 'declined' }
    assert.deepEqual(tally(await all(4, racers, (tx) => release(tx, releasing))), {
      done: 1,
      replayed: 3,
    })
  }
  await sound(racers)
}

/**
 * Many pairs that pay each other in both directions: nobody waits in a circle, and no transfer is
 * lost.
 */
export async function proveNoCircle({ racers, till }: RaceGround, rounds: number): Promise<void> {
  const wallets = await openWallets(racers, till, [1_000_000n, 1_000_000n, 1_000_000n])
  const directions = wallets.flatMap((from) =>
    wallets.filter((to) => to !== from).map((to) => ({ from, to })),
  )
  await Promise.all(
    Array.from({ length: 12 }, async (_, racer) => {
      for (let round = 0; round < rounds; round += 1) {
        const pair = directions[(racer + round) % directions.length]
        if (!pair) continue
        const answer = await attempt(racers, (tx) =>
          post(tx, { key: uuidv7(), ...pair, amountCentavos: 1n, purpose: 'transfer' }),
        )
        assert.equal(answer, 'done')
      }
    }),
  )
  await sound(racers)
}

/** A deadline against a completion: before, after, and at the same time. */
export async function proveExpiryAgainstCapture(
  { racers, till }: RaceGround,
  rounds: number,
): Promise<void> {
  const wallets = await openWallets(
    racers,
    till,
    Array.from({ length: rounds }, () => 900n),
  )
  for (const [round, walletId] of wallets.entries()) {
    const soon = await held(
      racers,
      walletId,
      400n,
      new Date(Date.now() + (round % 2 === 0 ? 60_000 : -1000)),
    )
    const inTime = round % 2 === 0
    const [captured, ended] = await Promise.all([
      attempt(racers, (tx) => capture(tx, { key: uuidv7(), holdId: soon, to: till })),
      racers.read((tx) => expireDueHolds(tx, 100)),
    ])
    assert.equal(captured, inTime ? 'done' : 'hold-ended')
    // The job passes by a hold that a capture is looking at; its next round finds it.
    const later = await racers.read((tx) => expireDueHolds(tx, 100))
    assert.equal([...ended, ...later].filter((one) => one.holdId === soon).length, inTime ? 0 : 1)
    assert.equal(
      await attempt(racers, (tx) => capture(tx, { key: uuidv7(), holdId: soon, to: till })),
      'hold-ended',
    )
    await has(racers, walletId, inTime ? 500n : 900n, 0n)
  }
  await sound(racers)
}

export async function sound(database: Database): Promise<void> {
  assert.deepEqual((await verifyBook(database)).problems, [])
}

async function has(
  database: Database,
  walletId: string,
  posted: bigint,
  heldCentavos: bigint,
): Promise<void> {
  const balance = await database.read((tx) => readBalance(tx, walletId))
  assert.deepEqual([balance.postedCentavos, balance.heldCentavos], [posted, heldCentavos])
}

async function held(
  database: Database,
  walletId: string,
  amountCentavos: bigint,
  expiresAt: Date | null = null,
): Promise<string> {
  const { holdId } = await database.read((tx) =>
    hold(tx, { key: uuidv7(), walletId, amountCentavos, purpose: 'withdrawal', expiresAt }),
  )
  return holdId
}

function all(
  count: number,
  database: Database,
  ask: (tx: Transaction) => Promise<{ replayed: boolean }>,
): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => attempt(database, ask)))
}

/** 'done', 'replayed' or the refusal's name. A deadlock is nobody's answer: it fails the proof. */
export async function attempt(
  database: Database,
  ask: (tx: Transaction) => Promise<{ replayed: boolean }>,
): Promise<string> {
  try {
    return (await database.read(ask)).replayed ? 'replayed' : 'done'
  } catch (error) {
    if (error instanceof LedgerRefusal) return error.name
    throw error
  }
}

function tally(answers: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const answer of answers) counted[answer] = (counted[answer] ?? 0) + 1
  return counted
}
