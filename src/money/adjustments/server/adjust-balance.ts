/**
 * Moves money between a wallet and the company by hand. Above the operator's band it takes two
 * members of staff.
 */
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { post, readBalance, readTill } from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import { readGivingLimits } from '#money/investments/server/recently-given.ts'
import { recordTransaction } from '#money/transactions/server/actions.ts'
import { findReplayedRequest, hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { recordMovedAlone } from '#money/transactions/server/moved-alone.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { findLimitAbove } from '#money/transactions/shared/rules-alone.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import type { ApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { outdateApproval, fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import type { Adjusted } from '../shared/contract.ts'
import { adjustmentRecordTexts } from '../shared/record-words.ts'
import {
  adjustmentTypes,
  judgeAdjustment,
  signedAdjustment,
  type Adjustment,
} from '../shared/rules.ts'
import { adjustmentRefusals } from '../shared/words.ts'
import {
  adjustmentApprovalBase,
  readFiledAdjustment,
  writeFiledAdjustment,
  type FiledAdjustment,
} from './filed-adjustment.ts'

/**
 * Credits or debits a wallet and notifies its user of the reason. The same adjustment id again
 * moves nothing and returns the same transaction. When it is above a limit of one person, it is
 * filed for a second person and nothing moves. Refuses own-wallet (403), key-reused (409),
 * invalid-input, insufficient-balance, and what approvals refuse when a request is filed.
 */
export async function adjustBalance(ctx: ActionContext, input: Adjustment): Promise<Adjusted> {
  const { adjustmentId, userId } = input
  refuseOwn(ctx, userId)
  // Lock the user first, so that concurrent adjustments see each other's totals.
  const [, replayed, { availableCentavos }] = await together([
    lockUser(ctx.tx, userId),
    findReplayedRequest(ctx, { transactionId: adjustmentId, userId, requestHash: hashOf(input) }),
    readBalance(ctx.tx, userId),
  ])
  if (replayed) return { waitsForApproval: false, transactionUid: replayed.transactionUid }
  const judged = judgeAdjustment(input, availableCentavos)
  if (judged) refuse(adjustmentRefusals, judged.refusal, { field: judged.field })
  const { amountCentavos } = input
  if (!findLimitAbove(await readGivingLimits(ctx, userId), amountCentavos)) {
    // A waiting request was filed with the balance before this adjustment. It may even be this
    // adjustment, filed before the band was raised or the recent sum fell.
    await outdateApproval(ctx, { kind: 'adjustment', subjectId: userId })
    const transactionUid = await carryOutAdjustment(ctx, input)
    recordMovedAlone(ctx, {
      moveId: adjustmentId,
      kind: 'adjustment',
      direction: input.direction === 'credit' ? 'in' : 'out',
      amountCentavos,
    })
    return { waitsForApproval: false, transactionUid }
  }
  await fileApproval(ctx, adjustmentApprovalBase, {
    approvalId: adjustmentId,
    subjectId: userId,
    userId,
    amountCentavos: signedAdjustment(input),
    payload: writeFiledAdjustment(input),
  })
  return { waitsForApproval: true, transactionUid: null }
}

/** An adjustment above the band. The second person carries out what the first filed. */
export const adjustmentApproval: ApprovalKind<FiledAdjustment> = {
  ...adjustmentApprovalBase,
  carryOut: async (ctx, filed) => void (await carryOutAdjustment(ctx, readFiledAdjustment(filed))),
}

/** Returns the uid of its transaction. The caller has locked the user. */
async function carryOutAdjustment(ctx: ActionContext, input: Adjustment): Promise<string> {
  const { adjustmentId, userId, direction, amountCentavos, reason, notes } = input
  refuseOwn(ctx, userId)
  const transaction = await recordTransaction(ctx, {
    transactionId: adjustmentId,
    userId,
    type: adjustmentTypes[direction],
    amountCentavos,
    status: 'completed',
    description: descriptions[direction](),
    statusReason: reason,
    adminNotes: notes,
    metaData: {},
    requestHash: hashOf(input),
  })
  const before = await readBalance(ctx.tx, userId)
  await book(ctx, input)
  const { availableCentavos: after } = await readBalance(ctx.tx, userId)
  const amount = showPesos(amountCentavos)
  publish(ctx.tx, { topic: 'adjustments', id: adjustmentId, to: 'admins' })
  await together([
    notifyUser(ctx, {
      userId,
      type: 'balance_update',
      message: adjustmentRecordTexts.notice[direction](amount, reason),
      linkTo: `/dashboard/transactions/receipt/${adjustmentId}`,
      push: true,
    }),
    recordActivity(ctx, {
      userId,
      actionType: 'ADMIN_BALANCE_ADJUSTMENT',
      description: adjustmentRecordTexts.activity[direction](amount, transaction.transactionUid),
      subject: { kind: 'adjustment', id: adjustmentId },
      changes: { availableCentavos: { before: before.availableCentavos, after } },
    }),
  ])
  return transaction.transactionUid
}

async function book(
  ctx: ActionContext,
  { adjustmentId, userId, direction, amountCentavos }: Adjustment,
): Promise<void> {
  const till = await readTill(ctx.tx, 'adjustments')
  const [from, to] = direction === 'credit' ? [till, userId] : [userId, till]
  try {
    await post(ctx.tx, {
      key: adjustmentId,
      from,
      to,
      amountCentavos,
      purpose: 'adjustment',
      subjectId: adjustmentId,
    })
  } catch (error) {
    // The balance read before only chose the words. The book decides: it locks the wallet first.
    if (error instanceof LedgerRefusal && error.name === 'insufficient-available')
      refuse(adjustmentRefusals, 'insufficient-balance', { field: 'amount' })
    throw error
  }
}

function refuseOwn(ctx: ActionContext, userId: string): void {
  if (staffPersonOf(ctx) === userId) refuse(adjustmentRefusals, 'own-wallet', { status: 403 })
}

function hashOf({ userId, direction, amountCentavos, reason, notes }: Adjustment): string {
  return hashRequest({ verb: 'adjust-balance', userId, direction, amountCentavos, reason, notes })
}
