import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { marketContract } from '../shared/contract.ts'

export const market = roomCalls<typeof marketContract>('market')
