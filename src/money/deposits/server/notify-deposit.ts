import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { showDateTimeInBoth } from '#foundation/time/shared/time.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { isEndedTransactionStatus } from '#money/transactions/shared/rules.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { mailUser } from '#people/notifications/server/settings.ts'
import { notificationRecordTexts } from '#people/notifications/shared/record-words.ts'
import { depositMails } from '../shared/mail-words.ts'
import { depositRecordTexts } from '../shared/record-words.ts'
import type { DepositStatus } from '../shared/rules.ts'

export function publishDeposit(
  tx: Transaction,
  { transactionId, userId }: { transactionId: string; userId: string },
): void {
  publish(tx, { topic: 'deposits', id: transactionId, to: { userId } })
  publish(tx, { topic: 'deposits', id: transactionId, to: 'admins' })
}

/** Screens of deposits show messages and proofs of the chat, so both make them refetch. */
export function publishDepositChat(
  tx: Transaction,
  { chatId, userId }: { chatId: string; userId: string },
): void {
  publish(tx, { topic: 'deposits', id: chatId, to: { userId } })
  publish(tx, { topic: 'deposits', id: chatId, to: 'admins' })
}

const activityTypes: Partial<Record<DepositStatus, string>> = {
  completed: 'DEPOSIT_COMPLETED',
  expired: 'DEPOSIT_EXPIRED',
  cancelled: 'DEPOSIT_CANCELLED',
}

interface DepositMove {
  /** The row after the move. */
  transaction: TransactionRow
  from: DepositStatus
  reason: string
  /** Staff moved it in the deposit chat. */
  inChat?: boolean
}

/** Writes the notification, activity entries, mail and live names of a move. */
export async function notifyDepositMove(
  ctx: ActionContext,
  { transaction, from, reason, inChat }: DepositMove,
): Promise<void> {
  const { userId, transactionId, referenceNumber } = transaction
  const to = transaction.status as DepositStatus
  const amount = showPesos(transaction.amountCentavos)
  const message = messageOf(amount, to, reason)
  await notifyUser(ctx, {
    userId,
    type: 'transaction_update',
    message,
    linkTo: `/dashboard/transactions/receipt/${transactionId}`,
    // Nobody needs to be told of what they have just done themselves.
    push: ctx.caller.role !== 'user',
  })
  // One entry per move names the deposit. For a move by staff it is their own entry.
  const subject = { kind: 'deposit', id: transactionId } as const
  await recordActivity(ctx, {
    userId,
    actionType: activityTypes[to] ?? 'DEPOSIT_STATUS_UPDATE',
    description: message,
    inChat,
    ...(ctx.caller.role === 'admin' ? {} : { subject }),
  })
  if (ctx.caller.role === 'admin') {
    const description = depositRecordTexts.movedByStaff(referenceNumber, from, to)
    await recordActivity(ctx, {
      userId: ctx.caller.userId,
      actionType: 'ADMIN_UPDATE_DEPOSIT_STATUS',
      description,
      inChat,
      subject,
      changes: { status: { before: from, after: to } },
    })
  }
  // The mail has the reason in a line of its own.
  await mailUpdate(ctx, transaction, messageOf(amount, to, ''), reason)
  publishDeposit(ctx.tx, transaction)
}

function messageOf(amount: string, to: DepositStatus, reason: string): BilingualText {
  if (to === 'expired') return depositRecordTexts.expired(amount)
  if (to === 'cancelled') return depositRecordTexts.cancelled(amount)
  return to === 'completed' && !reason
    ? depositRecordTexts.completed(amount)
    : depositRecordTexts.moved(amount, to, reason)
}

async function mailUpdate(
  ctx: ActionContext,
  transaction: TransactionRow,
  message: BilingualText,
  reason: string,
): Promise<void> {
  const to = transaction.status as DepositStatus
  const facts: MailFact[] = [...commonFacts(transaction)]
  const { instructions, reason: why } = depositMails.facts
  if (reason) facts.push([isEndedTransactionStatus(to) ? why : instructions, reason])
  await mailTo(ctx, transaction, {
    kind: 'deposit_status_update',
    subject: depositMails.update.subject(transaction.referenceNumber, to),
    text: message,
    facts,
    action: {
      label: depositMails.update.action,
      path: `/dashboard/transactions/receipt/${transaction.transactionId}`,
    },
  })
}

export async function mailDepositInitiated(
  ctx: ActionContext,
  transaction: TransactionRow,
  target: { bankName: string; accountName: string; accountNumber: string },
  expiresAt: Date,
): Promise<void> {
  await mailTo(ctx, transaction, {
    kind: 'deposit_initiated',
    subject: depositMails.initiated.subject(transaction.referenceNumber),
    text: depositMails.initiated.text,
    facts: [
      ...commonFacts(transaction),
      [depositMails.facts.bank, target.bankName],
      [depositMails.facts.accountName, target.accountName],
      [depositMails.facts.accountNumber, target.accountNumber],
      [depositMails.facts.payUntil, showDateTimeInBoth(expiresAt)],
    ],
    action: { label: depositMails.initiated.action, path: '/dashboard/deposit' },
  })
}

function commonFacts(transaction: TransactionRow): MailFact[] {
  return [
    [depositMails.facts.reference, transaction.referenceNumber],
    [depositMails.facts.amount, showPesos(transaction.amountCentavos)],
    [depositMails.facts.status, depositMails.status(transaction.status)],
  ]
}

interface DepositMail {
  kind: string
  subject: BilingualText
  text: BilingualText
  facts: MailFact[]
  action: { label: BilingualText; path: string }
}

async function mailTo(
  ctx: ActionContext,
  transaction: TransactionRow,
  mail: DepositMail,
): Promise<void> {
  const user = await findUser(ctx.tx, transaction.userId)
  await mailUser(ctx, {
    to: user.email,
    userId: transaction.userId,
    subject: mail.subject,
    kind: mail.kind,
    content: {
      greeting: notificationRecordTexts.greeting(user.fullName),
      paragraphs: [mail.text],
      facts: mail.facts,
      action: mail.action,
    },
  })
}
