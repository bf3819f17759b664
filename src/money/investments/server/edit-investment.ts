import { absolute, type Centavos } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { signedInCaller } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { hashRequest, refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { endApprovalAbout } from '#teamwork/approvals/server/file-approval.ts'
import type { EditedInvestment } from '../shared/contract.ts'
import {
  isOpenInvestment,
  mayMoveInvestment,
  investmentNeedsReason,
  investmentPayout,
  type InvestmentEdit,
  type InvestmentStatus,
} from '../shared/rules.ts'
import { investmentStoredTexts, investmentRefusals, investmentWords } from '../shared/words.ts'
import { giveBack, placeMoney, settleGain } from './investment-money.ts'
import { lockInvestment } from './lock-investment.ts'
import { readInvestmentView } from './reads.ts'
import { filePayout, needsSecondPerson, type CheckedEdit } from './second-person.ts'
import { changeInvestment, findMove, insertMove, type InvestmentRow } from './store.ts'
import { tellEdit as tell } from './tell-edit.ts'

/**
 * The Edit dialog: its facts, its amount and its state. Another amount moves the difference; an end
 * brings the payout back to the wallet, once. The same move id again gives the first answer. A
 * payout that gains or loses more than one person may give or take is filed for a second one and
 * changes nothing yet. Refuses what the move table does not know (409) and, for the admin's own
 * investment, everything (403).
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
  const edit = checkedEdit(before, input)
  const waitsForApproval = await needsSecondPerson(ctx.tx, edit)
  if (waitsForApproval) await filePayout(ctx, edit)
  else await makeEdit(ctx, edit)
  return { investment: await readInvestmentView(ctx.tx, investmentId), waitsForApproval }
}

/**
 * What was filed for a second person, by that person: all but the question whether one is needed is
 * asked again.
 */
export async function carryOutEdit(ctx: ActionContext, input: InvestmentEdit): Promise<void> {
  const before = await lockInvestment(ctx.tx, input.investmentId)
  if (await findMove(ctx.tx, input.moveId)) refuseKeyReused()
  await makeEdit(ctx, checkedEdit(before, input))
}

async function makeEdit(ctx: ActionContext, edit: CheckedEdit): Promise<void> {
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
  await endApprovalAbout(ctx, { kind: 'investment', subjectId: investmentId })
  await tell(ctx, edit, moved)
}

function hashOf({ moveId: _moveId, ...asked }: InvestmentEdit): string {
  return hashRequest({ verb: 'edit-investment', ...asked })
}

function checkedEdit(before: InvestmentRow, input: InvestmentEdit): CheckedEdit {
  const to = input.to ?? before.status
  return { before, input, to, payoutCentavos: check(before, input, to) }
}

/** What comes back at its end; null while it goes on. */
function check(
  before: InvestmentRow,
  input: InvestmentEdit,
  to: InvestmentStatus,
): Centavos | null {
  if (input.planName === '') refuse(investmentRefusals, 'plan-required', { field: 'planName' })
  const sameMoney = to === before.status && input.amountCentavos === before.amountCentavos
  if (!isOpenInvestment(before.status) && to === before.status && !sameMoney)
    refuse(investmentRefusals, 'investment-ended', { status: 409, field: 'amount' })
  if (to === before.status) return before.payoutCentavos
  if (!mayMoveInvestment(before.status, to))
    refuse(investmentRefusals, 'move-not-allowed', {
      status: 409,
      field: 'to',
      figures: {
        from: investmentWords.statuses[before.status].toLowerCase(),
        to: investmentWords.statuses[to].toLowerCase(),
      },
    })
  if (investmentNeedsReason(to) && input.reason === '')
    refuse(investmentRefusals, 'reason-required', { field: 'reason' })
  // An end is about what was placed: another amount in the same breath would leave open which of the two came back.
  if (!isOpenInvestment(to) && input.amountCentavos !== before.amountCentavos)
    refuse(investmentRefusals, 'investment-ended', { field: 'amount' })
  return isOpenInvestment(to)
    ? null
    : (investmentPayout(to, before.amountCentavos, input.payoutCentavos) ??
        refuse(investmentRefusals, 'payout-required', { field: 'payout' }))
}

/** The movement of the wallet, or null when none was asked for. */
async function moveMoney(
  ctx: ActionContext,
  { before, input, to, payoutCentavos }: CheckedEdit,
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
      description: investmentStoredTexts.paidOut(planName, to),
    })
  }
  if (input.amountCentavos === placedCentavos) return null
  const correct = input.amountCentavos > placedCentavos ? placeMoney : giveBack
  return await correct(ctx, {
    ...movement,
    amountCentavos: absolute(input.amountCentavos - placedCentavos),
    description: investmentStoredTexts.corrected(planName),
  })
}
