/**
 * Calls of the server: one link, and one client for each module, typed by its contract. Contracts
 * are imported as types only, so that no schema of the server reaches the browser.
 */
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import { unattendedHeader } from '#foundation/contract/shared/page-protocol.ts'
import { checkOurs } from '../form/problem.ts'
import { sendWithProof } from '../form/proof.ts'
import { noteServerTime } from '../time/server-clock.ts'
import { watchIdleness } from './idleness.ts'
import { takePreloadedAnswer } from './preload.ts'

const isIdle = watchIdleness(typeof window === 'undefined' ? new EventTarget() : window)

/** The module whose procedure failed with this error. */
const failedModules = new WeakMap<object, string>()

const link = new RPCLink({
  url: () => `${location.origin}/rpc`,
  interceptors: [
    async ({ next, path: [module = ''] }) => {
      try {
        return await next()
      } catch (error) {
        if (typeof error === 'object' && error !== null) failedModules.set(error, module)
        throw error
      }
    },
  ],
  async fetch(request, init) {
    // The body is read once: preloaded answers are found by it, and a request that needs a proof is
    // sent again. Cloning the request instead costs a phone several times as much.
    const body = await request.text()
    const { url, method, signal } = request
    return await sendWithProof(async () => {
      const first = takePreloadedAnswer(url, body)
      if (first) return first
      const headers = new Headers(request.headers)
      if (isIdle()) headers.set(unattendedHeader, '1')
      const sent = Date.now()
      const sending = { method, headers, body, signal, credentials: 'same-origin' } as const
      const response = await fetch(url, { ...init, ...sending })
      noteServerTime(sent, Date.now(), response.headers.get('date'))
      await checkOurs(response)
      return response
    })
  },
})

/** Sends a call while the page is being left. Nobody reads the answer. */
export function sendOnPageHide(module: string, procedure: string, input: object): void {
  void fetch(`/rpc/${module}/${procedure}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  }).catch(() => {})
}

/**
 * The procedures of a module as plain functions: `moduleClient<typeof
 * depositsContract>('deposits').mine({})`.
 */
function moduleClient<Contract extends AnyContractRouter>(
  module: string,
): ContractRouterClient<Contract> {
  return createORPCClient<ContractRouterClient<Contract>>(link, { path: [module] })
}

/** The modules that a module's mutations change besides itself. */
export type Changes = readonly string[] | 'everything'

export const changesOf = new Map<string, Changes>()

/** Whether the call that failed with this error may have moved money. */
export function concernsMoney(error: unknown): boolean {
  const module = typeof error === 'object' && error !== null ? failedModules.get(error) : undefined
  const changes = module === undefined ? undefined : changesOf.get(module)
  return changes === 'everything' || (changes?.includes('transactions') ?? false)
}

/**
 * The procedures of a module for TanStack Query: `useQuery(deposits.mine.queryOptions({ input: {}
 * }))`, `useMutation(deposits.request.mutationOptions())`. Every key begins with the module's name:
 * after a mutation, and after a live event of that name, its queries are refetched. `changes` names
 * the earlier modules that the module's mutations change too.
 */
export function moduleCalls<Contract extends AnyContractRouter>(
  module: string,
  changes?: Changes,
): RouterUtils<ContractRouterClient<Contract>> {
  if (changes) changesOf.set(module, changes)
  return createTanstackQueryUtils(moduleClient<Contract>(module), { path: [module] })
}
