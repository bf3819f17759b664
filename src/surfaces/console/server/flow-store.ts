/**
 * Money over time, computed from the book only. Sums of finished days, and of the finished hours
 * since, are stored once; newer ones are computed from the transfers.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { dayInManila, midnightInManila } from '#foundation/platform/server/database/manila-sql.ts'
import type { FlowPeriod } from '../shared/contract.ts'
import type { FlowStep } from '../shared/rules-flow.ts'
import { notStored, storedUntil, unstoredDays, unstoredHours } from './periods-store.ts'

/** Tills and pools have a code. A place without one is a user's wallet, and its kind is null. */
const till = { deposits: 1, payouts: 2, other: 3 } as const
const tillKinds = `
  select id, case when code like 'deposits:%' then ${till.deposits}
    when code = 'payouts' then ${till.payouts} else ${till.other} end as kind
  from ledger.places where code is not null`

const sumWhere = (condition: string) => `coalesce(sum(amount) filter (where ${condition}), 0)`

/**
 * Sums of the chosen transfers for each `period`: deposits, withdrawals, and the change of all
 * wallets together. Reversals count negative when they are posted. The transfers are summed by kind
 * of place first, so that only a few rows need the conditions.
 */
const flowSums = (period: string, chosen: string) => `
  select period,
    ${sumWhere(`from_kind = ${till.deposits} and to_kind is null`)}
      - ${sumWhere(`from_kind is null and to_kind = ${till.deposits}`)} as deposits,
    ${sumWhere(`from_kind is null and to_kind = ${till.payouts}`)}
      - ${sumWhere(`from_kind = ${till.payouts} and to_kind is null`)} as withdrawals,
    ${sumWhere('from_kind is not null and to_kind is null')}
      - ${sumWhere('from_kind is null and to_kind is not null')} as change
  from (
    select ${period} as period, f.kind as from_kind, g.kind as to_kind, sum(t.amount) as amount
    from ledger.transfers t
    left join (${tillKinds}) f on f.id = t.from_id
    left join (${tillKinds}) g on g.id = t.to_id
    where ${chosen}
    group by 1, 2, 3
  ) sums
  group by period`

/** Stored days and hours as one; `days` and `hours` are the instants of {@link storedUntil}. */
const storedSums = (days: string, hours: string) => `
  select ${midnightInManila('day')} as start, deposits_centavos as deposits,
    withdrawals_centavos as withdrawals, change_centavos as change
  from flow_days where day < ${dayInManila(`${days}::timestamptz`)}
  union all
  select hour, deposits_centavos, withdrawals_centavos, change_centavos
  from flow_hours where hour >= ${days}::timestamptz and hour < ${hours}::timestamptz`

/**
 * SQL for what all wallets of users hold now, in centavos: the changes of the stored days and hours
 * before the instants `days` and `hours` ({@link storedUntil}) and of the transfers after them.
 * Summing the wallets themselves would read every user. `npm run verify` compares the wallets with
 * the transfers, and what is stored with the transfers of each day and hour
 * ({@link flowProblems}).
 */
export const fundsSince = (days: string, hours: string) => `(
  select coalesce(sum(change), 0)::bigint from (
    ${notStored('t.created_at', `${hours}::timestamptz`)
      .map((newer) => `select change from (${flowSums('1', newer)}) newer union all`)
      .join(' ')}
    select change from (${storedSums(days, hours)}) stored
  ) changes)`

const periodOf = (instant: string) =>
  `width_bucket(${instant}, (select array_agg(start order by start) from starts))`
const firstStart = '(select min(start) from starts)'

/** Sums of all periods: what is stored before the instants `$3` and `$4`, transfers after them. */
const periodSums = `
  select period, sum(deposits) as deposits, sum(withdrawals) as withdrawals,
    sum(change) as change
  from (
    ${flowSums(
      periodOf('t.created_at'),
      `t.created_at >= $4::timestamptz and t.created_at >= ${firstStart}`,
    )}
    union all
    select ${periodOf('start')}, deposits, withdrawals, change
    from (${storedSums('$3', '$4')}) stored where start >= ${firstStart}
  ) parts
  group by period`

/**
 * The flow of the newest periods, oldest first. Balances are counted back from what users have now,
 * in the same statement, so that the sums agree. A day that is stored meanwhile is still read from
 * its transfers, and not twice.
 */
