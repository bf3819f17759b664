import { useWords } from '#foundation/kit/i18n/language.tsx'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { subjectWords } from '#people/activity/shared/words-trail.ts'
import { actionWords } from '#people/activity/shared/words.ts'

/** Names the filters of a list, for example: Withdrawal · Pending · “maria”. */
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
