/** How a placement ends: early, with a new term, and what became of all of them. */
import * as z from 'zod/mini'
import { bilingual, emptyInput, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { givenAnswers } from './questions.ts'
import { day, newTermDays, placementView } from './views.ts'

const exitQuote = z.strictObject({
  quoteId: uuid,
  placementId: uuid,
  principalCentavos: z.bigint(),
  feeCentavos: z.bigint(),
  /** Comes to the wallet, exactly. */
  returnedCentavos: z.bigint(),
  /** Ten minutes after it was made. */
  validUntil: z.date(),
})
export type ExitQuote = z.infer<typeof exitQuote>

/** Everything that was placed under one version of a plan. */
export const outcome = z.strictObject({
  /** Of the plan's entry, which its versions share. */
  planId: uuid,
  planVersionId: uuid,
  planName: bilingual,
  planVersion: z.int(),
  placementCount: z.int(),
  placedCentavos: z.bigint(),
  /** The returns that were projected for those that have ended or are due. */
  projectedGainCentavos: z.bigint(),
  paidGainCentavos: z.bigint(),
  paidCount: z.int(),
  /** Of the paid ones: those that were marked late, or paid after the day they were due. */
  paidLateCount: z.int(),
  /** The longest wait of these, from the day due to the day paid in Manila; 0: on the same day. */
  longestDelayDays: z.int(),
  lateCount: z.int(),
  lateCentavos: z.bigint(),
  impairedCount: z.int(),
  /** Ended late, with all of their principal and without a return. */
  noReturnCount: z.int(),
  /** Principal that did not come back. */
  lostCentavos: z.bigint(),
  /** Why some ended with a loss, or without a return. */
  impairments: z.array(z.strictObject({ on: day, reason: bilingual, lost: z.boolean() })),
  firstStartsOn: day,
  lastDueOn: day,
  sample: z.boolean(),
})
export type Outcome = z.infer<typeof outcome>

const rollConsentInput = z.strictObject({
  placementId: uuid,
  moveId: requestId,
  offerId: uuid,
  planVersionId: uuid,
  termsSha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Needed only where these terms ask other questions than those that the user has answered. */
  answers: z.optional(givenAnswers),
})
export type RollConsentInput = z.infer<typeof rollConsentInput>

export const maturityProcedures = {
  /** `quoteId` is made by the browser: the same id again returns the same quote. */
  exitQuote: writes('user')
    .input(z.strictObject({ placementId: uuid, quoteId: requestId }))
    .output(exitQuote),
  exit: writes('user')
    .input(z.strictObject({ placementId: uuid, moveId: requestId, quoteId: uuid }))
    .output(placementView),
  /** The present terms of the same plan; taken back by `keepPayout`. */
  consentToRoll: writes('user').input(rollConsentInput).output(placementView),
  /** If the amount is placed again on the day it is due, or today when that is past. */
  rollDates: reads('user')
    .input(z.strictObject({ placementId: uuid }))
    .output(newTermDays),
  /** Takes the consent back: the payout comes to the wallet. */
  keepPayout: writes('user')
    .input(z.strictObject({ placementId: uuid, moveId: requestId }))
    .output(placementView),
  /** The years for which the caller has a tax statement, newest first. */
  taxYears: reads('user').input(emptyInput).output(z.array(z.int())),
  /** Public: what became of each version of each plan. */
  outcomes: reads('anyone').input(emptyInput).output(z.array(outcome)),
}
