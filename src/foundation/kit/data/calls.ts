/**
 * The way to the server: one link, one client for each room, typed by the room's contract (imported
 * as a type only, so that no schema of the server reaches the browser through here).
 */
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import { unattendedHeader } from '#foundation/contract/shared/unattended.ts'
import { sendWithProof } from '../form/proof.ts'
import { noteServerTime } from '../time/server-clock.ts'
import { watchAttendance } from './attendance.ts'
import { takePreloadedAnswer } from './preload.ts'

const isUnattended = watchAttendance(typeof window === 'undefined' ? new EventTarget() : window)

const link = new RPCLink({
  url: () => `${location.origin}/rpc`,
  fetch: (request, init) =>
    sendWithProof(async () => {
      const first = await takePreloadedAnswer(request)
      if (first) return first
      const sent = Date.now()
      // A copy each time: a body can be read once, and what needs a proof is sent again after it.
      const asked = request.clone()
      if (isUnattended()) asked.headers.set(unattendedHeader, '1')
      const response = await fetch(asked, { ...init, credentials: 'same-origin' })
      noteServerTime(sent, Date.now(), response.headers.get('date'))
      return response
    }),
})

/**
 * The last word of a page that is being left: sent although nobody is there any more for the
 * answer.
 */
export function sendLeaving(room: string, procedure: string, input: object): void {
  void fetch(`/rpc/${room}/${procedure}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  }).catch(() => {})
}

/**
 * The procedures of a room as plain functions: `roomClient<typeof
 * depositsContract>('deposits').mine({})`.
 */
export function moduleClient<Contract extends AnyContractRouter>(
  room: string,
): ContractRouterClient<Contract> {
  return createORPCClient<ContractRouterClient<Contract>>(link, { path: [room] })
}

/**
 * The procedures of a room for TanStack Query: `useQuery(deposits.mine.queryOptions({ input: {}
 * }))`, `useMutation(deposits.request.mutationOptions())`. Every key begins with the room's name,
 * which is what a live event of that name makes stale.
 */
export function moduleCalls<Contract extends AnyContractRouter>(
  room: string,
): RouterUtils<ContractRouterClient<Contract>> {
  return createTanstackQueryUtils(moduleClient<Contract>(room), { path: [room] })
}
