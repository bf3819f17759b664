/** Checks of `npm run verify`: placements agree with their investments, the book and the offers. */
import { joinPlanVersion } from '#content/content/server/plans-sql.ts'
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import { offerCaps, offeredTerms, offersOfPermission } from '#investing/offers/server/offers-sql.ts'
import { inPesos, leftJoinTransfer, tillCodeOf } from '#ledger/server/book-sql.ts'
import { changedPastKaban, type Check } from '#ledger/server/verify.ts'
import {
  leftJoinInvestment,
  leftJoinMove,
  placedInvestments,
} from '#money/investments/server/investments-sql.ts'
import { receiptTerms } from '#money/transactions/server/transactions-sql.ts'
import { openPlacementStates, placementStates, shortForm } from '../shared/states.ts'
import { countsForUser } from './placements-sql.ts'

const open = sqlNames(openPlacementStates)
const shortFormCases = placementStates.map((state) => `when '${state}' then '${shortForm[state]}'`)
const shortFormOf = (column: string): string => `case ${column} ${shortFormCases.join(' ')} end`

export const placementChecks: readonly Check[] = [
  {
    name: 'Every placement is the investment of its id, with its user, amount, days and short form',
    counts: 'select count(*) as count from placements',
    problems: `
      select 'the placement ' || p.id || ' is ' || p.state || ', and no investment of this id has '
        || 'its user, amount, days, payout and the status ' || ${shortFormOf('p.state')} as problem
      from placements p ${leftJoinInvestment('p.id')}
        and i.has_placement and i.user_id = p.user_id and i.amount_centavos = p.principal_centavos
        and i.start_date = p.starts_on and i.end_date = p.due_on
        and i.status = ${shortFormOf('p.state')}
        and i.payout_centavos is not distinct from p.returned_centavos
      where i.id is null
      union all
      select 'the investment ' || i.id || ' says that its user placed it, and has no placement'
      from ${placedInvestments} i left join placements p on p.id = i.id where p.id is null`,
    todo: changedPastKaban + 'The history of the investment, in the console, has its true moves.',
  },
  {
    name: 'Every placement has the plan, pool, tax rate, term and projection of its offer',
    counts: 'select count(*) as count from placements',
    problems: `
      select 'the placement ' || p.id || ' has another plan, pool, tax rate, term or projected '
        || 'return than its offer ' || p.offer_id as problem
      from placements p
      left join (
        select o.*, (v.body->>'depositCentavos')::numeric as deposit,
          (v.body->>'projectedPayoutCentavos')::numeric as payout,
          (v.body->>'termDays')::integer as days
        from ${offeredTerms} o ${joinPlanVersion('o.plan_version_id')}
      ) o on o.offer_id = p.offer_id and o.plan_version_id = p.plan_version_id
        and o.pool_id = p.pool_id and o.tax_rate is not distinct from p.tax_rate_basis_points
        and p.due_on - p.starts_on = o.days
        and div(p.principal_centavos * greatest(o.payout - o.deposit, 0), o.deposit)
          = p.projected_gain_centavos
      where o.offer_id is null`,
    todo:
      changedPastKaban +
      'The terms on the receipt of the user are the agreed ones: compare them before it matures.',
  },
  {
    name: 'Every placement took its amount from the wallet to the investments of its user, once',
    counts: 'select count(*) as count from placements',
    problems: `
      select 'the placement ' || p.id || ' says that ' || ${inPesos('p.principal_centavos')}
        || ' were placed, and no transfer of this id took them from the wallet of the user '
        || p.user_id as problem
      from placements p ${leftJoinTransfer('p.id')} and l.amount = p.principal_centavos
        and l.from_id = p.user_id and ${tillCodeOf('l.to_id')} = 'investments:' || p.user_id
      where l.id is null`,
    todo:
      changedPastKaban +
      'Compare the placement with the receipt of this id before anything is paid.',
  },
  {
    name: 'Every cancelled placement gave all of its money back, by its own move',
    counts: `select count(*) as count from placements where state = 'cancelled'`,
    problems: `
      select 'the placement ' || p.id || ' was cancelled, and its '
        || ${inPesos('p.principal_centavos')} || ' did not come back to the wallet of the user '
        || p.user_id as problem
      from placements p
      left join placement_moves c on c.placement_id = p.id and c.new_state = 'cancelled'
      ${leftJoinMove('c.id')} and m.investment_id = p.id
        and m.wallet_centavos = p.principal_centavos
      ${leftJoinTransfer('c.id')} and l.amount = p.principal_centavos and l.to_id = p.user_id
      where p.state = 'cancelled' and (l.id is null or m.id is null)`,
    todo:
      changedPastKaban +
      'If the money is still in the till of the user’s investments, it is theirs.',
  },
  {
    name: 'Each move of a placement begins where the one before ended, and the last says its state',
    counts: 'select count(*) as count from placement_moves',
    problems: `
      select 'the placement ' || p.id || ' is ' || p.state || ', and its history ends with '
        || coalesce(last.new_state, 'nothing') as problem
      from placements p left join lateral (
        select h.new_state from placement_moves h where h.placement_id = p.id
        order by h.number desc limit 1) last on true
      where last.new_state is distinct from p.state
      union all
      select 'a move of the placement ' || placement_id || ' begins at '
        || coalesce(previous_state, 'nothing') || ' after ' || coalesce(before, 'nothing')
      from (
        select placement_id, previous_state, lag(new_state)
          over (partition by placement_id order by number) as before
        from placement_moves
      ) steps
      where previous_state is distinct from before`,
    todo: changedPastKaban + 'The receipts of the user show which of its moves are true.',
  },
  {
    name: 'What is placed in an offer is counted, and stays under its caps',
    counts: 'select count(*) as count from offer_totals',
    problems: `
      with placed as (
        select offer_id, sum(principal_centavos) as centavos
        from placements where state <> 'cancelled' group by offer_id),
      permission as materialized (select * from ${offersOfPermission} d)
      select 'the offer ' || coalesce(t.offer_id, p.offer_id) || ' counts '
        || ${inPesos('coalesce(t.placed_centavos, 0)')} || ', and its placements are '
        || ${inPesos('coalesce(p.centavos, 0)')} || ' together' as problem
      from offer_totals t full join placed p on p.offer_id = t.offer_id
      where coalesce(t.placed_centavos, 0) <> coalesce(p.centavos, 0)
      union all
      select 'under the permission of the offer ' || o.offer_id || ', '
        || ${inPesos('sold.centavos')} || ' were sold, more than its cap of '
        || ${inPesos('o.total_cap_centavos')}
      from ${offerCaps} o
      join (
        select d.offer_id, sum(p.centavos) as centavos
        from permission d join placed p on p.offer_id = d.sold_in
        where exists (select from placed own where own.offer_id = d.offer_id)
        group by d.offer_id) sold on sold.offer_id = o.offer_id
      where sold.centavos > o.total_cap_centavos
      union all
      select 'under the permission of the offer ' || u.offer_id || ', the user ' || u.user_id
        || ' placed ' || ${inPesos('u.centavos')} || ', more than the cap for each user of '
        || ${inPesos('o.per_user_cap_centavos')}
      from (
        select d.offer_id, p.user_id, sum(p.principal_centavos) as centavos
        from permission d join placements p on p.offer_id = d.sold_in
        where ${countsForUser(`select e.sold_in from permission e where e.offer_id = d.offer_id`)}
        group by d.offer_id, p.user_id) u
      join ${offerCaps} o on o.offer_id = u.offer_id
      where u.centavos > o.per_user_cap_centavos and exists (
        select from placements own where own.offer_id = u.offer_id and own.user_id = u.user_id
          and own.state <> 'cancelled')`,
    todo:
      changedPastKaban +
      'Close the offer, in the console, until it is right: no more may be sold than permitted.',
  },
  {
    name: 'Every open placement has its terms under their hash, on the receipt of its user',
    counts: `select count(*) as count from placements where state in (${open})`,
    problems: `
      select 'the placement ' || p.id || ' has other terms than the receipt of its user '
        || p.user_id as problem
      from placements p
      left join ${receiptTerms} r on r.transaction_id = p.id and r.sha256 = p.terms_sha256
      where p.state in (${open}) and r.transaction_id is null`,
    todo: changedPastKaban + 'The signed receipt, which the user has, holds the agreed terms.',
  },
]
