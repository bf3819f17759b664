import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openTill, openWallet, post, readTill, reverse } from '#ledger/server/actions.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { addCompanyAccount } from '#money/deposits/server/company-accounts/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { planOf, recordStatements } from '#tests/fixtures/database/query-plans.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { axisTicks, changeInPercent, periodCounts } from '../shared/rules-flow.ts'
import { readConsoleOverview, readFlow } from './actions.ts'
import { storeFlowHours } from './flow-store.ts'
import { storeJoinedHours } from './joined-store.ts'
import { flowChecks, storeFlow } from './store-flow.ts'

const fixture = await testDatabase()
const staff = adminContext(await addUser(fixture, 'admin'))
const maria = await addUser(fixture)
const [adjustments, payouts] = [uuidv7(), uuidv7()]
const bank = await fixture.database.transaction(async (tx) => {
  await openTill(tx, {
    tillId: adjustments,
    code: 'adjustments',
    name: 'Adjustments',
    sample: true,
  })
  await openTill(tx, { tillId: payouts, code: 'payouts', name: 'Payouts', sample: true })
  await openWallet(tx, { walletId: maria, sample: true })
  const id = await addCompanyAccount(tx, {
    bankName: 'BDO',
    accountNumber: '0011 2233',
    accountName: 'Company',
    details: '',
    sample: true,
  })
  return await readTill(tx, `deposits:${id}`)
})

const move = (from: string, to: string, amountCentavos: bigint): Promise<string> =>
  fixture.database.transaction(async (tx) => {
    const key = uuidv7()
    await post(tx, { key, from, to, amountCentavos, purpose: 'test' })
    return key
  })
const flow = (by: 'day' | 'week' | 'month') =>
  withContext(fixture, staff, (ctx) => readFlow(ctx, { by }))
/** Backdates a transfer, which the book itself never allows. */
const backdate = (transferId: string, instant: string) =>
  fixture.asOwner(
    'do $$ begin set local session_replication_role = replica; update ledger.transfers set ' +
      `created_at = '${instant}' where id = '${transferId}'; end $$`,
  )

test('the sums of a period agree with the book', async () => {
  await move(bank, maria, 100_000_00n)
  await move(maria, payouts, 30_000_00n)
  await move(adjustments, maria, 500_50n)
  const wrongId = await move(bank, maria, 7_000_00n)
  await fixture.database.transaction((tx) =>
    reverse(tx, { key: uuidv7(), transferId: wrongId, reason: 'Twice' }),
  )
  const days = await flow('day')
  expect(days).toHaveLength(periodCounts.day)
  expect(days.at(-1)).toMatchObject({
    depositsCentavos: 100_000_00n,
    withdrawalsCentavos: 30_000_00n,
    otherCentavos: 500_50n,
    balanceCentavos: 70_500_50n,
  })
  expect(days.at(-2)).toMatchObject({ depositsCentavos: 0n, balanceCentavos: 0n })
  expect((await withContext(fixture, staff, (ctx) => readConsoleOverview(ctx))).fundsCentavos).toBe(
    70_500_50n,
  )
  expect((await verifyBook(fixture.database)).problems).toEqual([])
})

test('a day begins at midnight in Manila, a week on Monday, a month on its first day', async () => {
  const today = (await flow('day')).at(-1)?.from ?? new Date(0)
  expect(today.toISOString()).toMatch(/T16:00:00\.000Z$/)
  const [week, month] = [(await flow('week')).at(-1)?.from, (await flow('month')).at(-1)?.from]
  expect(new Date((week?.getTime() ?? 0) + 8 * 3_600_000).getUTCDay()).toBe(1)
  expect(new Date((month?.getTime() ?? 0) + 8 * 3_600_000).getUTCDate()).toBe(1)
  const before = await move(bank, maria, 1_000_00n)
  await backdate(before, new Date(today.getTime() - 1000).toISOString())
  const days = await flow('day')
  expect(days.at(-2)).toMatchObject({ depositsCentavos: 1_000_00n, balanceCentavos: 1_000_00n })
  expect(days.at(-1)).toMatchObject({ depositsCentavos: 100_000_00n, balanceCentavos: 71_500_50n })
})

