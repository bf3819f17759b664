/**
 * Truth test 2: each public figure against SQL that was written independently, after many random
 * movements by the real actions.
 */
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { reverse, snapshotTills } from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import { expectedTimeDays, expectedTimeNewest } from '#money/transactions/shared/rules.ts'
import {
  cloneDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/fixtures/database/database.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { recomputeFigures } from '#tests/fixtures/people/figures-model.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { keyFigureNames, type FigureValue, type KeyFigureName } from '../shared/rules.ts'
import { keyFigureWordsFil } from '../shared/words.fil.ts'
import { keyFigureWords } from '../shared/words.ts'
import { cacheKeyFigures, readKeyFigures } from './read-figures.ts'

const fixture = await testDatabase()
const [deposits, withdrawals] = [
  await openDepositFixture(fixture),
  await openWithdrawalFixture(fixture),
]

async function figuresOf(where: TestDatabase): Promise<Record<KeyFigureName, FigureValue>> {
  const figures = await where.database.read(readKeyFigures)
  expect(figures.map(({ name }) => name)).toEqual(keyFigureNames)
  return Object.fromEntries(figures.map(({ name, value }) => [name, value])) as Record<
    KeyFigureName,
    FigureValue
  >
}

type Step = {
  kind:
    | 'deposit'
    | 'failed-deposit'
    | 'withdrawal'
    | 'declined'
    | 'failed'
    | 'cancelled'
    | 'held'
    | 'reversal'
    | 'snapshot'
  centavos: bigint
  seconds: number
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step['kind'][]>(
    'deposit',
    'failed-deposit',
    'withdrawal',
    'withdrawal',
    'withdrawal',
    'declined',
    'failed',
    'cancelled',
    'held',
    'reversal',
    'snapshot',
  ),
  centavos: fc.bigInt(5_000_00n, 40_000_00n),
  seconds: fc.nat({ max: 60 * 86_400 }),
})

async function carryOut(userId: string, { kind, centavos, seconds }: Step): Promise<void> {
  const [ana] = deposits.staff
  if (kind === 'snapshot') return void (await fixture.database.transaction(snapshotTills))
  if (kind === 'reversal') return await reverseOne()
  if (kind === 'deposit' || kind === 'failed-deposit') {
    const { transactionId } = await deposits.request(userId, centavos)
    await deposits.startChat(userId, transactionId)
    await deposits.move(ana, transactionId, kind === 'deposit' ? 'completed' : 'failed', {
      reason: 'Because.',
    })
    return await backdate(transactionId, seconds)
  }
  const transactionId = uuidv7()
  if (
    (await outcome(
      withdrawals.request(userId, { requestId: transactionId, amountCentavos: centavos }),
    )) !== 'done' ||
    kind === 'held'
  )
    return
  if (kind === 'cancelled') await withdrawals.cancel(userId, transactionId)
  else
    await withdrawals.move(transactionId, kind === 'withdrawal' ? 'completed' : kind, {
      reason: 'Because.',
    })
  await backdate(transactionId, seconds)
}

/** Shifts a transaction as if it had begun that long ago and had taken a third of the time. */
async function backdate(transactionId: string, seconds: number): Promise<void> {
  await fixture.asOwner('alter table status_history disable trigger status_history_only_grows')
  await fixture.asOwner(
    `update status_history
     set changed_at = changed_at
       - make_interval(secs => case when previous_status is null then $2 else $2 - $2 / 3 end)
     where transaction_id = $1`,
    [transactionId, seconds],
  )
  await fixture.asOwner('alter table status_history enable trigger status_history_only_grows')
}

async function reverseOne(): Promise<void> {
  const [found] = await fixture.asOwner<{ id: string }>(
    `select transfer_id as id from ledger.captures c
     where not exists (select from ledger.reversals r where r.reverses = c.transfer_id)
     limit 1`,
  )
  if (!found) return
  await fixture.database
    .transaction((tx) =>
      reverse(tx, { key: uuidv7(), transferId: found.id, reason: 'The bank sent it back' }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof LedgerRefusal)) throw error
    })
}

test('truth test 2: without any movement each figure is zero, none or not enough', async () => {
  expect(await figuresOf(fixture)).toEqual({
    clients: { unit: 'count', count: 0 },
    'paid-out': { unit: 'centavos', centavos: 0n },
    payouts: { unit: 'count', count: 0 },
    'success-rate': { unit: 'not-enough', cases: 0, needed: 10 },
    'payout-median': { unit: 'not-enough', cases: 0, needed: 10 },
    'payout-slow': { unit: 'not-enough', cases: 0, needed: 10 },
    since: { unit: 'none' },
  })
  expect(await figuresOf(fixture)).toEqual(await recomputeFigures(fixture))
})

