/** One notification and one mail about a placement. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { mailUser } from '#people/notifications/server/settings.ts'
import { notificationRecordTexts } from '#people/notifications/shared/record-words.ts'
import type { NotificationType } from '#people/notifications/shared/rules.ts'
import { maturityRecordTexts } from '../../shared/record-words-maturity.ts'

export const placementPath = (placementId: string) => `/dashboard/investments/${placementId}`
export const receiptPath = (transactionId: string) =>
  `/dashboard/transactions/receipt/${transactionId}`

export const dayInBoth = (day: string): BilingualText => ({
  en: showWrittenDay(day),
  fil: showWrittenDay(day, 'fil'),
})

export interface ToldUser {
  userId: string
  fullName: string
  email: string
}

export interface Told {
  type: NotificationType
  user: ToldUser
  subject: BilingualText
  /** The first paragraph is the notification. */
  paragraphs: readonly [BilingualText, ...BilingualText[]]
  facts: readonly MailFact[]
  linkTo: string
}

export async function tellUser(ctx: ActionContext, told: Told): Promise<void> {
  const { type, user, subject, paragraphs, facts, linkTo } = told
  const { userId, fullName, email } = user
  const { action } = maturityRecordTexts
  await together([
    notifyUser(ctx, { userId, type, message: paragraphs[0], linkTo, push: true }),
    mailUser(ctx, {
      to: email,
      userId,
      kind: 'investment_update',
      subject,
      content: {
        greeting: notificationRecordTexts.greeting(fullName),
        paragraphs,
        facts,
        action: {
          label: linkTo.startsWith(placementPath('')) ? action.investment : action.receipt,
          path: linkTo,
        },
      },
    }),
  ])
}
