import { roomCalls } from '../../kit/calls.ts'
import type { safeguardsContract } from '../contract.ts'

export const safeguards = roomCalls<typeof safeguardsContract>('safeguards')
