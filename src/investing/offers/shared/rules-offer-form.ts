/** Input of an offer. Apart from rules.ts, which the pages of users load. */
import * as z from 'zod/mini'
import {
  filledLine,
  paragraph,
  requestId,
  uuid,
  writtenDay,
} from '#foundation/contract/shared/fields.ts'
import { listPlaceInput } from '#foundation/contract/shared/list-place.ts'
import { permissions } from './rules.ts'

export const regulatorMax = 120
export const permissionNumberMax = 80
export const lookupMax = 500
export const closeReasonMax = 1000
/** Hundredths of a percent of the principal: more than half would punish who leaves. */
export const earlyExitMax = 5_000
/** The dialog warns of a fee above it. */
export const earlyExitHigh = 1_000
export const capMax = 99_999_999_999_999n

const amount = z.bigint().check(z.gte(1n), z.lte(capMax))
/** As browsers copy it. No user name before the host, which could imitate another host. */
const httpsLink = z
  .string()
  .check(
    z.trim(),
    z.maxLength(lookupMax),
    z.regex(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?([/?#][!#-;=?-[\]-~]*)?$/i),
  )

export const offerEntry = z.strictObject({
  /** Also the id of the request for approval. */
  offerId: requestId,
  planVersionId: uuid,
  permission: z.enum(permissions),
  regulator: filledLine(regulatorMax),
  permissionNumber: filledLine(permissionNumberMax),
  lookupUrl: httpsLink,
  /** The last day on which it permits anything. */
  expiresOn: writtenDay,
  documentId: uuid,
  minimumCentavos: amount,
  stepCentavos: amount,
  perUserCapCentavos: amount,
  totalCapCentavos: amount,
  opensAt: z.date(),
  closesAt: z.date(),
  /** Of the principal, kept as a fee on early exit; null: no early exit. */
  earlyExitBasisPoints: z.nullable(z.int().check(z.minimum(0), z.maximum(earlyExitMax))),
  /** Null: nothing is withheld. */
  taxClassId: z.nullable(uuid),
  poolId: uuid,
})
export type OfferEntry = z.infer<typeof offerEntry>

export const offerNamed = z.strictObject({ offerId: uuid })
export const offerAskedAgain = z.strictObject({ offerId: uuid, approvalId: requestId })
export type OfferAskedAgain = z.infer<typeof offerAskedAgain>
export const offerClosing = z.strictObject({ offerId: uuid, reason: paragraph(closeReasonMax) })
export type OfferClosing = z.infer<typeof offerClosing>
export const offerListInput = z.strictObject({ ...listPlaceInput })
export type OfferListInput = z.infer<typeof offerListInput>

export type OfferEntryRefusal =
  | 'permission-over'
  | 'closes-before-opening'
  | 'closing-passed'
  | 'off-step'
  | 'cap-below-minimum'
  | 'total-below-user-cap'

export type OfferFormRefusal =
  | OfferEntryRefusal
  | 'plan-not-public'
  | 'plan-without-gain'
  | 'tax-class-not-valid'
  | 'document-not-found'
  | 'document-used'
  | 'document-is-income'
  | 'permission-used'
  | 'permission-open'
  | 'offer-id-reused'
  | 'offer-moved'
  | 'not-your-offer'
  | 'close-reason-required'

type Judged = Pick<
  OfferEntry,
  | 'expiresOn'
  | 'opensAt'
  | 'closesAt'
  | 'minimumCentavos'
  | 'stepCentavos'
  | 'perUserCapCentavos'
  | 'totalCapCentavos'
>

/** The terms that are judged, as far as they could be read. */
export type ReadTerms = { [Name in keyof Judged]?: Judged[Name] | undefined }

/** Every reason against these terms and the field that it is about, at most one for each field. */
export function judgeOffer(
  offer: ReadTerms,
  { today, now }: { today: string; now: Date },
): { name: OfferEntryRefusal; field: keyof Judged }[] {
  const { opensAt, closesAt, minimumCentavos, stepCentavos } = offer
  const { perUserCapCentavos, totalCapCentavos } = offer
  const isOffStep = (amount: bigint | undefined) =>
    amount !== undefined && stepCentavos !== undefined && amount % stepCentavos !== 0n
  const isBelow = (amount: bigint | undefined, least: bigint | undefined) =>
    amount !== undefined && least !== undefined && amount < least
  const isBefore = (at: Date | undefined, other: Date | undefined) =>
    at !== undefined && other !== undefined && at <= other
  const reasons: [keyof Judged, OfferEntryRefusal, boolean][] = [
    ['expiresOn', 'permission-over', offer.expiresOn !== undefined && offer.expiresOn < today],
    ['minimumCentavos', 'off-step', isOffStep(minimumCentavos)],
    ['perUserCapCentavos', 'off-step', isOffStep(perUserCapCentavos)],
    ['perUserCapCentavos', 'cap-below-minimum', isBelow(perUserCapCentavos, minimumCentavos)],
    ['totalCapCentavos', 'off-step', isOffStep(totalCapCentavos)],
    ['totalCapCentavos', 'total-below-user-cap', isBelow(totalCapCentavos, perUserCapCentavos)],
    ['closesAt', 'closes-before-opening', isBefore(closesAt, opensAt)],
    ['closesAt', 'closing-passed', isBefore(closesAt, now)],
  ]
  const wrong = new Map<keyof Judged, OfferEntryRefusal>()
  for (const [field, name, isWrong] of reasons)
    if (isWrong && !wrong.has(field)) wrong.set(field, name)
  return [...wrong].map(([field, name]) => ({ field, name }))
}
