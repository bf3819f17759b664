import type { Transaction } from '../platform/database.ts'
import type { FlowStep } from './rules-flow.ts'

export interface Overview {
  totalUsers: number
  /** Who joined in the last 30 days, and in the 30 before. */
  newUsers: number
  newUsersBefore: number
  fundsCentavos: bigint
  pendingWithdrawals: number
  /** What they ask for together. */
  pendingCentavos: bigint
  activeInvestments: number
  investedCentavos: bigint
  asOf: Date
}

/** One statement, so that the figures belong to one moment. Funds are what the wallets of the book hold together. */
export function readOverview(tx: Transaction): Promise<Overview> {
  return tx.row<Overview>(
    `select u.total as "totalUsers", u.lately as "newUsers", u.before as "newUsersBefore",
       (select coalesce(sum(available + held), 0) from ledger.wallets)::bigint as "fundsCentavos",
       w.waiting as "pendingWithdrawals", w.asked as "pendingCentavos", i.active as "activeInvestments", i.invested as "investedCentavos",
       now() as "asOf"
     from (select count(*)::int as total, (count(*) filter (where created_at > now() - interval '30 days'))::int as lately,
         (count(*) filter (where created_at > now() - interval '60 days' and created_at <= now() - interval '30 days'))::int as before from users) u,
       (select count(*)::int as waiting, coalesce(-sum(amount_centavos), 0)::bigint as asked from transactions where type = 'withdrawal_request' and status = 'pending') w,
       (select count(*)::int as active, coalesce(sum(amount_centavos), 0)::bigint as invested from investments where status = 'active') i`,
  )
}

export interface FlowRow {
  /** The first instant of the period, in Manila. */
  from: Date
  depositsCentavos: bigint
  withdrawalsCentavos: bigint
  /** What else came to the wallets, or left them (negative): adjustments, investments. */
  otherCentavos: bigint
  /** What all wallets held together at its end; of the last period, now. */
  balanceCentavos: bigint
}

/**
 * What came and went in each period, oldest first, from the book alone. A reversal is taken off where it is posted. The balances are
 * counted back from what the wallets hold now, in the same statement: whatever moves meanwhile, the sums agree. A million transfers are
 * summed by period and by where they came from and went to, and only these few sums are looked at as deposits and withdrawals.
 */
export function readFlowRows(tx: Transaction, step: FlowStep, periods: number): Promise<FlowRow[]> {
  return tx.rows<FlowRow>(
    `with starts as materialized (
       select row_number() over (order by p.start) as place, (p.start at time zone 'Asia/Manila') as start
       from (select date_trunc($1, now() at time zone 'Asia/Manila') as last, ('1 ' || $1)::interval as step) b
       cross join generate_series(b.last - b.step * ($2::int - 1), b.last, b.step) p (start)
     ),
     sums as materialized (
       select width_bucket(t.created_at, (select array_agg(start order by start) from starts)) as place, f.kind as left_behind, g.kind as reached,
         sum(t.amount) as amount
       from ledger.transfers t left join (${tillKinds}) f on f.id = t.from_id left join (${tillKinds}) g on g.id = t.to_id
       where t.created_at >= (select min(start) from starts)
       group by 1, 2, 3
     ),
     moved as (
       select place,
         coalesce(sum(amount) filter (where left_behind = 1 and reached is null), 0) - coalesce(sum(amount) filter (where left_behind is null and reached = 1), 0) as deposits,
         coalesce(sum(amount) filter (where left_behind is null and reached = 2), 0) - coalesce(sum(amount) filter (where left_behind = 2 and reached is null), 0) as withdrawals,
         coalesce(sum(amount) filter (where left_behind is not null and reached is null), 0)
           - coalesce(sum(amount) filter (where left_behind is null and reached is not null), 0) as change
       from sums group by place
     )
     select s.start as "from", coalesce(m.deposits, 0)::bigint as "depositsCentavos", coalesce(m.withdrawals, 0)::bigint as "withdrawalsCentavos",
       (coalesce(m.change, 0) - coalesce(m.deposits, 0) + coalesce(m.withdrawals, 0))::bigint as "otherCentavos",
       ((select coalesce(sum(available + held), 0) from ledger.wallets)
         - coalesce(sum(m.change) over (order by s.place desc rows between unbounded preceding and 1 preceding), 0))::bigint as "balanceCentavos"
     from starts s left join moved m on m.place = s.place
     order by s.place`,
    [step, periods],
  )
}

/** 1: where deposits come from; 2: where withdrawals go; 3: every other till. Only tills have a code, so what is not here is a wallet. */
const tillKinds = `select id, case when code like 'deposits:%' then 1 when code = 'payouts' then 2 else 3 end as kind from ledger.places where code is not null`
