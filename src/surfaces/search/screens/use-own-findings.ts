import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '#foundation/kit/data/settled.ts'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { transactions } from '#money/transactions/screens/calls.ts'
import { latestTransactionsMax } from '#money/transactions/shared/rules.ts'
import { isOwnTerm } from '../shared/rules.ts'
import { ownSearch } from './calls.ts'
import { useFindKept } from './find-kept.ts'
import { findPages } from './find-pages.ts'
import { useFoundGroups, useTransactionFindings } from './found-groups.tsx'
import type { OwnFinding, OwnGroup, SearchedPage } from './own-finding.ts'
import { useSearchWords } from './search-words.ts'

const quietMs = 200
/** Pages shown before anything is typed. */
const firstPages = 4

export interface OwnFindings {
  groups: OwnGroup[]
  /** Says that only what is kept is searched. */
  keptOnly: string | undefined
  tooShort: boolean
  searching: boolean
  retry: (() => void) | undefined
}

/**
 * Pages match at once, the rest follows when the server answers; when it cannot, what is kept on
 * the device. Before anything is typed: the latest transactions, which are kept, too.
 */
export function useOwnFindings(typed: string, pages: readonly SearchedPage[]): OwnFindings {
  const w = useSearchWords()
  const term = typed.trim()
  const asked = useSettled(term, quietMs)
  const online = useOnline()
  const askable = isOwnTerm(term) && online
  const found = useQuery({
    ...ownSearch.mine.queryOptions({ input: { term: asked } }),
    enabled: askable && isOwnTerm(asked),
    placeholderData: keepPreviousData,
  })
  const latest = useQuery(
    transactions.mine.queryOptions({ input: { limit: latestTransactionsMax } }),
  )
  const foundGroups = useFoundGroups()
  const findKept = useFindKept()
  const transactionFindings = useTransactionFindings()
  const shownPages = term === '' ? pages.slice(0, firstPages) : findPages(pages, term)
  const failed = askable && found.isError
  const groups: OwnGroup[] = [{ name: 'pages', findings: shownPages.map(pageFinding) }]
  if (term === '')
    groups.push({
      name: 'latest',
      findings: transactionFindings(latest.data?.transactions ?? []),
    })
  else if (isOwnTerm(term) && (failed || !online)) groups.push(...foundGroups(findKept(term), term))
  else if (askable && found.data) groups.push(...foundGroups(found.data, asked))
  const searching = askable && !failed && (term !== asked || found.isPlaceholderData || !found.data)
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    keptOnly: online ? (failed ? w.failed : undefined) : w.offline,
    tooShort: !isOwnTerm(term),
    searching,
    retry: failed ? () => void found.refetch() : undefined,
  }
}

function pageFinding({ to, title, hint, icon }: SearchedPage): OwnFinding {
  return { id: `page${to.replaceAll('/', '-')}`, icon, title, detail: hint, to }
}
