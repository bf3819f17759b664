/** What is written beside every change of an investment: notification, mail, activity, live names. */
import type { Both } from '#foundation/contract/shared/both.ts'
import { showPesosSigned } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { recordActivity, type Activity } from '#people/activity/server/actions.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { mailUser } from '#people/notifications/server/settings.ts'
import { investmentMails } from '../shared/words.ts'

interface Told {
  investmentId: string
  user: { userId: string; fullName: string; email: string }
  planName: string
  /** What the user is told; null: nothing of theirs changed. */
  message: BilingualText | null
  /** The movement of the wallet, when there was one. */
  transaction: TransactionRow | null
  /** What the staff did. */
  did: Pick<Activity, 'actionType' | 'description' | 'changes'>
}

export async function tellInvestment(
  ctx: ActionContext,
  { investmentId, user, planName, message, transaction, did }: Told,
): Promise<void> {
  const { userId } = user
  publish(ctx.tx, { topic: 'investments', id: investmentId, to: 'admins' })
  await recordActivity(ctx, {
    userId: message ? userId : null,
    subject: { kind: 'investment', id: investmentId },
    ...did,
  })
  if (!message) return
  const linkTo = transaction
    ? `/dashboard/transactions/receipt/${transaction.transactionId}`
    : '/dashboard/transactions'
  await notifyUser(ctx, {
    userId,
    type: transaction ? 'balance_update' : 'transaction_update',
    message,
    linkTo,
  })
  const facts: [string, string][] = [[investmentMails.facts.plan, planName]]
  if (transaction)
    facts.push(
      [investmentMails.facts.reference, transaction.referenceNumber],
      [investmentMails.facts.amount, showPesosSigned(transaction.amountCentavos)],
    )
  await mailUser(ctx, {
    to: user.email,
    userId,
    kind: 'investment_update',
    subject: investmentMails.subject(planName),
    content: {
      greeting: investmentMails.greeting(user.fullName),
      paragraphs: [message.en],
      facts,
      action: { label: investmentMails.action, path: linkTo },
    },
  })
}
