/** SQL of offers. Every "now" is the clock of the database. */
import { joinPlanVersion, publishedPlans } from '#content/content/server/plans-sql.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'
import type { OfferEntry } from '../shared/rules-offer-form.ts'
import type { OfferStanding, Permission } from '../shared/rules.ts'

export interface Offer {
  offerId: string
  /** Of the entry in content; its published version changes, `planVersionId` does not. */
  planEntryId: string
  planVersionId: string
  permission: Permission
  regulator: string
  permissionNumber: string
  lookupUrl: string
  /** The last day on which it permits anything, in Manila: 2027-12-31. */
  expiresOn: string
  minimumCentavos: bigint
  stepCentavos: bigint
  perUserCapCentavos: bigint
  totalCapCentavos: bigint
  opensAt: Date
  closesAt: Date
  /** When somebody closed it, perhaps before its time; null for one that nobody closed. */
  closedAt: Date | null
  /** Of the principal, kept as a fee on early exit; null: no early exit. */
  earlyExitBasisPoints: number | null
  /** Null: nothing is withheld. */
  taxClassId: string | null
  poolId: string
  standing: OfferStanding
  sample: boolean
}

const offerColumns = `o.id as "offerId", v.entry_id as "planEntryId",
  o.plan_version_id as "planVersionId", o.permission, o.regulator,
  o.permission_number as "permissionNumber", o.lookup_url as "lookupUrl",
  to_char(o.expires_on, 'YYYY-MM-DD') as "expiresOn", o.minimum_centavos as "minimumCentavos",
  o.step_centavos as "stepCentavos", o.per_user_cap_centavos as "perUserCapCentavos",
  o.total_cap_centavos as "totalCapCentavos", o.opens_at as "opensAt", o.closes_at as "closesAt",
  o.closed_at as "closedAt", o.early_exit_basis_points as "earlyExitBasisPoints",
  o.tax_class_id as "taxClassId", o.pool_id as "poolId",
  offer_standing(o, transaction_timestamp()) as standing, o.sample`
const offersWithPlans = `offers o ${joinPlanVersion('o.plan_version_id')}`

export function selectOffer(tx: Transaction, offerId: string): Promise<Offer | undefined> {
  return tx.maybeRow<Offer>(`select ${offerColumns} from ${offersWithPlans} where o.id = $1`, [
    offerId,
  ])
}

/**
 * Waits for others that place money in this offer or close it, and that withdraw its plan. What
 * they did is read afterwards.
 */
export async function lockOffer(tx: Transaction, offerId: string): Promise<Offer | undefined> {
  const [, offer] = await together([
    tx.rows(
      `select from ${offersWithPlans} where o.id = $1 for no key update of o for share of v`,
      [offerId],
    ),
    selectOffer(tx, offerId),
  ])
  return offer
}

/** Those that take money now, in the order of the plans. */
export function selectOpenOffers(tx: Transaction): Promise<Offer[]> {
  return tx.rows<Offer>(
    `select ${offerColumns} from ${offersWithPlans}
     where o.state = 'open' and offer_is_open(o, transaction_timestamp())
     order by (v.body->>'position')::int, o.created_at, o.id`,
  )
}

/** Of each published plan the offer that is open or else the newest one, without drafts. */
export function selectNewestOffers(tx: Transaction): Promise<Offer[]> {
  return tx.rows<Offer>(
    `select distinct on (v.entry_id) ${offerColumns} from ${offersWithPlans}
     where o.confirmed_by is not null
       and exists (select from ${publishedPlans} p where p.entry_id = v.entry_id)
     order by v.entry_id, offer_is_open(o, transaction_timestamp()) desc, o.created_at desc,
       o.id desc`,
  )
}

export interface NewOffer extends OfferEntry {
  documentSha256: string
  /** A person, as `staffPersonOf` names them. */
  enteredBy: string
}

/**
 * 'known': the id is taken. 'document-used': an offer that is not closed uses the document.
 * 'permission-used': one that is not closed names the same regulator and number. Waits for others
 * who enter one with the same.
 */
