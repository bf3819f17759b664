import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { usersContract } from '../shared/contract.ts'

export const users = moduleCalls<typeof usersContract>('users')

/** Topics of changes that move a user's money. */
export const moneyTopics = ['transactions', 'deposits', 'withdrawals', 'adjustments', 'investments']
