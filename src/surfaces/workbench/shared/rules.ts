/**
 * Everything that waits for the staff, oldest first. It decides nothing: each thing is decided by
 * its own room.
 */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import type { ClaimSubject } from '#teamwork/claims/shared/rules.ts'

export const queueKinds = [
  'withdrawals-to-decide',
  'withdrawals-to-pay',
  'deposits',
  'chats',
  'approvals',
] as const
export const queueKind = z.enum(queueKinds)
export type QueueKind = z.infer<typeof queueKind>

/** How many the list asks for at once, and up to how many are counted. */
export const queueLength = 50
export const countedUpTo = 1000

/**
 * What stands open, as its address names it: the kind, and the id of the withdrawal, chat or
 * approval.
 */
export const openItem = z
  .string()
  .check(
    z.regex(/^(withdrawals-to-decide|withdrawals-to-pay|deposits|chats|approvals)\.[0-9a-f-]{36}$/),
  )

/** The address of the workbench carries its state. */
export const workbenchSearch = z.object({
  kind: z.catch(z.optional(queueKind), undefined),
  open: z.catch(z.optional(openItem), undefined),
})
export type WorkbenchSearch = z.infer<typeof workbenchSearch>

export const queueInput = z.strictObject({
  kind: z.optional(queueKind),
  /** The last one that the reader has. */
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

/** What the staff hold while they work on it. */
export function claimOf({ kind, id }: { kind: QueueKind; id: string }): ClaimSubject {
  if (kind === 'approvals') return { kind: 'approval', id }
  return { kind: kind === 'deposits' || kind === 'chats' ? 'chat' : 'withdrawal', id }
}

const minute = 60_000
const hour = 60 * minute

/** Somebody who has paid, or asks, sits at the phone; a withdrawal was promised for the day. */
const patience: Record<QueueKind, { long: number; late: number }> = {
  'withdrawals-to-decide': { long: 4 * hour, late: 24 * hour },
  'withdrawals-to-pay': { long: 4 * hour, late: 24 * hour },
  deposits: { long: 15 * minute, late: hour },
  chats: { long: 15 * minute, late: hour },
  approvals: { long: 4 * hour, late: 24 * hour },
}

export type Age = 'fresh' | 'long' | 'late'

export function ageOf(kind: QueueKind, since: Date, now: number): Age {
  const waited = now - since.getTime()
  if (waited >= patience[kind].late) return 'late'
  return waited >= patience[kind].long ? 'long' : 'fresh'
}

/**
 * The one that opens when another is done: the next below it that nobody else works on, or the
 * first above.
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
