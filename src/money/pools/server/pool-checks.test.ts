/** `npm run verify` names a pool that was not filled and emptied as two people declared. */
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openPool, openTill } from '#ledger/server/actions.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openPoolFixture } from '#tests/fixtures/investing/pool-fixture.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'
import { poolChecks } from './pool-checks.ts'
import { payGainFromPool } from './pools.ts'

const base = await testDatabase()
const { asOwner, database } = base
const staff = [await addUser(base, 'admin'), await addUser(base, 'admin')] as const
const { agree, declare } = await openPoolFixture({ ...base, staff })
const [till, otherTill] = [uuidv4(), uuidv4()]
await database.transaction(async (tx) => {
  await openTill(tx, {
    tillId: till,
    code: `investments:${uuidv7()}`,
    name: 'Of a user',
    sample: true,
  })
  await openTill(tx, { tillId: otherTill, code: 'elsewhere', name: 'Elsewhere', sample: true })
})

interface Pool {
  poolId: string
  /** Of ₱1,000.00. */
  incomeId: string
  /** Of ₱400.00. */
  gainId: string
}

async function addPool(): Promise<Pool> {
  const [poolId, gainId] = [uuidv7(), uuidv7()]
  await database.transaction((tx) => openPool(tx, { poolId, sample: true }))
  await asOwner(
    `insert into income_pools (id, name, sample) values ($1, '{"en": "A", "fil": "B"}', true)`,
    [poolId],
  )
  const incomeId = await declare({ poolId })
  await agree(incomeId)
  await database.transaction((tx) =>
    payGainFromPool(
      { tx },
      { key: gainId, poolId, tillId: till, amountCentavos: 400_00n, subjectId: uuidv7() },
    ),
  )
  return { poolId, incomeId, gainId }
}

const transfer = (id: string, change: string) =>
  `update ledger.transfers set ${change} where id = '${id}'`
const approval = (id: string, change: string) => `update approvals set ${change} where id = '${id}'`
const incomeOf = ({ incomeId, poolId }: Pool) =>
  `the income ${incomeId} of ₱1,000.00 for the pool “A” ${poolId}: `
const notAgreed = (pool: Pool) => `${incomeOf(pool)}no two people approved a request of this amount`
const poolHolds = (holds: string, declared: string, paid: string) => (pool: Pool) =>
  `the pool “A” ${pool.poolId} holds ${holds}; declared for it were ${declared}, and it paid ` +
  paid

interface Fault {
  name: string
  /** Written past all guards. */
  sql: (pool: Pool) => string
  /** Named by `npm run verify` then. */
  problem: (pool: Pool) => string
}

const faults: readonly Fault[] = [
  {
    name: 'less declared than paid',
    sql: ({ incomeId: id }) =>
      `update income_declarations set amount_centavos = 30000 where id = '${id}'`,
    problem: poolHolds('₱600.00', '₱300.00', '₱400.00'),
  },
  {
    name: 'more filled than declared',
    sql: ({ incomeId }) => transfer(incomeId, 'amount = amount + 1'),
    problem: poolHolds('₱600.01', '₱1,000.00', '₱400.00'),
  },
  {
    name: 'below zero',
    sql: ({ gainId }) => transfer(gainId, 'amount = 100001'),
    problem: poolHolds('-₱0.01', '₱1,000.00', '₱1,000.01'),
  },
  {
    name: 'filled from elsewhere',
    sql: ({ incomeId }) => transfer(incomeId, `from_id = '${otherTill}'`),
    problem: ({ incomeId, poolId }) =>
      `the transfer ${incomeId} moved ₱1,000.00 into the pool “A” ${poolId} from elsewhere, and ` +
      'no declared income is this one',
  },
  {
    name: 'paid to elsewhere',
    sql: ({ gainId }) => transfer(gainId, `to_id = '${otherTill}'`),
    problem: ({ gainId, poolId }) =>
      `the transfer ${gainId} moved ₱400.00 out of the pool “A” ${poolId} to elsewhere, which is ` +
      'no investment',
  },
  {
    name: 'agreed to for another amount',
    sql: ({ incomeId }) => approval(incomeId, 'amount_centavos = 99999'),
    problem: notAgreed,
  },
  {
    name: 'agreed to by one person',
    sql: ({ incomeId }) =>
      approval(incomeId, 'decided_by = maker, decided_by_user_id = maker_user_id'),
    problem: notAgreed,
  },
  {
    name: 'agreed to as something else',
    sql: ({ incomeId }) => approval(incomeId, `payload = payload || ' '`),
    problem: (pool) => `${incomeOf(pool)}its request was changed after it was approved`,
  },
  {
    name: 'rejected',
    sql: ({ incomeId }) => approval(incomeId, `status = 'rejected'`),
    problem: notAgreed,
  },
  {
    name: 'proved by another document',
    sql: ({ incomeId: id }) =>
      `update income_evidence e set sha256 = repeat('0', 64)
       from income_declarations d where d.id = '${id}' and e.id = d.evidence_id`,
    problem: (pool) => `${incomeOf(pool)}its document is missing, or is another one`,
  },
  {
    name: 'agreed to, but not declared',
    sql: ({ incomeId: id }) => `delete from income_declarations where id = '${id}'`,
    problem: ({ incomeId }) =>
      `the approved request ${incomeId} to declare ₱1,000.00 filled no pool`,
  },
]

async function problems(): Promise<string[]> {
  const found = (await verifyBook(database, poolChecks)).problems
  const names = poolChecks.map(({ name }) => `${name}: `)
  return found.flatMap((problem) =>
    names.filter((name) => problem.startsWith(name)).map((name) => problem.slice(name.length)),
  )
}

/** Whoever breaks an approval as the owner of the tables breaks these first. */
await asOwner(`alter table approvals drop constraint approvals_check`)
await asOwner(`alter table approvals drop constraint approvals_take_two`)

test('verify finds nothing in a pool that was filled and emptied as declared', async () => {
  await addPool()
  expect((await verifyBook(database, poolChecks)).problems).toEqual([])
})

test.each(faults)('verify names it: $name', async ({ sql, problem }) => {
  const pool = await addPool()
  expect(await problems()).not.toContain(problem(pool))
  await asOwner('set session_replication_role = replica')
  await asOwner(sql(pool))
  await asOwner('set session_replication_role = origin')
  expect(await problems()).toContain(problem(pool))
})
