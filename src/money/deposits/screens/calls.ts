import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { depositsContract } from '../shared/contract.ts'

export const deposits = roomCalls<typeof depositsContract>('deposits')
