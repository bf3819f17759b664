import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { companyContract } from '../shared/contract.ts'
import type { CompanyFacts } from '../shared/rules.ts'

export const company = moduleCalls<typeof companyContract>('company')

/** The public settings. Every page preloads them, and a live event follows a change. */
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