test('the sums of finished days are stored once, and the chart stays the same', async () => {
  const today = (await flow('day')).at(-1)?.from ?? new Date(0)
  for (const daysAgo of [70, 40, 2, 1]) {
    await backdate(
      await move(
        daysAgo === 2 ? maria : bank,
        daysAgo === 2 ? payouts : maria,
        BigInt(daysAgo) * 1_00n,
      ),
      new Date(today.getTime() - daysAgo * 86_400_000 + 1000).toISOString(),
    )
  }
  const before = { day: await flow('day'), week: await flow('week'), month: await flow('month') }
  await storeFlow(fixture.database)
  const stored = await fixture.asOwner<{ days: number; last: string }>(
    `select count(*)::int as days, max(day)::text as last from flow_days`,
  )
  // In the first hour of a day the day before is not finished yet.
  expect([70, 69]).toContain(stored[0]?.days)
  expect({ day: await flow('day'), week: await flow('week'), month: await flow('month') }).toEqual(
    before,
  )
  await move(bank, maria, 5_00n)
  expect((await flow('month')).at(-1)?.balanceCentavos).toBe(
    (before.month.at(-1)?.balanceCentavos ?? 0n) + 5_00n,
  )
  expect((await verifyBook(fixture.database, flowChecks)).problems).toEqual([])
  await fixture.asOwner(
    'do $$ begin set local session_replication_role = replica; update flow_days set ' +
      `deposits_centavos = deposits_centavos + 1 where day = '${stored[0]?.last}'; end $$`,
  )
  expect((await verifyBook(fixture.database, flowChecks)).problems).toHaveLength(1)
  await fixture.asOwner(
    'do $$ begin set local session_replication_role = replica; delete from flow_days ' +
      `where deposits_centavos > 0 and day < '${stored[0]?.last}'; end $$`,
  )
  const { problems } = await verifyBook(fixture.database, flowChecks)
  expect(problems.filter((one) => one.includes('is not stored')).length).toBeGreaterThan(0)
})

test('the sums of finished hours are stored once, and the chart stays the same', async () => {
  await fixture.asOwner(
    `do $$ begin set local session_replication_role = replica;
       truncate flow_hours; delete from flow_days where day >= current_date - 1; end $$`,
  )
  const before = await flow('day')
  await fixture.database.transaction(storeFlowHours)
  const [stored] = await fixture.asOwner<{ first: Date; last: Date; missing: number }>(
    `select min(hour) as first, max(hour) as last,
       (extract(epoch from max(hour) - min(hour)) / 3600 + 1 - count(*))::int as missing
     from flow_hours`,
  )
  const [days] = await fixture.asOwner<{ until: Date }>(
    `select (max(day) + 1)::timestamp at time zone 'Asia/Manila' as until from flow_days`,
  )
  expect(stored).toMatchObject({ first: days!.until, missing: 0 })
  expect(await flow('day')).toEqual(before)
  await fixture.database.transaction(storeFlowHours)
  const [newest] = await fixture.asOwner<{ ago: number }>(
    'select extract(epoch from now() - max(hour))::int as ago from flow_hours',
  )
  expect(newest!.ago).toBeGreaterThanOrEqual(2 * 3600)
  expect(newest!.ago).toBeLessThan(3 * 3600)
  expect(await flow('day')).toEqual(before)
  await storeFlow(fixture.database)
  expect(await flow('day')).toEqual(before)
  const wrongHours = async () =>
    (await verifyBook(fixture.database, flowChecks)).problems.filter((problem) =>
      problem.includes('the hour'),
    )
  expect(await wrongHours()).toEqual([])
  await fixture.asOwner(
    `do $$ begin set local session_replication_role = replica;
       delete from flow_days where day >= current_date - 1; update flow_hours
       set change_centavos = change_centavos + 1
       where hour = (select max(hour) from flow_hours); end $$`,
  )
  expect((await flow('day')).at(-1)!.balanceCentavos).toBe(before.at(-1)!.balanceCentavos + 1n)
  expect(await wrongHours()).toHaveLength(1)
  await fixture.asOwner(
    `do $$ begin set local session_replication_role = replica; delete from flow_hours
       where hour = (select min(hour) from flow_hours where deposits_centavos > 0); end $$`,
  )
  expect(await wrongHours()).toContainEqual(expect.stringContaining('is not stored'))
})

const figures = async () => {
  const { totalUsers, newUsers, newUsersBefore } = await withContext(fixture, staff, (ctx) =>
    readConsoleOverview(ctx),
  )
  return [totalUsers, newUsers, newUsersBefore] as const
}
const joined = flowChecks.slice(1)

