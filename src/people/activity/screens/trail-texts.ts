import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { TrailEntry } from '../shared/contract.ts'
import { trailWords } from '../shared/words-trail.ts'

/** 'PROFILE_UPDATE' becomes 'Profile update', 'minimumDeposit' becomes 'Minimum deposit'. */
export function inWords(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A description, unless it says in other order what the action says already. */
export function detailOf(action: string, description: string): string | undefined {
  return wordsOf(action) === wordsOf(description) ? undefined : description
}

const smallWords = new Set(['a', 'an', 'the', 'was', 'were', 'is', 'ang', 'ng', 'na', 'may', 'mga'])

function wordsOf(text: string): string {
  const all = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return all
    .filter((word) => !smallWords.has(word))
    .sort()
    .join(' ')
}

/** The name of the actor: a person, the company access code, or Kaban itself. */
export function useActorName(): (entry: Pick<TrailEntry, 'actor' | 'pseudoUser'>) => string {
  const w = useWords(trailWords)
  return ({ actor, pseudoUser }) => actor?.fullName ?? (pseudoUser ? w.companyAccess : w.itself)
}
