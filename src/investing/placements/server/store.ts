/** SQL of one placement and its history. The views are in reads.ts. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { dayInManila, todayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import { offersOfPermission } from '#investing/offers/server/offers-sql.ts'
import { leftUnder } from '../shared/offer-room.ts'
import type { GivenAnswers } from '../shared/questions.ts'
import { coolingBankingDays, type OfferRoom } from '../shared/rules.ts'
import type { PlacementState } from '../shared/states.ts'
import type { OfferTerms } from '../shared/terms.ts'
import type { OfferedPlan } from '../shared/views.ts'
import { countsForUser } from './placements-sql.ts'

export interface PlacementRow {
  placementId: string
  userId: string
  offerId: string
  state: PlacementState
  principalCentavos: Centavos
  coolingUntil: Date
  /** By the clock of the database. */
  isCoolingOver: boolean
}

export function lockPlacementRow(
  tx: Transaction,
  placementId: string,
): Promise<PlacementRow | undefined> {
  return tx.maybeRow<PlacementRow>(
    `select id as "placementId", user_id as "userId", offer_id as "offerId", state,
       principal_centavos as "principalCentavos", cooling_until as "coolingUntil",
       transaction_timestamp() >= cooling_until as "isCoolingOver"
     from placements where id = $1 for no key update`,
    [placementId],
  )
}

export interface NewPlacement {
  placementId: string
  userId: string
  offerId: string
  planVersionId: string
  terms: { text: string; sha256: string }
  answers: GivenAnswers
  poolId: string
  principalCentavos: Centavos
  projectedGainCentavos: Centavos
  taxRateBasisPoints: number | null
  coolingUntil: Date
  startsOn: string
  dueOn: string
}

/** The investment of the same id is there. The database keeps the total cap (migration 0059). */
export async function insertPlacement(tx: Transaction, made: NewPlacement): Promise<void> {
  await together([
    tx.rows(`insert into placement_terms (sha256, terms) values ($1, $2) on conflict do nothing`, [
      made.terms.sha256,
      made.terms.text,
    ]),
    tx.rows(
      `insert into placements (id, user_id, offer_id, plan_version_id, terms_sha256, answers,
         pool_id, principal_centavos, projected_gain_centavos, tax_rate_basis_points,
         cooling_until, starts_on, due_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        made.placementId,
        made.userId,
        made.offerId,
        made.planVersionId,
        made.terms.sha256,
        JSON.stringify(made.answers),
        made.poolId,
        made.principalCentavos,
        made.projectedGainCentavos,
        made.taxRateBasisPoints,
        made.coolingUntil,
        made.startsOn,
        made.dueOn,
      ],
    ),
  ])
}

export interface NewPlacementMove {
  moveId: string
  placementId: string
  userId: string
  previousState: PlacementState | null
  newState: PlacementState
  changedBy: 'user' | 'staff' | 'job'
  changedByUserId: string | null
  reason?: BilingualText
  requestHash: string
}

/** False when the move id is taken. */
export async function insertPlacementMove(
  tx: Transaction,
  made: NewPlacementMove,
): Promise<boolean> {
  const inserted = await tx.maybeRow(
    `insert into placement_moves (id, placement_id, user_id, previous_state, new_state,
       changed_by, changed_by_user_id, reason, request_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [
      made.moveId,
      made.placementId,
      made.userId,
      made.previousState,
      made.newState,
      made.changedBy,
      made.changedByUserId,
      JSON.stringify(made.reason ?? { en: '', fil: '' }),
      made.requestHash,
    ],
  )
  return inserted !== undefined
}

export function findPlacementMove(tx: Transaction, moveId: string) {
  return tx.maybeRow<{ placementId: string; requestHash: string }>(
    `select placement_id as "placementId", request_hash as "requestHash"
     from placement_moves where id = $1`,
    [moveId],
  )
}

/** All of the principal has come back. The caller has locked the placement. */
export async function setCancelled(tx: Transaction, placementId: string): Promise<void> {
  await tx.row(
    `update placements set state = 'cancelled', gain_paid_centavos = 0, tax_withheld_centavos = 0,
       returned_centavos = principal_centavos
     where id = $1 returning id`,
    [placementId],
  )
}

interface RoomFor {
  userId: string
  /** The placement that rolls over: its principal is placed again, and not besides. */
  rolling?: string | undefined
}

export type PermissionRoom = OfferRoom &
  Pick<OfferedPlan, 'countedForUserCentavos' | 'permissionOfferIds'>

/**
 * Exact while the offer is locked. The caps count all offers of the permission, without what was
 * cancelled. A new term is a new sale; for the cap of its user the same money counts once.
 */
export async function readOfferRoom(
  tx: Transaction,
  offer: Pick<OfferTerms, 'offerId' | 'totalCapCentavos' | 'perUserCapCentavos'>,
  { userId, rolling }: RoomFor,
): Promise<PermissionRoom> {
  const { sold, soldToUser, offerIds } = await tx.row<
    Record<'sold' | 'soldToUser', Centavos> & { offerIds: string[] }
  >(
    `with permission as materialized (
       select d.sold_in from ${offersOfPermission} d where d.offer_id = $1)
     select array(select sold_in from permission) as "offerIds",
       coalesce((select sum(t.placed_centavos)::bigint
         from permission d join offer_totals t on t.offer_id = d.sold_in), 0) as sold,
       coalesce((select sum(p.principal_centavos)::bigint
         from permission d join placements p on p.offer_id = d.sold_in
         where p.user_id = $2 and p.id is distinct from $3::uuid
           and ${countsForUser('select sold_in from permission')}), 0) as "soldToUser"`,
    [offer.offerId, userId, rolling ?? null],
  )
  return {
    leftCentavos: leftUnder(offer.totalCapCentavos, sold),
    leftForUserCentavos: leftUnder(offer.perUserCapCentavos, soldToUser),
    countedForUserCentavos: soldToUser,
    permissionOfferIds: offerIds,
  }
}

export interface CoolingDays {
  /** Today and the first day of a term, in Manila. */
  today: string
  startsOn: string
  coolingUntil: Date
}

/** Of what is placed now, by the clock of the database. */
export function readCoolingDays(tx: Transaction): Promise<CoolingDays> {
  return tx.row<CoolingDays>(
    `select until as "coolingUntil",
       to_char(${dayInManila('until')}, 'YYYY-MM-DD') as "startsOn",
       to_char(${todayInManila}, 'YYYY-MM-DD') as today
     from banking_day_after(transaction_timestamp(), $1) as until`,
    [coolingBankingDays],
  )
}
