/**
 * Follows who is here, as the server says it: what this device keeps belongs to one person, and what was typed is put aside when
 * their session ends. Stands beside the cache and not in a screen, for it must be done before the screens are taken away.
 */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { Me } from '../../identity/contract.ts'
import { identity } from '../../identity/screens/calls.ts'
import { forgetAnswers, keepAnswers } from '../../kit/kept-answers.ts'
import { openTabFor, putAside } from '../../kit/unsaved.ts'
import { chosenAnswers } from './chosen-answers.ts'
import { fetchQuietly } from './fetch-quietly.ts'

export function followPerson(queries: QueryClient): void {
  const key = identity.me.queryOptions({ input: {} }).queryKey
  const hash = hashKey(key)
  let here: string | undefined
  let stop: (() => void) | undefined
  const take = (me: Me | undefined) => {
    const userId = me?.role === 'user' ? me.userId : undefined
    if (!me || userId === here) return
    stop?.()
    stop = undefined
    if (here !== undefined) leave()
    here = userId
    if (userId === undefined) return
    openTabFor(userId)
    const ends = [keepAnswers(queries, userId, chosenAnswers), fetchQuietly(queries)]
    stop = () => ends.forEach((end) => end())
  }
  take(queries.getQueryData(key))
  queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryHash === hash) take(queries.getQueryData(key))
  })
}

/** Their session has ended, or somebody else is here now. */
export function leave(): void {
  putAside()
  // What cannot be removed is never read again either.
  void forgetAnswers().catch(() => {})
}
