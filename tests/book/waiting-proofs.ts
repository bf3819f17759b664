/**
 * Each race once more with the order given: the first has done its work and not committed, the
 * second comes and waits, the first commits. No luck and no speed is needed to see a lock that is
 * missing.
 */
import assert from 'node:assert/strict'
import { v7 as uuidv7 } from 'uuid'
import {
  capture,
  expireDueHolds,
  hold,
  post,
  postBatch,
  release,
  reverse,
} from '../../src/ledger/actions.ts'
import type { Database, Transaction } from '../../src/platform/database.ts'
import { openWallets } from './funded-book.ts'
import { attempt, sound, type RaceGround } from './race-proofs.ts'

type Step = (tx: Transaction) => Promise<{ replayed: boolean }>

interface Stage {
  walletId: string
  till: string
  /**
   * A hold of 400 in the wallet of 1000, one of 100 that is due, and a transfer of 200 out of it
   * that is booked.
   */
  holdId: string
  dueHoldId: string
  transferId: string
}

interface Meeting {
  name: string
  first: (stage: Stage) => Step
  second: (stage: Stage) => Step
  /** What the second hears after the first has committed. */
  answer: string
}

const all = 300n
const reason = 'declined'

const holds =
  ({ walletId }: Stage): Step =>
  (tx) =>
    hold(tx, { key: uuidv7(), walletId, amountCentavos: all, purpose: 'withdrawal' })
const pays =
  ({ walletId, till }: Stage): Step =>
  (tx) =>
    post(tx, {
      key: uuidv7(),
      from: walletId,
      to: till,
      amountCentavos: all,
      purpose: 'withdrawal',
    })
const captures =
  ({ holdId, till }: Stage): Step =>
  (tx) =>
    capture(tx, { key: uuidv7(), holdId, to: till })
const releases =
  ({ holdId }: Stage): Step =>
  (tx) =>
    release(tx, { key: uuidv7(), holdId, reason })
const releasesDue =
  ({ dueHoldId }: Stage): Step =>
  (tx) =>
    release(tx, { key: uuidv7(), holdId: dueHoldId, reason })
const reverses =
  ({ transferId }: Stage): Step =>
  (tx) =>
    reverse(tx, { key: uuidv7(), transferId, reason: 'sent back' })
const paysInBatch =
  ({ walletId, till }: Stage): Step =>
  async (tx) => {
    const [outcome] = await postBatch(tx, [
      { key: uuidv7(), from: walletId, to: till, amountCentavos: all, purpose: 'payout' },
    ])
    if (outcome?.refusal) throw new Error(outcome.refusal)
    return { replayed: false }
  }
const expires =
  (_stage: Stage): Step =>
  async (tx) => {
    await expireDueHolds(tx, 100)
    return { replayed: false }
  }

const meetings: Meeting[] = [
  { name: 'two holds', first: holds, second: holds, answer: 'insufficient-available' },
  { name: 'a hold and a transfer', first: holds, second: pays, answer: 'insufficient-available' },
  { name: 'a transfer and a hold', first: pays, second: holds, answer: 'insufficient-available' },
  { name: 'two transfers', first: pays, second: pays, answer: 'insufficient-available' },
  {
    name: 'a batch and a transfer',
    first: paysInBatch,
    second: pays,
    answer: 'insufficient-available',
  },
  {
    name: 'a transfer and a batch',
    first: pays,
    second: paysInBatch,
    answer: 'insufficient-available',
  },
  { name: 'two captures', first: captures, second: captures, answer: 'hold-ended' },
  { name: 'a capture and a release', first: captures, second: releases, answer: 'hold-ended' },
  { name: 'a release and a capture', first: releases, second: captures, answer: 'hold-ended' },
  { name: 'two releases', first: releases, second: releases, answer: 'hold-ended' },
  { name: 'two reversals', first: reverses, second: reverses, answer: 'already-reversed' },
  { name: 'a deadline and a release', first: expires, second: releasesDue, answer: 'hold-ended' },
  { name: 'a release and a deadline', first: releasesDue, second: expires, answer: 'done' },
  { name: 'two deadlines', first: expires, second: expires, answer: 'done' },
]

export async function proveWaiting(ground: RaceGround): Promise<void> {
  for (const meeting of meetings) {
    const stage = await setStage(ground)
    let second: Promise<string> = Promise.resolve('')
    await ground.racers.transaction(async (tx) => {
      await meeting.first(stage)(tx)
      let finished = false
      second = attempt(ground.racers, meeting.second(stage)).catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      )
      void second.finally(() => (finished = true))
      await untilBlocked(ground.racers, () => finished)
    })
    assert.equal(await second, meeting.answer, meeting.name)
    await sound(ground.racers)
  }
}

async function setStage({ racers, till }: RaceGround): Promise<Stage> {
  const [walletId = ''] = await openWallets(racers, till, [1000n])
  const stage: Stage = {
    walletId,
    till,
    holdId: uuidv7(),
    dueHoldId: uuidv7(),
    transferId: uuidv7(),
  }
  await racers.transaction(async (tx) => {
    await hold(tx, { key: stage.holdId, walletId, amountCentavos: 400n, purpose: 'withdrawal' })
    await hold(tx, {
      key: stage.dueHoldId,
      walletId,
      amountCentavos: 100n,
      purpose: 'withdrawal',
      expiresAt: new Date(Date.now() - 60_000),
    })
    await post(tx, {
      key: stage.transferId,
      from: walletId,
      to: till,
      amountCentavos: 200n,
      purpose: 'withdrawal',
    })
  })
  return stage
}

/** Until somebody waits for a lock, or the second has its answer without waiting. */
async function untilBlocked(database: Database, finished: () => boolean): Promise<void> {
  for (let tried = 0; tried < 1000 && !finished(); tried += 1) {
    const waiting = await database.read((tx) =>
      tx.row<{ count: bigint }>(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    )
    if (waiting.count > 0n) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
