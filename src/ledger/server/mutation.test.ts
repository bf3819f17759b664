/**
 * Tests the proofs: each fault is planted in the SQL of a cloned database, and at least one proof
 * must notice it. A proof that stays silent without a lock would have proven nothing.
 */
import { expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { longUnless } from '#tests/fixtures/lanes.ts'
import {
  proveBatchesQueue,
  proveBatchWaitsFirst,
  proveSnapshotsWait,
} from '#tests/fixtures/ledger/batch-races.ts'
import { bookFaults, type Fault } from '#tests/fixtures/ledger/book-faults.ts'
import {
  proveCaptureOrRelease,
  proveExpiryAgainstCapture,
  proveExpiryOnce,
  proveOneCaptureWins,
  provePartialCaptures,
} from '#tests/fixtures/ledger/hold-races.ts'
import { proveConcurrency, proveSequence } from '#tests/fixtures/ledger/model-proofs.ts'
import { openRaceFixture, type RaceFixture } from '#tests/fixtures/ledger/race-fixture.ts'
import { stripeFaults } from '#tests/fixtures/ledger/stripe-faults.ts'
import { proveTillsInOrder } from '#tests/fixtures/ledger/stripe-races.ts'
import {
  proveNoCircle,
  proveOneKeyBooksOnce,
  proveOneReversalWins,
  proveOneTransferWins,
  proveOneWithdrawalWins,
} from '#tests/fixtures/ledger/transfer-races.ts'
import { meetings, openings, proveOrders } from '#tests/fixtures/ledger/verb-permutations.ts'

/** The same operations each time, so that noticing a fault is as little luck as possible. */
const fixedSeed = 20_260_101

/**
 * Returns the first proof that fails. The quick ones that notice most come first: a sequence that
 * holds takes as long as ten of them. There are enough rounds to meet a race; the other test files
 * run the full number.
 */
async function findFault(
  made: TestDatabase,
  fixture: RaceFixture,
  stripes: number,
): Promise<string | undefined> {
  const proofs: [string, () => Promise<unknown>][] = [
    stripes === 0
      ? ['snapshots', () => proveSnapshotsWait(fixture)]
      : ['order of tills', () => proveTillsInOrder(fixture)],
    ['order of a batch', () => proveBatchWaitsFirst(fixture)],
    ['orders', () => proveOrders(made, meetings)],
    ['partial captures at once', () => provePartialCaptures(fixture, 4)],
    ['batches at once', () => proveBatchesQueue(fixture, 3)],
    ['deadlocks', () => proveNoCircle(fixture, 12)],
    ['keys at once', () => proveOneKeyBooksOnce(fixture, 6)],
    ['sequence', () => proveSequence(made.database, 60, fixedSeed)],
    ['withdrawals at once', () => proveOneWithdrawalWins(fixture, 6)],
    ['transfers at once', () => proveOneTransferWins(fixture, 6)],
    ['captures at once', () => proveOneCaptureWins(fixture, 10)],
    ['capture or release', () => proveCaptureOrRelease(fixture, 20)],
    ['reversals at once', () => proveOneReversalWins(fixture, 6)],
    ['deadlines', () => proveExpiryAgainstCapture(fixture, 8)],
    ['deadlines by many', () => proveExpiryOnce(fixture, 3)],
    ['openings', () => proveOrders(made, openings('wallet'), [[false, true, true]])],
    ['interleavings', () => proveConcurrency(made.database, 120, fixedSeed)],
  ]
  for (const [name, prove] of proofs) {
    try {
      await prove()
    } catch {
      return name
    }
  }
  return undefined
}

/** With one stripe all wait for each other at a till, with more of them few would meet. */
async function findFaultOnClone(fault: Fault | null, stripes = 0): Promise<string | undefined> {
  const made = await cloneDatabase({ stripes })
  if (fault) await plant(made, fault)
  const fixture = await openRaceFixture(made.url)
  try {
    return await findFault(made, fixture, stripes)
  } finally {
    await fixture.racers.close()
    await made.close()
  }
}

async function plant(made: TestDatabase, fault: Fault): Promise<void> {
  if (fault.sql) await made.asOwner(fault.sql)
  if (!fault.in) return
  const [found] = await made.asOwner<{ text: string }>(
    `select pg_get_functiondef(p.oid) as text from pg_proc p
     where p.pronamespace = 'ledger'::regnamespace and p.proname = $1`,
    [fault.in],
  )
  const text = found?.text ?? ''
  // All occurrences, so that both branches of a direction get the same fault.
  const changed = text.replaceAll(fault.from ?? '', fault.to ?? '')
  if (changed === text)
    throw new Error(`The fault '${fault.name}' finds nothing to change in ledger.${fault.in}`)
  await made.asOwner(changed)
}

test.each([
  ['ordered tills', 0],
  ['portable tills @long', 1],
])(
  'without a fault every proof holds: %s',
  async (_, stripes) => {
    expect(await findFaultOnClone(null, stripes)).toBe(undefined)
  },
  240_000,
)

const ofOrderedTills = 'a snapshot is taken up to the newest position'

/** One for each kind of proof: waits, keys, sequences, captures, reversals, batches, snapshots. */
const inGate = [
  'the credit has the wrong sign',
  'a wallet may fall below zero',
  'a repeated request is booked again',
  'a reversal does not wait for another one',
  'a capture does not lock its hold',
  'an expiry gives nothing back',
  'a batch locks no wallet',
  ofOrderedTills,
]

for (const fault of bookFaults)
  test(`a fault is noticed: ${fault.name}${longUnless(inGate.includes(fault.name))}`, async () => {
    expect(await findFaultOnClone(fault), 'no proof noticed it').not.toBe(undefined)
  }, 60_000)

const inGateOfStripes = ['stripes are taken in the order of the request']

for (const fault of stripeFaults) {
  const lane = longUnless(inGateOfStripes.includes(fault.name))
  test(`a fault is noticed: ${fault.name}${lane}`, async () => {
    expect(await findFaultOnClone(fault, 1), 'no proof noticed it').not.toBe(undefined)
  }, 60_000)
}

for (const fault of bookFaults.filter(({ name }) => name !== ofOrderedTills))
  test(`a fault is noticed with portable tills, too: ${fault.name} @long`, async () => {
    expect(await findFaultOnClone(fault, 1), 'no proof noticed it').not.toBe(undefined)
  }, 60_000)
