import { expect, test } from 'vitest'
import { market } from '#content/market/screens/calls.ts'
import { tasks } from '#content/tasks/screens/calls.ts'
import type { CachedAnswer } from '#foundation/kit/offline/query-cache.ts'
import { chats } from '#money/chats/screens/calls.ts'
import { chatsList } from '#money/chats/screens/calls.ts'
import { transactions } from '#money/transactions/screens/calls.ts'
import { withdrawals } from '#money/withdrawals/screens/calls.ts'
import { identity } from '#people/identity/screens/calls.ts'
import { profile } from '#people/profile/screens/calls.ts'
import { chosenAnswers, keptRows } from './cached-answers.ts'

const answer = (key: readonly unknown[], data: unknown, updatedAt = 1000): CachedAnswer => ({
  key,
  data,
  updatedAt,
})
const bankAccount = {
  bankName: 'BDO Unibank',
  accountName: 'Maria Santos',
  accountNumber: '001234567890',
}

function receipt(number: number): CachedAnswer {
  const id = `receipt-${number}`
  return answer(transactions.receipt.queryKey({ input: { id } }), {
    transaction: { transactionId: id, createdAt: new Date(number) },
    bankAccount,
  })
}

const path = ({ key }: CachedAnswer) => String(key[0])

test('only listed answers are cached, and no searches', () => {
  const list = (input: { search?: string; limit?: number }) =>
    answer(transactions.mine.queryKey({ input }), { transactions: [] })
  const chosen = chosenAnswers.choose([
    answer(identity.me.queryKey({ input: {} }), { role: 'user' }),
    answer(identity.sessions.queryKey({ input: {} }), []),
    answer(chats.messages.queryKey({ input: { chatId: 'x' } }), { messages: ['secret'] }),
    answer(tasks.mine.queryKey({ input: {} }), []),
    answer(market.figures.queryKey({ input: {} }), { figures: [] }),
    answer(withdrawals.live.queryKey({ input: {} }), ['secret']),
    list({ limit: 5 }),
    list({ search: 'clinic' }),
  ])
  expect(chosen.map(path).toSorted()).toEqual([
    'identity,me',
    'market,figures',
    'tasks,mine',
    'transactions,mine',
  ])
  expect(JSON.stringify(chosen)).not.toMatch(/clinic|secret/)
})

test('caches no full account number, and no masked one under a key that a form reads', () => {
  const chosen = chosenAnswers.choose([
    receipt(1),
    answer(profile.mine.queryKey({ input: {} }), { fullName: 'Maria', bankDetails: bankAccount }),
  ])
  expect(JSON.stringify(chosen)).not.toContain('001234567890')
  expect(JSON.stringify(chosen)).toContain('•••• 7890')
  expect(chosen.map(path).toSorted()).toEqual(['profile,keptBank', 'transactions,receipt'])
})

test('caches the newest receipts and the first page of each list', () => {
  const pages = { pages: [{ chats: [1] }, { chats: [2] }], pageParams: [undefined, 'after'] }
  const chosen = chosenAnswers.choose([
    ...Array.from({ length: keptRows + 10 }, (_, number) => receipt(number)),
    answer(chatsList.queryKey, pages),
  ])
  const receipts = chosen.filter((one) => path(one) === 'transactions,receipt')
  expect(receipts).toHaveLength(keptRows)
  expect(JSON.stringify(receipts)).not.toContain('"receipt-9"')
  expect(chosen.find((one) => path(one) === 'chats,mine')?.data).toEqual({
    pages: [{ chats: [1] }],
    pageParams: [undefined],
  })
})

test('caches the long list of transactions under the key that the page reads', () => {
  const long = { transactions: ['long'], next: null }
  const [, list] = chosenAnswers.choose([
    answer(transactions.mine.queryKey({ input: { limit: keptRows } }), long),
  ])
  expect(list?.data).toEqual({ pages: [long], pageParams: [undefined] })
  expect(list?.key).toEqual(
    transactions.mine.infiniteKey({
      input: (before: string | undefined) => ({ before }),
      initialPageParam: undefined,
    }),
  )
})
