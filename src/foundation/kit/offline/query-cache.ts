/**
 * The answers that this device keeps, so that Kaban opens at once and offline: reading and
 * forgetting them. Writing is loaded later (persist-queries.ts). They belong to one person and to
 * one shape of the answers. They are never read for another person, after a sign-out, after the end
 * of a session, or by a release whose answers look different (docs/decisions/0014).
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createStore, del, get, type UseStore } from 'idb-keyval'
import { forgetOnLeaving } from '../page/leaving.ts'

export interface KeptAnswer {
  key: QueryKey
  data: unknown
  /** When the server answered (ms). */
  updatedAt: number
}

/** The stored form. */
export interface Kept {
  shape: string
  userId: string
  answers: KeptAnswer[]
}

/** Whose answers are kept. In localStorage, because it can be removed there synchronously. */
const hintKey = 'kaban-kept-for'
/** As long as a session lasts by default. */
const lastsMs = 7 * 24 * 60 * 60 * 1000
export const name = 'answers'

let store: UseStore | undefined
export const database = () => (store ??= createStore('kaban-kept', 'answers'))

/**
 * Puts the kept answers into the cache with their age, unless the cache has newer ones. Returns
 * whose they are; undefined when there are none. `userId`: who is signed in, if known; nobody
 * else's answers are read then.
 */
export async function restoreAnswers(
  queries: QueryClient,
  shape: string,
  here?: string,
): Promise<string | undefined> {
  const userId = hinted()
  if (userId === null || (here !== undefined && here !== userId)) return undefined
  try {
    const answers = await readKept(userId, shape)
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

export async function readKept(userId: string, shape: string): Promise<KeptAnswer[]> {
  return answersFor(await get<Kept>(name, database()), userId, shape)
}

/** The answers that this version may show to this person at this time. Pure. */
export function answersFor(
  kept: Kept | undefined,
  userId: string,
  shape: string,
  now = Date.now(),
): KeptAnswer[] {
  if (kept?.userId !== userId || kept.shape !== shape) return []
  const newest = Math.max(...kept.answers.map(({ updatedAt }) => updatedAt))
  return now - newest > lastsMs ? [] : kept.answers
}

/** The hint goes first: without it nothing is read or written, even if the database fails. */
export async function forgetAnswers(): Promise<void> {
  hint(null)
  await del(name, database())
}

forgetOnLeaving(forgetAnswers)

export function hinted(): string | null {
  try {
    return localStorage.getItem(hintKey)
  } catch {
    return null
  }
}

export function hint(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(hintKey)
    else localStorage.setItem(hintKey, userId)
  } catch {
    // Storage is forbidden: nothing is kept.
  }
}
