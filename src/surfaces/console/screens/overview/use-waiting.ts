import { useQuery } from '@tanstack/react-query'
import { content } from '#content/content/screens/calls.ts'
import { testimonials } from '#content/testimonials/screens/calls.ts'
import { queueTopics, workbench } from '#surfaces/workbench/screens/use-queue.ts'
import type { QueueKind } from '#surfaces/workbench/shared/rules.ts'
import type { Section } from '../frame/sections.ts'

/** For a browser without a live connection. */
const refetchMs = 60_000

/** Items that wait for the caller, by kind; the side bar and the overview share one query. */
export function useWaiting() {
  return useQuery({
    ...workbench.counts.queryOptions({ input: {}, refetchInterval: refetchMs }),
    meta: queueTopics,
  })
}

/** The oldest waiting items of all kinds. */
export function useOldest() {
  return useQuery({
    ...workbench.queue.queryOptions({ input: {}, refetchInterval: refetchMs }),
    meta: queueTopics,
  })
}

/** The page of each kind in the side bar, beside the workbench. */
const sectionOf: Record<QueueKind, Section['name']> = {
  'withdrawals-to-decide': 'withdrawals',
  'withdrawals-to-pay': 'withdrawals',
  deposits: 'depositChat',
  chats: 'depositChat',
  approvals: 'approvals',
}

/** The number beside a page in the side bar. */
export function useCountBehind(name: Section['name']): number {
  const { data: waiting = [] } = useWaiting()
  const written = useQuery(
    testimonials.adminCount.queryOptions({ input: {}, refetchInterval: refetchMs }),
  )
  const drafted = useQuery(content.counts.queryOptions({ input: {}, refetchInterval: refetchMs }))
  if (name === 'content' || name === 'plans') return drafted.data?.[name] ?? 0
  if (name === 'testimonials') return written.data?.waiting ?? 0
  return waiting
    .filter(({ kind }) => name === 'workbench' || sectionOf[kind] === name)
    .reduce((sum, { count }) => sum + count, 0)
}
