/**
 * The real book against the reference: one operation after another, and several connections at
 * once.
 */
import * as fc from 'fast-check'
import type { Database } from '../../src/platform/database.ts'
import { RealBook } from './real-book.ts'
import {
  placeCount,
  ReferenceBook,
  walletCount,
  type Answer,
  type Operation,
} from './reference-book.ts'

/** Repeat a run with KABAN_SEED=<the seed it printed>. */
export const seed = Number(process.env.KABAN_SEED || Math.floor(Math.random() * 2 ** 31))

const opening = [100, 60, 0]

// Few keys and few places: what can collide does.
const key = fc.nat({ max: 11 })
const place = fc.nat({ max: placeCount - 1 })
const wallet = fc.nat({ max: walletCount - 1 })
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 70 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -5, 100) },
)
const transfer = { key, from: place, to: place, amount }

export const operations = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('post' as const), ...transfer }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('batch' as const),
      elements: fc.array(fc.record(transfer), { minLength: 1, maxLength: 5 }),
    }),
  },
  // A hold on a till is refused, and must be.
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('hold' as const),
      key,
      wallet: fc.oneof({ weight: 9, arbitrary: wallet }, place),
      amount,
      due: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('capture' as const),
      key,
      hold: key,
      to: place,
      amount: fc.option(amount, { nil: null }),
      keepRest: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), key, hold: key }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('reverse' as const), key, transfer: key }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
)

/** One after another, every answer and every balance must be the reference's. */
export async function proveSequence(database: Database, runs: number, from = seed): Promise<void> {
  const sequences = fc.array(operations, { minLength: 10, maxLength: 40, size: 'max' })
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence: Operation[]) => {
      const [real, reference] = [new RealBook(database), new ReferenceBook(opening)]
      await real.open(opening)
      for (const operation of sequence) {
        const [given, expected] = [await real.apply(operation), reference.apply(operation)]
        if (String(given) !== String(expected))
          throw new Error(
            `${JSON.stringify(operation)} answered ${given}, should answer ${expected}`,
          )
      }
      const differences = await real.differences(reference)
      if (differences.length > 0) throw new Error(differences.join('; '))
    }),
    { seed: from, numRuns: runs, endOnFailure: from !== seed },
  )
}

/**
 * At once on several connections: some order of the same operations must explain every answer and
 * every balance.
 */
export async function proveConcurrency(
  database: Database,
  runs: number,
  from = seed,
): Promise<void> {
  const threads = fc.array(fc.array(operations, { minLength: 2, maxLength: 4 }), {
    minLength: 2,
    maxLength: 4,
  })
  const first = fc.array(operations, { minLength: 4, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(first, threads, async (before: Operation[], together: Operation[][]) => {
      const [real, reference] = [new RealBook(database), new ReferenceBook(opening)]
      await real.open(opening)
      for (const operation of before) {
        await real.apply(operation)
        reference.apply(operation)
      }
      const answers = await Promise.all(
        together.map(async (thread) => {
          const heard: Answer[] = []
          for (const operation of thread) heard.push(await applyWithRetry(real, operation))
          return heard
        }),
      )
      const ends = new Map<string, ReferenceBook>()
      collectEnds(
        reference,
        together,
        answers,
        together.map(() => 0),
        new Set(),
        ends,
      )
      if (ends.size === 0)
        throw new Error(`No order explains the answers ${JSON.stringify(answers)}`)
      let nearest: string[] = []
      for (const end of ends.values()) {
        nearest = await real.differences(end)
        if (nearest.length === 0) return
      }
      throw new Error(`The answers are right, the balances are not: ${nearest.join('; ')}`)
    }),
    { seed: from, numRuns: runs, endOnFailure: true },
  )
}

/**
 * A batch and a single request with one key can meet crosswise; the application repeats what the
 * database then undoes.
 */
async function applyWithRetry(real: RealBook, operation: Operation): Promise<Answer> {
  for (;;) {
    try {
      return await real.apply(operation)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error
    }
  }
}

function collectEnds(
  book: ReferenceBook,
  threads: Operation[][],
  answers: Answer[][],
  positions: number[],
  seen: Set<string>,
  ends: Map<string, ReferenceBook>,
): void {
  const state = `${positions}|${JSON.stringify([book.posted, book.held, book.entries, [...book.transfers], [...book.holds]])}`
  if (seen.has(state)) return
  seen.add(state)
  let finished = true
  for (const [index, thread] of threads.entries()) {
    const position = positions[index] ?? 0
    const operation = thread[position]
    if (!operation) continue
    finished = false
    const heard = answers[index]?.[position] ?? ''
    const next = book.copy()
    if (String(next.apply(operation, heard)) !== String(heard)) continue
    collectEnds(next, threads, answers, positions.with(index, position + 1), seen, ends)
  }
  if (finished) ends.set(state, book)
}
