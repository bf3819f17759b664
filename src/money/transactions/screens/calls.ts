import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { transactionsContract } from '../shared/contract.ts'

export const transactions = moduleCalls<typeof transactionsContract>('transactions')

export const balanceQuery = transactions.balance.queryOptions({ input: {} })

export const balanceHistoryQuery = transactions.balanceHistory.queryOptions({ input: {} })
