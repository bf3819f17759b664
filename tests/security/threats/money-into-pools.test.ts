/** T55: no way of the book brings money of users into a pool, from which gains are paid. */
import { expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import {
  findPathIntoPool,
  openEveryPlace,
  unknownFunctions,
  walkEveryWay,
} from '#tests/fixtures/investing/money-ways.ts'
import { longUnless } from '#tests/fixtures/lanes.ts'

/** A guard that is missing in the SQL of a cloned database. */
const faults: readonly { name: string; in: string; from: string; to?: string }[] = [
  { name: 'pools take money from anywhere', in: 'judge_pool_move', from: 'if target_is_pool' },
  {
    name: 'transfers do not ask about pools',
    in: 'move_money',
    from: 'if source_is_pool or target_is_pool then',
    to: 'if false then',
  },
  { name: 'batches do not ask about pools', in: 'post_whole_batch', from: 'if meets_pool' },
  {
    name: "the company's own money comes from anywhere",
    in: 'judge_transfer',
    from: "if target_kind = 'till' and (target",
  },
]

async function withEveryPlace<T>(work: (fixture: TestDatabase) => Promise<T>): Promise<T> {
  const fixture = await cloneDatabase()
  try {
    await openEveryPlace(fixture)
    return await work(fixture)
  } finally {
    await fixture.close()
  }
}

test('T55 no function and no kind of till brings money of users into a pool', async () => {
  await withEveryPlace(async (fixture) => {
    expect(await unknownFunctions(fixture), 'a new function: try it in money-ways.ts').toEqual([])
    const found = await walkEveryWay(fixture)
    expect(findPathIntoPool(found)).toBe(null)
    const kind = (place: string) => place.split('/')[0]
    const kindsWhere = (from: RegExp, to: RegExp) =>
      new Set(
        found
          .filter((way) => from.test(way.from) && to.test(way.to))
          .map((way) => `${kind(way.from)} to ${kind(way.to)}`),
      )
    // Without a declaration nothing fills a pool at all.
    expect(kindsWhere(/./, /^pool/)).toEqual(new Set())
    expect(kindsWhere(/^pool/, /./)).toEqual(new Set(['pool to investments', 'pool to own-money']))
    expect(kindsWhere(/./, /^own-money/)).toEqual(new Set(['pool to own-money']))
    expect(kindsWhere(/./, /^investments/)).toEqual(
      new Set(['pool to investments', 'wallet to investments']),
    )
    // Money in the investments of a user is returned to that user, lost, or withheld as tax.
    expect(kindsWhere(/^investments/, /./)).toEqual(
      new Set([
        'investments to wallet',
        'investments to investment-money',
        'investments to tax-withheld',
      ]),
    )
    const mark = (place: string) => place.split('/')[1]
    const toWallets = found.filter(
      ({ from, to }) => from.startsWith('investments/') && to.startsWith('wallet/'),
    )
    expect(toWallets.filter(({ from, to }) => mark(from) !== mark(to))).toEqual([])
    // The walk did move money where it may.
    expect(kindsWhere(/^deposits/, /^wallet/)).toEqual(new Set(['deposits to wallet']))
    expect(new Set(found.map(({ way }) => way)).size).toBe(4)
  })
})

test('T55 nobody but the functions of the book writes it', async () => {
  await withEveryPlace(async (fixture) => {
    const [found] = await fixture.asOwner<{ writable: string[] | null }>(
      `select array_agg(c.relname) as writable from pg_class c
       where c.relnamespace = 'ledger'::regnamespace and c.relkind = 'r'
         and has_table_privilege('kaban_app', c.oid, 'insert, update, delete, truncate')`,
    )
    expect(found?.writable).toBe(null)
  })
})

for (const [at, fault] of faults.entries())
  test(`T55 a missing guard is noticed: ${fault.name}${longUnless(at === 0)}`, () =>
    withEveryPlace(async (fixture) => {
      const [found] = await fixture.asOwner<{ text: string }>(
        `select pg_get_functiondef(p.oid) as text from pg_proc p
       where p.pronamespace = 'ledger'::regnamespace and p.proname = $1`,
        [fault.in],
      )
      const text = found?.text ?? ''
      const open = text.replace(fault.from, fault.to ?? fault.from.replace('if ', 'if false and '))
      expect(open).not.toBe(text)
      await fixture.asOwner(open)
      expect(findPathIntoPool(await walkEveryWay(fixture))).toMatch(/(pool|own-money)/)
    }))
