/**
 * The verb that moves money between a wallet and the company by hand. One person's word is enough
 * up to the operator's band.
 */
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { post, readBalance, readTill } from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import { readRecentlyGiven } from '#money/investments/server/recently-given.ts'
import { recordTransaction } from '#money/transactions/server/actions.ts'
import { findReplayedRequest, hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { endApprovalAbout, fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import type { Adjusted } from '../shared/contract.ts'
import { adjustmentRecordTexts } from '../shared/record-words.ts'
import {
  adjustmentTypes,
  judgeAdjustment,
  adjustmentNeedsSecondPerson,
  signedAdjustment,
  type Adjustment,
} from '../shared/rules.ts'
import { adjustmentStoredTexts, adjustmentRefusals } from '../shared/words.ts'
import { freezeAdjustment, frozenAdjustment } from './frozen-adjustment.ts'

/**
 * Credits or debits, and tells the user why. The same adjustment id again gives the first answer.
 * Above the band (with what this user was given and taken within 24 hours, investments included) it
 * is filed for a second person and nothing moves. Refuses: own-wallet (403), invalid-input,
 * insufficient-balance; and what the room approvals refuses when it is filed.
 */
export async function adjustBalance(ctx: ActionContext, asked: Adjustment): Promise<Adjusted> {
  const { adjustmentId, userId } = asked
  refuseOwn(ctx, userId)
  // The user first: what is summed up and compared after it, two at once see of each other.
  const [, replayed, settings, latelyCentavos, { availableCentavos }] = await together([
    lockUser(ctx.tx, userId),
    findReplayedRequest(ctx, { transactionId: adjustmentId, userId, requestHash: hashOf(asked) }),
    readCompanySettings(ctx.tx),
    readRecentlyGiven(ctx.tx, userId),
    readBalance(ctx.tx, userId),
  ])
  if (replayed) return { waitsForApproval: false, transactionUid: replayed.transactionUid }
  const judged = judgeAdjustment(asked, availableCentavos)
  if (judged) refuse(adjustmentRefusals, judged.refusal, { field: judged.field })
  if (
    !adjustmentNeedsSecondPerson(asked.amountCentavos, {
      latelyCentavos,
      bandCentavos: settings.adjustmentApprovalCentavos,
    })
  ) {
    // The balance that a request was filed on is another now; this very one may have been filed before the band or the sum changed.
    await endApprovalAbout(ctx, { kind: 'adjustment', subjectId: userId })
    return { waitsForApproval: false, transactionUid: await carryOutAdjustment(ctx, asked) }
  }
  await fileApproval(ctx, frozenAdjustment, {
    approvalId: adjustmentId,
    subjectId: userId,
    userId,
    amountCentavos: signedAdjustment(asked),
    payload: freezeAdjustment(asked),
  })
  return { waitsForApproval: true, transactionUid: null }
}

/** Books it; answers the uid of its transaction. The user is locked. */
export async function carryOutAdjustment(ctx: ActionContext, asked: Adjustment): Promise<string> {
  const { adjustmentId, userId, direction, amountCentavos, reason, notes } = asked
  refuseOwn(ctx, userId)
  const transaction = await recordTransaction(ctx, {
    transactionId: adjustmentId,
    userId,
    type: adjustmentTypes[direction],
    amountCentavos,
    status: 'completed',
    description: adjustmentStoredTexts.description[direction],
    statusReason: reason,
    adminNotes: notes,
    metaData: {},
    requestHash: hashOf(asked),
  })
  const before = await readBalance(ctx.tx, userId)
  await book(ctx, asked)
  const { availableCentavos: after } = await readBalance(ctx.tx, userId)
  const amount = showPesos(asked.amountCentavos)
  publish(ctx.tx, { topic: 'adjustments', id: adjustmentId, to: 'admins' })
  await together([
    notifyUser(ctx, {
      userId,
      type: 'balance_update',
      message: adjustmentRecordTexts.notice[direction](amount, reason),
      linkTo: `/dashboard/transactions/receipt/${adjustmentId}`,
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
    // The balance read before only chose the words. Here it is decided: the book locks the wallet and looks again.
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
