import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireProof } from '#foundation/platform/server/http/serve.ts'
import { findReplayedRequest, hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import type { CompanySettings } from '#people/company/shared/rules.ts'
import type { Subscription } from '../shared/contract.ts'
import { wrongAnswers } from '../shared/questions.ts'
import type { PlacementView } from '../shared/views.ts'
import { placementRefusals } from '../shared/words.ts'
import { lockCaller, refuseBlocked } from './blocked/refuse-blocked.ts'
import { notifyPlaced } from './notify-placement.ts'
import { judgePlacement, placeInOffer } from './place-in-offer.ts'
import { readPlacementView } from './reads.ts'

/**
 * Places money of the wallet in an offer, in one transaction. The same request id again returns the
 * placement as it is now; with other content it is refused (409, key-reused). Refuses
 * user-not-active (403), money-locked and money-paused (409), what `judgePlacement` refuses,
 * answer-wrong, and insufficient-balance. Requires a proof (403) for an amount for which a
 * withdrawal does. A refusal moves nothing.
 */
export async function subscribe(ctx: ActionContext, input: Subscription): Promise<PlacementView> {
  const userId = callerUserId(ctx)
  const { requestId, ...request } = input
  const requestHash = hashRequest({ verb: 'subscribe', ...request })
  const [replayed, caller, company] = await together([
    findReplayedRequest(ctx, { transactionId: requestId, userId, requestHash }),
    // Before the reads of what decides: they see a simultaneous lock or pause, or make it wait.
    lockCaller(ctx),
    readCompanySettings(ctx.tx),
  ])
  if (replayed) return await readPlacementView(ctx.tx, requestId)
  refuseBlocked(placementRefusals, caller)
  const judged = await judgePlacement(ctx.tx, { userId, ...request })
  const wrong = wrongAnswers(judged.terms.terms.questions, request.answers)
  if (wrong.length > 0)
    refuse(placementRefusals, 'answer-wrong', {
      field: 'answers',
      figures: { questions: wrong.join(',') },
    })
  if (needsProof(ctx, company, request.amountCentavos)) requireProof(ctx.caller, 'money')
  const placed = await placeInOffer(
    ctx,
    { placementId: requestId, userId, ...request, requestHash, changedBy: 'user' },
    judged,
  )
  await notifyPlaced(ctx, caller.user, {
    ...placed,
    placementId: requestId,
    planName: judged.plan.body.name,
    principalCentavos: request.amountCentavos,
    termsSha256: judged.terms.sha256,
  })
  return await readPlacementView(ctx.tx, requestId)
}

/** As for a withdrawal of this amount. */
export function needsProof(
  { settings }: Pick<ActionContext, 'settings'>,
  { stepUpCentavos }: Pick<CompanySettings, 'stepUpCentavos'>,
  amountCentavos: Centavos,
): boolean {
  return amountCentavos > (stepUpCentavos ?? settings.stepUpCentavos)
}
