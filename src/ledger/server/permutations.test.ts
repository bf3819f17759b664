import { expect, test } from 'vitest'
import { cloneDatabase, testDatabase } from '#tests/fixtures/database/database.ts'
import {
  allCommit,
  calledFunctions,
  groupsOf,
  moving,
  openings,
  proveOrders,
  verbs,
  type VerbName,
} from '#tests/fixtures/ledger/verb-permutations.ts'

const { database, asOwner } = await testDatabase()
const all = Object.keys(verbs) as VerbName[]
const endsOfTwo = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
]

/** Snapshots of tills read every till, so a book that grows slows them down. */
const groupsInOneBook = 30

async function permute(
  groups: readonly (readonly VerbName[])[],
  endings: boolean[][],
): Promise<void> {
  let [orders, unmet] = [0, 0]
  for (let at = 0; at < groups.length; at += groupsInOneBook) {
    const book = await cloneDatabase()
    try {
      const proven = await proveOrders(book, groups.slice(at, at + groupsInOneBook), endings)
      orders += proven.orders
      unmet += proven.unmet
      const [seen] = await book.asOwner<{ deadlocks: bigint }>(
        'select deadlocks from pg_stat_database where datname = current_database()',
      )
      expect(seen?.deadlocks).toBe(0n)
    } finally {
      await book.close()
    }
  }
  process.stdout.write(
    `${groups.length} groups of verbs, ${orders} orders, ${unmet} others not met\n`,
  )
}

test('each function of the book that the application may call is called by a verb', async () => {
  const found = await asOwner<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'ledger'::regnamespace
       and has_function_privilege('kaban_app', oid, 'execute') order by proname collate "C"`,
  )
  expect(await calledFunctions(database)).toEqual(found.map(({ name }) => name))
})

test('two verbs that move money, in every order', () => permute(groupsOf(moving, 2), [allCommit]))

test('a transfer that waits while its place is opened, in every order @long', () =>
  permute(
    [...openings('wallet'), ...openings('till'), ...openings('pool')],
    [allCommit, [false, true, true]],
  ))

const withFirst = (name: VerbName, groups: VerbName[][]) =>
  groups.filter(([first]) => first === name)

test.each(all)(
  '%s and any other verb, committed or rolled back, in every order @long',
  (name) => permute(withFirst(name, groupsOf(all, 2)), endsOfTwo),
  900_000,
)

test.each(moving)(
  '%s and two verbs that move money, in every order @long',
  (name) => permute(withFirst(name, groupsOf(moving, 3)), [allCommit]),
  900_000,
)
