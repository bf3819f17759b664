/** SQL of what became of everything placed under each version of a plan. */
import { joinPlanVersion } from '#content/content/server/plans-sql.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { dayInManila, todayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import type { Cohort } from '../../shared/contract-staff.ts'

const inStates = (states: string) => `filter (where p.state in (${states}))`
const hasEnded = inStates(`'due', 'paid', 'rolled', 'impaired'`)
const isLoss = `p.state = 'impaired' and p.returned_centavos < p.principal_centavos`
/** In days, of those that have been paid: nothing changes a placement after its end. */
const delay = `${dayInManila('p.updated_at')} - p.due_on`
const isPaid = inStates(`'paid', 'rolled'`)
const isPaidLate = `filter (where p.state in ('paid', 'rolled')
  and (p.late_since is not null or ${delay} > 0))`
const isLate = `filter (where p.state = 'due' and p.late_since is not null)`

/** Newest plans first. Cancelled ones were never placed for good; they are only counted. */
export function selectCohorts(tx: Transaction): Promise<Cohort[]> {
  return tx.rows<Cohort>(
    `select v.entry_id as "planId", c."planVersionId", c."placementCount", c."placedCentavos",
       c."projectedGainCentavos", c."paidGainCentavos", c."paidCount",
       c."paidLateCount", c."longestDelayDays", c."lateCount", c."lateCentavos",
       c."impairedCount", c."noReturnCount", c."lostCentavos", c."firstStartsOn", c."lastDueOn",
       c."nextDueOn", c."coolingCount", c."activeCount", c."exitedCount", c."cancelledCount",
       c.sample,
       t.terms::jsonb -> 'plan' -> 'name' as "planName",
       (t.terms::jsonb ->> 'planVersion')::integer as "planVersion",
       coalesce((
         select jsonb_agg(jsonb_build_object('on', i.ended_on, 'reason', i.end_reason,
             'lost', i.lost)
           order by i.ended_on)
         from (
           select distinct to_char(${dayInManila('updated_at')}, 'YYYY-MM-DD')
             as ended_on, end_reason, returned_centavos < principal_centavos as lost
           from placements
           where plan_version_id = c."planVersionId" and state = 'impaired'
         ) i), '[]') as impairments
     from (
       select p.plan_version_id as "planVersionId", min(p.terms_sha256) as sha256,
         (count(*) - count(*) ${inStates(`'cancelled'`)})::int as "placementCount",
         (sum(p.principal_centavos)
           - coalesce(sum(p.principal_centavos) ${inStates(`'cancelled'`)}, 0))::bigint
           as "placedCentavos",
         coalesce(sum(p.projected_gain_centavos) ${hasEnded}, 0)::bigint
           as "projectedGainCentavos",
         coalesce(sum(p.gain_paid_centavos), 0)::bigint as "paidGainCentavos",
         (count(*) ${isPaid})::int as "paidCount",
         (count(*) ${isPaidLate})::int as "paidLateCount",
         coalesce(max(${delay}) ${isPaid}, 0) as "longestDelayDays",
         (count(*) ${isLate})::int as "lateCount",
         coalesce(sum(p.principal_centavos + p.projected_gain_centavos) ${isLate}, 0)::bigint
           as "lateCentavos",
         (count(*) filter (where ${isLoss}))::int as "impairedCount",
         (count(*) filter (where p.state = 'impaired' and not (${isLoss})))::int
           as "noReturnCount",
         coalesce(sum(p.principal_centavos - p.returned_centavos)
           ${inStates(`'impaired'`)}, 0)::bigint
           as "lostCentavos",
         to_char(min(p.starts_on), 'YYYY-MM-DD') as "firstStartsOn",
         to_char(max(p.due_on), 'YYYY-MM-DD') as "lastDueOn",
         to_char(min(p.due_on) ${inStates(`'cooling', 'active'`)}, 'YYYY-MM-DD') as "nextDueOn",
         (count(*) ${inStates(`'cooling'`)})::int as "coolingCount",
         (count(*) ${inStates(`'active'`)})::int as "activeCount",
         (count(*) ${inStates(`'exited'`)})::int as "exitedCount",
         (count(*) ${inStates(`'cancelled'`)})::int as "cancelledCount",
         installation_is_sample() as sample
       from placements p group by p.plan_version_id
     ) c join placement_terms t on t.sha256 = c.sha256
       ${joinPlanVersion('c."planVersionId"')}
     order by c."lastDueOn" desc, c."planVersionId"`,
  )
}

export interface DueInWeek {
  poolId: string
  /** The Monday of the week; null for those that are late. */
  week: string | null
  count: number
  principalCentavos: bigint
  gainCentavos: bigint
  oldestDueOn: string
}

/** Everything that is open, by pool and by the week in which it falls due. */
export function selectDueWeeks(tx: Transaction): Promise<DueInWeek[]> {
  return tx.rows<DueInWeek>(
    `select pool_id as "poolId",
       case when state = 'due' then null
         else to_char(date_trunc('week', due_on), 'YYYY-MM-DD') end as week,
       count(*)::int as count, sum(principal_centavos)::bigint as "principalCentavos",
       sum(projected_gain_centavos)::bigint as "gainCentavos",
       to_char(min(due_on), 'YYYY-MM-DD') as "oldestDueOn"
     from placements where state in ('cooling', 'active', 'due')
     group by 1, 2 order by 2 nulls first`,
  )
}

/** The Monday of this week in Manila. */
export async function readThisWeek(tx: Transaction): Promise<string> {
  const { week } = await tx.row<{ week: string }>(
    `select to_char(date_trunc('week', ${todayInManila}), 'YYYY-MM-DD') as week`,
  )
  return week
}
