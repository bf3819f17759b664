import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { safeguardsContract } from '../shared/contract.ts'

export const safeguards = roomCalls<typeof safeguardsContract>('safeguards')
