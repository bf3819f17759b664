/** SQL of the console's lists. */
import { sql } from 'kysely'
import { joinPlanVersion, publishedPlans } from '#content/content/server/plans-sql.ts'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  nearestFirst,
  rowsBeyond,
  type Place,
} from '#foundation/platform/server/database/list-page.ts'
import { joinEvidence, joinPool } from '#money/pools/server/pools-sql.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import { companyAccessPerson } from '#people/identity/shared/rules.ts'
import { waitingApprovals } from '#teamwork/approvals/server/approvals-sql.ts'
import type { AdminOffer, AdminTaxClass, Holiday, OfferedPlan } from '../shared/contract.ts'

/** The name of a person; null for company access and for nobody. */
const nameOf = (column: string) => userNameOf(`nullif(${column}, '${companyAccessPerson}')::uuid`)

export interface AdminOfferRow extends Omit<AdminOffer, 'mine'> {
  enteredBy: string
}

const adminOffers = `select o.id as "offerId", o.plan_version_id as "planVersionId",
    v.body->'name' as "planName", o.permission, o.regulator,
    o.permission_number as "permissionNumber", o.lookup_url as "lookupUrl",
    to_char(o.expires_on, 'YYYY-MM-DD') as "expiresOn", o.document_id as "documentId",
    e.original_name as "documentName", o.minimum_centavos as "minimumCentavos",
    o.step_centavos as "stepCentavos", o.per_user_cap_centavos as "perUserCapCentavos",
    o.total_cap_centavos as "totalCapCentavos", o.opens_at as "opensAt",
    o.closes_at as "closesAt", o.early_exit_basis_points as "earlyExitBasisPoints",
    o.tax_class_id as "taxClassId", t.name as "taxClassName",
    t.rate_basis_points as "taxRateBasisPoints", o.pool_id as "poolId", p.name as "poolName",
    offer_standing(o, transaction_timestamp()) as standing, o.sample,
    o.entered_by as "enteredBy", ${nameOf('o.entered_by')} as "enteredByName",
    o.created_at as "createdAt", ${nameOf('o.confirmed_by')} as "confirmedByName",
    o.confirmed_at as "confirmedAt", ${nameOf('o.closed_by')} as "closedByName",
    o.closed_at as "closedAt", o.close_reason as "closeReason", w.id as "approvalId"
  from offers o ${joinPlanVersion('o.plan_version_id')} ${joinEvidence('o.document_id')}
  ${joinPool('o.pool_id')} left join tax_classes t on t.id = o.tax_class_id
  left join ${waitingApprovals('offer')} w on w.subject_id = o.id`

/** One row more than `limit`, newest first. */
export function selectAdminOffers(tx: Transaction, page: Place): Promise<AdminOfferRow[]> {
  const list = { table: 'offers', as: 'o' }
  return writtenRows<AdminOfferRow>(
    tx,
    sql`${sql.raw(adminOffers)} where true ${rowsBeyond(page, list)}
      order by ${nearestFirst(page, list)} limit ${page.limit + 1}`,
  )
}

export function selectAdminOffer(
  tx: Transaction,
  offerId: string,
): Promise<AdminOfferRow | undefined> {
  return tx.maybeRow<AdminOfferRow>(`${adminOffers} where o.id = $1`, [offerId])
}

export function selectOfferedPlans(tx: Transaction): Promise<OfferedPlan[]> {
  return tx.rows<OfferedPlan>(
    `select id as "planVersionId", body->'name' as name, (body->>'termDays')::int as "termDays"
     from ${publishedPlans} p order by (body->>'position')::int, entry_id`,
  )
}

export function selectHolidays(tx: Transaction, year: number): Promise<Holiday[]> {
  return tx.rows<Holiday>(
    `select to_char(day, 'YYYY-MM-DD') as day, name, source, expected, sample
     from bank_holidays where extract(year from day) = $1 order by bank_holidays.day`,
    [year],
  )
}

export interface AdminTaxClassRow extends Omit<AdminTaxClass, 'mine'> {
  enteredBy: string
  confirmedBy: string | null
}

export function selectTaxClasses(tx: Transaction): Promise<AdminTaxClassRow[]> {
  return tx.rows<AdminTaxClassRow>(
    `select id as "taxClassId", name, rate_basis_points as "rateBasisPoints",
       applies_to as "appliesTo", to_char(valid_from, 'YYYY-MM-DD') as "validFrom",
       to_char(valid_to, 'YYYY-MM-DD') as "validTo", sample, entered_by as "enteredBy",
       ${nameOf('entered_by')} as "enteredByName", entered_at as "enteredAt",
       confirmed_by as "confirmedBy", ${nameOf('confirmed_by')} as "confirmedByName",
       confirmed_at as "confirmedAt"
     from tax_classes order by valid_from desc, entered_at desc, id`,
  )
}
