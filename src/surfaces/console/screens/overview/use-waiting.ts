import { useQuery } from '@tanstack/react-query'
import { content } from '#content/content/screens/calls.ts'
import { testimonials } from '#content/testimonials/screens/calls.ts'
import { company } from '#people/company/screens/calls.ts'
import { invitations } from '#surfaces/users/screens/invitations/calls.ts'
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

/**
 * Waits for a second person outside of the approvals: a change of settings, and invited admins. For
 * everybody, also for those who may not decide.
 */
export function useWaitingElsewhere() {
  const settings = useQuery(company.settings.queryOptions({ input: {} }))
  const admins = useQuery(invitations.admins.queryOptions({ input: {} }))
  const invited = admins.data?.invitations.filter(({ state }) => state === 'waiting') ?? []
  return { settings: settings.data?.loosening ? 1 : 0, admins: invited.length }
}

/** The page of each kind in the side bar, beside the workbench. */
const sectionOf: Record<QueueKind, Section['name']> = {
  'withdrawals-to-decide': 'withdrawals',
  'withdrawals-to-pay': 'withdrawals',
  deposits: 'depositChat',
  chats: 'depositChat',
  approvals: 'approvals',
  'late-payouts': 'maturities',
}

/** The number beside a page in the side bar. */
export function useCountBehind(name: Section['name']): number {
  const { data: waiting = [] } = useWaiting()
  const written = useQuery(
    testimonials.adminCount.queryOptions({ input: {}, refetchInterval: refetchMs }),
  )
  const drafted = useQuery(content.counts.queryOptions({ input: {}, refetchInterval: refetchMs }))
  const elsewhere = useWaitingElsewhere()
  if (name === 'settings') return elsewhere.settings
  if (name === 'users') return elsewhere.admins
  if (name === 'content' || name === 'plans') return drafted.data?.[name] ?? 0
  if (name === 'testimonials') return written.data?.waiting ?? 0
  return waiting
    .filter(({ kind }) => name === 'workbench' || sectionOf[kind] === name)
    .reduce((sum, { count }) => sum + count, 0)
}
