import { queryOptions } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { placementsContract } from '../shared/contract.ts'

export const placements = moduleCalls<typeof placementsContract>('placements', [
  'transactions',
  'investments',
])

/** The newest placements, with the figures of all. The home page and the portfolio share it. */
export const portfolioQuery = {
  ...placements.mine.queryOptions({ input: {} }),
  meta: { topics: ['investments'] },
}

export const placementQuery = (placementId: string) =>
  placements.one.queryOptions({ input: { placementId } })

export const offersQuery = {
  ...placements.offers.queryOptions({ input: {} }),
  meta: { topics: ['offers'] },
}

/** The amount is text in the key: a bigint cannot be hashed. */
export const quoteQuery = (offerId: string, amountCentavos: bigint) =>
  queryOptions({
    queryKey: [['placements', 'quote'], { offerId, amount: String(amountCentavos) }],
    queryFn: ({ signal }) => placements.quote.call({ offerId, amountCentavos }, { signal }),
  })
