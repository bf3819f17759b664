/** Plans and placements as users read them. */
import * as z from 'zod/mini'
import { planBody } from '#content/plans/shared/rules.ts'
import { bilingual, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { recordedInvestment } from '#money/investments/shared/recorded.ts'
import { investmentStatus } from '#money/investments/shared/rules.ts'
import { closedReason } from './rules.ts'
import { placementState } from './states.ts'
import { offerTerms, placementTerms } from './terms.ts'

/** A day in Manila: 2026-11-22. */
export const day = z.string()

/** Only the server knows them: it counts banking days by the calendar of holidays. */
export const newTermDays = z.strictObject({
  /** Until then everything can be taken back. */
  coolingUntil: z.date(),
  /** The first day of the term. */
  startsOn: day,
})

const placementDates = z.strictObject({ ...newTermDays.shape, dueOn: day })
export type PlacementDates = z.infer<typeof placementDates>

/** A published plan. Closed ones are shown for information. */
export const offeredPlan = z.strictObject({
  /** Of the plan's entry, which its versions share. */
  planId: uuid,
  planVersionId: uuid,
  planVersion: z.int(),
  plan: planBody,
  /** The source of the plan's figures, and the day as of which it says so ('' for none). */
  source: z.string(),
  sourceDate: z.string(),
  /** As they would be frozen now; null without an offer. */
  terms: z.nullable(placementTerms),
  termsSha256: z.nullable(z.string()),
  offer: z.nullable(offerTerms),
  /** Of an amount that is placed now; null without an offer. */
  dates: z.nullable(placementDates),
  /** Null: open to this user now. */
  closed: z.nullable(closedReason),
  /** When the company closed its offer; null for one that ended by itself. */
  closedAt: z.nullable(z.date()),
  /** The money that still fits under the caps: of the offer, and of this user in it. */
  leftCentavos: z.bigint(),
  leftForUserCentavos: z.bigint(),
  /** Counts against the cap of this user; above it where an earlier offer had a higher one. */
  countedForUserCentavos: z.bigint(),
  /** The offers of its permission, itself among them: their placements count against its caps. */
  permissionOfferIds: z.array(uuid),
  sample: z.boolean(),
})
export type OfferedPlan = z.infer<typeof offeredPlan>

/** Days and pesos of one amount. Projected figures are not owed; all are of the frozen terms. */
export const placementQuote = z.strictObject({
  offerId: uuid,
  planVersionId: uuid,
  termsSha256: z.string(),
  amountCentavos: z.bigint(),
  ...placementDates.shape,
  termDays: z.int(),
  /** Floor(amount × (projected payout − deposit) / deposit): Act/365 over the term. */
  projectedGainCentavos: z.bigint(),
  /** Null: nothing is withheld. */
  taxRateBasisPoints: z.nullable(z.int()),
  projectedTaxCentavos: z.bigint(),
  /** Amount + gain − tax. */
  projectedReturnCentavos: z.bigint(),
  /** The money that comes back in the plan's worst case; less than the amount. */
  worstReturnCentavos: z.bigint(),
  /** The fee of an early exit, and what it gives back; null where the offer allows none. */
  earlyExit: z.nullable(z.strictObject({ feeCentavos: z.bigint(), returnedCentavos: z.bigint() })),
  availableCentavos: z.bigint(),
  /** Whether `subscribe` will ask for a proof. */
  needsProof: z.boolean(),
})
export type PlacementQuote = z.infer<typeof placementQuote>

export const placementView = z.strictObject({
  placementId: uuid,
  planId: uuid,
  offerId: uuid,
  planVersionId: uuid,
  planName: bilingual,
  state: placementState,
  /** The short form. */
  status: investmentStatus,
  principalCentavos: z.bigint(),
  projectedGainCentavos: z.bigint(),
  taxRateBasisPoints: z.nullable(z.int()),
  projectedTaxCentavos: z.bigint(),
  projectedReturnCentavos: z.bigint(),
  worstReturnCentavos: z.bigint(),
  earlyExitBasisPoints: z.nullable(z.int()),
  ...placementDates.shape,
  /** Due, but it could not be paid: mostly because income for its return is not declared yet. */
  lateSince: z.nullable(z.date()),
  /** Whether the server allows it now, by the clock of the database. */
  mayCancel: z.boolean(),
  mayExit: z.boolean(),
  mayConsentToRoll: z.boolean(),
  /** The first day to agree to a new term, the last being the day before dueOn; then null. */
  rollAskedFrom: z.nullable(day),
  rollConsent: z.nullable(
    z.strictObject({
      offerId: uuid,
      planVersionId: uuid,
      termsSha256: z.string(),
      consentedAt: z.date(),
    }),
  ),
  /** At its end; null before. `returnedCentavos` is all that came back, rolled money included. */
  gainPaidCentavos: z.nullable(z.bigint()),
  taxWithheldCentavos: z.nullable(z.bigint()),
  returnedCentavos: z.nullable(z.bigint()),
  rolledInto: z.nullable(uuid),
  /** Written by staff for an impaired one; and why one that should roll over was paid out. */
  endReason: z.nullable(bilingual),
  sample: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type PlacementView = z.infer<typeof placementView>

export const placementMoveView = z.strictObject({
  moveId: uuid,
  /** Null: it was placed. */
  previousState: z.nullable(placementState),
  newState: placementState,
  changedBy: z.enum(['user', 'staff', 'job']),
  reason: bilingual,
  changedAt: z.date(),
})
export type PlacementMoveView = z.infer<typeof placementMoveView>

/** A receipt: a transaction of the wallet that belongs to the placement. */
const placementReceipt = z.strictObject({
  transactionId: uuid,
  kind: z.enum(['placed', 'principal', 'gain']),
  referenceNumber: z.string(),
  /** Negative when money left the wallet. */
  amountCentavos: z.bigint(),
  createdAt: z.date(),
})
export type PlacementReceipt = z.infer<typeof placementReceipt>

export const placementDetail = z.strictObject({
  placement: placementView,
  terms: placementTerms,
  termsSha256: z.string(),
  /** Oldest first. */
  moves: z.array(placementMoveView),
  /** Oldest first. */
  receipts: z.array(placementReceipt),
})
export type PlacementDetail = z.infer<typeof placementDetail>

/** One day on which something changed: what lay there at its end. */
const portfolioPoint = z.strictObject({
  day,
  placedCentavos: z.bigint(),
  dueCentavos: z.bigint(),
  /** All that has come back so far. */
  paidCentavos: z.bigint(),
})
export type PortfolioPoint = z.infer<typeof portfolioPoint>

export const portfolio = z.strictObject({
  /** Newest first. */
  placements: z.array(placementView),
  ...listCursors,
  /** By staff, of the user: those that hold money first. */
  recorded: z.array(recordedInvestment),
  /** Of all placements and all recorded investments, not only of the page. */
  totals: z.strictObject({
    openCount: z.int(),
    /** In cooling-off or active, or recorded and not ended. */
    placedCentavos: z.bigint(),
    dueCentavos: z.bigint(),
    lateCount: z.int(),
    /** To the wallet: without what was taken back in its cooling-off, or placed again. */
    returnedCentavos: z.bigint(),
    /** Projected, not owed: of those that are open, after tax; of recorded ones as staff expect. */
    projectedGainCentavos: z.bigint(),
    nextDueOn: z.nullable(day),
  }),
  /** Oldest first, at most 200. */
  chart: z.array(portfolioPoint),
})
export type Portfolio = z.infer<typeof portfolio>
