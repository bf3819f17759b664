import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { usersContract } from '../shared/contract.ts'

export const users = moduleCalls<typeof usersContract>('users')

/** Under these names other rooms tell that somebody's money has moved. */
export const moneyTopics = ['transactions', 'deposits', 'withdrawals', 'adjustments', 'investments']
