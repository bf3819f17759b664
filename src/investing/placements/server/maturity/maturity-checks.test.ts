/** `npm run verify` names an end of a placement that is not in the book as the placement says. */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { adminContext, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { exitEarly } from '../exits/exit-early.ts'
import { quoteExit } from '../exits/quote-exit.ts'
import { fileImpairment } from '../impairments/impairment.ts'
import { maturityChecks } from './maturity-checks.ts'

const fixture = await openMaturityFixture()
const { addSaver, asOwner, place } = fixture
await fixture.fillOwnPool(10_000_00n)
// Whoever breaks an approval as the owner of the tables breaks these first.
await asOwner(`alter table approvals drop constraint approvals_check`)
await asOwner(`alter table approvals drop constraint approvals_take_two`)

/** ₱1,000.00 with ₱50.00 less ₱10.00 tax. */
async function paid(): Promise<string> {
  const placementId = await place(await addSaver())
  await fixture.mature()
  return placementId
}

/** ₱1,000.00 less a fee of ₱50.00. */
async function left(): Promise<string> {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  const quoteId = uuidv7()
  await withContext(fixture, userContext(userId), async (ctx) => {
    await quoteExit(ctx, { placementId, quoteId })
    await exitEarly(ctx, { placementId, quoteId, moveId: uuidv7() })
  })
  return placementId
}

/** ₱600.00 of ₱1,000.00. */
async function impaired(): Promise<string> {
  const placementId = await place(await addSaver(), { dueInDays: 30 })
  const { approvalId } = await withContext(fixture, adminContext(fixture.filer), (ctx) =>
    fileImpairment(ctx, {
      placementId,
      approvalId: uuidv7(),
      returnedCentavos: 600_00n,
      reason: { en: 'Lost.', fil: 'Nawala.' },
      notes: '',
    }),
  )
  await fixture.agreeToImpair(approvalId)
  return placementId
}

const endOf = (id: string) =>
  `(select m.id from placement_moves m
    where m.placement_id = '${id}' and m.previous_state <> m.new_state
    order by m.number desc limit 1)`
const posting = (id: string, purpose: string, change: string) =>
  `update ledger.transfers set ${change}
   where subject_id = ${endOf(id)} and purpose = 'investment ${purpose}'`
const row = (id: string, change: string) => `update placements set ${change} where id = '${id}'`

const notPaid = (id: string) =>
  `the placement ${id} of ₱1,000.00 says that its return was ₱50.00 (projected: `
const notAgreed = (state: 'exited' | 'impaired', returned: string) => (id: string) =>
  `the placement ${id} of ₱1,000.00 ` +
  (state === 'exited'
    ? `was ended early and brought ${returned}: its quote or its transfers say otherwise`
    : `is impaired and brought ${returned}: two people agreed to something else, or its ` +
      'transfers say otherwise')

interface Fault {
  name: string
  given: () => Promise<string>
  /** Written past all guards. */
  sql: (placementId: string) => string
  /** Named by `npm run verify` then. */
  problem: (placementId: string) => string
}

const faults: readonly Fault[] = [
  {
    name: 'another gain in the book',
    given: paid,
    sql: (id) => posting(id, 'gain', 'amount = amount - 1'),
    problem: notPaid,
  },
  {
    name: 'a gain from another place',
    given: paid,
    sql: (id) => posting(id, 'gain', `from_id = gen_random_uuid()`),
    problem: notPaid,
  },
  {
    name: 'another tax in the book',
    given: paid,
    sql: (id) => posting(id, 'tax', 'amount = amount - 1'),
    problem: notPaid,
  },
  {
    name: 'a tax to another till',
    given: paid,
    sql: (id) => posting(id, 'tax', `to_id = gen_random_uuid()`),
    problem: notPaid,
  },
  {
    name: 'another gain than projected',
    given: paid,
    sql: (id) => row(id, 'projected_gain_centavos = 5001'),
    problem: notPaid,
  },
  {
    name: 'paid, but not to the wallet',
    given: paid,
    sql: (id) =>
      `update investment_moves set wallet_centavos = wallet_centavos - 1
       where investment_id = '${id}' and wallet_centavos > 0`,
    problem: notPaid,
  },
  {
    name: 'another fee in the book',
    given: left,
    sql: (id) => posting(id, 'exit fee', 'amount = amount - 1'),
    problem: notAgreed('exited', '₱950.00'),
  },
  {
    name: 'left with another fee than quoted',
    given: left,
    sql: (id) =>
      `update exit_quotes set fee_centavos = 4900, net_centavos = 95100
       where placement_id = '${id}'`,
    problem: notAgreed('exited', '₱950.00'),
  },
  {
    name: 'left without its money',
    given: left,
    sql: (id) => row(id, 'returned_centavos = 94999'),
    problem: notAgreed('exited', '₱949.99'),
  },
  {
    name: 'another loss in the book',
    given: impaired,
    sql: (id) => posting(id, 'loss', 'amount = amount + 1'),
    problem: notAgreed('impaired', '₱600.00'),
  },
  {
    name: 'another loss than agreed to',
    given: impaired,
    sql: (id) => `update approvals set amount_centavos = 50000 where id = ${endOf(id)}`,
    problem: notAgreed('impaired', '₱600.00'),
  },
  {
    name: 'a loss by one person',
    given: impaired,
    sql: (id) =>
      `update approvals set decided_by = maker, decided_by_user_id = maker_user_id
       where id = ${endOf(id)}`,
    problem: notAgreed('impaired', '₱600.00'),
  },
  {
    name: 'a loss that was agreed to for another placement',
    given: impaired,
    sql: (id) => `update approvals set subject_id = gen_random_uuid() where id = ${endOf(id)}`,
    problem: notAgreed('impaired', '₱600.00'),
  },
  {
    name: 'a loss with another reason than was agreed to',
    given: impaired,
    sql: (id) => `update approvals set payload = payload || ' ' where id = ${endOf(id)}`,
    problem: notAgreed('impaired', '₱600.00'),
  },
]

async function problems(): Promise<string[]> {
  const found = (await verifyBook(fixture.database, maturityChecks)).problems
  const names = maturityChecks.map(({ name }) => `${name}: `)
  return found.flatMap((problem) =>
    names.filter((name) => problem.startsWith(name)).map((name) => problem.slice(name.length)),
  )
}

async function plant(sql: string): Promise<void> {
  await asOwner('set session_replication_role = replica')
  await asOwner(sql)
  await asOwner('set session_replication_role = origin')
}

test('verify names a till of withheld tax that holds something else', async () => {
  const placementId = await paid()
  await left()
  await impaired()
  expect(await problems()).toEqual([])
  await plant(row(placementId, 'tax_withheld_centavos = 999, returned_centavos = 104001'))
  expect(await problems()).toContain(
    'the till of withheld tax holds ₱10.00, and placements say that ₱9.99 were withheld',
  )
  expect(await problems()).toContain(
    `the placement ${placementId} of ₱1,000.00 says that its return was ₱50.00 (projected: ` +
      '₱50.00), that ₱9.99 of it were withheld and that ₱1,040.01 came back; by the book its ' +
      'pool paid ₱50.00, withheld were ₱10.00, and ₱1,040.00 came to the wallet',
  )
})

test.each(faults)('verify names it: $name', async ({ given, sql, problem }) => {
  const placementId = await given()
  expect(await problems()).not.toContainEqual(expect.stringContaining(problem(placementId)))
  await plant(sql(placementId))
  expect(await problems()).toContainEqual(expect.stringContaining(problem(placementId)))
})
