import { expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { copyOffers } from '#tests/fixtures/investing/offer-attempts.ts'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'
import { placementChecks } from './placement-checks.ts'

const fixture = await openPlacementFixture()

interface Placed {
  userId: string
  offerId: string
  placementId: string
}

interface Fault {
  name: string
  /** Written past all guards. */
  sql: (placed: Placed) => string
  /** Named by `npm run verify` then. */
  problem: (placed: Placed) => string
}

const faults: Fault[] = [
  {
    name: 'other days',
    sql: ({ placementId: id }) =>
      `update investments set end_date = end_date + 1 where id = '${id}'`,
    problem: ({ placementId: id }) =>
      `the placement ${id} is cooling, and no investment of this id has its user, amount, days, ` +
      'payout and the status pending',
  },
  {
    name: 'no placement',
    sql: ({ placementId: id }) =>
      `insert into investments select (jsonb_populate_record(null::investments,
         to_jsonb(i) || '{"id": "00000000-0000-7000-8000-00000000000b"}')).*
       from investments i where i.id = '${id}'`,
    problem: () =>
      'the investment 00000000-0000-7000-8000-00000000000b says that its user placed it, and has ' +
      'no placement',
  },
  ...[
    ['offer', 'offer_id = gen_random_uuid()'],
    ['plan', 'plan_version_id = gen_random_uuid()'],
    ['pool', 'pool_id = gen_random_uuid()'],
    ['tax rate', 'tax_rate_basis_points = 1'],
    ['term', 'due_on = due_on + 1'],
    ['projection', 'projected_gain_centavos = projected_gain_centavos + 1'],
  ].map(([what = '', change = '']) => ({
    name: `another ${what} than offered`,
    sql: ({ placementId: id }: Placed) => `update placements set ${change} where id = '${id}'`,
    problem: ({ placementId: id, offerId }: Placed) =>
      `the placement ${id} has another plan, pool, tax rate, term or projected return than its ` +
      `offer ${what === 'offer' ? '' : offerId}`,
  })),
  {
    name: 'another amount in the book',
    sql: ({ placementId: id }) =>
      `update ledger.transfers set amount = amount - 1 where id = '${id}'`,
    problem: ({ placementId: id, userId }) =>
      `the placement ${id} says that ₱4,000.00 were placed, and no transfer of this id took them ` +
      `from the wallet of the user ${userId}`,
  },
  {
    name: 'nothing came back',
    sql: ({ placementId: id }) =>
      `update placements set state = 'cancelled', gain_paid_centavos = 0,
         tax_withheld_centavos = 0, returned_centavos = principal_centavos where id = '${id}'`,
    problem: ({ placementId: id, userId }) =>
      `the placement ${id} was cancelled, and its ₱4,000.00 did not come back to the wallet of ` +
      `the user ${userId}`,
  },
  {
    name: 'another end of the history',
    sql: ({ placementId: id }) => `update placements set state = 'active' where id = '${id}'`,
    problem: ({ placementId: id }) =>
      `the placement ${id} is active, and its history ends with cooling`,
  },
  {
    name: 'another begin of the history',
    sql: ({ placementId: id }) =>
      `update placement_moves set previous_state = 'active', reason = '{"en": "a", "fil": "b"}',
         new_state = 'active' where placement_id = '${id}'`,
    problem: ({ placementId: id }) =>
      `a move of the placement ${id} begins at active after nothing`,
  },
  {
    name: 'another count of the offer',
    sql: ({ offerId }) =>
      `update offer_totals set placed_centavos = 1 where offer_id = '${offerId}'`,
    problem: ({ offerId }) =>
      `the offer ${offerId} counts ₱0.01, and its placements are ₱4,000.00 together`,
  },
  {
    name: 'more than the cap',
    sql: ({ offerId }) =>
      `update offers set total_cap_centavos = 300000, per_user_cap_centavos = 300000
       where id = '${offerId}'`,
    problem: ({ offerId }) =>
      `under the permission of the offer ${offerId}, ₱4,000.00 were sold, more than its cap of ` +
      '₱3,000.00',
  },
  {
    name: 'more than the cap of each user',
    sql: ({ offerId }) =>
      `update offers set per_user_cap_centavos = 300000 where id = '${offerId}'`,
    problem: ({ userId, offerId }) =>
      `under the permission of the offer ${offerId}, the user ${userId} placed ₱4,000.00, more ` +
      'than the cap for each user of ₱3,000.00',
  },
  {
    name: 'more than the cap of a permission in two offers',
    sql: ({ offerId }) =>
      `${copyOffers(
        `'{"id": "00000000-0000-7000-8000-00000000000c", "state": "closed", "closed_by": "a",
           "closed_at": "2026-01-01", "close_reason": "Over"}'`,
        `offers o where o.id = '${offerId}'`,
      )};
       insert into offer_totals
       select '00000000-0000-7000-8000-00000000000c', total_cap_centavos - 300000
       from offers where id = '${offerId}';
       insert into placements select (jsonb_populate_record(null::placements, to_jsonb(p)
         || jsonb_build_object('id', gen_random_uuid(), 'principal_centavos',
           (select total_cap_centavos - 300000 from offers where id = '${offerId}'),
           'offer_id', '00000000-0000-7000-8000-00000000000c'))).*
       from placements p where p.offer_id = '${offerId}'`,
    problem: ({ offerId }) =>
      `under the permission of the offer ${offerId}, ₱1,001,000.00 were sold, more than its cap ` +
      'of ₱1,000,000.00',
  },
  {
    name: 'other terms on the receipt',
    sql: ({ placementId: id }) =>
      `update receipt_facts set particulars = particulars || '{"terms_sha256": "0"}'
       where transaction_id = '${id}'`,
    problem: ({ placementId: id, userId }) =>
      `the placement ${id} has other terms than the receipt of its user ${userId}`,
  },
]

/** In an offer of its own. */
async function placeAlone(): Promise<Placed> {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId })
  const userId = await fixture.addSaver()
  const { placementId } = await fixture.place(userId, { offerId })
  return { userId, offerId, placementId }
}

async function problems(): Promise<string[]> {
  const found = (await verifyBook(fixture.database, placementChecks)).problems
  const names = placementChecks.map(({ name }) => `${name}: `)
  return found.flatMap((problem) =>
    names.filter((name) => problem.startsWith(name)).map((name) => problem.slice(name.length)),
  )
}

test.each(faults)('verify names it: $name', async ({ sql, problem }) => {
  const placed = await placeAlone()
  expect(await problems()).not.toContainEqual(expect.stringContaining(problem(placed)))
  await fixture.asOwner('set session_replication_role = replica')
  await fixture.asOwner(sql(placed))
  await fixture.asOwner('set session_replication_role = origin')
  expect(await problems()).toContainEqual(expect.stringContaining(problem(placed)))
})
