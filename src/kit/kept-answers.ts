/**
 * The answers that this device keeps, so that Kaban opens at once and without a connection. Which ones, and what of them, the
 * caller chooses (main/screens/chosen-answers.ts). They belong to one person and one shape of the answers: for another person,
 * after a sign-out, at the end of a session and after a release that answers otherwise nothing of them is ever read again.
 */
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { forgetOnLeaving } from './leaving.ts'

export interface KeptAnswer {
  key: QueryKey
  data: unknown
  /** Milliseconds: when the server said so. */
  updatedAt: number
}

export interface Choice {
  /** Beginnings of the keys of which anything is kept. */
  keys: readonly QueryKey[]
  /** Which of these answers are written down, and what of each. The answers themselves are not changed. */
  choose: (answers: readonly KeptAnswer[]) => KeptAnswer[]
  /** Changes with every release in which an answer may look different. */
  shape: string
}

interface Kept {
  shape: string
  userId: string
  answers: KeptAnswer[]
}

/** Whose answers are kept; beside the database, because it is gone at once when it is taken away. */
const hintKey = 'kaban-kept-for'
/** As long as a session can last by default: after that nobody is shown what was. */
const lastsMs = 7 * 24 * 60 * 60 * 1000
const writeAfterMs = 1000
const name = 'answers'

let store: UseStore | undefined
const database = () => (store ??= createStore('kaban-kept', 'answers'))

/** Puts what was kept into the cache, as old as it is. Answers whose it is; undefined when nothing was kept. */
export async function restoreAnswers(queries: QueryClient, { shape }: Choice): Promise<string | undefined> {
  const userId = hinted()
  if (userId === null) return undefined
  try {
    const answers = await read(userId, shape)
    for (const { key, data, updatedAt } of answers) queries.setQueryData(key, data, { updatedAt })
    if (answers.length > 0) return userId
    await forgetAnswers()
  } catch {
    // A database that cannot be opened, or that something else wrote: Kaban then opens as on a first visit.
  }
  return undefined
}

async function read(userId: string, shape: string): Promise<KeptAnswer[]> {
  const kept = await get<Kept>(name, database())
  if (kept?.userId !== userId || kept.shape !== shape) return []
  const newest = Math.max(...kept.answers.map(({ updatedAt }) => updatedAt))
  return Date.now() - newest > lastsMs ? [] : kept.answers
}

/** From now on what arrives for this person is written down. Answers how to stop. */
export function keepAnswers(queries: QueryClient, userId: string, choice: Choice): () => void {
  hint(userId)
  // What is kept stays in memory too, or it would be missing in what is written next.
  for (const key of choice.keys) queries.setQueryDefaults(key, { gcTime: Infinity })
  const inCache = () => choice.keys.flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey, predicate: ({ state }) => state.status === 'success' }))
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async () => {
    timer = undefined
    // Signed out, perhaps in another tab: what is still in this one's memory is not written again.
    if (hinted() !== userId) return
    const answers = new Map((await read(userId, choice.shape)).map((answer) => [hashKey(answer.key), answer]))
    for (const { queryHash, queryKey, state } of inCache()) answers.set(queryHash, { key: queryKey, data: state.data, updatedAt: state.dataUpdatedAt })
    await set(name, { shape: choice.shape, userId, answers: choice.choose([...answers.values()]) } satisfies Kept, database())
    if (hinted() !== userId) await del(name, database())
  }
  const later = () => {
    // Full or forbidden: the next visit then begins without.
    timer ??= setTimeout(() => void write().catch(() => {}), writeAfterMs)
  }
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') later()
  })
  later()
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** The hint goes first: without it nothing is read or written, whatever becomes of the database. */
export async function forgetAnswers(): Promise<void> {
  hint(null)
  await del(name, database())
}

forgetOnLeaving(forgetAnswers)

function hinted(): string | null {
  try {
    return localStorage.getItem(hintKey)
  } catch {
    return null
  }
}

function hint(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(hintKey)
    else localStorage.setItem(hintKey, userId)
  } catch {
    // Without storage nothing is kept.
  }
}
