/**
 * The database lets a placement end only as was agreed, quoted or projected, whoever writes it; and
 * the attempts would notice a fault of these guards: each is planted, and one must get through.
 */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { judgeAll, refusalOf, withFault, type Attempt } from '#tests/fixtures/database/guards.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { fileImpairment } from '../impairments/impairment.ts'

const fixture = await openMaturityFixture()
const { asOwner } = fixture
const [ana, ben] = fixture.staff
const userId = await fixture.addSaver()
const active = await fixture.place(userId, { dueInDays: 30 })
const other = await fixture.place(userId, { dueInDays: 30 })
const due = await fixture.place(userId, { state: 'due' })
const untaxed = await fixture.place(userId, { state: 'due', taxBasisPoints: null })

const file = (placementId: string) =>
  withContext(fixture, adminContext(ana), (ctx) =>
    fileImpairment(ctx, {
      placementId,
      approvalId: uuidv7(),
      returnedCentavos: 600_00n,
      reason: { en: 'Lost.', fil: 'Nawala.' },
      notes: '',
    }),
  )
const { approvalId } = await file(active)
const { approvalId: ofOther } = await file(other)

const agreed = (id: string, more = '') =>
  `update approvals set status = 'approved', decided_by = '${ben}',
     decided_by_user_id = '${ben}', decided_at = now() ${more}
   where id = '${id}'`
const quoted = (
  placementId: string,
  { expires = `now() + interval '1 minute'`, fee = 50_00n, net = 950_00n } = {},
) =>
  `insert into exit_quotes (id, placement_id, user_id, principal_centavos, fee_centavos,
     net_centavos, expires_at)
   values (gen_random_uuid(), '${placementId}', '${userId}', 100000, ${fee}, ${net}, ${expires})`
const ending = (id: string, state: string, figures: readonly [bigint, bigint, bigint], more = '') =>
  `update placements set state = '${state}', gain_paid_centavos = ${figures[0]},
     tax_withheld_centavos = ${figures[1]}, returned_centavos = ${figures[2]} ${more}
   where id = '${id}'`
const reason = `, end_reason = '{"en": "x", "fil": "x"}'`

const impaired = ending(active, 'impaired', [0n, 0n, 600_00n], reason)
const left = ending(active, 'exited', [0n, 0n, 950_00n])
const [byTwo, asQuoted, asProjected] = [
  'placements_are_impaired_by_two',
  'placements_are_left_as_quoted',
  'placements_pay_as_projected',
]
const [atMostHalf, addsUp] = ['exit_quotes_keep_half_at_most', 'exit_quotes_add_up']

const attempts: readonly Attempt[] = [
  { name: 'agreed loss', given: agreed(approvalId), write: impaired },
  { name: 'filed loss', write: impaired, refusal: byTwo },
  {
    name: 'rejected loss',
    given: agreed(approvalId).replace(`'approved'`, `'rejected'`),
    write: impaired,
    refusal: byTwo,
  },
  { name: 'loss of another', given: agreed(ofOther), write: impaired, refusal: byTwo },
  {
    name: 'loss that was agreed to as something else',
    given: agreed(approvalId, `, kind = 'investment'`),
    write: impaired,
    refusal: byTwo,
  },
  {
    name: 'larger loss than agreed',
    given: agreed(approvalId),
    write: ending(active, 'impaired', [0n, 0n, 599_99n], reason),
    refusal: byTwo,
  },
  { name: 'quoted exit', given: quoted(active), write: left },
  { name: 'exit without a quote', write: left, refusal: asQuoted },
  { name: 'exit by another quote', given: quoted(other), write: left, refusal: asQuoted },
  {
    name: 'exit by an old quote',
    given: quoted(active, { expires: `now() - interval '1 second'` }),
    write: left,
    refusal: asQuoted,
  },
  {
    name: 'exit with a larger fee than quoted',
    given: quoted(active),
    write: ending(active, 'exited', [0n, 0n, 949_99n]),
    refusal: asQuoted,
  },
  { name: 'quote that keeps half', write: quoted(active, { fee: 500_00n, net: 500_00n }) },
  {
    name: 'quote that keeps more than half',
    write: quoted(active, { fee: 500_01n, net: 499_99n }),
    refusal: atMostHalf,
  },
  {
    name: 'quote that does not add up',
    write: quoted(active, { fee: 50_00n, net: 950_01n }),
    refusal: addsUp,
  },
  { name: 'payout', write: ending(due, 'paid', [50_00n, 10_00n, 1_040_00n]) },
  { name: 'payout without tax', write: ending(untaxed, 'paid', [50_00n, 0n, 1_050_00n]) },
  {
    name: 'smaller gain than projected',
    write: ending(untaxed, 'paid', [49_99n, 0n, 1_049_99n]),
    refusal: asProjected,
  },
  {
    name: 'larger tax than frozen',
    write: ending(due, 'paid', [50_00n, 10_01n, 1_039_99n]),
    refusal: asProjected,
  },
  {
    name: 'tax without a class',
    write: ending(untaxed, 'paid', [50_00n, 1n, 1_049_99n]),
    refusal: asProjected,
  },
]

test.each(attempts)('the database judges: $name', async (attempt) => {
  expect(await refusalOf(fixture, attempt)).toBe(attempt.refusal)
})

const faults: readonly (readonly [guard: string, from: string, to: string])[] = [
  ['require_agreed_impairment', `a.kind = 'impair'`, 'true'],
  ['require_agreed_impairment', 'a.subject_id = new.id', 'true'],
  ['require_agreed_impairment', `a.status = 'approved'`, 'true'],
  ['require_agreed_impairment', 'a.amount_centavos = new.returned_centavos', 'true'],
  ['require_agreed_impairment', 'not exists', 'exists'],
  ['require_quoted_exit', 'q.placement_id = new.id', 'true'],
  ['require_quoted_exit', 'q.net_centavos = new.returned_centavos', 'true'],
  ['require_quoted_exit', 'q.expires_at > transaction_timestamp()', 'true'],
  ['require_quoted_exit', 'not exists', 'exists'],
  ['require_projected_payout', 'new.gain_paid_centavos <> new.projected_gain_centavos', 'false'],
  [
    'require_projected_payout',
    'new.projected_gain_centavos::numeric',
    'new.gain_paid_centavos + 9',
  ],
  [
    'require_projected_payout',
    'coalesce(new.tax_rate_basis_points, 0)',
    'new.tax_rate_basis_points',
  ],
  ['require_projected_payout', 'floor(', 'ceil(1 + '],
]

test.each(faults)('a fault of %s is noticed: %s', (...fault) =>
  withFault(fixture, fault, async () => {
    expect(await judgeAll(fixture, attempts)).toContain(false)
  }),
)

test.each([atMostHalf, addsUp])('it is noticed without the constraint %s', async (missing) => {
  const [{ definition }] = (await asOwner<{ definition: string }>(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    [missing],
  )) as [{ definition: string }]
  await asOwner(`alter table exit_quotes drop constraint ${missing}`)
  try {
    expect(await judgeAll(fixture, attempts)).toContain(false)
  } finally {
    await asOwner(`alter table exit_quotes add constraint ${missing} ${definition}`)
  }
})
