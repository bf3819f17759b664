import * as z from 'zod/mini'
import { bilingual, uuid } from '#foundation/contract/shared/fields.ts'
import { reads } from '#foundation/contract/shared/procedure.ts'
import { placementState } from '#investing/placements/shared/states.ts'
import { sessionTypes } from '#money/chats/shared/rules.ts'
import { investmentStatus } from '#money/investments/shared/rules.ts'
import { statementMonth } from '#money/statements/shared/rules.ts'
import { transactionStatus, transactionType } from '#money/transactions/shared/rules.ts'
import { ownSearchInput } from './rules.ts'

const foundOfOwn = z.strictObject({
  transactions: z.array(
    z.strictObject({
      transactionId: uuid,
      referenceNumber: z.string(),
      type: transactionType,
      status: transactionStatus,
      amountCentavos: z.bigint(),
      description: z.string(),
      createdAt: z.date(),
    }),
  ),
  /** The list of transactions shows the others, with the same term. */
  moreTransactions: z.boolean(),
  chats: z.array(
    z.strictObject({
      chatId: uuid,
      sessionType: z.enum(sessionTypes),
      reference: z.nullable(z.string()),
      /** A part of the newest message that has the term; null when the reference has it. */
      excerpt: z.nullable(z.string()),
      at: z.date(),
    }),
  ),
  statements: z.array(z.strictObject({ month: statementMonth })),
  notifications: z.array(
    z.strictObject({
      notificationId: uuid,
      message: z.string(),
      messageFil: z.nullable(z.string()),
      linkTo: z.nullable(z.string()),
      createdAt: z.date(),
    }),
  ),
  tasks: z.array(z.strictObject({ taskId: uuid, title: z.string() })),
  payees: z.array(
    z.strictObject({ bankName: z.string(), name: z.string(), lastDigits: z.string() }),
  ),
  investments: z.array(
    z.strictObject({
      placementId: uuid,
      planName: bilingual,
      state: placementState,
      /** The short form. */
      status: investmentStatus,
      principalCentavos: z.bigint(),
      /** At its end. */
      returnedCentavos: z.nullable(z.bigint()),
      dueOn: z.string(),
      lateSince: z.nullable(z.date()),
    }),
  ),
  announcements: z.array(
    z.strictObject({ announcementId: uuid, title: z.string(), createdAt: z.date() }),
  ),
})
export type FoundOfOwn = z.infer<typeof foundOfOwn>

export const searchContract = {
  /** Only what belongs to the caller or is addressed to them: the best of each kind. */
  mine: reads('user').input(ownSearchInput).output(foundOfOwn),
}
