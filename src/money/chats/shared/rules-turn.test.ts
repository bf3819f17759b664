import { expect, test } from 'vitest'
import { chatTurn } from './rules-turn.ts'

test("a deposit to pay is the user's turn, until they write and wait for an answer", () => {
  const status = 'pending_admin_reply'
  expect(chatTurn({ status, asked: false }, 'to-pay')).toBe('yours')
  expect(chatTurn({ status, asked: true }, 'to-pay')).toBe('ours')
})

test('a support chat waits for whoever did not write last', () => {
  expect(chatTurn({ status: 'open', asked: false }, null)).toBe('yours')
  expect(chatTurn({ status: 'pending_user_reply', asked: true }, null)).toBe('ours')
  expect(chatTurn({ status: 'closed_completed', asked: true }, null)).toBe('closed')
})

test('what became of the money counts before the status of the chat', () => {
  expect(chatTurn({ status: 'pending_user_reply', asked: false }, 'checking')).toBe('checking')
  expect(chatTurn({ status: 'pending_admin_reply', asked: true }, 'expired')).toBe('expired')
  expect(chatTurn({ status: 'closed_failed', asked: false }, 'cancelled')).toBe('cancelled')
})
