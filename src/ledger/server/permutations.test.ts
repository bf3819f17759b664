import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/fixtures/database/database.ts'
import { Racers } from '#tests/fixtures/interleavings/every-order.ts'
import {
  groupsOf,
  moving,
  permuteVerbs,
  verbs,
  type VerbName,
} from '#tests/fixtures/ledger/verb-permutations.ts'
import { verifyBook } from './verify.ts'

const all = Object.keys(verbs) as VerbName[]
const ends = (count: number): boolean[][] =>
  count === 0
    ? [[]]
    : ends(count - 1).flatMap((rest) => [
        [true, ...rest],
        [false, ...rest],
      ])

async function permute(groups: VerbName[][], endings: boolean[][]): Promise<void> {
  let orders = 0
  // Snapshots of tills read every till, so a book that grows slows them down.
  for (let at = 0; at < groups.length; at += 30)
    orders += await permuteInOneBook(groups.slice(at, at + 30), endings)
  console.log(`${groups.length} groups of verbs, ${orders} orders`)
}

async function permuteInOneBook(groups: VerbName[][], endings: boolean[][]): Promise<number> {
  const { database, url, asOwner, close } = await cloneDatabase()
  const racers = await new Racers(url, 3, database).connect()
  let orders = 0
  try {
    for (const names of groups)
      for (const commits of endings) orders += await permuteVerbs(racers, database, names, commits)
    expect((await verifyBook(database)).problems).toEqual([])
    const [seen] = await asOwner<{ deadlocks: bigint }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    expect(seen?.deadlocks).toBe(0n)
  } finally {
    await racers.close()
    await close()
  }
  return orders
}

test('two verbs that move money, in every order', () =>
  permute(groupsOf(moving, 2), [[true, true]]))

test(
  'any two verbs, committed or rolled back, in every order @long',
  () => permute(groupsOf(all, 2), ends(2)),
  3_600_000,
)

test(
  'three verbs that move money, in every order @long',
  () => permute(groupsOf(moving, 3), [[true, true, true]]),
  3_600_000,
)
