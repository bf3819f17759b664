import { subjectWords } from '../../activity/words-trail.ts'
import { actionWords } from '../../activity/words.ts'
import { useWords } from '../../kit/language.tsx'
import { words as transactionWords } from '../../transactions/words.ts'

/** The filters of a list as a person set them: 'Withdrawal · Pending · "maria"'. */
export function useFilterWords(): (filters: Record<string, unknown>) => string {
  const t = useWords(transactionWords)
  const catalogues: Record<string, Record<string, string>> = {
    type: t.types,
    status: t.statuses,
    kind: useWords(subjectWords),
    action: useWords(actionWords),
  }
  return (filters) =>
    Object.entries(filters)
      .map(([name, value]) =>
        name === 'search'
          ? `“${String(value)}”`
          : (catalogues[name]?.[String(value)] ?? String(value)),
      )
      .join(' · ')
}
