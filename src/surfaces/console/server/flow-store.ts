/**
 * Money over time, from the book alone: the days that are over are added up once and kept, the rest
 * is read from its transfers.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { FlowStep } from '../shared/rules-flow.ts'

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
 * 1: where deposits come from; 2: where withdrawals go; 3: every other till. Only tills have a
 * code, so what is not here is a wallet.
 */
const tillKinds = `select id, case when code like 'deposits:%' then 1 when code = 'payouts' then 2
  else 3 end as kind from ledger.places where code is not null`

/**
 * A reversal is taken off where it is posted. Many transfers are few sums by place and kind of
 * till, and only these are looked at.
 */
const movedOf = (place: string, which: string) => `
  select place,
    coalesce(sum(amount) filter (where left_behind = 1
      and reached is null), 0) - coalesce(sum(amount) filter (where left_behind is null
      and reached = 1), 0) as deposits,
    coalesce(sum(amount) filter (where left_behind is null
      and reached = 2), 0) - coalesce(sum(amount) filter (where left_behind = 2
      and reached is null), 0) as withdrawals,
    coalesce(sum(amount) filter (where left_behind is not null and reached is null), 0)
      - coalesce(sum(amount) filter (where left_behind is null
        and reached is not null), 0) as change
  from (
    select ${place} as place, f.kind as left_behind, g.kind as reached, sum(t.amount) as amount
    from ledger.transfers t left join (${tillKinds}) f on f.id = t.from_id
      left join (${tillKinds}) g on g.id = t.to_id
    where ${which} group by 1, 2, 3
  ) sums group by place`

const midnight = (day: string) => `((${day})::timestamp at time zone 'Asia/Manila')`

/** From this instant on no day is kept. Asked for by itself, so that the planner knows it. */
async function keptUntil(tx: Transaction): Promise<Date> {
  const { until } = await tx.row<{ until: Date | null }>(
    `select ${midnight('max(day) + 1')} as until from flow_days`,
  )
  return until ?? new Date(0)
}

/**
 * What came and went in each period, oldest first. The balances are counted back from what the
 * wallets hold now, in the same statement: whatever moves meanwhile, the sums agree. A day that is
 * kept meanwhile is still read from its transfers, and not twice.
 */
export async function readFlowRows(
  tx: Transaction,
  step: FlowStep,
  periods: number,
): Promise<FlowRow[]> {
  return await tx.rows<FlowRow>(
    `with starts as materialized (
       select row_number() over (order by p.start) as place,
         (p.start at time zone 'Asia/Manila') as start
       from (select date_trunc($1, now() at time zone 'Asia/Manila') as last,
         ('1 ' || $1)::interval as step) b
       cross join generate_series(b.last - b.step * ($2::int - 1), b.last, b.step) p (start)
     ),
     moved as (
       select place, sum(deposits) as deposits, sum(withdrawals) as withdrawals,
         sum(change) as change from (
         ${movedOf(placeOf('t.created_at'), 't.created_at >= $3::timestamptz and t.created_at >= (select min(start) from starts)')}
         union all
         select ${placeOf(midnight('d.day'))}, d.deposits_centavos, d.withdrawals_centavos,
           d.change_centavos
         from flow_days d where ${midnight('d.day')} < $3::timestamptz
           and ${midnight('d.day')} >= (select min(start) from starts)
       ) parts group by place
     )
     select s.start as "from", coalesce(m.deposits, 0)::bigint as "depositsCentavos",
       coalesce(m.withdrawals, 0)::bigint as "withdrawalsCentavos",
       (coalesce(m.change, 0) - coalesce(m.deposits, 0) + coalesce(m.withdrawals,
         0))::bigint as "otherCentavos",
       ((select coalesce(sum(available + held), 0) from ledger.wallets)
         - coalesce(sum(m.change) over (order by s.place desc rows between unbounded preceding
           and 1 preceding), 0))::bigint as "balanceCentavos"
     from starts s left join moved m on m.place = s.place
     order by s.place`,
    [step, periods, await keptUntil(tx)],
  )
}

const placeOf = (instant: string) =>
  `width_bucket(${instant}, (select array_agg(start order by start) from starts))`

/** At once: so that the first time, with years of transfers, is many short transactions. */
export const daysAtOnce = 31

/**
 * For a job. Keeps the oldest days that are over and not kept, one after the other without a gap;
 * answers how many.
 */
export async function keepFlowDays(tx: Transaction): Promise<number> {
  // Of several servers one adds them up.
  const kept = await tx.rows(
    `with mine as (select pg_try_advisory_xact_lock(hashtext('kaban flow days')) as mine),
     days as materialized (
       select day::date as day from generate_series(
         coalesce((select max(day) + 1 from flow_days),
           (select (min(created_at) at time zone 'Asia/Manila')::date from ledger.transfers)),
         ((now() - interval '1 hour') at time zone 'Asia/Manila')::date - 1, interval '1 day') day
       where (select mine from mine) order by day limit ${daysAtOnce}
     ),
     moved as (${movedOf(`(t.created_at at time zone 'Asia/Manila')::date`, `t.created_at >= ${midnight('select min(day) from days')} and t.created_at < ${midnight('select max(day) + 1 from days')}`)})
     insert into flow_days (day, deposits_centavos, withdrawals_centavos, change_centavos)
     select d.day, coalesce(m.deposits, 0), coalesce(m.withdrawals, 0), coalesce(m.change, 0)
       from days d left join moved m on m.place = d.day
     on conflict (day) do nothing returning day`,
  )
  return kept.length
}

/** For `npm run verify`: each kept day says what the book says of it. */
export const flowProblems = `select 'the day ' || d.day || ' is kept with other sums than the book has' as problem
  from flow_days d
    left join (${movedOf(`(t.created_at at time zone 'Asia/Manila')::date`, 'true')}) m on m.place = d.day
  where (d.deposits_centavos, d.withdrawals_centavos,
    d.change_centavos) is distinct from (coalesce(m.deposits, 0), coalesce(m.withdrawals, 0),
    coalesce(m.change, 0))`
