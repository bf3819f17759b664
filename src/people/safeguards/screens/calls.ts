import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { safeguardsContract } from '../shared/contract.ts'

export const safeguards = moduleCalls<typeof safeguardsContract>('safeguards')
