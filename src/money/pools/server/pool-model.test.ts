/**
 * T55: the book with pools does what a model of it does, and at every step the gains that were paid
 * are no more than the income that was declared. `KABAN_MODEL_OPERATIONS=10000000` runs more.
 */
import { expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { cloneDatabase } from '#tests/fixtures/database/database.ts'
import { comparePoolModel } from '#tests/fixtures/investing/pool-model-run.ts'
import { longUnless } from '#tests/fixtures/lanes.ts'

const operations = Number(process.env['KABAN_MODEL_OPERATIONS'] ?? 10_000)

test(
  `T55 paid gains never exceed declared income in so many operations: ${operations}`,
  async () => {
    const fixture = await cloneDatabase()
    try {
      const { counts } = await comparePoolModel(fixture, operations)
      // Every verb went through, was repeated and was refused; a declaration is never repeated.
      const met = [
        'batch moved',
        'batch refused',
        'batch replayed',
        'declare moved',
        'declare refused',
        'post moved',
        'post refused',
        'post replayed',
        'reverse moved',
        'reverse refused',
      ]
      expect(Object.keys(counts)).toEqual(expect.arrayContaining(met))
      expect((await verifyBook(fixture.database)).problems).toEqual([])
    } finally {
      await fixture.close()
    }
  },
  60_000 + operations * 2,
)

const faults = [
  ['judge_pool_move', 'if target_is_pool', 'if false and target_is_pool'],
  ['judge_pool_move', 'if source_is_pool', 'if false and source_is_pool'],
  ['judge_transfer', "if target_kind = 'till' and (target", 'if false and (target'],
  ['move_money', ' and w.available >= centavos - freed', ''],
  ['judge_transfer', "if source_code = 'own-money'", 'if false'],
  ['judge_transfer', 'if not to_own_wallet then', 'if false then'],
  ['judge_transfer', 'if left_over', 'if false and left_over'],
] as const

for (const [at, [name, from, to]] of faults.entries())
  test(`T55 the model notices that ${name} lacks ${from}${longUnless(at < 2)}`, async () => {
    const fixture = await cloneDatabase()
    try {
      const [found] = await fixture.asOwner<{ text: string }>(
        `select pg_get_functiondef(p.oid) as text from pg_proc p
         where p.pronamespace in ('ledger'::regnamespace, 'public'::regnamespace)
           and p.proname = $1`,
        [name],
      )
      const changed = (found?.text ?? '').replaceAll(from, to)
      expect(changed).not.toBe(found?.text)
      await fixture.asOwner('alter domain ledger.centavos drop constraint centavos_not_negative')
      await fixture.asOwner(changed)
      // It ends at the first difference. With 2,000 operations a fault was once not met.
      await expect(comparePoolModel(fixture, 20_000), `${name}: ${from}`).rejects.toThrow(/^Step/)
    } finally {
      await fixture.close()
    }
  })
