import type { AdminChatsInput } from './rules-list.ts'

/** The ready views of the console's list of chats, in the order of its tabs. */
export const chatViews = {
  waiting: { view: 'waiting' },
  deposits: {},
  support: { type: 'support_chat' },
} as const satisfies Record<string, AdminChatsInput>
