import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import type { ExitQuote } from '../../shared/contract-maturity.ts'
import { exitFee } from '../../shared/rules.ts'
import { maturityRefusals } from '../../shared/words-maturity.ts'
import { lockCaller, refuseBlocked } from '../blocked/refuse-blocked.ts'
import {
  findQuote,
  insertQuote,
  lockOwnPlacement,
  type LeavingPlacement,
  type StoredQuote,
} from './exit-store.ts'

/**
 * The exact amount that leaving now brings; it is good for ten minutes. The same id again returns
 * the same quote. Refuses placement-not-found (404), what `refuseBlocked` and `checkMayLeave`
 * refuse, and key-reused (409).
 */
export async function quoteExit(
  ctx: ActionContext,
  { placementId, quoteId }: { placementId: string; quoteId: string },
): Promise<ExitQuote> {
  const userId = callerUserId(ctx)
  const caller = await lockCaller(ctx)
  const placement = await lockLeaving(ctx, placementId)
  const known = await findQuote(ctx.tx, quoteId)
  if (known) return viewQuote(known.placementId === placementId ? known : refuseKeyReused())
  refuseBlocked(maturityRefusals, caller)
  const fee = checkMayLeave(placement)
  await insertQuote(ctx.tx, {
    quoteId,
    placementId,
    userId,
    principalCentavos: placement.principalCentavos,
    feeCentavos: fee,
    netCentavos: placement.principalCentavos - fee,
  })
  const quote = await findQuote(ctx.tx, quoteId)
  if (quote?.placementId !== placementId) refuseKeyReused()
  return viewQuote(quote)
}

const viewQuote = (quote: StoredQuote): ExitQuote => ({
  quoteId: quote.quoteId,
  placementId: quote.placementId,
  principalCentavos: quote.principalCentavos,
  feeCentavos: quote.feeCentavos,
  returnedCentavos: quote.netCentavos,
  validUntil: quote.validUntil,
})

export async function lockLeaving(
  ctx: ActionContext,
  placementId: string,
): Promise<LeavingPlacement> {
  return (
    (await lockOwnPlacement(ctx.tx, placementId, callerUserId(ctx))) ??
    refuse(maturityRefusals, 'placement-not-found', { status: 404 })
  )
}

/** Returns the fee. Refuses exit-not-active, exit-matured and exit-not-allowed (409). */
export function checkMayLeave(placement: LeavingPlacement): bigint {
  const { state, exitBasisPoints, hasMatured, principalCentavos } = placement
  if (state !== 'active') refuse(maturityRefusals, 'exit-not-active', { status: 409 })
  if (hasMatured) refuse(maturityRefusals, 'exit-matured', { status: 409 })
  const fee = exitBasisPoints === null ? null : exitFee(principalCentavos, exitBasisPoints)
  if (fee === null || fee === principalCentavos)
    refuse(maturityRefusals, 'exit-not-allowed', { status: 409 })
  return fee
}
