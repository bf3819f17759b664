import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads } from '#foundation/contract/shared/procedure.ts'
import { chatStatuses } from '#money/chats/shared/rules.ts'
import { transactionStatus } from '#money/transactions/shared/rules.ts'
import { queueInput, queueKind } from './rules.ts'

const queueItem = z.strictObject({
  kind: queueKind,
  /** Of the withdrawal (its transaction), the chat or the approval. */
  id: uuid,
  userName: z.string(),
  /** Null: a chat about no money. */
  amountCentavos: z.nullable(z.bigint()),
  reference: z.nullable(z.string()),
  /** Of the withdrawal or the deposit. */
  status: z.nullable(transactionStatus),
  chatStatus: z.nullable(z.enum(chatStatuses)),
  since: z.date(),
})
export type QueueItem = z.infer<typeof queueItem>

const waiting = z.strictObject({
  kind: queueKind,
  /** Counted up to a thousand. */
  count: z.int(),
  oldestAt: z.nullable(z.date()),
})
export type Waiting = z.infer<typeof waiting>

export const workbenchContract = {
  /** What waits for the caller, oldest first. */
  queue: reads('admin')
    .input(queueInput)
    .output(z.strictObject({ items: z.array(queueItem), more: z.boolean() })),
  /** How much of each kind waits for the caller, and since when. */
  counts: reads('admin').input(emptyInput).output(z.array(waiting)),
}
