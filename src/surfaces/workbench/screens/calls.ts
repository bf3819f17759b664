import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { workbenchContract } from '../shared/contract.ts'

export const workbench = moduleCalls<typeof workbenchContract>('workbench')

/** What may change what waits. */
export const shownTopics = {
  topics: ['withdrawals', 'transactions', 'deposits', 'chats', 'approvals'],
}
