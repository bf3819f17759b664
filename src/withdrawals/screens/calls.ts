import { roomCalls } from '../../kit/calls.ts'
import type { withdrawalsContract } from '../contract.ts'

export const withdrawals = roomCalls<typeof withdrawalsContract>('withdrawals')
