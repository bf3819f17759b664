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
 * counted back from what the wallets hold now, in the same statement: whatever moves meanwhile, the sums agree.
 */
export function readFlowRows(tx: Transaction, step: FlowStep, periods: number): Promise<FlowRow[]> {
  return tx.rows<FlowRow>(
    `with tills as materialized (select id, code from ledger.places where code is not null),
     bounds as (select date_trunc($1, now() at time zone 'Asia/Manila') as last, ('1 ' || $1)::interval as step),
     moved as (
       select date_trunc($1, t.created_at at time zone 'Asia/Manila') as period,
         sum(case when f.code like 'deposits:%' and g.id is null then t.amount when g.code like 'deposits:%' and f.id is null then -t.amount end) as deposits,
         sum(case when g.code = 'payouts' and f.id is null then t.amount when f.code = 'payouts' and g.id is null then -t.amount end) as withdrawals,
         sum(case when g.id is null then t.amount when f.id is null then -t.amount end) filter (where (f.id is null) <> (g.id is null)) as change
       from ledger.transfers t left join tills f on f.id = t.from_id left join tills g on g.id = t.to_id
       where t.created_at >= (select (last - step * ($2::int - 1)) at time zone 'Asia/Manila' from bounds)
       group by 1
     )
     select (p.start at time zone 'Asia/Manila') as "from",
       coalesce(m.deposits, 0)::bigint as "depositsCentavos", coalesce(m.withdrawals, 0)::bigint as "withdrawalsCentavos",
       (coalesce(m.change, 0) - coalesce(m.deposits, 0) + coalesce(m.withdrawals, 0))::bigint as "otherCentavos",
       ((select coalesce(sum(available + held), 0) from ledger.wallets)
         - coalesce(sum(m.change) over (order by p.start desc rows between unbounded preceding and 1 preceding), 0))::bigint as "balanceCentavos"
     from bounds b cross join generate_series(b.last - b.step * ($2::int - 1), b.last, b.step) p (start) left join moved m on m.period = p.start
     order by p.start`,
    [step, periods],
  )
}
