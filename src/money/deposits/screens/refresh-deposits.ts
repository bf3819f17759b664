import { useQueryClient } from '@tanstack/react-query'
import { chats } from '#money/chats/screens/calls.ts'
import { transactions } from '#money/transactions/screens/calls.ts'
import { deposits } from './calls.ts'

/**
 * Asks again for everything that a deposit changes; the live connection does the same, but it may
 * be interrupted.
 */
export function useRefreshDeposits(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const room of [deposits, chats, transactions])
      void queries.invalidateQueries({ queryKey: room.key() })
  }
}
