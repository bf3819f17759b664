import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { depositsContract } from '../shared/contract.ts'

export const deposits = moduleCalls<typeof depositsContract>('deposits', ['transactions', 'chats'])
