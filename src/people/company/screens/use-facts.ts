import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CompanyFacts } from '../shared/rules.ts'
import { company } from './calls.ts'

/**
 * What the operator has set and everybody may know. The page brings the first answer, and a change
 * is named to who is signed in.
 */
export function useCompanyFacts(
  options: { askEveryMs?: number } = {},
): UseQueryResult<CompanyFacts> {
  const { askEveryMs } = options
  return useQuery(
    company.facts.queryOptions({
      input: {},
      ...(askEveryMs
        ? { refetchInterval: askEveryMs, refetchOnWindowFocus: 'always' as const }
        : {}),
    }),
  )
}
