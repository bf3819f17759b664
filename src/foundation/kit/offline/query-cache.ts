/**
 * The answers that this device keeps, so that Kaban opens at once and without a connection: how
 * they are read and forgotten. How they are written comes later and in a file of its own
 * (keep-answers.ts). They belong to one person and one shape of the answers: for another person,
 * after a sign-out, at the end of a session and after a release that answers otherwise nothing of
 * them is ever read again.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createStore, del, get, type UseStore } from 'idb-keyval'
import { forgetOnLeaving } from '../page/leaving.ts'

export interface KeptAnswer {
  key: QueryKey
  data: unknown
  /** Milliseconds: when the server said so. */
  updatedAt: number
}

/** How the answers stand in the database. */
export interface Kept {
  shape: string
  userId: string
  answers: KeptAnswer[]
}

/** Whose answers are kept; beside the database, because it is gone at once when it is taken away. */
const hintKey = 'kaban-kept-for'
/** As long as a session can last by default: after that nobody is shown what was. */
const lastsMs = 7 * 24 * 60 * 60 * 1000
export const name = 'answers'

let store: UseStore | undefined
export const database = () => (store ??= createStore('kaban-kept', 'answers'))

/**
 * Puts what was kept into the cache, as old as it is, where the cache has nothing newer. Answers
 * whose it is; undefined when nothing was kept. Where it is known who is `here`, nothing of anybody
 * else is read.
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
      // However young it is: what changed while the page was loaded was told to nobody here.
      await queries.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
    }
    if (answers.length > 0) return userId
    await forgetAnswers()
  } catch {
    // A database that cannot be opened, or that something else wrote: Kaban then opens as on a first visit.
  }
  return undefined
}

export async function readKept(userId: string, shape: string): Promise<KeptAnswer[]> {
  return answersFor(await get<Kept>(name, database()), userId, shape)
}

/** What of it may be shown to this person by this version, at this time. Pure. */
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

/** The hint goes first: without it nothing is read or written, whatever becomes of the database. */
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
    // Without storage nothing is kept.
  }
}
