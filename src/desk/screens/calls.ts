import { roomCalls } from '../../kit/calls.ts'
import type { deskContract } from '../contract.ts'

export const desk = roomCalls<typeof deskContract>('desk')

/** What may change what waits. */
export const shownTopics = {
  topics: ['withdrawals', 'transactions', 'deposits', 'chats', 'approvals'],
}
