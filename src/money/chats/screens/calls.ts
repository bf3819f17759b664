import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { chatsContract } from '../shared/contract.ts'

export const chats = moduleCalls<typeof chatsContract>('chats')