test('users are counted by the stored days on which they joined, and since', async () => {
  await fixture.asOwner('delete from joined_days')
  const [total, recent, before] = await figures()
  for (const daysAgo of [29, 30, 59, 60])
    await fixture.asOwner(
      `update users set created_at = now() - interval '${daysAgo} days' where id = $1`,
      [await addUser(fixture)],
    )
  const counted = [total + 4, recent + 1, before + 2]
  expect(await figures()).toEqual(counted)
  await storeFlow(fixture.database)
  const [stored] = await fixture.asOwner<{ days: number }>(
    'select count(*)::int as days from joined_days',
  )
  // In the first hour of a day the day before is not finished yet.
  expect([60, 59]).toContain(stored!.days)
  expect(await figures()).toEqual(counted)
  await addUser(fixture)
  expect(await figures()).toEqual([total + 5, recent + 2, before + 2])
  expect((await verifyBook(fixture.database, joined)).problems).toEqual([])
  await fixture.asOwner('update joined_days set users = users + 1 where day = current_date - 20')
  expect(await figures()).toEqual([total + 6, recent + 3, before + 2])
  expect((await verifyBook(fixture.database, joined)).problems).toHaveLength(1)
})

test('users are counted by the stored hours in which they joined, and since', async () => {
  await fixture.asOwner(
    `truncate joined_hours; delete from joined_days where day >= current_date - 1`,
  )
  for (const minutesAgo of [0, 100, 300, 1500])
    await fixture.asOwner(
      `update users set created_at = now() - interval '${minutesAgo} minutes' where id = $1`,
      [await addUser(fixture)],
    )
  const [total, recent, before] = await figures()
  for (let time = 0; time < 2; time += 1) await fixture.database.transaction(storeJoinedHours)
  const [stored] = await fixture.asOwner<{ users: number }>(
    `select min(hour) as first, sum(users)::int as users,
       (extract(epoch from max(hour) - min(hour)) / 3600 + 1 - count(*))::int as missing,
       trunc(extract(epoch from now() - max(hour)) / 3600)::int as ago,
       (select count(*)::int from users where created_at >= (select min(hour) from joined_hours)
         and created_at < (select max(hour) + interval '1 hour' from joined_hours)) as joined
     from joined_hours`,
  )
  const [days] = await fixture.asOwner<{ until: Date }>(
    `select (max(day) + 1)::timestamp at time zone 'Asia/Manila' as until from joined_days`,
  )
  expect(stored).toMatchObject({ first: days!.until, missing: 0, ago: 2, joined: stored!.users })
  expect(stored!.users).toBeGreaterThanOrEqual(2)
  expect(await figures()).toEqual([total, recent, before])
  const wrongHours = async () =>
    (await verifyBook(fixture.database, joined)).problems.filter((problem) =>
      problem.includes('the hour'),
    )
  expect(await wrongHours()).toEqual([])
  await fixture.asOwner(
    'update joined_hours set users = users + 1 where hour = (select max(hour) from joined_hours)',
  )
  expect(await figures()).toEqual([total + 1, recent + 1, before])
  expect(await wrongHours()).toHaveLength(1)
})

test('the overview and the chart read users and transfers only since what is stored', async () => {
  await storeFlow(fixture.database)
  await withContext(fixture, staff, async (ctx) => {
    await ctx.tx.dynamicRows('set local enable_seqscan = off')
    const { tx, statements } = recordStatements(ctx.tx)
    await readConsoleOverview({ ...ctx, tx })
    await readFlow({ ...ctx, tx }, { by: 'month' })
    for (const statement of statements) {
      const plan = await planOf(ctx.tx, statement)
      const whole = plan.filter(
        (step) =>
          step['Index Cond'] === undefined &&
          (step['Node Type'] === 'Bitmap Index Scan' ||
            (step['Node Type'] !== 'Bitmap Heap Scan' &&
              ['users', 'transfers'].includes(step['Relation Name'] ?? ''))),
      )
      expect(whole).toEqual([])
    }
  })
})

test('the axis has few round amounts and covers all values', () => {
  expect(axisTicks(0n, 70_500_50n)).toEqual([0n, 50_000_00n, 100_000_00n])
  expect(axisTicks(-30_000_00n, 100_000_00n)).toEqual([-50_000_00n, 0n, 50_000_00n, 100_000_00n])
  expect(axisTicks(0n, 0n)).toEqual([0n, 100n])
})

test('a change from 0 has no percentage', () => {
  expect(changeInPercent(150n, 100n)).toBe(50)
  expect(changeInPercent(50, 100)).toBe(-50)
  expect(changeInPercent(5, 0)).toBeNull()
})
