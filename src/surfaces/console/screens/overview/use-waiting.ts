import { useQuery } from '@tanstack/react-query'
import { content } from '#content/content/screens/calls.ts'
import { testimonials } from '#content/testimonials/screens/calls.ts'
import { workbench } from '#surfaces/workbench/screens/use-queue.ts'
import type { Waiting } from '#surfaces/workbench/shared/contract.ts'
import { queueKinds, type QueueKind } from '#surfaces/workbench/shared/rules.ts'
import type { Section } from '../frame/sections.ts'

/** What is shown of the workbench follows whatever can wait there. */
const meta = { topics: ['transactions', 'withdrawals', 'deposits', 'chats', 'approvals', 'claims'] }
/** For whoever is not connected. */
const refetchMs = 60_000

/** What waits for the caller, by kind: asked once for the side bar and the overview. */
export function useWaiting() {
  return useQuery({
    ...workbench.counts.queryOptions({ input: {}, refetchInterval: refetchMs }),
    meta,
  })
}

/** The oldest of what waits, of all kinds. */
export function useOldest() {
  return useQuery({
    ...workbench.queue.queryOptions({ input: {}, refetchInterval: refetchMs }),
    meta,
  })
}

const kindsBehind: Partial<Record<Section['name'], readonly QueueKind[]>> = {
  withdrawals: ['withdrawals-to-decide', 'withdrawals-to-pay'],
  depositChat: ['deposits', 'chats'],
  approvals: ['approvals'],
  workbench: queueKinds,
}

/** How much waits behind a page of the side bar. */
export function useCountBehind(name: Section['name']): number {
  const { data: waiting = [] } = useWaiting()
  const written = useQuery(
    testimonials.adminCount.queryOptions({ input: {}, refetchInterval: refetchMs }),
  )
  const drafted = useQuery(content.counts.queryOptions({ input: {}, refetchInterval: refetchMs }))
  if (name === 'content' || name === 'plans') return drafted.data?.[name] ?? 0
  return name === 'testimonials'
    ? (written.data?.waiting ?? 0)
    : countOf(kindsBehind[name] ?? [], waiting)
}

function countOf(kinds: readonly QueueKind[], waiting: readonly Waiting[]): number {
  return waiting
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { count }) => sum + count, 0)
}
