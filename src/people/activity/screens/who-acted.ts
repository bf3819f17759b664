import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { TrailEntry } from '../shared/contract.ts'
import { trailWords } from '../shared/words-trail.ts'

/** The name of who acted: a person, the access code of the company, or Kaban itself. */
export function useWhoActed(): (entry: Pick<TrailEntry, 'actor' | 'pseudoUser'>) => string {
  const w = useWords(trailWords)
  return ({ actor, pseudoUser }) => actor?.fullName ?? (pseudoUser ? w.companyAccess : w.itself)
}
