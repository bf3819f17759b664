import { registerWords, useWords } from '#foundation/kit/i18n/language.tsx'
import { searchWordsFil } from '../shared/words.fil.ts'
import { searchWords } from '../shared/words.ts'

// The search is loaded when it is opened, and its Filipino with it.
registerWords([[searchWords, searchWordsFil]])

export function useSearchWords(): typeof searchWords {
  return useWords(searchWords)
}
