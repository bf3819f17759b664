import { useQueryClient } from '@tanstack/react-query'
import { transactions } from '#money/transactions/screens/calls.ts'
import { withdrawals } from './calls.ts'

/**
 * Asks again for everything that a withdrawal changes; the live connection does the same, but it
 * may be interrupted.
 */
export function useRefreshMoney(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: transactions.key() })
    void queries.invalidateQueries({ queryKey: withdrawals.key() })
  }
}
