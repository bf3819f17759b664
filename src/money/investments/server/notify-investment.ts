/** After every change of an investment: live event, activity, notification and mail. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { recordActivity, type Activity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { mailUser } from '#people/notifications/server/settings.ts'
import { notificationRecordTexts } from '#people/notifications/shared/record-words.ts'
import { investmentRecordTexts } from '../shared/record-words.ts'
import type { JudgedEdit } from './judge-edit.ts'
import { investmentMails } from './mail-words.ts'

interface Told {
  subject: BilingualText
  /** The notification, and the mail's paragraph. */
  message: BilingualText
}

interface InvestmentChange {
  investmentId: string
  user: { userId: string; fullName: string; email: string }
  planName: string
  /** Null when nothing of the user's changed. */
  told: Told | null
  /** Of the wallet's movement; null when no money moved. */
  transaction: TransactionRow | null
  activity: Pick<Activity, 'actionType' | 'description' | 'changes'>
}

export async function notifyInvestment(
  ctx: ActionContext,
  { investmentId, user, planName, told, transaction, activity }: InvestmentChange,
): Promise<void> {
  const { userId } = user
  publish(
    ctx.tx,
    { topic: 'investments', id: investmentId, to: 'admins' },
    { topic: 'investments', id: investmentId, to: { userId } },
  )
  await recordActivity(ctx, {
    userId: told ? userId : null,
    subject: { kind: 'investment', id: investmentId },
    ...activity,
  })
  if (!told) return
  const { subject, message } = told
  const linkTo = transaction
    ? `/dashboard/transactions/receipt/${transaction.transactionId}`
    : '/dashboard/investments'
  await notifyUser(ctx, {
    userId,
    type: transaction ? 'balance_update' : 'transaction_update',
    message,
    linkTo,
  })
  const facts: MailFact[] = [[investmentMails.facts.plan, planName]]
  if (transaction)
    facts.push(
      [investmentMails.facts.reference, transaction.referenceNumber],
      [investmentMails.facts.amount, showPesosSigned(transaction.amountCentavos)],
    )
  await mailUser(ctx, {
    to: user.email,
    userId,
    kind: 'investment_update',
    subject,
    content: {
      greeting: notificationRecordTexts.greeting(user.fullName),
      paragraphs: [message],
      facts,
      action: { label: investmentMails.action[transaction ? 'receipt' : 'list'], path: linkTo },
    },
  })
}

/** `transaction` is null when no money moved. */
export async function notifyEdit(
  ctx: ActionContext,
  edit: JudgedEdit,
  transaction: TransactionRow | null,
): Promise<void> {
  const { before, input, to } = edit
  const { planName } = input
  const user = await findUser(ctx.tx, before.userId)
  const isMove = to !== before.status
  const description = isMove
    ? investmentRecordTexts.movedByStaff(planName, user.fullName, before.status, to)
    : investmentRecordTexts.editedByStaff(planName, user.fullName)
  await notifyInvestment(ctx, {
    investmentId: before.investmentId,
    user,
    planName,
    told: toldOf(edit, transaction),
    transaction,
    activity: {
      actionType: isMove ? 'ADMIN_INVESTMENT_MOVED' : 'ADMIN_INVESTMENT_EDITED',
      description,
      changes: changesOf(edit),
    },
  })
}

/** Null when the user would notice nothing. */
function toldOf(
  { before, input: { planName, reason }, to, payoutCentavos }: JudgedEdit,
  moved: TransactionRow | null,
): Told | null {
  const { subject, ...texts } = investmentRecordTexts
  if (to !== before.status)
    return {
      subject: subject.moved(planName, to),
      message:
        moved && payoutCentavos !== null
          ? texts.paidOut(showPesos(payoutCentavos), planName, to, reason)
          : texts.moved(planName, to, reason),
    }
  if (!moved) return null
  const isMore = moved.amountCentavos < 0n
  return {
    subject: subject.corrected(planName),
    message: texts.corrected(showTransactionAmount(moved), planName, isMore),
  }
}

function changesOf({ before, input, to, payoutCentavos }: JudgedEdit): Changes {
  const all: Changes = {
    planName: { before: before.planName, after: input.planName },
    amountCentavos: { before: before.amountCentavos, after: input.amountCentavos },
    expectedReturnCentavos: {
      before: before.expectedReturnCentavos,
      after: input.expectedReturnCentavos,
    },
    status: { before: before.status, after: to },
    payoutCentavos: { before: before.payoutCentavos, after: payoutCentavos },
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, { before: was, after: is }]) => was !== is),
  )
}
