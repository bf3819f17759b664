import { roomCalls } from '../../kit/calls.ts'
import type { chatsContract } from '../contract.ts'

export const chats = roomCalls<typeof chatsContract>('chats')
