/**
 * The queue of everything that waits for staff, oldest first. The workbench decides nothing: the
 * module of each item does.
 */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import type { ClaimKind, ClaimSubject } from '#teamwork/claims/shared/rules.ts'

/**
 * The options of the workbench filter. After adding one, the type check names every table that
 * needs an entry for it; the query and its statuses are in server/reads.ts.
 */
export const queueKinds = [
  'withdrawals-to-decide',
  'withdrawals-to-pay',
  'deposits',
  'chats',
  'approvals',
  'late-payouts',
] as const
export const queueKind = z.enum(queueKinds)
export type QueueKind = z.infer<typeof queueKind>

/** Items per request. */
export const queueLength = 50
/** The highest count of one kind. */
export const countedUpTo = 1000

/** The open item in the address: its kind and the id of a withdrawal, chat, approval or payout. */
const openItem = z
  .string()
  .check(z.regex(new RegExp(`^(${queueKinds.join('|')})\\.[0-9a-f-]{36}$`)))

/** The address of the workbench: the filter and the open item. */
export const workbenchSearch = z.object({
  kind: z.catch(z.optional(queueKind), undefined),
  open: z.catch(z.optional(openItem), undefined),
})
export type WorkbenchSearch = z.infer<typeof workbenchSearch>

export const queueInput = z.strictObject({
  kind: z.optional(queueKind),
  /** The last item that the browser has. */
  after: z.optional(z.strictObject({ since: z.date(), id: uuid })),
})
export type QueueInput = z.infer<typeof queueInput>

export function itemName({ kind, id }: { kind: QueueKind; id: string }): string {
  return `${kind}.${id}`
}

export function readItemName(name: string | undefined): { kind: QueueKind; id: string } | null {
  const [written, id] = name?.split('.') ?? []
  const kind = queueKinds.find((one) => one === written)
  return kind && id ? { kind, id } : null
}

const claimKinds: Record<QueueKind, ClaimKind> = {
  'withdrawals-to-decide': 'withdrawal',
  'withdrawals-to-pay': 'withdrawal',
  deposits: 'chat',
  chats: 'chat',
  approvals: 'approval',
  'late-payouts': 'transaction',
}

/** The subject to claim while working on the item. */
export function claimOf({ kind, id }: { kind: QueueKind; id: string }) {
  return { kind: claimKinds[kind], id } satisfies ClaimSubject
}

/**
 * The item that opens when the one at index `done` is done: the next below it that nobody else
 * works on, or else the first above.
 */
export function nextOf<Item>(
  items: readonly Item[],
  done: number,
  isFree: (item: Item) => boolean,
): Item | null {
  return (
    items.slice(done + 1).find(isFree) ?? items.slice(0, Math.max(done, 0)).find(isFree) ?? null
  )
}
