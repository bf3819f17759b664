import { useQueryClient } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { AdminFigure, marketContract } from '../shared/contract.ts'

export const market = moduleCalls<typeof marketContract>('market')

export const marketFiguresQuery = market.adminFigures.queryOptions({ input: {} })

/** Stores the figures that an action returned, so that the list need not be fetched again. */
export function useStoreFigures(): (response: { figures: AdminFigure[] }) => void {
  const queries = useQueryClient()
  return (response) => queries.setQueryData(marketFiguresQuery.queryKey, response)
}
