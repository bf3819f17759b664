/** Active placements in bulk, five for each user, with their money in the users' tills. */

type Run = (text: string) => Promise<unknown[]>

/** As much of the terms of a placement as its payout reads. */
const terms = JSON.stringify({ plan: { name: { en: 'Harvest', fil: '' } } })

/** Tells those that are for the cost of one apart. */
export const gainForCost = 5001

/**
 * `cost` more are made for the cost of one, with a gain of their own. The pool has what all of them
 * gain.
 */
export async function fillWithPlacements(
  run: Run,
  { placements, cost }: { placements: number; cost: number },
): Promise<void> {
  const all = placements + cost
  const users = Math.ceil(all / 5)
  await run(filledPool)
  await run(savers(users))
  await run(placed(all, cost))
}

const pool = `(select id from income_pools limit 1)`

const filledPool = `
  set session_replication_role = replica;
  select ledger.post(gen_random_uuid(), ledger.own_money(), ${pool}, 900000000000000,
    'income declared', null, null);
  insert into placement_terms (sha256, terms) values (
    encode(sha256(convert_to('${terms}', 'UTF8')), 'hex'), '${terms}')`

const savers = (users: number) => `
  create table bench_savers as
  select n, uuidv7() as user_id, gen_random_uuid() as till_id from generate_series(1, ${users}) n;
  set session_replication_role = replica;
  insert into users (id, full_name, email, phone_number, role, status, sample)
  select user_id, 'Bench Saver', 'saver-' || n || '@kaban.test', '', 'user', 'active', false
  from bench_savers;
  select count(ledger.open_wallet(user_id, false)) from bench_savers;
  select count(ledger.open_till(till_id, 'investments:' || user_id, 'Investments', false))
  from bench_savers;
  select count(ledger.post(gen_random_uuid(), p.id, user_id, 500000, 'opening', null, null))
  from bench_savers, ledger.places p where p.code = 'adjustments'`

const placed = (all: number, cost: number) => `
  create table bench_placed as
  select g.n, uuidv7() as id, s.user_id, s.till_id
  from generate_series(1, ${all}) g (n) join bench_savers s on s.n = 1 + (g.n - 1) / 5;
  set session_replication_role = replica;
  select count(ledger.post(id, user_id, till_id, 100000, 'investment', id, null))
  from bench_placed;
  insert into investments (id, user_id, till_id, plan_name, amount_centavos, start_date, end_date,
    status, sample, has_placement)
  select id, user_id, till_id, 'Harvest', 100000, current_date - 60, current_date + 60, 'active',
    false, true from bench_placed;
  insert into placements (id, user_id, offer_id, plan_version_id, terms_sha256, answers, pool_id,
    principal_centavos, projected_gain_centavos, tax_rate_basis_points, cooling_until, starts_on,
    due_on, state)
  select id, user_id, gen_random_uuid(), '00000000-0000-7000-b000-000000000001',
    (select sha256 from placement_terms limit 1), '{}', ${pool},
    100000, case when n <= ${cost} then ${gainForCost} else 5000 end,
    2000, now() - interval '50 days',
    current_date - 60, current_date + 60, 'active'
  from bench_placed`
