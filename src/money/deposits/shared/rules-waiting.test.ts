import { expect, test } from 'vitest'
import { chatStep } from './rules-waiting.ts'

test('a deposit that staff put off awaits them, or a second person, and not its user', () => {
  const alone = { waitsForApproval: false }
  expect(chatStep('pending_user_reply', { status: 'on_hold', ...alone })).toBe('to_confirm')
  expect(
    chatStep('pending_user_reply', { status: 'pending_confirmation', waitsForApproval: true }),
  ).toBe('second_person')
  expect(chatStep('pending_admin_reply', { status: 'on_hold', ...alone })).toBe(
    'pending_admin_reply',
  )
})

test('the step of other chats is their status', () => {
  const alone = { waitsForApproval: false }
  expect(chatStep('pending_user_reply', { status: 'pending_payment', ...alone })).toBe(
    'pending_user_reply',
  )
  expect(chatStep('pending_confirmation', { status: 'pending_payment', ...alone })).toBe(
    'pending_confirmation',
  )
  expect(chatStep('pending_user_reply', { status: null, ...alone })).toBe('pending_user_reply')
})
