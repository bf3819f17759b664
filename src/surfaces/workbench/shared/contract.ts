import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads } from '#foundation/contract/shared/procedure.ts'
import { chatStatuses } from '#money/chats/shared/rules.ts'
import { transactionStatus } from '#money/transactions/shared/rules.ts'
import { queueInput, queueKind } from './rules.ts'

const queueItem = z.strictObject({
  kind: queueKind,
  /** The id of the withdrawal's transaction, the chat or the approval. */
  id: uuid,
  /** Null for a request about money of the company only. */
  userId: z.nullable(uuid),
  userName: z.nullable(z.string()),
  /** Null for a support chat. */
  amountCentavos: z.nullable(z.bigint()),
  reference: z.nullable(z.string()),
  /** The status of the withdrawal or deposit. */
  status: z.nullable(transactionStatus),
  chatStatus: z.nullable(z.enum(chatStatuses)),
  /** The withdrawal goes to a new account and cannot be paid before. */
  waitsUntil: z.nullable(z.date()),
  since: z.date(),
})
export type QueueItem = z.infer<typeof queueItem>

const waiting = z.strictObject({
  kind: queueKind,
  /** At most `countedUpTo`. */
  count: z.int(),
  oldestAt: z.nullable(z.date()),
})
export type Waiting = z.infer<typeof waiting>

export const workbenchContract = {
  /** Items that wait for the caller, oldest first. */
  queue: reads('admin')
    .input(queueInput)
    .output(z.strictObject({ items: z.array(queueItem), more: z.boolean() })),
  /** How many items of each kind wait for the caller, and since when. */
  counts: reads('admin').input(emptyInput).output(z.array(waiting)),
}
