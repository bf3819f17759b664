import { useQueryClient } from '@tanstack/react-query'
import { transactions } from '#money/transactions/screens/calls.ts'
import { investments } from './calls.ts'

/**
 * Asks again for everything that an investment changes; the live connection does the same, but it
 * may be interrupted.
 */
export function useRefreshInvestments(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: investments.key() })
    void queries.invalidateQueries({ queryKey: transactions.key() })
  }
}
