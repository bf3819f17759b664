/**
 * Follows who is here, as the server says it: what this device keeps belongs to one person, and
 * what was typed is put aside when their session ends. Stands beside the cache and not in a screen,
 * for it must be done before the screens are taken away.
 */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { openTabFor } from '#foundation/kit/form/drafts.ts'
import { saveUnsavedDrafts } from '#foundation/kit/form/unsaved-changes.ts'
import type { PersonKept } from '#foundation/kit/offline/persist-queries.ts'
import { forgetAnswers } from '#foundation/kit/offline/query-cache.ts'
import { whenLeftElsewhere } from '#foundation/kit/page/leaving.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { Me } from '#people/identity/shared/contract.ts'

export function followPerson(queries: QueryClient): void {
  const key = meQuery.queryKey
  const hash = hashKey(key)
  let here: string | undefined
  let wasSomebody = false
  let stop: (() => void) | undefined
  const take = (me: Me | undefined) => {
    if (!me) return
    // Staff too: what a user left in this tab is not for them. Nothing is kept for them.
    const person = me.role === 'visitor' ? undefined : (me.userId ?? 'console')
    if (person === here) return
    stop?.()
    stop = undefined
    if (here !== undefined) leave()
    here = person
    if (person === undefined) return
    openTabFor(person)
    // Before the first person of this page there was nobody whose answers could lie in its memory.
    const since = wasSomebody ? (queries.getQueryState(key)?.dataUpdatedAt ?? Date.now()) : 0
    wasSomebody = true
    if (me.role !== 'user') return
    const ended = new AbortController()
    stop = () => ended.abort()
    void keep(queries, { userId: person, since }, ended.signal)
  }
  // Signed out in another tab: the screens see a visitor, with or without a connection.
  whenLeftElsewhere(() =>
    queries.setQueryData(
      key,
      (known) => known && { role: 'visitor' as const, mode: known.mode, sample: known.sample },
    ),
  )
  take(queries.getQueryData(key))
  queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryHash === hash) take(queries.getQueryData(key))
  })
}

/** A file that cannot be fetched now keeps nothing; the next load of the page tries again. */
async function keep(queries: QueryClient, person: PersonKept, signal: AbortSignal): Promise<void> {
  const { keepForPerson } = await import('../offline/keep-for-person.ts').catch(() => ({
    keepForPerson: undefined,
  }))
  if (signal.aborted || !keepForPerson) return
  signal.addEventListener('abort', keepForPerson(queries, person))
}

/** Their session has ended, or somebody else is here now. */
export function leave(): void {
  saveUnsavedDrafts()
  // What cannot be removed is never read again either.
  void forgetAnswers().catch(() => {})
}
