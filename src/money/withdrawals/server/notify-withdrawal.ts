/** Live event, notification and mail to the user: after a request, and after each status change. */
import { joinBilingual, type BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { showDateTimeInBoth } from '#foundation/time/shared/time.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { describeInFilipino } from '#money/transactions/shared/descriptions.fil.ts'
import { isEndedTransactionStatus } from '#money/transactions/shared/rules.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { mailUser } from '#people/notifications/server/settings.ts'
import { notificationRecordTexts } from '#people/notifications/shared/record-words.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import type { BankDetails } from '#people/profile/shared/rules.ts'
import { withdrawalMails } from '../shared/mail-words.ts'
import { payeeRecordTexts } from '../shared/record-words-payee.ts'
import { withdrawalRecordTexts } from '../shared/record-words.ts'
import { withdrawalEffect, type WithdrawalStatus } from '../shared/rules.ts'

interface Recipient {
  fullName: string
  email: string
}

interface RequestedWithdrawal {
  transaction: TransactionRow
  details: BankDetails
  /** From when on it can be paid, when its account is new. */
  waitsUntil: Date | null
}

/** Also records the request in the user's activity. */
export async function notifyRequest(
  ctx: ActionContext,
  { transaction, details, waitsUntil }: RequestedWithdrawal,
  user: Recipient,
): Promise<void> {
  const { transactionId, userId, referenceNumber, status } = transaction
  const amount = showTransactionAmount(transaction)
  const { facts } = withdrawalMails
  const earliest: MailFact[] = waitsUntil
    ? [[payeeRecordTexts.facts.earliest, showDateTimeInBoth(waitsUntil)]]
    : []
  publishWithdrawal(ctx, transaction)
  await together([
    notifyOwner(ctx, transaction, withdrawalRecordTexts.requestedNotice(amount, referenceNumber)),
    recordActivity(ctx, {
      userId,
      actionType: 'WITHDRAWAL_REQUEST',
      description: withdrawalRecordTexts.requestedActivity(amount, referenceNumber),
      subject: { kind: 'withdrawal', id: transactionId },
    }),
    mailUser(ctx, {
      to: user.email,
      subject: withdrawalMails.requestedSubject(referenceNumber),
      kind: 'request_submitted',
      userId,
      content: {
        greeting: notificationRecordTexts.greeting(user.fullName),
        paragraphs: [
          withdrawalMails.requested,
          ...(waitsUntil ? [withdrawalMails.newAccountWaits] : []),
        ],
        facts: [
          [facts.reference, referenceNumber],
          [facts.status, withdrawalMails.status(status)],
          [facts.amount, amount],
          [facts.bank, details.bankName],
          [facts.name, details.accountName],
          [facts.number, maskAccountNumber(details.accountNumber)],
          ...earliest,
        ],
        action: { label: withdrawalMails.action, path: receiptPath(transaction) },
      },
    }),
  ])
}

/** `transaction` has the reason of the change. */
export async function notifyMove(
  ctx: ActionContext,
  transaction: TransactionRow,
  to: WithdrawalStatus,
  user: Recipient,
): Promise<void> {
  const { userId, referenceNumber, statusReason } = transaction
  const amount = showTransactionAmount(transaction)
  const moneyBack = withdrawalEffect(to) === 'gives-back' ? [withdrawalRecordTexts.moneyBack] : []
  const notice = withdrawalRecordTexts.movedNotice(amount, referenceNumber, to, statusReason)
  const facts: MailFact[] = [
    [withdrawalMails.facts.reference, referenceNumber],
    [withdrawalMails.facts.status, withdrawalMails.status(to)],
    [withdrawalMails.facts.amount, amount],
  ]
  if (statusReason !== '')
    facts.push([
      isEndedTransactionStatus(to) ? withdrawalMails.reason : withdrawalMails.instructions,
      { en: statusReason, fil: describeInFilipino(statusReason) },
    ])
  publishWithdrawal(ctx, transaction)
  await together([
    notifyOwner(ctx, transaction, joinBilingual(notice, ...moneyBack)),
    mailUser(ctx, {
      to: user.email,
      subject: withdrawalMails.movedSubject(referenceNumber, to),
      kind: 'status_update',
      userId,
      content: {
        greeting: notificationRecordTexts.greeting(user.fullName),
        paragraphs: [withdrawalMails.moved(to), ...moneyBack],
        facts,
        action: { label: withdrawalMails.action, path: receiptPath(transaction) },
      },
    }),
  ])
}

export function publishWithdrawal(
  { tx }: ActionContext,
  { transactionId, userId }: TransactionRow,
): void {
  const name = { topic: 'withdrawals', id: transactionId }
  publish(tx, { ...name, to: { userId } }, { ...name, to: 'admins' })
}

function notifyOwner(
  ctx: ActionContext,
  transaction: TransactionRow,
  message: BilingualText,
): Promise<void> {
  const { userId } = transaction
  const linkTo = receiptPath(transaction)
  return notifyUser(ctx, {
    userId,
    type: 'transaction_update',
    message,
    linkTo,
    // Nobody needs to be told of what they have just done themselves.
    push: ctx.caller.role !== 'user',
  })
}

function receiptPath({ transactionId }: TransactionRow): string {
  return `/dashboard/transactions/receipt/${transactionId}`
}
