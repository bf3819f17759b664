import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { marketContract } from '../shared/contract.ts'

export const market = moduleCalls<typeof marketContract>('market')

export const marketFiguresQuery = market.adminFigures.queryOptions({ input: {} })
