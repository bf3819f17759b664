import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { searchContract } from '../shared/contract.ts'

export const ownSearch = moduleCalls<typeof searchContract>('search')
