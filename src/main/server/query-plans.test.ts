import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { readReceipt } from '#money/transactions/server/read-transactions.ts'
import { searchEverything } from '#surfaces/console/server/search-everything.ts'
import { countWaitingItems, listQueue } from '#surfaces/workbench/server/actions.ts'
import { queueKinds } from '#surfaces/workbench/shared/rules.ts'
import { consoleLists, countViews } from '#tests/fixtures/database/console-lists.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  disabledSteps,
  filteredScans,
  recordStatements,
  unboundedIndexScans,
  planOf,
} from '#tests/fixtures/database/query-plans.ts'
import { openCompany } from '#tests/fixtures/ledger/open-company.ts'
import { adminContext, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { testRandom } from '#tests/fixtures/test-seed.ts'
import { placeInvestments } from '../sample/seed/seed-investments.ts'
import { moveMoneyAround } from '../sample/seed/seed-movements.ts'
import { addPeople, numberPeople } from '../sample/seed/seed-people.ts'
import { recordEntries, writeMails } from '../sample/seed/seed-records.ts'
import { installationChecks } from './book-checks.ts'

// There are more rows than a search reads of the newest.
const fixture = await testDatabase({ connections: 1 })
// The seed numbers people in a temporary table: on one connection, and as the owner.
const owner = openDatabase(fixture.ownerUrl, { connections: 1, applicationName: 'kaban seed' })
const movements = 9000
const asAdmin = <T>(work: (ctx: ActionContext) => Promise<T>) =>
  withContext(fixture, adminContext(null), work)

beforeAll(async () => {
  await owner.transaction(async (tx) => {
    await openCompany(tx)
    await tx.rows('select setseed($1)', [testRandom()()])
    await addPeople(tx, { first: 0, count: 400, of: 400 })
  })
  await owner.transaction(async (tx) => {
    const people = await numberPeople(tx)
    for (let step = 0; step < 3; step += 1)
      await moveMoneyAround(tx, { people, step, steps: 3, movements: movements / 3, messages: 300 })
    expect(await placeInvestments(tx, 100)).toBeGreaterThan(50)
    await recordEntries(tx, { first: 0, count: 2000, of: 2000, people })
    await writeMails(tx, { first: 0, count: 1000, of: 1000, people })
  })
  await owner.close()
  await fixture.asOwner('analyze')
})

test('the seed marks everything as sample, and the book is correct', async () => {
  const { problems, counts } = await verifyBook(fixture.database, installationChecks)
  expect(problems).toEqual([])
  expect(
    counts['Every transaction has a first history row, and its status is the one of its last'],
  ).toBeGreaterThan(BigInt(movements))
  expect(
    await fixture.asOwner(
      'select from transactions where not sample union all select from users where not sample',
    ),
  ).toEqual([])
})

type Lister = (ctx: ActionContext, query: object) => Promise<unknown>

// Only rare values: when half of the rows match, scanning in order of time is the right plan.
test.each([
  ['transactions', {}],
  ['transactions', { type: 'withdrawal_request' }],
  ['transactions', { status: 'declined' }],
  ['transactions', { sort: 'created' }],
  ['transactions', { sort: '-amount' }],
  ['transactions', { type: 'deposit_initiated', status: 'failed' }],
  ['withdrawals', {}],
  ['withdrawals', { status: 'declined' }],
  ['withdrawals', { status: 'waiting', sort: 'requested' }],
  ['withdrawals', { sort: 'amount' }],
  ['withdrawals', { sort: '-amount' }],
  ['chats', {}],
  ['chats', { status: 'closed_failed' }],
  ['chats', { type: 'support_chat' }],
  ['chats', { view: 'waiting' }],
  ['users', {}],
  ['users', { sort: 'name' }],
  ['users', { sort: '-name' }],
  ['users', { role: 'admin' }],
  ['users', { status: 'suspended' }],
  ['users', { role: 'admin', status: 'suspended' }],
  ['investments', {}],
  ['investments', { status: 'failed' }],
  ['investments', { sort: 'ends' }],
  ['investments', { sort: '-amount' }],
  ['record', {}],
  ['record', { kind: 'export' }],
  ['record', { action: 'ADMIN_EXPORTED' }],
  ['mails', {}],
  ['approvals', {}],
] as const)(
  'a page of %s with %j follows the order of an index, at any depth',
  async (name, filter) => {
    const list = consoleLists[name]!
    await asAdmin(async (ctx) => {
      const [middle] = (await list(ctx, {})).ids.slice(-1)
      await ctx.tx.dynamicRows('set local enable_seqscan = off')
      await ctx.tx.dynamicRows('set local enable_sort = off')
      for (const place of middle === undefined
        ? [{}]
        : [{}, { before: middle }, { after: middle }]) {
        const { tx, statements } = recordStatements(ctx.tx)
        await list({ ...ctx, tx }, { ...filter, ...place })
        for (const statement of statements) {
          const plan = await planOf(ctx.tx, statement)
          expect([
            place,
            disabledSteps(plan),
            filteredScans(plan, [
              'transactions',
              'chat_sessions',
              'users',
              'investments',
              'user_activity_log',
            ]),
          ]).toEqual([place, [], []])
        }
      }
    })
  },
)

test.each([
  ['transactions', 'whole'],
  ['withdrawals', 'whole'],
  ['chats', 'whole'],
  ['users', 'name'],
  ['investments', 'name'],
  ['record', 'name'],
  ['everything', 'whole'],
] as const)(
  'a search in %s beyond the newest rows never scans a whole table',
  async (name, which) => {
    const [mark] = await fixture.asOwner<{
      uid: string
      ending: string
      name: string
      amount: string
    }>(
      `select transaction_uid as uid, right(reference_number, 6) as ending, u.full_name as name,
         (abs(amount_centavos) / 100)::text as amount
       from transactions t join users u on u.id = t.user_id
       where type = 'withdrawal'
         -- An ending that many accounts share is found sooner among the newest rows.
         and right((abs(amount_centavos) / 100)::text, 4)
           not in (select right(account_number, 4) from withdrawals)
       order by t.created_at limit 1`,
    )
    const ask: Lister =
      name === 'everything'
        ? (ctx, { search }: { search?: string }) => searchEverything(ctx, { term: search ?? '' })
        : consoleLists[name]!
    await asAdmin(async (ctx) => {
      await ctx.tx.dynamicRows('set local enable_seqscan = off')
      for (const search of which === 'name'
        ? [mark!.name]
        : [mark!.uid, mark!.ending, mark!.name, mark!.amount, 'nothing like it']) {
        const { tx, statements } = recordStatements(ctx.tx)
        await ask({ ...ctx, tx }, { search })
        for (const statement of statements) {
          const plan = await planOf(ctx.tx, statement)
          expect([
            search,
            disabledSteps(plan),
            unboundedIndexScans(plan, ['bank_details', 'approvals']),
          ]).toEqual([search, [], []])
        }
      }
    })
  },
)

test('the balance on an old receipt walks along both sides of a wallet', async () => {
  const [old] = await fixture.asOwner<{ id: string; userId: string }>(
    `select id, user_id as "userId" from transactions where status = 'completed'
     order by created_at limit 1`,
  )
  await withContext(fixture, userContext(old!.userId), async (ctx) => {
    await ctx.tx.dynamicRows('set local enable_seqscan = off')
    const { tx, statements } = recordStatements(ctx.tx)
    expect((await readReceipt({ ...ctx, tx }, { id: old!.id })).balanceAfterCentavos).not.toBeNull()
    const [walk] = statements.filter(({ text }) => text.includes('ledger.transfers'))
    const steps = (await planOf(ctx.tx, walk!)).map((step) => step['Node Type'])
    expect(steps.filter((step) => step === 'Limit')).toHaveLength(3)
  })
})

test('the workbench reads and counts the waiting rows without reading others', async () => {
  await asAdmin(async (ctx) => {
    await ctx.tx.dynamicRows('set local enable_seqscan = off')
    const { tx, statements } = recordStatements(ctx.tx)
    for (const kind of queueKinds) await listQueue({ ...ctx, tx }, { kind })
    await listQueue({ ...ctx, tx }, {})
    await countWaitingItems({ ...ctx, tx })
    for (const statement of statements) {
      const plan = await planOf(ctx.tx, statement)
      // Each kind of chat has its own index.
      expect([disabledSteps(plan), filteredScans(plan, ['chat_sessions'])]).toEqual([[], []])
    }
  })
})

test.each(['withdrawals', 'transactions', 'chats', 'users', 'investments'] as const)(
  'the views of %s are counted by one statement, each along an index',
  async (name) => {
    await asAdmin(async (ctx) => {
      await ctx.tx.dynamicRows('set local enable_seqscan = off')
      const { tx, statements } = recordStatements(ctx.tx)
      await countViews[name]({ ...ctx, tx })
      const counting = statements.filter(({ text }) => text.includes('count(*)::int as count'))
      expect(counting).toHaveLength(1)
      const plan = await planOf(ctx.tx, counting[0]!)
      // Of so few placements, their ids lead to the late ones as fast as the index of these.
      expect([disabledSteps(plan), unboundedIndexScans(plan, ['placements'])]).toEqual([[], []])
    })
  },
)

test('paging down and up again shows every row once, in the same order', async () => {
  await asAdmin(async (ctx) => {
    const list = consoleLists['withdrawals']!
    const [down, up]: [string[], string[]] = [[], []]
    let page = await list(ctx, { limit: 100 })
    for (; ; page = await list(ctx, { limit: 100, before: page.older })) {
      down.push(...page.ids)
      if (!page.older) break
    }
    for (; ; page = await list(ctx, { limit: 100, after: page.newer })) {
      up.unshift(...page.ids)
      if (!page.newer) break
    }
    expect(up).toEqual(down)
    const all = await ctx.tx.rows<{ id: string }>(
      `select id from transactions where type in ('withdrawal', 'withdrawal_request')
       order by created_at desc, id desc`,
    )
    expect(down).toEqual(all.map(({ id }) => id))
  })
})

test('a search finds old rows by uid, reference, amount, person and bank account', async () => {
  const [old] = await fixture.asOwner<
    Record<'id' | 'uid' | 'reference' | 'email' | 'amount' | 'account', string>
  >(
    `select t.id, transaction_uid as uid, reference_number as reference, email,
       (abs(amount_centavos) / 100)::text as amount, account_number as account
     from transactions t join users u on u.id = t.user_id
     join withdrawals w on w.transaction_id = t.id order by t.created_at limit 1`,
  )
  await asAdmin(async (ctx) => {
    for (const name of ['transactions', 'withdrawals']) {
      for (const search of [
        old!.uid,
        old!.uid.toLowerCase(),
        old!.reference,
        old!.reference.slice(-6),
        old!.reference.slice(0, 11),
        old!.email,
        old!.amount,
        old!.id,
      ]) {
        const found: string[] = []
        for (
          let page = await consoleLists[name]!(ctx, { search, limit: 100 });
          ;
          page = await consoleLists[name]!(ctx, { search, limit: 100, before: page.older })
        ) {
          found.push(...page.ids)
          if (!page.older) break
        }
        expect([name, search, found.includes(old!.id)]).toEqual([name, search, true])
      }
    }
    expect((await consoleLists['withdrawals']!(ctx, { search: old!.account })).ids).toEqual([
      old!.id,
    ])
    // Another bank account or reference may contain the same six digits by chance.
    const ending = await consoleLists['withdrawals']!(ctx, { search: old!.account.slice(-6) })
    expect(ending.ids).toContain(old!.id)
    expect(ending.ids.length).toBeLessThan(5)
  })
})
