import { expect, test } from 'vitest'
import type { MessageView } from '../../shared/contract.ts'
import { chatWords } from '../../shared/words.ts'
import { senderLabel } from './message-bubble.tsx'

test('a message is labelled with its sender: a name, the console, or Support', () => {
  const label = (
    sender: Pick<MessageView, 'senderKind' | 'senderName'>,
    viewer: 'user' | 'staff',
  ) => senderLabel(sender as MessageView, viewer, chatWords)
  expect(label({ senderKind: 'console', senderName: null }, 'user')).toBe('Company Support')
  expect(label({ senderKind: 'console', senderName: null }, 'staff')).toBe('Admin Support')
  expect(label({ senderKind: 'admin', senderName: 'Ana Reyes' }, 'user')).toBe('Ana Reyes')
  expect(label({ senderKind: 'admin', senderName: null }, 'user')).toBe('Support')
})
