/**
 * Completing a deposit makes money in a wallet. Above the bands of one person the first member of
 * staff files it here and a second one agrees.
 */
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { readBalance } from '#ledger/server/actions.ts'
import { findChatOfTransaction, setChatStatus } from '#money/chats/server/actions.ts'
import { moveTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { readAloneLimits } from '#money/transactions/server/moved-alone.ts'
import { findTransaction } from '#money/transactions/server/read-transactions.ts'
import { findLimitAbove, type AloneLimit } from '#money/transactions/shared/rules-alone.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { findUser } from '#people/identity/server/actions.ts'
import {
  noDetails,
  withMore,
  type ApprovalKind,
  type ApprovalSnapshot,
} from '#teamwork/approvals/server/approval-kind.ts'
import { fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import { endClaim } from '#teamwork/claims/server/actions.ts'
import { chatStatusAfterDepositMove, type DepositMoveRequest } from '../../shared/rules.ts'
import { depositRefusals } from '../../shared/words.ts'
import { notifyDepositMove } from '../notify-deposit.ts'
import { closeDeadline, findDeposit } from '../store.ts'
import { lockDeposit, type LockedDeposit } from './lock-deposit.ts'

/** The limit of one person that this amount is above, or null. See `readAloneLimits`. */
export async function findDepositLimitAbove(
  ctx: ActionContext,
  { amountCentavos }: Pick<TransactionRow, 'amountCentavos'>,
): Promise<AloneLimit | null> {
  const { depositApprovalCentavos: limitCentavos } = await readCompanySettings(ctx.tx)
  const own: AloneLimit = { kind: 'amount', limitCentavos, leftCentavos: limitCentavos }
  return findLimitAbove(await readAloneLimits(ctx, own), amountCentavos)
}

/** For staff before they complete a deposit. Refuses what is no deposit (404). */
export async function previewCompletion(
  ctx: ActionContext,
  { transactionId }: { transactionId: string },
): Promise<AloneLimit | null> {
  const deposit = await findDeposit(ctx.tx, transactionId)
  if (!deposit) refuse(depositRefusals, 'deposit-not-found', { status: 404 })
  return await findDepositLimitAbove(ctx, await findTransaction(ctx.tx, transactionId))
}

/** Stored as text in the approval, so the names of its fields must never change. */
const filedCompletion = z.strictObject({
  transactionId: z.string(),
  moveId: z.string(),
  reason: z.string(),
  /** Null when the previous notes stay. */
  notes: z.nullable(z.string()),
})
/** A judged completion that waits for a second person. */
export type FiledCompletion = z.infer<typeof filedCompletion>

/**
 * Files the completion. A deposit that waits for its payment becomes pending confirmation first:
 * somebody of the staff has seen the money, so its time no longer runs out.
 */
export async function fileCompletion(
  ctx: ActionContext,
  { transaction, chat }: Pick<LockedDeposit, 'chat'> & { transaction: TransactionRow },
  { transactionId, moveId, reason = '', notes }: DepositMoveRequest,
  inChat: boolean,
): Promise<void> {
  if (transaction.status === 'pending_payment') {
    const confirming = await moveTransaction(ctx, {
      transaction,
      to: 'pending_confirmation',
      moveId: uuidv7(),
    })
    await closeDeadline(ctx.tx, transactionId)
    await notifyDepositMove(ctx, {
      transaction: confirming,
      from: 'pending_payment',
      reason: '',
      inChat,
    })
  }
  const { userId, amountCentavos } = transaction
  await fileApproval(ctx, depositApprovalBase, {
    approvalId: moveId,
    subjectId: transactionId,
    userId,
    amountCentavos,
    payload: { transactionId, moveId, reason, notes: notes ?? null },
  })
  if (!chat) return
  await setChatStatus(ctx, chat.chatId, chatStatusAfterDepositMove('pending_confirmation'))
  await endClaim(ctx, { kind: 'chat', id: chat.chatId })
}

/** The kind of approval without `carryOut`, which move-deposit.ts adds. */
export const depositApprovalBase: Omit<ApprovalKind<FiledCompletion>, 'carryOut'> = {
  name: 'deposit',
  payload: filedCompletion,
  subject: ({ transactionId }) => ({ kind: 'deposit', id: transactionId }),
  lock: async (tx, { transactionId }) => void (await lockDeposit(tx, transactionId)),
  snapshot: snapshotCompletion,
}

async function snapshotCompletion(
  tx: Transaction,
  { transactionId, reason, notes }: FiledCompletion,
): Promise<ApprovalSnapshot> {
  const [transaction, deposit, chat] = await together([
    findTransaction(tx, transactionId),
    findDeposit(tx, transactionId),
    findChatOfTransaction(tx, transactionId),
  ])
  if (!deposit) refuse(depositRefusals, 'deposit-not-found', { status: 404 })
  const { userId, amountCentavos, status, statusReason, adminNotes, referenceNumber } = transaction
  const [owner, before] = await together([findUser(tx, userId), readBalance(tx, userId)])
  return {
    state: {
      status,
      statusReason,
      adminNotes,
      amountCentavos,
      tillId: deposit.tillId,
      ownerRole: owner.role,
      ownerStatus: owner.status,
    },
    effect: {
      before,
      after: withMore(before, amountCentavos),
      till: 'deposits',
      tillCentavos: -amountCentavos,
    },
    details: {
      ...noDetails,
      referenceNumber,
      moveTo: 'completed',
      chatId: chat?.chatId ?? null,
      reason,
      notes: notes ?? adminNotes,
    },
  }
}
