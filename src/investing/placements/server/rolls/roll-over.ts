import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { Refusal } from '#foundation/platform/server/http/refuse.ts'
import { lockOffer } from '#investing/offers/server/offers.ts'
import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { findSafeguards } from '#people/safeguards/server/actions.ts'
import { postingKey } from '../maturity/move-keys.ts'
import { judgePlacement, placeInOffer, type JudgedPlacement } from '../place-in-offer.ts'
import { findRollConsent, selectRollOffers } from './roll-store.ts'

interface Rolling {
  placementId: string
  userId: string
  principalCentavos: bigint
  moveId: string
}

/**
 * Places the principal that has just come to the wallet again, as its user agreed. Null when the
 * terms of today are not those any more, the offer has closed or has no room, or the user may not
 * place money: then the payout stays in the wallet.
 */
export async function rollOver(
  ctx: ActionContext,
  { placementId, userId, principalCentavos, moveId }: Rolling,
): Promise<string | null> {
  const consent = await findRollConsent(ctx.tx, placementId)
  if (!consent?.mayPlace) return null
  const { lockedAt, pausedUntil } = await findSafeguards(ctx.tx, userId)
  if (lockedAt ?? pausedUntil) return null
  const request = { ...consent, userId, amountCentavos: principalCentavos }
  const judged = await unlessRefused(judgePlacement(ctx.tx, request))
  if (!judged) return null
  const rolledInto = postingKey(moveId, 'rolled')
  await placeInOffer(
    ctx,
    {
      ...request,
      placementId: rolledInto,
      requestHash: hashRequest({ verb: 'roll-placement', placementId }),
      changedBy: 'job',
    },
    judged,
  )
  return rolledInto
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
async function unlessRefused(judging: Promise<JudgedPlacement>): Promise<JudgedPlacement | null> {
  try {
    return await judging
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
