import { aboutNamed, inBothNames } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { post, readTill } from '#ledger/server/actions.ts'
import { giveBack } from '#money/investments/server/investment-money.ts'
import { recordReturned } from '#money/investments/server/placed-investment.ts'
import { hashRequest, refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { outdateApproval } from '#teamwork/approvals/server/file-approval.ts'
import { maturityRecordTexts as texts } from '../../shared/record-words-maturity.ts'
import type { PlacementView } from '../../shared/views.ts'
import { maturityRefusals } from '../../shared/words-maturity.ts'
import { lockCaller, refuseBlocked } from '../blocked/refuse-blocked.ts'
import { endPlacement } from '../ends-store.ts'
import { postingKey } from '../maturity/move-keys.ts'
import { receiptPath, tellUser } from '../maturity/tell-user.ts'
import { publishPlacement } from '../notify-placement.ts'
import { readPlacementView } from '../reads.ts'
import { findPlacementMove } from '../store.ts'
import { findQuote, type LeavingPlacement, type StoredQuote } from './exit-store.ts'
import { checkMayLeave, lockLeaving } from './quote-exit.ts'

/**
 * Ends an active placement by its quote: the fee goes to the company, the rest to the wallet. The
 * same move id again changes nothing. Refuses quote-not-found (404), quote-over (409), and what
 * `refuseBlocked` and `checkMayLeave` refuse.
 */
export async function exitEarly(
  ctx: ActionContext,
  { placementId, moveId, quoteId }: { placementId: string; moveId: string; quoteId: string },
): Promise<PlacementView> {
  const userId = callerUserId(ctx)
  const requestHash = hashRequest({ verb: 'exit-placement', placementId, quoteId })
  const caller = await lockCaller(ctx)
  const placement = await lockLeaving(ctx, placementId)
  const done = await findPlacementMove(ctx.tx, moveId)
  if (done && done.requestHash !== requestHash) refuseKeyReused()
  if (done) return await readPlacementView(ctx.tx, placementId)
  refuseBlocked(maturityRefusals, caller)
  const quote = await findQuote(ctx.tx, quoteId)
  if (quote?.placementId !== placementId || quote.userId !== userId)
    refuse(maturityRefusals, 'quote-not-found', { status: 404 })
  checkMayLeave(placement)
  if (quote.isOver) refuse(maturityRefusals, 'quote-over', { status: 409 })
  await leave(ctx, { placement, quote, moveId, requestHash })
  return await readPlacementView(ctx.tx, placementId)
}

interface Leaving {
  placement: LeavingPlacement
  quote: StoredQuote
  moveId: string
  requestHash: string
}

async function leave(ctx: ActionContext, leaving: Leaving): Promise<void> {
  const { placement, quote, moveId, requestHash } = leaving
  const { placementId, userId, tillId, planName } = placement
  const { feeCentavos, netCentavos } = quote
  const transactionId = postingKey(moveId, 'principal')
  await endPlacement(ctx.tx, {
    placementId,
    moveId,
    from: 'active',
    to: 'exited',
    returnedCentavos: netCentavos,
    changedBy: 'user',
    changedByUserId: userId,
    reason: null,
    requestHash,
  })
  await outdateApproval(ctx, { kind: 'impair', subjectId: placementId })
  if (feeCentavos > 0n)
    await post(ctx.tx, {
      key: postingKey(moveId, 'fee'),
      from: tillId,
      to: await readTill(ctx.tx, 'investment-money'),
      amountCentavos: feeCentavos,
      purpose: 'investment exit fee',
      subjectId: moveId,
    })
  await giveBack(ctx, {
    transactionId,
    userId,
    tillId,
    amountCentavos: netCentavos,
    description: descriptions.earlyExit(planName.en, showPesos(feeCentavos)),
    requestHash,
  })
  await recordReturned(ctx.tx, {
    transactionId,
    investmentId: placementId,
    userId,
    changedByUserId: userId,
    from: 'active',
    to: 'matured',
    amountCentavos: netCentavos,
    requestHash,
  })
  await notifyExit(ctx, leaving, transactionId)
}

async function notifyExit(
  ctx: ActionContext,
  { placement, quote }: Leaving,
  transactionId: string,
): Promise<void> {
  const { placementId, userId, planName } = placement
  const [net, fee] = [showPesos(quote.netCentavos), showPesos(quote.feeCentavos)]
  publishPlacement(ctx, placement)
  await recordActivity(ctx, {
    userId,
    actionType: 'PLACEMENT_EXITED',
    description: aboutNamed(planName, (plan) => texts.exitedActivity(plan, net)),
    subject: { kind: 'investment', id: placementId },
  })
  await tellUser(ctx, {
    type: 'balance_update',
    user: await findUser(ctx.tx, userId),
    subject: aboutNamed(planName, texts.subject.exited),
    paragraphs: [aboutNamed(planName, (plan) => texts.exited(plan, net, fee))],
    facts: [
      [texts.facts.plan, inBothNames(planName)],
      [texts.facts.principal, showPesos(quote.principalCentavos)],
      [texts.facts.fee, fee],
      [texts.facts.paid, net],
    ],
    linkTo: receiptPath(transactionId),
  })
}