export async function insertOffer(
  tx: Transaction,
  made: NewOffer,
): Promise<'new' | 'known' | 'document-used' | 'permission-used'> {
  const inserted = await tx.rows(
    `insert into offers (id, plan_version_id, permission, regulator, permission_number, lookup_url,
       expires_on, document_id, document_sha256, minimum_centavos, step_centavos,
       per_user_cap_centavos, total_cap_centavos, opens_at, closes_at, early_exit_basis_points,
       tax_class_id, pool_id, sample, entered_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       ${installationIsSample}, $19)
     on conflict do nothing returning id`,
    [
      made.offerId,
      made.planVersionId,
      made.permission,
      made.regulator,
      made.permissionNumber,
      made.lookupUrl,
      made.expiresOn,
      made.documentId,
      made.documentSha256,
      made.minimumCentavos,
      made.stepCentavos,
      made.perUserCapCentavos,
      made.totalCapCentavos,
      made.opensAt,
      made.closesAt,
      made.earlyExitBasisPoints,
      made.taxClassId,
      made.poolId,
      made.enteredBy,
    ],
  )
  if (inserted.length === 1) return 'new'
  if (await selectOffer(tx, made.offerId)) return 'known'
  const onDocument = await tx.rows(
    `select from offers where document_sha256 = $1 and state <> 'closed'`,
    [made.documentSha256],
  )
  return onDocument.length > 0 ? 'document-used' : 'permission-used'
}

export interface StoredOffer extends Offer {
  state: 'draft' | 'open' | 'closed'
  planState: string
  planGains: boolean
  documentId: string
  documentSha256: string
  enteredBy: string
}

const storedColumns = `${offerColumns}, o.state, v.state as "planState",
  (v.body->>'projectedPayoutCentavos')::bigint >= (v.body->>'depositCentavos')::bigint
    as "planGains",
  o.document_id as "documentId", o.document_sha256 as "documentSha256",
  o.entered_by as "enteredBy"`

export function selectStoredOffer(
  tx: Transaction,
  offerId: string,
): Promise<StoredOffer | undefined> {
  return tx.maybeRow<StoredOffer>(
    `select ${storedColumns} from ${offersWithPlans} where o.id = $1`,
    [offerId],
  )
}

/**
 * Locks the offer, all others of its plan that are not closed, and all under its permission, always
 * in the same order.
 */
export async function lockToOpen(tx: Transaction, offerId: string): Promise<void> {
  await tx.rows(
    `select from offers
     where id in (select offers_of_permission($1)) or (state <> 'closed'
       and plan_version_id = (select plan_version_id from offers where id = $1))
     order by id for no key update`,
    [offerId],
  )
}

/** True if an offer of another plan is open under the permission of this one. */
export async function isPermissionOpen(
  tx: Transaction,
  { offerId, planVersionId }: Pick<Offer, 'offerId' | 'planVersionId'>,
): Promise<boolean> {
  const open = await tx.rows(
    `select from offers where id in (select offers_of_permission($1)) and state = 'open'
       and plan_version_id <> $2`,
    [offerId, planVersionId],
  )
  return open.length > 0
}

/** Closes the offer that was open before, and opens this one. The caller has locked both. */
export async function openOffer(
  tx: Transaction,
  { offerId, planVersionId }: Pick<Offer, 'offerId' | 'planVersionId'>,
  { person, replacedBecause }: { person: string; replacedBecause: string },
): Promise<{ closed: string[] }> {
  const closed = await tx.rows<{ id: string }>(
    `update offers
     set state = 'closed', closed_by = $2, closed_at = clock_timestamp(), close_reason = $3
     where plan_version_id = $1 and state = 'open' returning id`,
    [planVersionId, person, replacedBecause],
  )
  await tx.row(
    `update offers set state = 'open', confirmed_by = $2, confirmed_at = clock_timestamp()
     where id = $1 returning id`,
    [offerId, person],
  )
  return { closed: closed.map(({ id }) => id) }
}

export async function closeStoredOffer(
  tx: Transaction,
  offerId: string,
  { person, reason }: { person: string; reason: string },
): Promise<void> {
  await tx.row(
    `update offers
     set state = 'closed', closed_by = $2, closed_at = clock_timestamp(), close_reason = $3
     where id = $1 returning id`,
    [offerId, person, reason],
  )
}
