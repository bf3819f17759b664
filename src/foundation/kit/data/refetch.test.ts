import { ORPCError } from '@orpc/client'
import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changesOf } from './calls.ts'
import { makeQueryClient } from './query-client.ts'
import { refetchAfterMutations, refetchTopics } from './refetch.ts'

let queries: QueryClient
/** How often each query was fetched. */
let fetched: Record<string, number>

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  queries = makeQueryClient({ afterMutations: refetchAfterMutations })
  fetched = {}
  follow('deposits.mine')
  follow('chats.mine')
  follow('tasks.mine')
  follow('users.list', { topics: ['deposits'] })
  changesOf.set('deposits', ['chats'])
  changesOf.set('approvals', 'everything')
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
})
afterEach(() => {
  queries.clear()
  vi.unstubAllGlobals()
})

function follow(name: string, meta = {}): void {
  const queryFn = () => (fetched[name] = (fetched[name] ?? 0) + 1)
  const observer = new QueryObserver(queries, { queryKey: [name.split('.'), {}], queryFn, meta })
  observer.subscribe(() => {})
}

function mutation(name: string | null, mutationFn: () => Promise<unknown>, meta = {}) {
  return new MutationObserver(queries, {
    ...(name ? { mutationKey: [name.split('.'), { type: 'mutation' }] } : {}),
    mutationFn,
    meta,
  })
}

const done = () => Promise.resolve('done')

test('a mutation refetches its module, the modules it changes and queries about them', async () => {
  await mutation('deposits.cancel', done).mutate()
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(fetched).toEqual({
    'deposits.mine': 2,
    'chats.mine': 2,
    'tasks.mine': 1,
    'users.list': 2,
  })
})

test('a mutation that may change anything refetches everything', async () => {
  await mutation('approvals.approve', done).mutate()
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(new Set(Object.values(fetched))).toEqual(new Set([2]))
})

test('a mutation without a key refetches nothing', async () => {
  await mutation(null, done).mutate()
  expect(new Set(Object.values(fetched))).toEqual(new Set([1]))
})

test('a refused mutation refetches too, unless the session has ended', async () => {
  const fail = (error: Error) =>
    mutation('tasks.add', () => Promise.reject(error))
      .mutate()
      .catch(() => {})
  await fail(new Error('refused'))
  await vi.waitFor(() => expect(fetched['tasks.mine']).toBe(2))
  vi.stubGlobal('location', { pathname: '/login' })
  const data = { name: 'sign-in-first', title: 'Sign in', message: 'Sign in first.' }
  await fail(new ORPCError('REFUSED', { status: 401, data }))
  expect(fetched['tasks.mine']).toBe(2)
})

test('of several mutations of a module at once only the last one refetches', async () => {
  const first = Promise.withResolvers()
  const second = Promise.withResolvers()
  const mutations = [first, second].map(({ promise }) =>
    mutation('tasks.add', () => promise).mutate(),
  )
  first.resolve('first')
  await mutations[0]
  expect(fetched['tasks.mine']).toBe(1)
  second.resolve('second')
  await mutations[1]
  await vi.waitFor(() => expect(fetched['tasks.mine']).toBe(2))
})

test('a mutation that awaits the refetch is pending until the new answer is there', async () => {
  const answer = Promise.withResolvers()
  const observer = new QueryObserver(queries, {
    queryKey: [['notes', 'of'], {}],
    queryFn: () => ((fetched['notes'] = (fetched['notes'] ?? 0) + 1) > 1 ? answer.promise : 'old'),
  })
  observer.subscribe(() => {})
  await vi.waitFor(() => expect(fetched['notes']).toBe(1))
  const added = mutation('notes.add', done, { awaitRefetch: true })
  const settled = added.mutate()
  await vi.waitFor(() => expect(fetched['notes']).toBe(2))
  expect(queries.isMutating()).toBe(1)
  answer.resolve('new')
  await settled
  expect(queries.getQueryData([['notes', 'of'], {}])).toBe('new')
  expect(queries.isMutating()).toBe(0)
})

test.each([true, false])(
  'a first fetch that a change overtakes is repeated if it answered, not if it failed (%s)',
  async (answers) => {
    const first = Promise.withResolvers()
    let calls = 0
    const observer = new QueryObserver(queries, {
      queryKey: [['notes', 'of'], {}],
      queryFn: () => ((calls += 1) > 1 ? 'new' : first.promise),
      retry: false,
    })
    observer.subscribe(() => {})
    const refetched = refetchTopics(queries, 'everything')
    if (answers) first.resolve('old')
    else first.reject(new TypeError('Failed to fetch'))
    await refetched
    expect(calls).toBe(answers ? 2 : 1)
  },
)
