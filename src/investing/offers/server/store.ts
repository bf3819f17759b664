/** SQL of offers and tax classes. Every "now" is the clock of the database. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { OfferStanding } from '../shared/rules.ts'

export interface Offer {
  offerId: string
  /** Of the entry in content; its published version changes, `planVersionId` does not. */
  planEntryId: string
  planVersionId: string
  permission: 'registration' | 'exemption'
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
  /** Of the principal, kept as a fee on early exit; null: no early exit. */
  earlyExitBasisPoints: number | null
  /** Null: nothing is withheld. */
  taxClassId: string | null
  poolId: string
  currencyOfTerms: 'PHP'
  standing: OfferStanding
  sample: boolean
}

const offerColumns = `o.id as "offerId", v.entry_id as "planEntryId",
  o.plan_version_id as "planVersionId", o.permission, o.regulator,
  o.permission_number as "permissionNumber", o.lookup_url as "lookupUrl",
  to_char(o.expires_on, 'YYYY-MM-DD') as "expiresOn", o.minimum_centavos as "minimumCentavos",
  o.step_centavos as "stepCentavos", o.per_user_cap_centavos as "perUserCapCentavos",
  o.total_cap_centavos as "totalCapCentavos", o.opens_at as "opensAt", o.closes_at as "closesAt",
  o.early_exit_basis_points as "earlyExitBasisPoints", o.tax_class_id as "taxClassId",
  o.pool_id as "poolId", o.currency_of_terms as "currencyOfTerms",
  offer_standing(o, transaction_timestamp()) as standing, o.sample`
const offersWithPlans = 'offers o join content_versions v on v.id = o.plan_version_id'

export function selectOffer(tx: Transaction, offerId: string): Promise<Offer | undefined> {
  return tx.maybeRow<Offer>(`select ${offerColumns} from ${offersWithPlans} where o.id = $1`, [
    offerId,
  ])
}

/** Waits for others that place money in this offer or close it. */
export function lockOffer(tx: Transaction, offerId: string): Promise<Offer | undefined> {
  return tx.maybeRow<Offer>(
    `select ${offerColumns} from ${offersWithPlans} where o.id = $1 for no key update of o`,
    [offerId],
  )
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
     where o.confirmed_by is not null and exists (
       select from content_versions p where p.entry_id = v.entry_id and p.state = 'published')
     order by v.entry_id, offer_is_open(o, transaction_timestamp()) desc, o.created_at desc,
       o.id desc`,
  )
}

export interface TaxClass {
  taxClassId: string
  name: BilingualText
  rateBasisPoints: number
  appliesTo: string
  /** Days in Manila; null: no end is known. */
  validFrom: string
  validTo: string | null
  sample: boolean
}

/** Only a class that two people stand behind, and only on a day on which it holds. */
export function selectTaxClassAt(
  tx: Transaction,
  taxClassId: string,
  day: string,
): Promise<TaxClass | undefined> {
  return tx.maybeRow<TaxClass>(
    `select id as "taxClassId", name, rate_basis_points as "rateBasisPoints",
       applies_to as "appliesTo", to_char(valid_from, 'YYYY-MM-DD') as "validFrom",
       to_char(valid_to, 'YYYY-MM-DD') as "validTo", sample
     from tax_classes
     where id = $1 and confirmed_by is not null
       and $2::date between valid_from and coalesce(valid_to, 'infinity')`,
    [taxClassId, day],
  )
}
