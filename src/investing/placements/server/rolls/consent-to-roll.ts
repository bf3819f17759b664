import { readPlanVersion } from '#content/content/server/published.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { lockOfferForSubscription } from '#investing/offers/server/offers.ts'
import { hashRequest, refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { sameQuestions } from '../../shared/questions.ts'
import { maturityRecordTexts as texts } from '../../shared/record-words-maturity.ts'
import { judgeAmount, rollWindowDays } from '../../shared/rules.ts'
import type { PlacementView } from '../../shared/views.ts'
import { maturityRefusals } from '../../shared/words-maturity.ts'
import { placementRefusals } from '../../shared/words.ts'
import { findChangedTerms } from '../changed-terms.ts'
import { parseTerms, readPresentTerms } from '../frozen-terms.ts'
import { lockPlacement } from '../lock-placement.ts'
import { publishPlacement } from '../notify-placement.ts'
import { findFrozenTerms, readPlacementView } from '../reads.ts'
import {
  findPlacementMove,
  insertPlacementMove,
  readCoolingDays,
  readOfferRoom,
  type PlacementRow,
} from '../store.ts'
import { writeRollConsent, type RollConsent } from './roll-store.ts'

interface Asked extends RollConsent {
  placementId: string
  moveId: string
}

/**
 * Its user agrees to place the principal again under the plan's terms of today, from a week before
 * maturity until the day before. The same move id again changes nothing. Refuses user-not-active
 * (403), placement-not-found (404), roll-not-open, roll-other-plan, roll-not-placeable,
 * terms-changed and roll-other-questions (409), and what offers refuse.
 */
export async function consentToRoll(ctx: ActionContext, asked: Asked): Promise<PlacementView> {
  const { placementId, moveId, ...consent } = asked
  const requestHash = hashRequest({ verb: 'consent-to-roll', placementId, ...consent })
  const locked = await lockOwn(ctx, { placementId, moveId, requestHash })
  const view = await readPlacementView(ctx.tx, placementId)
  if (!locked) return view
  if (!view.mayConsentToRoll)
    refuse(maturityRefusals, 'roll-not-open', {
      status: 409,
      figures: { days: String(rollWindowDays) },
    })
  await checkTerms(ctx, consent, { planId: view.planId, locked })
  await writeRollConsent(ctx.tx, placementId, consent)
  await noteMove(ctx, locked, { moveId, requestHash, reason: texts.consented(view.planName.en) })
  return await readPlacementView(ctx.tx, placementId)
}

/**
 * Takes the consent back, as long as the placement is open: everything comes to the wallet. The
 * same move id again changes nothing.
 */
export async function keepPayout(
  ctx: ActionContext,
  { placementId, moveId }: { placementId: string; moveId: string },
): Promise<PlacementView> {
  const requestHash = hashRequest({ verb: 'keep-payout', placementId })
  const locked = await lockOwn(ctx, { placementId, moveId, requestHash })
  const view = await readPlacementView(ctx.tx, placementId)
  if (!locked || view.rollConsent === null) return view
  if (locked.state !== 'active' && locked.state !== 'due')
    refuse(placementRefusals, 'placement-ended', { status: 409 })
  await writeRollConsent(ctx.tx, placementId, null)
  await noteMove(ctx, locked, { moveId, requestHash, reason: texts.keptPayout(view.planName.en) })
  return await readPlacementView(ctx.tx, placementId)
}

/** Null: this move was made before. */
async function lockOwn(
  ctx: ActionContext,
  { placementId, moveId, requestHash }: Record<'placementId' | 'moveId' | 'requestHash', string>,
): Promise<PlacementRow | null> {
  const userId = callerUserId(ctx)
  const locked = await lockPlacement(ctx.tx, { placementId, userId })
  const done = await findPlacementMove(ctx.tx, moveId)
  if (done && done.requestHash !== requestHash) refuseKeyReused()
  if (done) return null
  const { status } = await findUser(ctx.tx, userId)
  if (status !== 'active') refuse(maturityRefusals, 'user-not-active', { status: 403 })
  return locked
}

async function checkTerms(
  ctx: ActionContext,
  { offerId, planVersionId, termsSha256 }: RollConsent,
  { planId, locked }: { planId: string; locked: PlacementRow },
): Promise<void> {
  const { tx } = ctx
  const offer = await lockOfferForSubscription(tx, offerId)
  const [plan, { today }, room] = await together([
    readPlanVersion(tx, offer.planVersionId),
    readCoolingDays(tx),
    readOfferRoom(tx, { offerId, userId: locked.userId }),
  ])
  if (plan?.entryId !== planId) refuse(maturityRefusals, 'roll-other-plan', { status: 409 })
  const { sha256, terms } = await readPresentTerms(tx, { offer, plan, today })
  if (sha256 !== termsSha256 || plan.versionId !== planVersionId)
    refuse(placementRefusals, 'terms-changed', {
      status: 409,
      figures: { changed: (await findChangedTerms(tx, planVersionId, plan)) ?? 'conditions' },
    })
  // The new placement keeps the answers of this one, so they must be answers to the same.
  const frozen = await findFrozenTerms(tx, locked)
  if (!frozen || !sameQuestions(parseTerms(frozen.text).questions, terms.questions))
    refuse(maturityRefusals, 'roll-other-questions', { status: 409 })
  const obstacle = judgeAmount(locked.principalCentavos, offer, {
    leftCentavos: offer.totalCapCentavos - room.placedCentavos,
    leftForUserCentavos: offer.perUserCapCentavos - room.placedByUserCentavos,
    availableCentavos: locked.principalCentavos,
  })
  if (obstacle) refuse(maturityRefusals, 'roll-not-placeable', { status: 409 })
}

async function noteMove(
  ctx: ActionContext,
  { placementId, userId, state }: PlacementRow,
  { moveId, requestHash, reason }: { moveId: string; requestHash: string; reason: BilingualText },
): Promise<void> {
  const isNew = await insertPlacementMove(ctx.tx, {
    moveId,
    placementId,
    userId,
    previousState: state,
    newState: state,
    changedBy: 'user',
    changedByUserId: userId,
    reason,
    requestHash,
  })
  if (!isNew) refuseKeyReused()
  publishPlacement(ctx, { placementId, userId })
  await recordActivity(ctx, {
    userId,
    actionType: 'PLACEMENT_ROLL_CHOSEN',
    description: reason,
    subject: { kind: 'investment', id: placementId },
  })
}