test('truth test 2: after random histories each figure matches independent SQL', async () => {
  let longest = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const userId = await withdrawals.addSaver(100_000_00n)
      for (const one of steps) await carryOut(userId, one)
      longest = Math.max(
        longest,
        Number(
          (
            await fixture.asOwner<{ count: bigint }>('select count(*) as count from status_history')
          )[0]?.count,
        ),
      )
      expect(await figuresOf(fixture)).toEqual(await recomputeFigures(fixture))
    }),
    { numRuns: 8 },
  )
  // A closed user is no longer a client; their withdrawals still count.
  const { clients } = await figuresOf(fixture)
  await fixture.asOwner(
    `update users set closed_at = now(), status = 'suspended', password_hash = null
      where id in (select user_id from transactions where type = 'deposit' limit 1)`,
  )
  expect(await figuresOf(fixture)).toEqual(await recomputeFigures(fixture))
  expect((await figuresOf(fixture)).clients).toEqual({
    unit: 'count',
    count: clients.unit === 'count' ? clients.count - 1 : Number.NaN,
  })
  // The run covered enough cases for shares and durations.
  expect(longest).toBeGreaterThan(40)
  const figures = await figuresOf(fixture)
  expect([figures['success-rate'].unit, figures.since.unit]).toEqual(['share', 'day'])
})

test('rows with the sample mark never count in a live installation', async () => {
  const live = await cloneDatabase()
  try {
    await live.asOwner('delete from installation')
    await live.asOwner(`insert into installation (mode) values ('live')`)
    const [user, transaction] = [uuidv7(), uuidv7()]
    const forge = async (sample: boolean) => {
      await live.asOwner('set session_replication_role = replica')
      await live.asOwner(
        `insert into users (id, full_name, email, phone_number, role, status, sample)
          values ($1, 'Somebody', $2, '', 'user', 'active', $3)`,
        [user, `${user}@example.test`, sample],
      )
      for (const [type, id, sign] of [
        ['deposit', uuidv7(), 1],
        ['withdrawal', transaction, -1],
      ] as const) {
        await live.asOwner(
          `insert into transactions (id, user_id, transaction_uid, reference_number, type,
            amount_centavos, status, request_hash, sample)
           values ($1::uuid, $2, left('TXN' || $1::text, 40), left('REF' || $1::text, 39), $3, $4,
             'completed', repeat('0', 64), $5)`,
          [id, user, type, 500_000n * BigInt(sign), sample],
        )
        await live.asOwner(
          `insert into status_history (id, transaction_id, changed_by_role, new_status)
            values (gen_random_uuid(), $1, 'system', 'completed')`,
          [id],
        )
      }
      await live.asOwner('set session_replication_role = origin')
    }
    await forge(true)
    expect(await figuresOf(live)).toMatchObject({
      clients: { count: 0 },
      payouts: { count: 0 },
      'success-rate': { cases: 0 },
      since: { unit: 'none' },
    })
    // The same rows without the mark count, so only the mark kept them out.
    await live.asOwner('set session_replication_role = replica')
    await live.asOwner('update users set sample = false')
    await live.asOwner('update transactions set sample = false')
    expect(await figuresOf(live)).toMatchObject({
      clients: { count: 1 },
      payouts: { count: 1 },
      'success-rate': { cases: 1 },
      since: { unit: 'day' },
    })
  } finally {
    await live.close()
  }
})

test('concurrent callers share one cached read; a failed read is repeated', async () => {
  const figures = await fixture.database.read(readKeyFigures)
  const read = vi.fn<typeof readKeyFigures>(async () => await Promise.resolve(figures))
  // A fake clock, because twenty reads may take long.
  vi.useFakeTimers({ toFake: ['performance'] })
  const kept = cacheKeyFigures(40, read)
  const ask = () => fixture.database.read((tx) => kept(tx))
  await Promise.all(Array.from({ length: 20 }, ask))
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(39)
  await ask()
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2)
  read.mockRejectedValueOnce(new Error('The database rests'))
  await expect(ask()).rejects.toThrow('rests')
  expect(await ask()).toBe(figures)
  expect(read).toHaveBeenCalledTimes(3)
})

test('the explanation names the number and age of transactions as the query has them', () => {
  for (const { figures } of [keyFigureWords, keyFigureWordsFil]) {
    for (const name of ['payout-median', 'payout-slow'] as const) {
      expect(figures[name].how).toContain(expectedTimeNewest.toLocaleString('en-PH'))
      expect(figures[name].how).toContain(`${expectedTimeDays} `)
    }
  }
})
