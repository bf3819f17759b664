import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { withdrawalsContract } from '../shared/contract.ts'

export const withdrawals = roomCalls<typeof withdrawalsContract>('withdrawals')
