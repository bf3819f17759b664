import { roomCalls } from '../../kit/calls.ts'
import type { transactionsContract } from '../contract.ts'

export const transactions = roomCalls<typeof transactionsContract>('transactions')
