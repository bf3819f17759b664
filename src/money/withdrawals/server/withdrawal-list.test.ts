import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import type { CountedWithdrawals } from '../shared/rules-counts.ts'
import type { WithdrawalListInput } from '../shared/rules-list.ts'
import { countWithdrawalsForAdmin, listWithdrawalsForAdmin } from './read-withdrawals.ts'

const fixture = await openWithdrawalFixture(await testDatabase())
const asAdmin = adminContext(fixture.staff[0])

/** Pesos, oldest first; each asked a day after the one before, the last one today. */
const asked = [7_000n, 5_000n, 90_000n, 5_000n, 6_000n]

beforeAll(async () => {
  // Otherwise nobody can move a transaction to another day.
  await fixture.asOwner('alter table transactions disable trigger user')
  const userId = await fixture.addSaver(200_000_00n)
  for (const [place, pesos] of asked.entries()) {
    const { transactionId } = await fixture.request(userId, { amountCentavos: pesos * 100n })
    await fixture.asOwner(
      `update transactions set created_at = now() - make_interval(days => $2) where id = $1`,
      [transactionId, asked.length - 1 - place],
    )
    if (place === 0) await fixture.move(transactionId, 'declined', { reason: 'No such account.' })
    if (place === 1) await fixture.move(transactionId, 'approved')
  }
})

const list = (input: WithdrawalListInput) =>
  withContext(fixture, asAdmin, (ctx) => listWithdrawalsForAdmin(ctx, input))
const pesosOf = ({ withdrawals }: Awaited<ReturnType<typeof list>>) =>
  withdrawals.map(({ amountCentavos }) => -amountCentavos / 100n)

test('each order is walked page by page, forth and back', async () => {
  const orders: [WithdrawalListInput['sort'], bigint[]][] = [
    [undefined, asked.toReversed()],
    ['requested', asked],
    ['amount', [5_000n, 5_000n, 6_000n, 7_000n, 90_000n]],
    ['-amount', [90_000n, 7_000n, 6_000n, 5_000n, 5_000n]],
  ]
  for (const [sort, pesos] of orders) {
    const order = sort ? { sort } : {}
    const first = await list({ ...order, limit: 2 })
    expect(pesosOf(first)).toEqual(pesos.slice(0, 2))
    const second = await list({ ...order, limit: 2, before: first.older! })
    expect(pesosOf(second)).toEqual(pesos.slice(2, 4))
    const third = await list({ ...order, limit: 2, before: second.older! })
    expect([pesosOf(third), third.older]).toEqual([pesos.slice(4), null])
    expect(await list({ ...order, limit: 2, after: third.newer! })).toEqual({
      ...second,
      newer: second.newer,
    })
    expect(pesosOf(await list({ ...order, limit: 2, after: second.newer! }))).toEqual(
      pesos.slice(0, 2),
    )
  }
})

test('groups of statuses, days, amounts and a search narrow the list together', async () => {
  expect(pesosOf(await list({ status: 'waiting' }))).toEqual([6_000n, 5_000n, 90_000n, 5_000n])
  expect(pesosOf(await list({ status: 'to-pay' }))).toEqual([5_000n])
  expect(pesosOf(await list({ status: 'declined' }))).toEqual([7_000n])
  expect(pesosOf(await list({ amount: '6000..7000' }))).toEqual([6_000n, 7_000n])
  expect(pesosOf(await list({ amount: '7000.01..' }))).toEqual([90_000n])
  expect(pesosOf(await list({ when: 'today' }))).toEqual([6_000n])
  expect(pesosOf(await list({ when: '..2000-01-01' }))).toEqual([])
  expect(pesosOf(await list({ search: '5000', status: 'to-pay', sort: 'amount' }))).toEqual([
    5_000n,
  ])
})

test('views are counted with their sums', async () => {
  const filters: CountedWithdrawals[] = [
    {},
    { status: 'waiting' },
    { status: 'waiting', amount: '10000..' },
    { when: 'yesterday', status: 'failed' },
  ]
  expect(
    await withContext(fixture, asAdmin, (ctx) => countWithdrawalsForAdmin(ctx, { filters })),
  ).toEqual([
    { count: 5, isMore: false, totalCentavos: 113_000_00n },
    { count: 4, isMore: false, totalCentavos: 106_000_00n },
    { count: 1, isMore: false, totalCentavos: 90_000_00n },
    { count: 0, isMore: false, totalCentavos: 0n },
  ])
})
