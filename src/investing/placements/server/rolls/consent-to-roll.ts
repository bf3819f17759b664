import { aboutNamed, type BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { hashRequest, refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import type { RollConsentInput } from '../../shared/contract-maturity.ts'
import { maturityRecordTexts as texts } from '../../shared/record-words-maturity.ts'
import { rollWindowDays } from '../../shared/rules.ts'
import type { PlacementView } from '../../shared/views.ts'
import { maturityRefusals } from '../../shared/words-maturity.ts'
import { placementRefusals } from '../../shared/words.ts'
import { refuseInactive } from '../blocked/refuse-blocked.ts'
import { lockPlacement } from '../lock-placement.ts'
import { publishPlacement } from '../notify-placement.ts'
import { readPlacementView } from '../reads.ts'
import { findPlacementMove, insertPlacementMove, type PlacementRow } from '../store.ts'
import { checkRollTerms } from './check-roll-terms.ts'
import { writeRollConsent } from './roll-store.ts'

/**
 * Its user agrees to place the principal again under the plan's terms of today, from a week before
 * maturity until the day before. The same move id again changes nothing. Refuses user-not-active
 * (403), placement-not-found (404), roll-not-open (409), and what `checkRollTerms` refuses.
 */
export async function consentToRoll(
  ctx: ActionContext,
  asked: RollConsentInput,
): Promise<PlacementView> {
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
  const answers = await checkRollTerms(ctx, consent, { planId: view.planId, locked })
  await writeRollConsent(ctx.tx, placementId, { ...consent, answers })
  await noteMove(ctx, locked, {
    moveId,
    requestHash,
    reason: aboutNamed(view.planName, texts.consented),
  })
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
  await noteMove(ctx, locked, {
    moveId,
    requestHash,
    reason: aboutNamed(view.planName, texts.keptPayout),
  })
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
  refuseInactive(maturityRefusals, await findUser(ctx.tx, userId))
  return locked
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
