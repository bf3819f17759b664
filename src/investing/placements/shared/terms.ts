/**
 * The terms that a user agrees to: the plan, the offer, the tax and the questions, as they were
 * then. They are stored with the placement, and their hash is on the signed receipt. Nothing in
 * them belongs to one user or one instant, so everybody who reads an offer reads the same hash.
 */
import * as z from 'zod/mini'
import { planBody } from '#content/plans/shared/rules.ts'
import { bilingual, uuid } from '#foundation/contract/shared/fields.ts'
import { understandingQuestion } from './questions.ts'

const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

export const offerTerms = z.strictObject({
  offerId: uuid,
  /** The permission of the regulator to offer this, and where it can be looked up. */
  permission: z.enum(['registration', 'exemption']),
  regulator: z.string(),
  permissionNumber: z.string(),
  lookupUrl: z.string(),
  /** Its last day, in Manila. */
  expiresOn: z.string(),
  minimumCentavos: z.bigint(),
  stepCentavos: z.bigint(),
  perUserCapCentavos: z.bigint(),
  totalCapCentavos: z.bigint(),
  opensAt: z.date(),
  closesAt: z.date(),
  /** The part of the principal kept as a fee on an early exit; null: no early exit. */
  earlyExitBasisPoints: z.nullable(basisPoints),
})
export type OfferTerms = z.infer<typeof offerTerms>

const taxTerms = z.strictObject({
  taxClassId: uuid,
  name: bilingual,
  /** Withheld from the return, never from the principal. */
  rateBasisPoints: basisPoints,
})
export type TaxTerms = z.infer<typeof taxTerms>

export const placementTerms = z.strictObject({
  planVersionId: uuid,
  planVersion: z.int(),
  plan: planBody,
  /** The source of the plan's figures, and the day as of which it says so ('' for none). */
  source: z.string(),
  sourceDate: z.string(),
  offer: offerTerms,
  /** Null: nothing is withheld. */
  tax: z.nullable(taxTerms),
  coolingBankingDays: z.int(),
  dayCount: z.literal('Act/365'),
  questions: z.array(understandingQuestion),
})
export type PlacementTerms = z.infer<typeof placementTerms>
