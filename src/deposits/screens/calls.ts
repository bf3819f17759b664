import { roomCalls } from '../../kit/calls.ts'
import type { depositsContract } from '../contract.ts'

export const deposits = roomCalls<typeof depositsContract>('deposits')
