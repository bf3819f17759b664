import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { offersContract } from '../shared/contract.ts'

export const offers = moduleCalls<typeof offersContract>('offers', ['approvals'])
