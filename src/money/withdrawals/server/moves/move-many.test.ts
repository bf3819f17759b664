import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { noCookies } from '#foundation/platform/server/http/context.ts'
import { WorkEnded } from '#foundation/platform/server/http/request-end.ts'
import { takeClaim } from '#teamwork/claims/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  addUser,
  adminContext,
  withContext,
  testServices,
} from '#tests/fixtures/people/contexts.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import type { BulkWithdrawalMove } from '../../shared/rules-bulk.ts'
import { checkMany, moveMany } from './move-many.ts'

const fixture = await openWithdrawalFixture(await testDatabase())
const [ana, ben] = fixture.staff
const ctx = (staff: string) => ({
  ...testServices,
  database: fixture.database,
  caller: adminContext(staff),
  cookies: noCookies(),
  request: { id: 'test', address: '', userAgent: '' },
})
const rowOf = (
  { transactionId, updatedAt }: { transactionId: string; updatedAt: Date },
  bankReference?: string,
) => ({
  transactionId,
  updatedAtSeen: updatedAt,
  moveId: uuidv7(),
  ...(bankReference ? { bankReference } : {}),
})
const traces = async () => [
  await fixture.count('status_history'),
  await fixture.count('mail_outbox'),
  await fixture.count('notifications'),
  await fixture.count('user_activity_log'),
  await fixture.count('live_outbox'),
]

afterEach(() => fixture.expectSoundBooks())

async function threeOfOneSaver() {
  const userId = await fixture.addSaver(50_000_00n)
  return {
    userId,
    made: [
      await fixture.request(userId),
      await fixture.request(userId),
      await fixture.request(userId),
    ] as const,
  }
}

test('a dry run reports what would happen to each and leaves no trace', async () => {
  const { userId, made } = await threeOfOneSaver()
  await fixture.cancel(userId, made[1].transactionId)
  const before = await traces()
  const asked: BulkWithdrawalMove = {
    to: 'completed',
    rows: made.map((one, place) => rowOf(one, `BPI 100${place}`)),
  }
  const reports = await checkMany(ctx(ana), asked)
  expect(reports.map(({ outcome, refusal }) => refusal?.name ?? outcome)).toEqual([
    'moved',
    'move-not-allowed',
    'moved',
  ])
  expect(await traces()).toEqual(before)
  expect(await fixture.balance(userId)).toMatchObject({
    postedCentavos: 50_000_00n,
    heldCentavos: 10_000_00n,
  })
})

test('a dry run finds a bank reference that is used for two of the rows', async () => {
  const { made } = await threeOfOneSaver()
  const reports = await checkMany(ctx(ana), {
    to: 'completed',
    rows: made.map((one) => rowOf(one, 'BPI 42')),
  })
  expect(reports.map(({ outcome, refusal }) => refusal?.name ?? outcome)).toEqual([
    'moved',
    'bank-reference-used',
    'bank-reference-used',
  ])
})

test('two dry runs of the same rows in opposite order need no second try', async () => {
  const first = await fixture.request(await fixture.addSaver(50_000_00n))
  const second = await fixture.request(await fixture.addSaver(50_000_00n))
  const locksWaited = async (wanted: number) =>
    await vi.waitUntil(
      async () =>
        (await fixture.count('pg_stat_activity', `wait_event_type = 'Lock' and datname = $1`, [
          name,
        ])) >= wanted,
    )
  const [{ name } = { name: '' }] = await fixture.asOwner<{ name: string }>(
    'select current_database() as name',
  )
  let tries = 0
  const counting: typeof fixture.database = {
    ...fixture.database,
    transaction: (work) =>
      fixture.database.transaction((tx) => {
        tries += 1
        return work(tx)
      }),
  }
  const check = (made: readonly (typeof first)[]) =>
    checkMany(
      { ...ctx(ana), database: counting },
      { to: 'approved', rows: made.map((one) => rowOf(one)) },
    )
  const work: ReturnType<typeof check>[] = []
  await fixture.database.transaction(async (tx) => {
    await tx.rows('select from transactions for update')
    work.push(check([first, second]))
    await locksWaited(1)
    work.push(check([second, first]))
    await locksWaited(2)
  })
  for (const reports of await Promise.all(work))
    expect(reports).toMatchObject([{ outcome: 'moved' }, { outcome: 'moved' }])
  expect(tries).toBe(2)
})

