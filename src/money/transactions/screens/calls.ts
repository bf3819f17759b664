import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { transactionsContract } from '../shared/contract.ts'

export const transactions = roomCalls<typeof transactionsContract>('transactions')
