import { useQuery } from '@tanstack/react-query'
import type { BankDetails } from '../shared/rules.ts'

/**
 * Bank details as this device keeps them, the number masked: only to be read, where the server
 * cannot be asked.
 */
export const keptBankKey = [['profile', 'keptBank']] as const

export function useKeptBank(): BankDetails | null | undefined {
  return useQuery<BankDetails | null>({
    queryKey: keptBankKey,
    queryFn: () => null,
    enabled: false,
  }).data
}
