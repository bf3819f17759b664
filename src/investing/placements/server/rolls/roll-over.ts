import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { Refusal } from '#foundation/platform/server/http/refuse.ts'
import { lockOffer } from '#investing/offers/server/offers.ts'
import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { findSafeguards } from '#people/safeguards/server/actions.ts'
import { wrongAnswers } from '../../shared/questions.ts'
import { rollRecordTexts } from '../../shared/rolls/record-words.ts'
import type { Rolled } from '../maturity/due-store.ts'
import { postingKey } from '../maturity/move-keys.ts'
import { judgePlacement, placeInOffer, type JudgedPlacement } from '../place-in-offer.ts'
import { findRollConsent, selectRollOffers } from './roll-store.ts'
import { whyNotRolled } from './why-not-rolled.ts'

interface Rolling {
  placementId: string
  userId: string
  principalCentavos: bigint
  moveId: string
}

const { why } = rollRecordTexts
const stays = (because: BilingualText): Rolled => ({
  rolledInto: null,
  notRolled: rollRecordTexts.notRolled(because),
})

/** Something unexpected happened when it was tried. */
export const rollFailed = stays(why.failure)

/**
 * Places the principal that has just come to the wallet again, as its user agreed. The payout stays
 * in the wallet when the terms of today are not those any more, the offer has closed or has no
 * room, or the user may not place money.
 */
export async function rollOver(
  ctx: ActionContext,
  { placementId, userId, principalCentavos, moveId }: Rolling,
): Promise<Rolled> {
  const consent = await findRollConsent(ctx.tx, placementId)
  if (!consent) return { rolledInto: null, notRolled: null }
  if (consent.userStatus !== 'active')
    return stays(consent.userStatus === 'suspended' ? why.suspended : why.notVerified)
  const { lockedAt, pausedUntil } = await findSafeguards(ctx.tx, userId)
  if (lockedAt) return stays(why.moneyLocked)
  if (pausedUntil) return stays(why.moneyPaused)
  const request = { ...consent, userId, amountCentavos: principalCentavos, rolling: placementId }
  const judged = await orRefusal(judgePlacement(ctx.tx, request))
  if (judged instanceof Refusal) return stays(whyNotRolled(judged))
  if (wrongAnswers(judged.terms.terms.questions, consent.answers).length > 0)
    return stays(why.notPlaceable)
  const next = postingKey(moveId, 'rolled')
  const { coolingUntil } = await placeInOffer(
    ctx,
    {
      ...request,
      placementId: next,
      requestHash: hashRequest({ verb: 'roll-placement', placementId }),
      changedBy: 'job',
    },
    judged,
  )
  return { rolledInto: { placementId: next, coolingUntil }, notRolled: null }
}

/**
 * Call it before the first wallet of the transaction: who places money locks the offer first, too,
 * so nobody waits for each other.
 */
export async function lockRollOffers(
  tx: Transaction,
  placementIds: readonly string[],
): Promise<void> {
  for (const offerId of await selectRollOffers(tx, placementIds)) await lockOffer(tx, offerId)
}

/** Judging only reads and locks, so the transaction goes on after a refusal. */
async function orRefusal(judging: Promise<JudgedPlacement>): Promise<JudgedPlacement | Refusal> {
  try {
    return await judging
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
