import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { listApprovals } from '#teamwork/approvals/server/read-approvals.ts'
import type { QueueItem, Waiting } from '../shared/contract.ts'
import {
  countedUpTo,
  queueKinds,
  queueLength,
  type QueueInput,
  type QueueKind,
} from '../shared/rules.ts'
import { countKind, readQueue, type StoredKind } from './reads.ts'

const isStored = (kind: QueueKind): kind is StoredKind => kind !== 'approvals'

/** The items that wait for the caller, of one kind or of all, oldest first. */
export async function listQueue(
  ctx: ActionContext,
  { kind, after }: QueueInput,
): Promise<{ items: QueueItem[]; more: boolean }> {
  const kinds = queueKinds.filter((one) => kind === undefined || one === kind)
  const found = await together([
    kinds.includes('approvals') ? readApprovals(ctx, after) : [],
    readQueue(ctx.tx, kinds.filter(isStored), after),
  ])
  const items = found.flat().sort(byAge)
  return { items: items.slice(0, queueLength), more: items.length > queueLength }
}

/** Counts what waits for the caller; the console's overview shows it too. */
export async function countWaitingItems(ctx: ActionContext): Promise<Waiting[]> {
  const stored = queueKinds.filter(isStored)
  const [waitingApprovals, ...others] = await together([
    listApprovals(ctx, { view: 'waiting' }),
    ...stored.map((kind) => countKind(ctx.tx, kind)),
  ])
  const { counts, approvals } = waitingApprovals
  return [
    ...others,
    {
      kind: 'approvals',
      count: Math.min(counts.waiting, countedUpTo),
      oldestAt: approvals[0]?.filedAt ?? null,
    },
  ]
}

/** For the figures of the installation: what waits for no particular person of the staff. */
export async function countStoredItems(
  tx: Transaction,
  kinds: readonly StoredKind[],
): Promise<Waiting[]> {
  return await together(kinds.map((kind) => countKind(tx, kind)))
}

/** Reads all and filters here: they are few, because each expires after two days. */
async function readApprovals(ctx: ActionContext, after: QueueInput['after']): Promise<QueueItem[]> {
  const { approvals } = await listApprovals(ctx, { view: 'waiting' })
  const items = approvals.map(
    ({ approvalId: id, userId, userName, amountCentavos, filedAt: since }) => ({
      kind: 'approvals' as const,
      id,
      userId,
      userName,
      amountCentavos,
      reference: null,
      status: null,
      chatStatus: null,
      waitsUntil: null,
      since,
    }),
  )
  return items.filter((item) => after === undefined || byAge(item, after) > 0)
}

function byAge(one: { since: Date; id: string }, other: { since: Date; id: string }): number {
  return (
    one.since.getTime() - other.since.getTime() ||
    (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
  )
}
