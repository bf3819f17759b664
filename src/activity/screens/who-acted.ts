import { useWords } from '../../kit/language.tsx'
import type { TrailEntry } from '../contract.ts'
import { words } from '../words-trail.ts'

/** The name of who acted: a person, the access code of the company, or Kaban itself. */
export function useWhoActed(): (entry: Pick<TrailEntry, 'actor' | 'pseudoUser'>) => string {
  const w = useWords(words)
  return ({ actor, pseudoUser }) => actor?.fullName ?? (pseudoUser ? w.companyAccess : w.itself)
}
