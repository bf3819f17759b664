import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { chatsContract } from '../shared/contract.ts'

export const chats = roomCalls<typeof chatsContract>('chats')
