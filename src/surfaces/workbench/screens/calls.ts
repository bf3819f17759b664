import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { deskContract } from '../shared/contract.ts'

export const desk = roomCalls<typeof deskContract>('desk')

/** What may change what waits. */
export const shownTopics = {
  topics: ['withdrawals', 'transactions', 'deposits', 'chats', 'approvals'],
}
