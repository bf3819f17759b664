/**
 * Writes down what this device keeps of a person's answers (kept-answers.ts). Which ones, and what
 * of them, the caller chooses.
 */
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { del, set } from 'idb-keyval'
import {
  database,
  hint,
  hinted,
  name,
  readKept,
  type Kept,
  type KeptAnswer,
} from './query-cache.ts'

export interface Choice {
  /** Beginnings of the keys of which anything is kept. */
  keys: readonly QueryKey[]
  /**
   * Which of these answers are written down, and what of each. The answers themselves are not
   * changed.
   */
  choose: (answers: readonly KeptAnswer[]) => KeptAnswer[]
  /** Changes with every release in which an answer may look different. */
  shape: string
}

export interface PersonKept {
  userId: string
  /**
   * When the server said that it is them, in milliseconds: what this page was answered before may
   * be somebody else's.
   */
  since: number
}

const writeAfterMs = 1000

/** From now on what arrives for this person is written down. Answers how to stop. */
export function keepAnswers(
  queries: QueryClient,
  { userId, since }: PersonKept,
  choice: Choice,
): () => void {
  hint(userId)
  // What is kept stays in memory too, or it would be missing in what is written next.
  for (const key of choice.keys) queries.setQueryDefaults(key, { gcTime: Infinity })
  const isTheirs = ({ state }: Query) => state.status === 'success' && state.dataUpdatedAt >= since
  const inCache = () =>
    choice.keys.flatMap((queryKey) =>
      queries.getQueryCache().findAll({ queryKey, predicate: isTheirs }),
    )
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async () => {
    timer = undefined
    // Signed out, perhaps in another tab: what is still in this one's memory is not written again.
    if (hinted() !== userId) return
    const answers = new Map(
      (await readKept(userId, choice.shape)).map((answer) => [hashKey(answer.key), answer]),
    )
    for (const { queryHash, queryKey, state } of inCache()) {
      // Another tab may have been answered since.
      if ((answers.get(queryHash)?.updatedAt ?? 0) > state.dataUpdatedAt) continue
      answers.set(queryHash, { key: queryKey, data: state.data, updatedAt: state.dataUpdatedAt })
    }
    await set(
      name,
      { shape: choice.shape, userId, answers: choice.choose([...answers.values()]) } satisfies Kept,
      database(),
    )
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
