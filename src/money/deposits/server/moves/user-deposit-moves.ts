import { showPesos } from '#foundation/peso/shared/peso.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { openChat, setChatStatus } from '#money/chats/server/actions.ts'
import { findReadableChat } from '#money/chats/server/read-chats.ts'
import type { ChatView } from '#money/chats/shared/contract.ts'
import { moveTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { findReplayedMove } from '#money/transactions/server/idempotency-keys.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import type { DepositView } from '../../shared/contract.ts'
import { depositRecordTexts } from '../../shared/record-words.ts'
import {
  chatStatusAfterDepositMove,
  depositExtensionsMax,
  mayMoveDeposit,
} from '../../shared/rules.ts'
import { depositRefusals } from '../../shared/words.ts'
import { publishDeposit, notifyDepositMove } from '../notify-deposit.ts'
import { readDeposit } from '../reads.ts'
import { closeDeadline, extendDeadline, updateChatStarted } from '../store.ts'
import { expireIfDue } from './expire-deposits.ts'
import { lockDeposit, type LockedDeposit } from './lock-deposit.ts'

/**
 * 'I need more time': adds one more window, at most ten times. A second click of the same button
 * adds nothing. Refuses with 409: deposit-expired, time-not-needed, no-more-time.
 */
export async function extendDeposit(
  ctx: ActionContext,
  input: { transactionId: string; extensionsSeen: number },
): Promise<DepositView> {
  const locked = await lockDeposit(ctx.tx, input.transactionId, callerUserId(ctx))
  checkNotExpired(locked)
  if (locked.status !== 'pending_payment' || locked.deposit.hasProof)
    refuse(depositRefusals, 'time-not-needed', { status: 409 })
  const { extensions } = locked.deposit
  if (extensions !== input.extensionsSeen) return await readDeposit(ctx.tx, input.transactionId)
  if (extensions >= depositExtensionsMax) refuse(depositRefusals, 'no-more-time', { status: 409 })
  await extendDeadline(ctx.tx, input.transactionId)
  const extended = await readDeposit(ctx.tx, input.transactionId)
  await announceExtension(ctx, locked.transaction, extended.expiresAt)
  return extended
}

/** Sends no mail: neither state nor money has moved, and the button can be pressed ten times. */
async function announceExtension(
  ctx: ActionContext,
  transaction: TransactionRow,
  expiresAt: Date,
): Promise<void> {
  const { userId, transactionId, referenceNumber, amountCentavos } = transaction
  const amount = showPesos(amountCentavos)
  const message = depositRecordTexts.extendedNotice(amount, referenceNumber, expiresAt)
  await notifyUser(ctx, {
    userId,
    type: 'transaction_update',
    message,
    linkTo: '/dashboard/deposit',
  })
  await recordActivity(ctx, {
    userId,
    actionType: 'DEPOSIT_EXTENDED',
    description: depositRecordTexts.extended(amount),
    subject: { kind: 'deposit', id: transactionId },
  })
  publishDeposit(ctx.tx, transaction)
}

/**
 * Called when a browser's countdown reaches zero. Expires the deposit only if the database's clock
 * agrees, so a browser that runs fast expires nothing.
 */
export async function settleDeadline(
  ctx: ActionContext,
  { transactionId }: { transactionId: string },
): Promise<DepositView> {
  await expireIfDue(ctx, await lockDeposit(ctx.tx, transactionId, callerUserId(ctx)))
  return await readDeposit(ctx.tx, transactionId)
}

/**
 * 'Proceed to Deposit Chat': opens the one chat of a deposit, or returns it if another request did.
 * Refuses with 409: deposit-expired, deposit-not-found.
 */
export async function startDepositChat(
  ctx: ActionContext,
  input: { transactionId: string; chatId: string },
): Promise<ChatView> {
  const locked = await lockDeposit(ctx.tx, input.transactionId, callerUserId(ctx))
  if (locked.chat) return await findReadableChat(ctx, { chatId: locked.chat.chatId })
  checkNotExpired(locked)
  if (locked.status !== 'pending_payment')
    refuse(depositRefusals, 'deposit-not-found', { status: 409 })
  const { userId, transactionId, referenceNumber } = locked.transaction
  const chat = await openChat(ctx, {
    chatId: input.chatId,
    userId,
    sessionType: 'deposit_chat',
    status: 'pending_admin_reply',
    relatedTransactionId: transactionId,
    reference: referenceNumber,
  })
  await updateChatStarted(ctx.tx, transactionId)
  await notifyUser(ctx, {
    userId,
    type: 'deposit_chat_initiated',
    message: depositRecordTexts.chatStarted(referenceNumber),
    linkTo: `/dashboard/chat/${chat.chatId}`,
  })
  await recordActivity(ctx, {
    userId,
    actionType: 'DEPOSIT_CHAT_STARTED',
    description: depositRecordTexts.chatBegun(referenceNumber),
    subject: { kind: 'deposit', id: transactionId },
  })
  publishDeposit(ctx.tx, locked.transaction)
  return await findReadableChat(ctx, { chatId: chat.chatId })
}

/**
 * Cancels a deposit that waits for payment. Refuses with 409: proof-waiting, because money may be
 * on its way once a proof was sent; deposit-expired; move-not-allowed.
 */
export async function cancelDeposit(
  ctx: ActionContext,
  input: { transactionId: string; moveId: string },
): Promise<DepositView> {
  const locked = await lockDeposit(ctx.tx, input.transactionId, callerUserId(ctx))
  if (!(await findReplayedMove(ctx.tx, { ...input, to: 'cancelled' }))) {
    checkNotExpired(locked)
    if (!mayMoveDeposit(locked.status, 'cancelled', 'user')) {
      refuse(depositRefusals, 'move-not-allowed', {
        status: 409,
        figures: { from: locked.status, to: 'cancelled' },
      })
    }
    if (locked.deposit.hasProof) refuse(depositRefusals, 'proof-waiting', { status: 409 })
    const cancelled = await moveTransaction(ctx, {
      transaction: locked.transaction,
      to: 'cancelled',
      moveId: input.moveId,
    })
    await closeDeadline(ctx.tx, input.transactionId)
    if (locked.chat)
      await setChatStatus(ctx, locked.chat.chatId, chatStatusAfterDepositMove('cancelled'))
    await notifyDepositMove(ctx, { transaction: cancelled, from: locked.status, reason: '' })
  }
  return await readDeposit(ctx.tx, input.transactionId)
}

function checkNotExpired(locked: LockedDeposit): void {
  if (locked.status === 'expired') refuse(depositRefusals, 'deposit-expired', { status: 409 })
}
