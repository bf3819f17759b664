/**
 * Writes a person's query cache to this device (read by query-cache.ts). The caller chooses the
 * queries and the parts of their answers.
 */
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { del, set } from 'idb-keyval'
import {
  answerStore,
  writeCacheOwner,
  readCacheOwner,
  storedKey,
  readAnswers,
  type StoredAnswers,
  type CachedAnswer,
} from './query-cache.ts'

export interface CacheChoice {
  /** Prefixes of the query keys of which anything is kept. */
  keys: readonly QueryKey[]
  /**
   * Chooses which answers are written, and which parts of them. Must not change the answers
   * themselves.
   */
  choose: (answers: readonly CachedAnswer[]) => CachedAnswer[]
  /** Changes with every release in which an answer may look different. */
  shape: string
}

export interface CacheOwner {
  userId: string
  /**
   * When the server said that this person is signed in (ms). Earlier answers may be somebody
   * else's.
   */
  since: number
}

const writeAfterMs = 1000

/** Writes the answers of this person as they arrive. Returns a function that stops it. */
export function persistAnswers(
  queries: QueryClient,
  { userId, since }: CacheOwner,
  choice: CacheChoice,
): () => void {
  writeCacheOwner(userId)
  // The queries stay in memory too, or they would be missing in the next write.
  for (const key of choice.keys) queries.setQueryDefaults(key, { gcTime: Infinity })
  const isTheirs = ({ state }: Query) => state.status === 'success' && state.dataUpdatedAt >= since
  const inCache = () =>
    choice.keys.flatMap((queryKey) =>
      queries.getQueryCache().findAll({ queryKey, predicate: isTheirs }),
    )
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async () => {
    timer = undefined
    // The person signed out, perhaps in another tab: this tab must not write its memory again.
    if (readCacheOwner() !== userId) return
    const answers = new Map(
      (await readAnswers(userId, choice.shape)).map((answer) => [hashKey(answer.key), answer]),
    )
    for (const { queryHash, queryKey, state } of inCache()) {
      // Another tab may have a newer answer.
      if ((answers.get(queryHash)?.updatedAt ?? 0) > state.dataUpdatedAt) continue
      answers.set(queryHash, { key: queryKey, data: state.data, updatedAt: state.dataUpdatedAt })
    }
    await set(
      storedKey,
      {
        shape: choice.shape,
        userId,
        answers: choice.choose([...answers.values()]),
      } satisfies StoredAnswers,
      answerStore(),
    )
    if (readCacheOwner() !== userId) await del(storedKey, answerStore())
  }
  const later = () => {
    // The storage may be full or forbidden: the next visit then starts without it.
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
