import { showPesos } from '#foundation/peso/shared/peso.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { openChat, setChatStatus } from '#money/chats/server/actions.ts'
import { getChat } from '#money/chats/server/read-chats.ts'
import type { ChatView } from '#money/chats/shared/contract.ts'
import { moveTransaction } from '#money/transactions/server/actions.ts'
import { findReplayedMove } from '#money/transactions/server/idempotency-keys.ts'
/** What a user does with a deposit under way: more time, on to the chat, giving it up. */
import { recordActivity } from '#people/activity/server/actions.ts'
import { tellUser } from '#people/notifications/server/actions.ts'
import type { DepositView } from '../../shared/contract.ts'
import { depositRecordTexts } from '../../shared/record-words.ts'
import {
  chatStatusAfterDepositMove,
  depositExtensionsMax,
  mayMoveDeposit,
} from '../../shared/rules.ts'
import { depositRefusals } from '../../shared/words.ts'
import { publishDeposit, announceDepositMove } from '../announce-deposit.ts'
import { readDeposit } from '../reads.ts'
import { closeDeadline, extendDeadline, noteChatStarted } from '../store.ts'
import { expireIfDue } from './expire-deposits.ts'
import { lockDeposit, type LockedDeposit } from './lock-deposit.ts'

/**
 * 'I need more time': one more window, up to ten times. A second click of the same button adds
 * nothing.
 */
export async function extendDeposit(
  ctx: ActionContext,
  input: { transactionId: string; extensionsSeen: number },
): Promise<DepositView> {
  const locked = await lockDeposit(ctx.tx, input.transactionId, callerUserId(ctx))
  checkNotExpired(locked)
  if (locked.status !== 'pending_payment' || locked.hasProof)
    refuse(depositRefusals, 'time-not-needed')
  if (locked.deposit.extensions === input.extensionsSeen) {
    if (locked.deposit.extensions >= depositExtensionsMax) refuse(depositRefusals, 'no-more-time')
    await extendDeadline(ctx.tx, input.transactionId)
    await tellExtension(ctx, locked)
  }
  return await readDeposit(ctx.tx, input.transactionId)
}

/** No mail: neither a state nor money has moved, and the button can be pressed ten times. */
async function tellExtension(ctx: ActionContext, { transaction }: LockedDeposit): Promise<void> {
  const { userId, transactionId, referenceNumber, amountCentavos } = transaction
  const { expiresAt } = await readDeposit(ctx.tx, transactionId)
  const amount = showPesos(amountCentavos)
  const message = depositRecordTexts.extendedNotice(amount, referenceNumber, expiresAt)
  await tellUser(ctx, { userId, type: 'transaction_update', message, linkTo: '/dashboard/deposit' })
  await recordActivity(ctx, {
    userId,
    actionType: 'DEPOSIT_EXTENDED',
    description: depositRecordTexts.extended(amount),
    subject: { kind: 'deposit', id: transactionId },
  })
  publishDeposit(ctx.tx, transaction)
}

/**
 * The countdown of a browser reached zero. The clock of the database decides; a browser that runs
 * fast ends nothing.
 */
export async function settleDeadline(
  ctx: ActionContext,
  { transactionId }: { transactionId: string },
): Promise<DepositView> {
  await expireIfDue(ctx, await lockDeposit(ctx.tx, transactionId, callerUserId(ctx)))
  return await readDeposit(ctx.tx, transactionId)
}

/**
 * 'Proceed to Deposit Chat': exactly one chat for one deposit, however often and on however many
 * devices it is asked for.
 */
export async function startDepositChat(
  ctx: ActionContext,
  input: { transactionId: string; chatId: string },
): Promise<ChatView> {
  const locked = await lockDeposit(ctx.tx, input.transactionId, callerUserId(ctx))
  if (locked.chat) return await getChat(ctx, { chatId: locked.chat.chatId })
  checkNotExpired(locked)
  if (locked.status !== 'pending_payment') refuse(depositRefusals, 'deposit-not-found')
  const { userId, transactionId, transactionUid, referenceNumber } = locked.transaction
  const chat = await openChat(ctx, {
    chatId: input.chatId,
    userId,
    sessionType: 'deposit_chat',
    status: 'pending_admin_reply',
    relatedTransactionId: transactionId,
    reference: transactionUid,
  })
  await noteChatStarted(ctx.tx, transactionId)
  const message = depositRecordTexts.chatStarted(referenceNumber)
  await tellUser(ctx, {
    userId,
    type: 'deposit_chat_initiated',
    message,
    linkTo: `/dashboard/chat/${chat.chatId}`,
  })
  await recordActivity(ctx, {
    userId,
    actionType: 'DEPOSIT_CHAT_STARTED',
    description: message,
    subject: { kind: 'deposit', id: transactionId },
  })
  publishDeposit(ctx.tx, locked.transaction)
  return await getChat(ctx, { chatId: chat.chatId })
}

/** Only while it waits for payment, and not once a proof was sent: then money may be on its way. */
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
    if (locked.hasProof) refuse(depositRefusals, 'proof-waiting')
    const cancelled = await moveTransaction(ctx, {
      transaction: locked.transaction,
      to: 'cancelled',
      moveId: input.moveId,
    })
    await closeDeadline(ctx.tx, input.transactionId)
    if (locked.chat)
      await setChatStatus(ctx, locked.chat.chatId, chatStatusAfterDepositMove('cancelled'))
    await announceDepositMove(ctx, { transaction: cancelled, from: locked.status, reason: '' })
  }
  return await readDeposit(ctx.tx, input.transactionId)
}

function checkNotExpired(locked: LockedDeposit): void {
  if (locked.status === 'expired') refuse(depositRefusals, 'deposit-expired')
}
