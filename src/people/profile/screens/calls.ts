import { useQuery } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { profileContract } from '../shared/contract.ts'
import type { BankDetails } from '../shared/rules.ts'

export const profile = moduleCalls<typeof profileContract>('profile', ['identity'])

/** The linked bank account as this device stores it for offline use, with a masked number. */
export const keptBankKey = [['profile', 'keptBank']] as const

export function useKeptBank(): BankDetails | null | undefined {
  return useQuery<BankDetails | null>({
    queryKey: keptBankKey,
    queryFn: () => null,
    enabled: false,
  }).data
}

export const profileQuery = profile.mine.queryOptions({ input: {} })
