import type { QueryClient } from '@tanstack/react-query'
import { persistAnswers, type CacheOwner } from '#foundation/kit/offline/persist-queries.ts'
import { chosenAnswers } from './cached-answers.ts'
import { fetchQuietly } from './fetch-quietly.ts'

/**
 * Caches this person's answers on the device. Returns a function that stops it. Loaded late, so
 * that the first page does not wait for it.
 */
export function keepForPerson(queries: QueryClient, person: CacheOwner, shape: string): () => void {
  const ends = [persistAnswers(queries, person, { ...chosenAnswers, shape }), fetchQuietly(queries)]
  return () => ends.forEach((end) => end())
}