export async function readFlowPeriods(
  tx: Transaction,
  step: FlowStep,
  periods: number,
): Promise<FlowPeriod[]> {
  const { days, hours } = await storedUntil(tx, 'flow')
  return await tx.rows<FlowPeriod>(
    `with starts as materialized (
       select row_number() over (order by p.start) as period,
         (p.start at time zone 'Asia/Manila') as start
       from (
         select date_trunc($1, now() at time zone 'Asia/Manila') as last,
           ('1 ' || $1)::interval as step
       ) b
       cross join generate_series(b.last - b.step * ($2::int - 1), b.last, b.step) p (start)
     ),
     moved as (${periodSums}),
     funds as (select ${fundsSince('$3', '$4')} as total)
     select s.start as "from", coalesce(m.deposits, 0)::bigint as "depositsCentavos",
       coalesce(m.withdrawals, 0)::bigint as "withdrawalsCentavos",
       (coalesce(m.change, 0) - coalesce(m.deposits, 0)
         + coalesce(m.withdrawals, 0))::bigint as "otherCentavos",
       ((select total from funds) - coalesce(sum(m.change) over later, 0))::bigint
         as "balanceCentavos"
     from starts s left join moved m on m.period = s.period
     window later as (
       order by s.period desc rows between unbounded preceding and 1 preceding)
     order by s.period`,
    [step, periods, days, hours],
  )
}

/** Stores the oldest finished days that are not stored yet, without a gap; returns how many. */
export async function storeFlowDays(tx: Transaction): Promise<number> {
  const stored = await tx.rows(
    `${unstoredDays('flow', 'select min(created_at) from ledger.transfers')},
     moved as (${flowSums(
       dayInManila('t.created_at'),
       `t.created_at >= ${midnightInManila('select min(day) from days')}
         and t.created_at < ${midnightInManila('select max(day) + 1 from days')}`,
     )})
     insert into flow_days (day, deposits_centavos, withdrawals_centavos, change_centavos)
     select d.day, coalesce(m.deposits, 0), coalesce(m.withdrawals, 0), coalesce(m.change, 0)
     from days d left join moved m on m.period = d.day
     on conflict (day) do nothing returning day`,
  )
  return stored.length
}

/** Stores the finished hours since the last stored day that are not stored yet. */
export async function storeFlowHours(tx: Transaction): Promise<void> {
  const { hours: until } = await storedUntil(tx, 'flow')
  const hourOf = `date_trunc('hour', t.created_at)`
  await tx.rows(
    `${unstoredHours('flow', 'select min(created_at) from ledger.transfers')},
     moved as (${flowSums(
       hourOf,
       `t.created_at >= (select min(hour) from hours)
         and t.created_at < (select max(hour) + interval '1 hour' from hours)`,
     )})
     insert into flow_hours (hour, deposits_centavos, withdrawals_centavos, change_centavos)
     select h.hour, coalesce(m.deposits, 0), coalesce(m.withdrawals, 0), coalesce(m.change, 0)
     from hours h left join moved m on m.period = h.hour
     on conflict (hour) do nothing`,
    [until],
  )
}

/** For `npm run verify`: days and hours whose stored sums differ from the book; missing days. */
export const flowProblems = `
  select 'the day ' || coalesce(d.day, m.period) || case when d.day is null
    then ' is not stored, but the book has transfers of it'
    else ' is kept with other sums than the book has' end as problem
  from flow_days d
  full join (${flowSums(dayInManila('t.created_at'), 'true')}) m on m.period = d.day
  where coalesce(d.day, m.period) <= (select max(day) from flow_days)
    and (coalesce(d.deposits_centavos, 0), coalesce(d.withdrawals_centavos, 0),
      coalesce(d.change_centavos, 0)) is distinct from
      (coalesce(m.deposits, 0), coalesce(m.withdrawals, 0), coalesce(m.change, 0))
  union all
  select 'the hour ' || coalesce(h.hour, m.period) || case when h.hour is null
    then ' is not stored, but the book has transfers of it'
    else ' is kept with other sums than the book has' end
  from flow_hours h
  full join (${flowSums(`date_trunc('hour', t.created_at)`, 'true')}) m on m.period = h.hour
  where coalesce(h.hour, m.period) <= (select max(hour) from flow_hours)
    -- The days before are stored as days.
    and (h.hour is not null
      or m.period >= (select coalesce(${midnightInManila('max(day) + 1')}, '-infinity')
        from flow_days))
    and (coalesce(h.deposits_centavos, 0), coalesce(h.withdrawals_centavos, 0),
      coalesce(h.change_centavos, 0)) is distinct from
      (coalesce(m.deposits, 0), coalesce(m.withdrawals, 0), coalesce(m.change, 0))`