test('L3 when the time is over, the report says which rows were moved and which not', async () => {
  const { made } = await threeOfOneSaver()
  const time = new AbortController()
  const { database } = fixture
  let transactions = 0
  const ending = {
    ...database.until(time.signal),
    async transaction<T>(work: Parameters<typeof database.transaction<T>>[0]): Promise<T> {
      if ((transactions += 1) === 3) time.abort(new WorkEnded('late'))
      return await database.until(time.signal).transaction(work)
    },
  }
  const asked: BulkWithdrawalMove = { to: 'processing', rows: made.map((one) => rowOf(one)) }
  const reports = await moveMany({ ...ctx(ana), database: ending }, asked)
  const outcomes = (found: typeof reports) =>
    found.map(({ outcome, refusal }) => refusal?.name ?? outcome)
  expect(outcomes(reports)).toEqual(['moved', 'moved', 'overloaded'])
  const again = await moveMany(ctx(ana), asked)
  expect(outcomes(again)).toEqual(['moved', 'moved', 'moved'])
})

test('moves each by itself; a refusal is reported and does not stop the others', async () => {
  const { userId, made } = await threeOfOneSaver()
  await withContext(fixture, adminContext(ben), (one) =>
    takeClaim(one, { kind: 'withdrawal', id: made[1].transactionId }),
  )
  const asked: BulkWithdrawalMove = {
    to: 'completed',
    rows: made.map((one, place) => rowOf(one, `BPI 200${place}`)),
  }
  const before = await fixture.paidOut()
  const reports = await moveMany(ctx(ana), asked)
  expect(reports.map(({ outcome, refusal }) => refusal?.name ?? outcome)).toEqual([
    'moved',
    'claimed-by-another',
    'moved',
  ])
  expect(await fixture.paidOut()).toBe(before + 10_000_00n)
  expect(await fixture.balance(userId)).toMatchObject({ heldCentavos: 5_000_00n })
})

test('the same list sent again, or five times at once, moves nothing twice', async () => {
  const { userId, made } = await threeOfOneSaver()
  const asked: BulkWithdrawalMove = {
    to: 'declined',
    reason: 'The bank is closed.',
    rows: made.map((one) => rowOf(one)),
  }
  const all = await Promise.all(Array.from({ length: 5 }, () => moveMany(ctx(ana), asked)))
  for (const reports of [...all, await moveMany(ctx(ana), asked)])
    expect(reports.map(({ outcome }) => outcome)).toEqual(['moved', 'moved', 'moved'])
  expect(await fixture.balance(userId)).toEqual({
    postedCentavos: 50_000_00n,
    heldCentavos: 0n,
    availableCentavos: 50_000_00n,
  })
  expect(
    await fixture.count('status_history', `transaction_id = any($1)`, [
      made.map(({ transactionId }) => transactionId),
    ]),
  ).toBe(6)
})

test('two of the staff who process one list at once move each withdrawal once', async () => {
  const { made } = await threeOfOneSaver()
  const list = (prefix: string): BulkWithdrawalMove => ({
    to: 'completed',
    rows: made.map((one, place) => rowOf(one, `${prefix} ${place}`)),
  })
  const [before, other] = [await fixture.paidOut(), await addUser(fixture, 'admin')]
  const both = await Promise.all([
    moveMany(ctx(ana), list('BPI A')),
    moveMany(ctx(other), list('BPI B')),
  ])
  expect(both.flat().filter(({ outcome }) => outcome === 'moved')).toHaveLength(3)
  expect(await fixture.paidOut()).toBe(before + 15_000_00n)
})
