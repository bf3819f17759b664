import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { withdrawals } from '#money/withdrawals/screens/calls.ts'
import type { QueueItem } from '../shared/contract.ts'
import { claimOf } from '../shared/rules.ts'

/** What will open next is asked for beforehand, so that it is there at once. */
export function usePrepared(next: QueueItem | null): void {
  const queries = useQueryClient()
  const id = next && claimOf(next).kind === 'withdrawal' ? next.id : null
  useEffect(() => {
    if (id) void queries.prefetchQuery(withdrawals.adminOne.queryOptions({ input: { id } }))
  }, [queries, id])
}
