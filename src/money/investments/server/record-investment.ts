import { showPesos } from '#foundation/peso/shared/peso.ts'
import { readNow } from '#foundation/platform/server/database/clock.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import {
  findReplayedRequest,
  hashRequest,
  refuseKeyReused,
} from '#money/transactions/server/idempotency-keys.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { findUser, lockUserForShare } from '#people/identity/server/actions.ts'
import type { AdminInvestmentView } from '../shared/contract.ts'
import { investmentRecordTexts } from '../shared/record-words.ts'
import { type NewInvestment } from '../shared/rules-input.ts'
import { firstInvestmentStatus } from '../shared/rules.ts'
import { investmentRefusals } from '../shared/words.ts'
import { openInvestmentTill, placeMoney } from './investment-money.ts'
import { notifyInvestment } from './notify-investment.ts'
import { readInvestmentView } from './reads.ts'
import { insertInvestment, insertMove } from './store.ts'

/**
 * Records an investment for a user and takes its amount from their wallet, in one transaction. The
 * same request id again changes nothing and returns the investment as it is now. Refuses
 * own-investment (403), key-reused (409), plan-required, dates-reversed, instruction-required,
 * investor-not-found (404), investor-not-active (409) and insufficient-balance (409).
 */
export async function recordInvestment(
  ctx: ActionContext,
  input: NewInvestment,
): Promise<AdminInvestmentView> {
  const { requestId, ...request } = input
  const { userId, planName, amountCentavos, startDate, endDate } = request
  const requestHash = hashRequest({ verb: 'record-investment', ...request })
  const changedByUserId = signedInCaller(ctx).userId
  if (changedByUserId === userId) refuse(investmentRefusals, 'own-investment', { status: 403 })
  if (await findReplayedRequest(ctx, { transactionId: requestId, userId, requestHash }))
    return await readInvestmentView(ctx.tx, requestId)
  if (planName === '') refuse(investmentRefusals, 'plan-required', { field: 'planName' })
  if (endDate < startDate) refuse(investmentRefusals, 'dates-reversed', { field: 'endDate' })
  if (request.notes === '') refuse(investmentRefusals, 'instruction-required', { field: 'notes' })
  const user = await lockUserForShare(ctx.tx, userId)
  if (user.role !== 'user') refuse(investmentRefusals, 'investor-not-found', { status: 404 })
  if (user.status !== 'active') refuse(investmentRefusals, 'investor-not-active', { status: 409 })

  const tillId = await openInvestmentTill(ctx.tx, userId)
  const status = firstInvestmentStatus(startDate, manilaDate(await readNow(ctx.tx)))
  const transaction = await placeMoney(ctx, {
    transactionId: requestId,
    userId,
    tillId,
    amountCentavos,
    description: descriptions.investmentPlaced(planName),
    requestHash,
  })
  await insertInvestment(ctx.tx, {
    ...request,
    investmentId: requestId,
    tillId,
    status,
    hasPlacement: false,
  })
  const move = {
    moveId: requestId,
    investmentId: requestId,
    userId,
    changedByUserId,
    previousStatus: null,
    newStatus: status,
    walletCentavos: transaction.amountCentavos,
    reason: '',
    notes: request.notes,
    requestHash,
  }
  if (!(await insertMove(ctx.tx, move))) refuseKeyReused()
  const amount = showPesos(amountCentavos)
  await notifyInvestment(ctx, {
    investmentId: requestId,
    user: await findUser(ctx.tx, userId),
    planName,
    told: {
      subject: investmentRecordTexts.subject.placed(planName),
      message: investmentRecordTexts.placed(amount, planName),
    },
    transaction,
    activity: {
      actionType: 'ADMIN_INVESTMENT_RECORDED',
      description: investmentRecordTexts.recordedByStaff(amount, planName, user.fullName),
      changes: {
        status: { before: null, after: status },
        amountCentavos: { before: null, after: amountCentavos },
      },
    },
  })
  return await readInvestmentView(ctx.tx, requestId)
}
