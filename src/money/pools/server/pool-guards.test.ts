/**
 * The database takes income only as two people agreed to it, and holds no money of a pool, whoever
 * writes it; and the attempts would notice a fault of these guards: each is planted, and one
 * attempt must get through.
 */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { judgeAll, refusalOf, withFault, type Attempt } from '#tests/fixtures/database/guards.ts'
import { openPoolFixture } from '#tests/fixtures/investing/pool-fixture.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'
import { defaultPoolId } from './pools.ts'

const base = await testDatabase()
const addAdmin = () => addUser(base, 'admin')
const [ana, ben, carl] = [await addAdmin(), await addAdmin(), await addAdmin()] as const
const fixture = await openPoolFixture({ ...base, staff: [ana, ben] })
await fixture.fillPool(500_00n)
const { evidenceId } = await fixture.sendDocument()
const filed = await fixture.declare({ evidenceId })
const other = await fixture.declare()

const decided = (status: string, more = '') =>
  `update approvals set status = '${status}', decided_by = '${ben}', decided_by_user_id = '${ben}',
     decided_at = now() ${more} where id = '${filed}'`
const agreed = decided('approved')

const declaring = ({
  id = filed,
  centavos = 1_000_00n,
  declaredBy = ana,
  agreedBy = ben,
  sha256 = 'e.sha256',
} = {}) =>
  `insert into income_declarations (id, pool_id, amount_centavos, period_from, period_to, source,
     plans, evidence_id, evidence_sha256, declared_by, agreed_by)
   select '${id}', '${defaultPoolId}', ${centavos}, '2026-01-01', '2026-01-31', 'Interest',
     array['Harvest'], e.id, ${sha256}, '${declaredBy}', '${agreedBy}'
   from income_evidence e where e.id = '${evidenceId}'`

const refusal = 'income_declarations_are_agreed'
const attempts: readonly Attempt[] = [
  { name: 'agreed income', given: agreed, write: declaring() },
  { name: 'filed income', write: declaring(), refusal },
  { name: 'rejected income', given: decided('rejected'), write: declaring(), refusal },
  {
    name: 'income that was agreed to as something else',
    given: decided('approved', `, kind = 'offer'`),
    write: declaring(),
    refusal,
  },
  { name: 'income of another request', given: agreed, write: declaring({ id: other }), refusal },
  {
    name: 'income that another one declared',
    given: agreed,
    write: declaring({ declaredBy: carl }),
    refusal,
  },
  {
    name: 'income that another one agreed to',
    given: agreed,
    write: declaring({ agreedBy: carl }),
    refusal,
  },
  {
    name: 'more income than agreed',
    given: agreed,
    write: declaring({ centavos: 1_000_01n }),
    refusal,
  },
  {
    name: 'income with another document',
    given: agreed,
    write: declaring({ sha256: `repeat('a', 64)` }),
    refusal,
  },
  {
    name: 'hold on a pool',
    write: `select ledger.hold('${uuidv7()}', '${defaultPoolId}', 1, 'withdrawal', null, null)`,
    refusal: 'not-a-wallet',
  },
]

test.each(attempts)('the database judges: $name', async (attempt) => {
  expect(await refusalOf(base, attempt)).toBe(attempt.refusal)
})

test.each([
  ['require_agreed_income', 'a.id = new.id', 'true'],
  ['require_agreed_income', `a.kind = 'income'`, 'true'],
  ['require_agreed_income', `a.status = 'approved'`, 'true'],
  ['require_agreed_income', 'a.maker = new.declared_by', 'true'],
  ['require_agreed_income', 'a.decided_by = new.agreed_by', 'true'],
  ['require_agreed_income', 'a.amount_centavos = new.amount_centavos', 'true'],
  ['require_agreed_income', 'e.sha256 = new.evidence_sha256', 'true'],
  ['require_agreed_income', 'not exists', 'exists'],
  ['ledger.hold', 'w.available >= centavos and not w.is_pool', 'w.available >= centavos'],
  ['ledger.hold', 'w.id = held_wallet_id and not w.is_pool)', 'w.id = held_wallet_id)'],
] as const)('a fault of %s is noticed: %s', (...fault) =>
  withFault(base, fault, async () => {
    expect(await judgeAll(base, attempts)).toContain(false)
  }),
)
