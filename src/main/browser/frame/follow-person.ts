/**
 * Follows the signed-in person as the server reports them. The answers cached on this device belong
 * to one person, whose drafts are saved when the session ends. This watches the query cache and is
 * not a component, because it must act before the screens are unmounted.
 */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { openTabFor } from '#foundation/kit/form/drafts.ts'
import { saveUnsavedDrafts } from '#foundation/kit/form/unsaved-changes.ts'
import type { CacheOwner } from '#foundation/kit/offline/persist-queries.ts'
import { forgetAnswers } from '#foundation/kit/offline/query-cache.ts'
import { onSignOutElsewhere } from '#foundation/kit/page/leaving.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { Me } from '#people/identity/shared/contract.ts'

/** `answerShape` changes when the cached answers of an older release can no longer be read. */
export function followPerson(queries: QueryClient, answerShape: string): void {
  const key = meQuery.queryKey
  const hash = hashKey(key)
  let current: string | undefined
  let wasSomebody = false
  let stop: (() => void) | undefined
  const follow = (me: Me | undefined) => {
    if (!me) return
    // A user's drafts in this tab are not for staff, so staff count as another person. Nothing of
    // theirs is cached.
    const person = me.role === 'visitor' ? undefined : (me.userId ?? 'console')
    if (person === current) return
    stop?.()
    stop = undefined
    if (current !== undefined) leave()
    current = person
    if (person === undefined) return
    openTabFor(person)
    // Before the first person of this page, the cache belonged to nobody.
    const since = wasSomebody ? (queries.getQueryState(key)?.dataUpdatedAt ?? Date.now()) : 0
    wasSomebody = true
    if (me.role !== 'user') return
    const ended = new AbortController()
    stop = () => ended.abort()
    void keep(queries, { userId: person, since }, answerShape, ended.signal)
  }
  // After a sign-out in another tab the screens show a visitor, even without a connection.
  onSignOutElsewhere(() =>
    queries.setQueryData(
      key,
      (known) => known && { role: 'visitor' as const, mode: known.mode, sample: known.sample },
    ),
  )
  follow(queries.getQueryData(key))
  queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryHash === hash) follow(queries.getQueryData(key))
  })
}

/** If the module cannot be fetched, nothing is cached. The next load of the page tries again. */
async function keep(
  queries: QueryClient,
  person: CacheOwner,
  answerShape: string,
  signal: AbortSignal,
): Promise<void> {
  const { keepForPerson } = await import('../offline/keep-for-person.ts').catch(() => ({
    keepForPerson: undefined,
  }))
  if (signal.aborted || !keepForPerson) return
  signal.addEventListener('abort', keepForPerson(queries, person, answerShape))
}

/** Saves drafts and deletes cached answers, because the session ended or the person changed. */
export function leave(): void {
  saveUnsavedDrafts()
  // Answers that cannot be deleted are never read again either.
  void forgetAnswers().catch(() => {})
}
