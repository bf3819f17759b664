/**
 * Truth test 2: each public figure against SQL that was written apart from it, after many random
 * movements by the verbs of real requests.
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
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import {
  enoughCases,
  keyFigureNames,
  type FigureValue,
  type KeyFigureName,
} from '../shared/rules.ts'
import { keyFigureWordsFil } from '../shared/words.fil.ts'
import { keyFigureWords } from '../shared/words.ts'
import { keepFigures, readKeyFigures } from './read-figures.ts'

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

/**
 * Row by row, in another way than the figures are made: from the book's captures, from histories,
 * from plain lists.
 */
async function recompute(where: TestDatabase): Promise<Record<KeyFigureName, FigureValue>> {
  const one = async <Row>(sql: string) => (await where.asOwner<Row>(sql))[0] as Row
  const { clients } = await one<{ clients: number }>(`
    select count(distinct h.user_id)::int as clients from (select t.user_id from status_history s
      join transactions t on t.id = s.transaction_id
      where s.new_status = 'completed' and t.type like 'deposit%') h
        join users u on u.id = h.user_id where u.role <> 'admin' and u.closed_at is null`)
  const { paid } = await one<{ paid: bigint }>(`
    select (coalesce(sum(l.amount),
      0) - coalesce(sum(l.amount) filter (where r.transfer_id is not null), 0))::bigint as paid
    from ledger.captures c join ledger.transfers l on l.id = c.transfer_id
      left join ledger.reversals r on r.reverses = l.id`)
  const ended = await where.asOwner<{
    status: string
    seconds: number
    recent: boolean
    at: Date
  }>(`
    select e.new_status as status, round(extract(epoch
      from e.changed_at - b.changed_at))::float8 as seconds,
      e.changed_at > now() - interval '30 days' as recent, e.changed_at as at
    from withdrawals w join status_history e on e.transaction_id = w.transaction_id
      and e.new_status in ('completed', 'declined', 'failed')
    join status_history b on b.transaction_id = w.transaction_id and b.previous_status is null`)
  const completed = ended.filter(({ status }) => status === 'completed')
  const took = completed
    .filter(({ recent }) => recent)
    .map(({ seconds }) => seconds)
    .toSorted((a, b) => a - b)
  const few = (cases: number): FigureValue => ({ unit: 'not-enough', cases, needed: enoughCases })
  const span = (share: number): FigureValue =>
    took.length < enoughCases
      ? few(took.length)
      : {
          unit: 'duration',
          ms: (took[Math.ceil(took.length * share) - 1] ?? Number.NaN) * 1000,
          cases: took.length,
        }
  const { first } = await one<{ first: Date | null }>(
    `select min(changed_at) as first from status_history where new_status = 'completed'`,
  )
  return {
    clients: { unit: 'count', count: clients },
    'paid-out': { unit: 'centavos', centavos: paid },
    payouts: { unit: 'count', count: completed.length },
    'success-rate':
      ended.length < enoughCases
        ? few(ended.length)
        : {
            unit: 'share',
            basisPoints: Number((BigInt(completed.length) * 10_000n) / BigInt(ended.length)),
            cases: ended.length,
          },
    'payout-median': span(0.5),
    'payout-slow': span(0.9),
    since: first ? { unit: 'day', instant: first } : { unit: 'none' },
  }
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
  if (kind === 'reversal') return await takeBackOne()
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

/** What no verb can do: as if it had begun so long ago, and ended after a third of that. */
async function backdate(transactionId: string, seconds: number): Promise<void> {
  await fixture.asOwner('alter table status_history disable trigger status_history_only_grows')
  await fixture.asOwner(
    `update status_history set changed_at = changed_at - make_interval(secs => case
      when previous_status is null then $2 else $2 - $2 / 3 end) where transaction_id = $1`,
    [transactionId, seconds],
  )
  await fixture.asOwner('alter table status_history enable trigger status_history_only_grows')
}

async function takeBackOne(): Promise<void> {
  const [found] = await fixture.asOwner<{ id: string }>(
    `select transfer_id as id from ledger.captures c where not exists (select
      from ledger.reversals r where r.reverses = c.transfer_id) limit 1`,
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

test('truth test 2: before anything has happened each figure is zero, none or not enough', async () => {
  expect(await figuresOf(fixture)).toEqual({
    clients: { unit: 'count', count: 0 },
    'paid-out': { unit: 'centavos', centavos: 0n },
    payouts: { unit: 'count', count: 0 },
    'success-rate': { unit: 'not-enough', cases: 0, needed: 10 },
    'payout-median': { unit: 'not-enough', cases: 0, needed: 10 },
    'payout-slow': { unit: 'not-enough', cases: 0, needed: 10 },
    since: { unit: 'none' },
  })
  expect(await figuresOf(fixture)).toEqual(await recompute(fixture))
})

test('truth test 2: after many random histories each figure is what independent SQL makes of the book', async () => {
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
      expect(await figuresOf(fixture)).toEqual(await recompute(fixture))
    }),
    { numRuns: 8 },
  )
  // Who has closed is a client no more; their withdrawals stay what they were.
  const { clients } = await figuresOf(fixture)
  await fixture.asOwner(
    `update users set closed_at = now(), status = 'suspended', password_hash = null
      where id in (select user_id from transactions where type = 'deposit' limit 1)`,
  )
  expect(await figuresOf(fixture)).toEqual(await recompute(fixture))
  expect((await figuresOf(fixture)).clients).toEqual({
    unit: 'count',
    count: clients.unit === 'count' ? clients.count - 1 : Number.NaN,
  })
  // It went through the whole: enough cases for shares and spans, some of them refused.
  expect(longest).toBeGreaterThan(40)
  const figures = await figuresOf(fixture)
  expect([figures['success-rate'].unit, figures.since.unit]).toEqual(['share', 'day'])
}, 60_000)

test('rows with the sample mark are no figure of a live installation, even when somebody has put them past its triggers', async () => {
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
    // The same rows without the mark are counted: it is the mark alone that keeps them out.
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

test('figures are read once while they are kept, by however many; what failed is read again', async () => {
  const figures = await fixture.database.read(readKeyFigures)
  const read = vi.fn<typeof readKeyFigures>(async () => await Promise.resolve(figures))
  // The clock stands still until it is moved: twenty questions may take long.
  vi.useFakeTimers({ toFake: ['performance'] })
  const kept = keepFigures(40, read)
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

test('of how many and how old the withdrawals are whose time is told, the explanation says as the query has it', () => {
  for (const { figures } of [keyFigureWords, keyFigureWordsFil]) {
    for (const name of ['payout-median', 'payout-slow'] as const) {
      expect(figures[name].how).toContain(expectedTimeNewest.toLocaleString('en-PH'))
      expect(figures[name].how).toContain(`${expectedTimeDays} `)
    }
  }
})
