import { absolute } from '#foundation/peso/shared/peso.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { hashRequest, refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import type { ApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { outdateApproval } from '#teamwork/approvals/server/file-approval.ts'
import type { EditedInvestment } from '../shared/contract.ts'
import type { InvestmentEdit } from '../shared/rules-input.ts'
import type { InvestmentStatus } from '../shared/rules.ts'
import { investmentRefusals } from '../shared/words.ts'
import { investmentApprovalBase, readFiledPayout, type FiledPayout } from './filed-payout.ts'
import { giveBack, placeMoney, settleGain } from './investment-money.ts'
import { judgeEdit, type JudgedEdit } from './judge-edit.ts'
import { lockInvestment } from './lock-investment.ts'
import { notifyEdit } from './notify-investment.ts'
import { readInvestmentView } from './reads.ts'
import { countGainAlone, filePayout, payoutNeedsSecondPerson } from './second-person.ts'
import { changeInvestment, findMove, insertMove } from './store.ts'

/**
 * Edits the facts, the amount and the status of an investment. Another amount moves the difference;
 * an end returns the payout to the wallet, once. The same move id again changes nothing and returns
 * the investment as it is now. A payout whose gain or loss is above the band of one person is filed
 * for a second one and changes nothing yet. Refuses key-reused, own-investment (403),
 * investment-changed (409), and what judge-edit.ts refuses.
 */
export async function editInvestment(
  ctx: ActionContext,
  input: InvestmentEdit,
): Promise<EditedInvestment> {
  const { investmentId, moveId } = input
  const before = await lockInvestment(ctx.tx, investmentId)
  const done = await findMove(ctx.tx, moveId)
  if (done && done.requestHash !== hashOf(input)) refuseKeyReused()
  if (done)
    return { investment: await readInvestmentView(ctx.tx, investmentId), waitsForApproval: false }
  if (signedInCaller(ctx).userId === before.userId)
    refuse(investmentRefusals, 'own-investment', { status: 403 })
  if (before.updatedAt.getTime() !== input.updatedAtSeen.getTime())
    refuse(investmentRefusals, 'investment-changed', { status: 409 })
  const edit = judgeEdit(before, input)
  const waitsForApproval = await payoutNeedsSecondPerson(ctx, edit)
  if (waitsForApproval) await filePayout(ctx, edit)
  else {
    await makeEdit(ctx, edit)
    countGainAlone(ctx, edit)
  }
  return { investment: await readInvestmentView(ctx.tx, investmentId), waitsForApproval }
}

/**
 * A payout above the band. The second person carries out what the first filed; it is judged again,
 * except for whether it needs a second person.
 */
export const investmentApproval: ApprovalKind<FiledPayout> = {
  ...investmentApprovalBase,
  async carryOut(ctx, filed) {
    const input = readFiledPayout(filed)
    const before = await lockInvestment(ctx.tx, input.investmentId)
    if (await findMove(ctx.tx, input.moveId)) refuseKeyReused()
    await makeEdit(ctx, judgeEdit(before, input))
  },
}

async function makeEdit(ctx: ActionContext, edit: JudgedEdit): Promise<void> {
  const { before, input, to, payoutCentavos } = edit
  const { investmentId, userId } = before
  const { moveId, planName, amountCentavos, expectedReturnCentavos, reason, notes } = input
  const requestHash = hashOf(input)
  const moved = await moveMoney(ctx, edit, requestHash)
  await changeInvestment(ctx.tx, {
    investmentId,
    planName,
    amountCentavos,
    expectedReturnCentavos,
    status: to,
    payoutCentavos,
  })
  const made = await insertMove(ctx.tx, {
    moveId,
    investmentId,
    userId,
    changedByUserId: signedInCaller(ctx).userId,
    previousStatus: before.status,
    newStatus: to,
    walletCentavos: moved?.amountCentavos ?? 0n,
    reason,
    notes,
    requestHash,
  })
  if (!made) refuseKeyReused()
  await outdateApproval(ctx, { kind: 'investment', subjectId: investmentId })
  await notifyEdit(ctx, edit, moved)
}

function hashOf({ moveId: _moveId, ...request }: InvestmentEdit): string {
  return hashRequest({ verb: 'edit-investment', ...request })
}

function payoutDescription(planName: string, to: InvestmentStatus): string {
  if (to === 'matured') return descriptions.maturedPayout(planName)
  return to === 'failed'
    ? descriptions.failedPayout(planName)
    : descriptions.cancelledPayout(planName)
}

/** Returns the transaction of the wallet, or null when no money moves. */
async function moveMoney(
  ctx: ActionContext,
  { before, input, to, payoutCentavos }: JudgedEdit,
  requestHash: string,
): Promise<TransactionRow | null> {
  const { userId, tillId, amountCentavos: placedCentavos, status: from } = before
  const { moveId, planName } = input
  const movement = { transactionId: moveId, userId, tillId, requestHash }
  if (from !== to && payoutCentavos !== null) {
    await settleGain(ctx, { moveId, tillId, placedCentavos, payoutCentavos })
    if (payoutCentavos === 0n) return null
    return await giveBack(ctx, {
      ...movement,
      amountCentavos: payoutCentavos,
      description: payoutDescription(planName, to),
    })
  }
  if (input.amountCentavos === placedCentavos) return null
  const correct = input.amountCentavos > placedCentavos ? placeMoney : giveBack
  return await correct(ctx, {
    ...movement,
    amountCentavos: absolute(input.amountCentavos - placedCentavos),
    description: descriptions.investmentCorrected(planName),
  })
}
