/**
 * The answers that this device keeps, so that Kaban opens at once and offline: reading and
 * forgetting them. Writing is loaded later (persist-queries.ts). They belong to one person and to
 * one shape of the answers. They are never read for another person, after a sign-out, after the end
 * of a session, or by a release whose answers look different (docs/decisions/0014).
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createStore, del, get, type UseStore } from 'idb-keyval'
import { ifStored } from '../data/if-stored.ts'
import { forgetOnSignOut } from '../page/leaving.ts'

export interface CachedAnswer {
  key: QueryKey
  data: unknown
  /** When the server answered (ms). */
  updatedAt: number
}

/** The stored form. */
export interface StoredAnswers {
  shape: string
  userId: string
  answers: CachedAnswer[]
}

/** Names the owner of the cache. In localStorage, where it can be removed synchronously. */
const hintKey = 'kaban-kept-for'
/** As long as a session lasts by default. */
const lastsMs = 7 * 24 * 60 * 60 * 1000
export const storedKey = 'answers'

let store: UseStore | undefined
export const answerStore = () => (store ??= createStore('kaban-kept', 'answers'))

/**
 * Puts the kept answers into the cache with their age, unless the cache has newer ones. Returns
 * whose they are; undefined when there are none. With `signedInUserId`, nobody else's are read.
 */
export async function restoreAnswers(
  queries: QueryClient,
  shape: string,
  signedInUserId?: string,
): Promise<string | undefined> {
  const userId = readCacheOwner()
  if (userId === null || (signedInUserId !== undefined && signedInUserId !== userId))
    return undefined
  try {
    const answers = await readAnswers(userId, shape)
    for (const { key, data, updatedAt } of answers) {
      if (queries.getQueryData(key) !== undefined) continue
      queries.setQueryData(key, data, { updatedAt })
      // However young: no live event has reached this page while it loaded.
      await queries.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
    }
    if (answers.length > 0) return userId
    await forgetAnswers()
  } catch {
    // The database cannot be opened, or its content is not ours: start as on a first visit.
  }
  return undefined
}

export async function readAnswers(userId: string, shape: string): Promise<CachedAnswer[]> {
  return validAnswers(await get<StoredAnswers>(storedKey, answerStore()), userId, shape)
}

/** The answers that this version may show to this person at this time. Pure. */
export function validAnswers(
  kept: StoredAnswers | undefined,
  userId: string,
  shape: string,
  now = Date.now(),
): CachedAnswer[] {
  if (kept?.userId !== userId || kept.shape !== shape) return []
  const newest = Math.max(...kept.answers.map(({ updatedAt }) => updatedAt))
  return now - newest > lastsMs ? [] : kept.answers
}

/** The hint goes first: without it nothing is read or written, even if the database fails. */
export async function forgetAnswers(): Promise<void> {
  writeCacheOwner(null)
  await del(storedKey, answerStore())
}

forgetOnSignOut(forgetAnswers)

export function readCacheOwner(): string | null {
  return ifStored(() => localStorage.getItem(hintKey)) ?? null
}

export function writeCacheOwner(userId: string | null): void {
  ifStored(() => {
    if (userId === null) localStorage.removeItem(hintKey)
    else localStorage.setItem(hintKey, userId)
  })
}
