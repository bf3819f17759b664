import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { tasks } from '#content/tasks/screens/calls.ts'
import { chatsList } from '#money/chats/screens/calls.ts'
import { transactions } from '#money/transactions/screens/calls.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { findKept } from './find-kept.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 8, minute))
const transaction = (transactionId: string, minute: number) => ({
  transactionId,
  transactionUid: `uid-${transactionId}`,
  referenceNumber: `DEP-${transactionId}`,
  type: 'withdrawal_request' as const,
  status: 'pending' as const,
  amountCentavos: -5_500_00n,
  description: '',
  sample: false,
  createdAt: at(minute),
  updatedAt: at(minute),
})

const queries = new QueryClient()
const list = transactions.mine.queryKey({ input: { limit: 50 } })
queries.setQueryData(list, { transactions: [transaction('a', 1), transaction('b', 2)], next: null })
queries.setQueryData(transactions.mine.queryKey({ input: { limit: 5 } }), {
  transactions: [{ ...transaction('b', 2), status: 'completed' as const, updatedAt: at(3) }],
  next: null,
})
queries.setQueryData(chatsList.queryKey, {
  pageParams: [undefined],
  pages: [
    {
      more: false,
      chats: [
        {
          chatId: 'c',
          sessionType: 'support_chat',
          status: 'open',
          turn: 'user',
          reference: null,
          amountCentavos: null,
          updatedAt: at(1),
          unread: 0,
          latest: {
            senderKind: 'admin',
            content: 'Kumusta, José?',
            messageType: 'text',
            createdAt: at(1),
          },
        },
      ],
    },
  ],
} as never)
queries.setQueryData(tasks.mine.queryKey({ input: {} }), [
  { taskId: 't', title: 'Call', description: 'Peñaflor', status: 'pending', createdAt: at(1) },
])
const find = (term: string) => findKept(queries, term, transactionWords)

test('a kept transaction is found once, in its latest state, by what its user sees', () => {
  expect(find('5,500').transactions.map((one) => [one.transactionId, one.status])).toEqual([
    ['b', 'completed'],
    ['a', 'pending'],
  ])
  expect(find('dep-a').transactions.map((one) => one.transactionId)).toEqual(['a'])
  expect(find('complet').transactions.map((one) => one.transactionId)).toEqual(['b'])
  expect(find('withdraw').transactions).toHaveLength(2)
})

test('kept pages and lists are searched whatever the accents', () => {
  expect(find('jose').chats).toMatchObject([{ chatId: 'c', excerpt: 'Kumusta, José?' }])
  expect(find('penaflor').tasks).toMatchObject([{ taskId: 't' }])
  expect(find('nowhere')).toMatchObject({ transactions: [], chats: [], announcements: [] })
})
