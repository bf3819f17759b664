/** SQL of what users read about their placements. */
import { sql } from 'kysely'
import { joinPlanVersion } from '#content/content/server/plans-sql.ts'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  nearestFirst,
  rowsBeyond,
  type Place,
} from '#foundation/platform/server/database/list-page.ts'
import { todayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { joinInvestment } from '#money/investments/server/investments-sql.ts'
import type { GivenAnswers } from '../shared/questions.ts'
import { rollWindowDays, withheldTax, worstReturn } from '../shared/rules.ts'
import type { PlacementMoveView, PlacementView } from '../shared/views.ts'
import { placementRefusals } from '../shared/words.ts'

type Row = Omit<
  PlacementView,
  'projectedTaxCentavos' | 'projectedReturnCentavos' | 'worstReturnCentavos' | 'rollConsent'
> & {
  rollConsent:
    | (Omit<NonNullable<PlacementView['rollConsent']>, 'consentedAt'> & { consentedAt: string })
    | null
  depositCentavos: bigint
  worstPayoutCentavos: bigint
}

const now = 'transaction_timestamp()'
/** Where an early exit is allowed, and nothing but the clock could forbid a new term. */
const runs = `p.state = 'active' and p.due_on > ${todayInManila}`
const opensRoll = `p.due_on - ${rollWindowDays}`

const columns = `p.id as "placementId", v.entry_id as "planId",
  p.offer_id as "offerId",
  p.plan_version_id as "planVersionId", t.plan->'name' as "planName", p.state, i.status,
  p.principal_centavos as "principalCentavos",
  p.projected_gain_centavos as "projectedGainCentavos",
  p.tax_rate_basis_points as "taxRateBasisPoints",
  (t.plan->>'depositCentavos')::bigint as "depositCentavos",
  (t.plan->>'worstPayoutCentavos')::bigint as "worstPayoutCentavos",
  (t.offer->>'earlyExitBasisPoints')::integer as "earlyExitBasisPoints",
  p.cooling_until as "coolingUntil", to_char(p.starts_on, 'YYYY-MM-DD') as "startsOn",
  to_char(p.due_on, 'YYYY-MM-DD') as "dueOn", p.late_since as "lateSince",
  p.state = 'cooling' and ${now} < p.cooling_until as "mayCancel",
  ${runs} and t.offer->>'earlyExitBasisPoints' is not null as "mayExit",
  ${runs} and ${todayInManila} >= ${opensRoll} as "mayConsentToRoll",
  case when p.state = 'cooling' or ${runs}
    then to_char(${opensRoll}, 'YYYY-MM-DD') end as "rollAskedFrom",
  p.roll_consent - 'answers' as "rollConsent", p.gain_paid_centavos as "gainPaidCentavos",
  p.tax_withheld_centavos as "taxWithheldCentavos", p.returned_centavos as "returnedCentavos",
  p.rolled_into as "rolledInto", p.end_reason as "endReason", i.sample,
  p.created_at as "createdAt", p.updated_at as "updatedAt"`

const from = `placements p ${joinInvestment('p.id')} ${joinPlanVersion('p.plan_version_id')}
  cross join lateral (select terms::jsonb->'plan' as plan, terms::jsonb->'offer' as offer
    from placement_terms where sha256 = p.terms_sha256 offset 0) t`

/** Refuses placement-not-found (404). The caller has checked whose it is. */
export async function readPlacementView(
  tx: Transaction,
  placementId: string,
): Promise<PlacementView> {
  const row = await tx.maybeRow<Row>(`select ${columns} from ${from} where p.id = $1`, [
    placementId,
  ])
  return row ? viewOf(row) : refuse(placementRefusals, 'placement-not-found', { status: 404 })
}

/** Up to `limit` + 1 placements of the user beyond the asked place, nearest first. */
export async function selectPlacements(
  tx: Transaction,
  { userId, ...place }: Place & { userId: string },
): Promise<PlacementView[]> {
  const list = { table: 'placements', as: 'p' }
  const rows = await writtenRows<Row>(
    tx,
    sql`select ${sql.raw(columns)} from ${sql.raw(from)}
      where p.user_id = ${userId} ${rowsBeyond(place, list)}
      order by ${nearestFirst(place, list)} limit ${place.limit + 1}`,
  )
  return rows.map(viewOf)
}

function viewOf({ depositCentavos, worstPayoutCentavos, rollConsent, ...row }: Row): PlacementView {
  const { principalCentavos, projectedGainCentavos, taxRateBasisPoints } = row
  const projectedTaxCentavos = withheldTax(projectedGainCentavos, taxRateBasisPoints)
  return {
    ...row,
    projectedTaxCentavos,
    projectedReturnCentavos: principalCentavos + projectedGainCentavos - projectedTaxCentavos,
    worstReturnCentavos: worstReturn(principalCentavos, { depositCentavos, worstPayoutCentavos }),
    rollConsent: rollConsent && {
      ...rollConsent,
      consentedAt: new Date(rollConsent.consentedAt),
    },
  }
}

/**
 * The terms as they were frozen, and the answers to their questions. Undefined when there is no
 * such placement of this user.
 */
export function findFrozenTerms(
  tx: Transaction,
  { placementId, userId }: { placementId: string; userId: string },
) {
  return tx.maybeRow<{ text: string; sha256: string; answers: GivenAnswers }>(
    `select t.terms as text, t.sha256, p.answers
     from placements p join placement_terms t on t.sha256 = p.terms_sha256
     where p.id = $1 and p.user_id = $2`,
    [placementId, userId],
  )
}

/** In their order. */
export function selectPlacementMoves(
  tx: Transaction,
  placementId: string,
): Promise<PlacementMoveView[]> {
  return tx.rows<PlacementMoveView>(
    `select id as "moveId", previous_state as "previousState", new_state as "newState",
       changed_by as "changedBy", reason, changed_at as "changedAt"
     from placement_moves where placement_id = $1 order by number`,
    [placementId],
  )
}
