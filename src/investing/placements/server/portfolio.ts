/** One user's money in investments: sums and chart; and a search of placements by plan. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { foldedColumn, foldedPattern } from '#foundation/platform/server/database/folded-sql.ts'
import { dayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import { recordedStepsOf } from '#money/investments/server/investments-sql.ts'
import { sumRecorded } from '#money/investments/server/recorded-for-user.ts'
import type { InvestmentStatus } from '#money/investments/shared/rules.ts'
import { shortForm, type PlacementState } from '../shared/states.ts'
import { chartPointsMax } from '../shared/user/chart-steps.ts'
import type { Portfolio, PortfolioPoint } from '../shared/views.ts'
import { frozenPlanName } from './placements-sql.ts'

/** Principal that is placed again did not come back. */
const cameBack = `returned_centavos - case when state = 'rolled' then principal_centavos else 0 end`

/** Of all placements of the user, and of all investments that staff recorded. */
export async function readTotals(tx: Transaction, userId: string): Promise<Portfolio['totals']> {
  const [own, recorded] = await together([selectTotals(tx, userId), sumRecorded(tx, userId)])
  const [nextDueOn = null] = [own.nextDueOn, recorded.nextEndOn]
    .filter((day) => day !== null)
    .sort()
  return {
    ...own,
    openCount: own.openCount + recorded.openCount,
    placedCentavos: own.placedCentavos + recorded.placedCentavos,
    returnedCentavos: own.returnedCentavos + recorded.returnedCentavos,
    projectedGainCentavos: own.projectedGainCentavos + recorded.expectedGainCentavos,
    nextDueOn,
  }
}

/** The tax is rounded down, as `withheldTax` does. */
function selectTotals(tx: Transaction, userId: string): Promise<Portfolio['totals']> {
  return tx.row<Portfolio['totals']>(
    `select count(*) filter (where state in ('cooling', 'active', 'due'))::int as "openCount",
       coalesce(sum(principal_centavos) filter (where state in ('cooling', 'active')), 0)::bigint
         as "placedCentavos",
       coalesce(sum(principal_centavos) filter (where state = 'due'), 0)::bigint as "dueCentavos",
       count(*) filter (where state = 'due' and late_since is not null)::int as "lateCount",
       coalesce(sum(${cameBack}) filter (where state <> 'cancelled'), 0)::bigint
         as "returnedCentavos",
       coalesce(sum(projected_gain_centavos
           - projected_gain_centavos * coalesce(tax_rate_basis_points, 0) / 10000)
         filter (where state in ('cooling', 'active', 'due')), 0)::bigint
         as "projectedGainCentavos",
       to_char(min(due_on) filter (where state in ('cooling', 'active')), 'YYYY-MM-DD')
         as "nextDueOn"
     from placements where user_id = $1`,
    [userId],
  )
}

/**
 * The newest days on which something changed, oldest first, with what staff recorded. A cancelled
 * placement was placed for its cooling-off and brought nothing back.
 */
export function selectChart(tx: Transaction, userId: string): Promise<PortfolioPoint[]> {
  return tx.rows<PortfolioPoint>(
    `with steps as (
       select ${dayInManila('m.changed_at')} as day,
         p.principal_centavos * ((m.new_state in ('cooling', 'active'))::int
           - coalesce(m.previous_state in ('cooling', 'active'), false)::int) as placed,
         p.principal_centavos * ((m.new_state = 'due')::int
           - coalesce(m.previous_state = 'due', false)::int) as due,
         case when m.new_state in ('paid', 'rolled', 'exited', 'impaired')
             and m.new_state <> m.previous_state
           then ${cameBack} else 0 end as paid
       from placements p join placement_moves m on m.placement_id = p.id
       where p.user_id = $1
       union all select ${dayInManila('at')}, placed, 0, paid from ${recordedStepsOf('$1')} recorded
     ), days as (
       select day, sum(sum(placed)) over by_day as placed, sum(sum(due)) over by_day as due,
         sum(sum(paid)) over by_day as paid
       from steps group by day window by_day as (order by day)
     )
     select to_char(day, 'YYYY-MM-DD') as day, placed::bigint as "placedCentavos",
       due::bigint as "dueCentavos", paid::bigint as "paidCentavos"
     from (select * from days order by day desc limit $2) newest order by newest.day`,
    [userId, chartPointsMax],
  )
}

export interface FoundPlacementRow {
  placementId: string
  planName: BilingualText
  state: PlacementState
  principalCentavos: bigint
  returnedCentavos: bigint | null
  /** The last day of the term. */
  dueOn: string
  lateSince: Date | null
}

/** Placements of the user whose plan has the term in its name, newest first. */
export async function findOwnPlacements(
  tx: Transaction,
  userId: string,
  { term, limit }: { term: string; limit: number },
): Promise<(FoundPlacementRow & { status: InvestmentStatus })[]> {
  const rows = await tx.rows<FoundPlacementRow>(
    `select id as "placementId", name as "planName", state,
       principal_centavos as "principalCentavos", returned_centavos as "returnedCentavos",
       to_char(due_on, 'YYYY-MM-DD') as "dueOn", late_since as "lateSince"
     from (select p.*, ${frozenPlanName} as name from placements p where p.user_id = $1) mine
     where ${foldedColumn(`name ->> 'en'`)} like $2
       or ${foldedColumn(`coalesce(name ->> 'fil', '')`)} like $2
     order by created_at desc, id desc limit $3`,
    [userId, foldedPattern(term), limit],
  )
  return rows.map((row) => ({ ...row, status: shortForm[row.state] }))
}
