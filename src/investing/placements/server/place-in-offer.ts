import { readPlanVersion, type PlanVersion } from '#content/content/server/published.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { addDays } from '#foundation/time/shared/days.ts'
import {
  lockOffer,
  publishOffer,
  refuseUnlessOpen,
  type Offer,
} from '#investing/offers/server/offers.ts'
import { readBalance } from '#ledger/server/actions.ts'
import { recordPlacedInvestment } from '#money/investments/server/placed-investment.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { roomFigures } from '../shared/offer-room.ts'
import type { GivenAnswers } from '../shared/questions.ts'
import { judgeAmount, projectedGain, type AmountRoom } from '../shared/rules.ts'
import { placementRefusals } from '../shared/words.ts'
import { findChangedTerms } from './changed-terms.ts'
import { readPresentTerms, type HashedTerms } from './frozen-terms.ts'
import {
  insertPlacement,
  insertPlacementMove,
  readCoolingDays,
  readOfferRoom,
  type CoolingDays,
} from './store.ts'

export interface PlacementRequest {
  placementId: string
  userId: string
  offerId: string
  /** Those that the user agreed to. */
  planVersionId: string
  termsSha256: string
  answers: GivenAnswers
  amountCentavos: Centavos
  requestHash: string
  /** A job places what its user agreed to before. */
  changedBy: 'user' | 'job'
  /** The placement whose principal is placed again. */
  rolling?: string | undefined
}

export interface JudgedPlacement {
  offer: Offer
  plan: PlanVersion
  terms: HashedTerms
  days: CoolingDays
  /** Afterwards the minimum does not fit any more. */
  fills: boolean
}

/**
 * Judges what a user wants to place, with the offer locked until the transaction ends. Refuses what
 * offers refuse, terms-changed (409), and the amount (see `judgeAmount`).
 */
export async function judgePlacement(
  tx: Transaction,
  request: Pick<
    PlacementRequest,
    'userId' | 'offerId' | 'planVersionId' | 'termsSha256' | 'amountCentavos' | 'rolling'
  >,
): Promise<JudgedPlacement> {
  const { userId, offerId, planVersionId, termsSha256, amountCentavos, rolling } = request
  const found = await lockOffer(tx, offerId)
  if (found?.standing === 'plan-replaced') await refuseReplaced(tx, found, planVersionId)
  const offer = refuseUnlessOpen(found)
  const [plan, days, room, { availableCentavos }] = await together([
    readPlanVersion(tx, offer.planVersionId),
    readCoolingDays(tx),
    readOfferRoom(tx, offer, { userId, rolling }),
    readBalance(tx, userId),
  ])
  if (!plan) throw new Error(`The offer ${offerId} has no plan`)
  const terms = await readPresentTerms(tx, { offer, plan, today: days.today })
  if (planVersionId !== offer.planVersionId || termsSha256 !== terms.sha256)
    await refuseChanged(tx, offer, planVersionId)
  checkAmount(amountCentavos, offer, { ...room, availableCentavos })
  const fills = room.leftCentavos - amountCentavos < offer.minimumCentavos
  return { offer, plan, terms, days, fills }
}

/** Says what changed in the plan. One that was withdrawn is a closed offer. */
async function refuseReplaced(tx: Transaction, offer: Offer, planVersionId: string): Promise<void> {
  const changed = await findChangedTerms(tx, offer, planVersionId)
  if (changed) refuse(placementRefusals, 'terms-changed', { status: 409, figures: { changed } })
}

async function refuseChanged(tx: Transaction, offer: Offer, planVersionId: string): Promise<never> {
  const changed = await findChangedTerms(tx, offer, planVersionId)
  return refuse(placementRefusals, 'terms-changed', {
    status: 409,
    figures: { changed: changed ?? 'conditions' },
  })
}

export function checkAmount(amountCentavos: Centavos, offer: Offer, room: AmountRoom): void {
  const refusal = judgeAmount(amountCentavos, offer, room)
  if (refusal)
    refuse(placementRefusals, refusal, {
      field: 'amount',
      figures: roomFigures(offer, room, refusal),
    })
}

export interface Placed {
  transaction: TransactionRow
  coolingUntil: Date
  startsOn: string
  dueOn: string
  projectedGainCentavos: Centavos
}

/**
 * Moves the amount from the wallet to the till of the user's investments and freezes the terms. The
 * caller has locked the user and judged the request. Refuses insufficient-balance (409) and
 * key-reused (409).
 */
export async function placeInOffer(
  ctx: ActionContext,
  request: PlacementRequest,
  { offer, plan, terms, days, fills }: JudgedPlacement,
): Promise<Placed> {
  const { placementId, userId, amountCentavos, requestHash, changedBy } = request
  const { coolingUntil, startsOn } = days
  const dueOn = addDays(startsOn, plan.body.termDays)
  const projectedGainCentavos = projectedGain(amountCentavos, plan.body)
  const transaction = await recordPlacedInvestment(ctx, {
    investmentId: placementId,
    userId,
    planName: plan.body.name.en,
    amountCentavos,
    expectedReturnCentavos: amountCentavos + projectedGainCentavos,
    startDate: startsOn,
    endDate: dueOn,
    changedByUserId: changedBy === 'user' ? userId : null,
    terms: { planVersionId: plan.versionId, sha256: terms.sha256 },
    requestHash,
    refuseShort: () =>
      refuse(placementRefusals, 'insufficient-balance', { status: 409, field: 'amount' }),
  })
  await insertPlacement(ctx.tx, {
    placementId,
    userId,
    offerId: offer.offerId,
    planVersionId: plan.versionId,
    terms,
    answers: request.answers,
    poolId: offer.poolId,
    principalCentavos: amountCentavos,
    projectedGainCentavos,
    taxRateBasisPoints: terms.terms.tax?.rateBasisPoints ?? null,
    coolingUntil,
    startsOn,
    dueOn,
  })
  const made = await insertPlacementMove(ctx.tx, {
    moveId: placementId,
    placementId,
    userId,
    previousState: null,
    newState: 'cooling',
    changedBy,
    changedByUserId: changedBy === 'user' ? userId : null,
    requestHash,
  })
  if (!made) refuseKeyReused()
  if (fills) publishOffer(ctx.tx, offer.offerId)
  return { transaction, coolingUntil, startsOn, dueOn, projectedGainCentavos }
}
