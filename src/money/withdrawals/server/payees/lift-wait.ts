/** Staff end the wait of a new payee early, with a reason that the user reads. */
import * as z from 'zod/mini'
import {
  sqlState,
  together,
  type Transaction,
} from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { readBalance } from '#ledger/server/actions.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import {
  lockTransaction,
  refuseOwnTransaction,
} from '#money/transactions/server/lock-transaction.ts'
import { findLimitAbove } from '#money/transactions/shared/rules-alone.ts'
import {
  showTransactionAmount,
  transactionAmount,
} from '#money/transactions/shared/transaction-amount.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import {
  noDetails,
  type ApprovalKind,
  type ApprovalSnapshot,
} from '#teamwork/approvals/server/approval-kind.ts'
import { fileApproval, outdateApproval } from '#teamwork/approvals/server/file-approval.ts'
import { refuseIfAnotherClaims } from '#teamwork/claims/server/actions.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { payeeRecordTexts } from '../../shared/record-words-payee.ts'
import type { PayeeWaitLift } from '../../shared/rules.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import { lockWithdrawalOwner, readApprovalBand, userLimit } from '../moves/second-person.ts'
import { publishWithdrawal } from '../notify-withdrawal.ts'
import { readAdminWithdrawal } from '../view.ts'
import { findPayeeWait, writeLift } from './wait-store.ts'

/**
 * Above the band of withdrawals the first person files it and a second one agrees. The same lift id
 * again changes nothing. Refuses payee-does-not-wait and lift-used (409), reason-required,
 * own-transaction (403) and a claim of another admin (409).
 */
export async function liftPayeeWait(
  ctx: ActionContext,
  input: PayeeWaitLift,
): Promise<{ withdrawal: AdminWithdrawalView; waitsForApproval: boolean }> {
  const { transactionId, liftId, reason } = input
  const transaction = await lockForLift(ctx.tx, transactionId)
  const wait = await findPayeeWait(ctx.tx, transactionId)
  let waitsForApproval = false
  if (wait?.liftId !== liftId) {
    refuseOwnTransaction(ctx, transaction)
    await refuseIfAnotherClaims(ctx, { kind: 'withdrawal', id: transactionId })
    if (reason === '') refuse(withdrawalRefusals, 'reason-required', { field: 'reason' })
    await checkWaits(ctx.tx, transactionId)
    const band = await readApprovalBand(ctx, transactionId)
    waitsForApproval = findLimitAbove([userLimit(band)], transactionAmount(transaction)) !== null
    if (waitsForApproval)
      await fileApproval(ctx, payeeApprovalBase, {
        approvalId: liftId,
        subjectId: transactionId,
        userId: transaction.userId,
        amountCentavos: transaction.amountCentavos,
        payload: input,
      })
    else await carryOutLift(ctx, transaction, input)
  }
  return { withdrawal: await readAdminWithdrawal(ctx.tx, transactionId), waitsForApproval }
}

async function lockForLift(tx: Transaction, transactionId: string): Promise<TransactionRow> {
  const [, transaction] = await together([
    lockWithdrawalOwner(tx, transactionId),
    lockTransaction(tx, transactionId),
  ])
  return transaction
}

async function checkWaits(tx: Transaction, transactionId: string): Promise<void> {
  const { status } = await readAdminWithdrawal(tx, transactionId)
  const wait = await findPayeeWait(tx, transactionId)
  if (!wait?.waits || (status !== 'pending' && status !== 'on_hold'))
    refuse(withdrawalRefusals, 'payee-does-not-wait', { status: 409 })
}

async function carryOutLift(
  ctx: ActionContext,
  transaction: TransactionRow,
  { transactionId, liftId, reason }: PayeeWaitLift,
): Promise<void> {
  const liftedBy = signedInCaller(ctx).userId
  try {
    await writeLift(ctx.tx, { transactionId, liftId, liftedBy, reason })
  } catch (error) {
    // The id lifted the wait of another withdrawal.
    if (sqlState(error) === '23505')
      refuse(withdrawalRefusals, 'lift-used', { status: 409, cause: error })
    throw error
  }
  await outdateApproval(ctx, { kind: 'payee', subjectId: transactionId })
  const { referenceNumber, userId } = transaction
  const amount = showTransactionAmount(transaction)
  await recordActivity(ctx, {
    userId,
    actionType: 'ADMIN_LIFTED_PAYEE_WAIT',
    description: payeeRecordTexts.lifted(amount, referenceNumber, reason),
    subject: { kind: 'withdrawal', id: transactionId },
  })
  await notifySecurityEvent(ctx, {
    userId,
    event: 'payee-wait-lifted',
    linkTo: `/dashboard/transactions/receipt/${transactionId}`,
    facts: [
      [payeeRecordTexts.facts.amount, amount],
      [payeeRecordTexts.facts.reason, reason],
    ],
  })
  publishWithdrawal(ctx, transaction)
}

/** Stored as text in the approval, so the names of its fields must never change. */
const filedLift = z.strictObject({
  transactionId: z.string(),
  liftId: z.string(),
  reason: z.string(),
})
type FiledLift = z.infer<typeof filedLift>

const payeeApprovalBase: Omit<ApprovalKind<FiledLift>, 'carryOut'> = {
  name: 'payee',
  payload: filedLift,
  subject: ({ transactionId }) => ({ kind: 'withdrawal', id: transactionId }),
  lock: async (tx, { transactionId }) => void (await lockForLift(tx, transactionId)),
  snapshot: snapshotLift,
}

/** Ending a wait above the band. The second person carries out what the first filed. */
export const payeeApproval: ApprovalKind<FiledLift> = {
  ...payeeApprovalBase,
  async carryOut(ctx, filed) {
    const transaction = await lockForLift(ctx.tx, filed.transactionId)
    refuseOwnTransaction(ctx, transaction)
    await checkWaits(ctx.tx, filed.transactionId)
    await carryOutLift(ctx, transaction, filed)
  },
}

async function snapshotLift(
  tx: Transaction,
  { transactionId, reason }: FiledLift,
): Promise<ApprovalSnapshot> {
  const withdrawal = await readAdminWithdrawal(tx, transactionId)
  const balance = await readBalance(tx, withdrawal.userId)
  const { status, amountCentavos, bankName, accountName, accountNumber, referenceNumber } =
    withdrawal
  return {
    state: { status, amountCentavos, bankName, accountName, accountNumber },
    effect: { before: balance, after: balance, till: 'payouts', tillCentavos: 0n },
    details: {
      ...noDetails,
      referenceNumber,
      bankName,
      accountName,
      accountNumber,
      reason,
    },
  }
}
