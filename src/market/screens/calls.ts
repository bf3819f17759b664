import { roomCalls } from '../../kit/calls.ts'
import type { marketContract } from '../contract.ts'

export const market = roomCalls<typeof marketContract>('market')
