import { expect, test } from 'vitest'
import { foldMax } from '../shared/rules.ts'
import { foldRepeated, idsOf, isUnread } from './fold-repeated.ts'

const receipt = '/dashboard/transactions/receipt/01a1c0de-0001-7000-8000-000000000003'
let number = 0
const one = (message: string, linkTo: string | null = null, isRead = true) => ({
  notificationId: String((number += 1)),
  type: 'general_info' as const,
  message,
  messageFil: null,
  linkTo,
  isRead,
  createdAt: new Date(),
})

test('what is about the same transaction is one entry, at the place of its newest', () => {
  const list = [
    one('Your withdrawal was completed.', receipt),
    one('New Announcement'),
    one('Your withdrawal is being processed.', receipt, false),
  ]
  const [withdrawal, announcement, ...rest] = foldRepeated(list)
  expect(withdrawal).toEqual({ newest: list[0], earlier: [list[2]] })
  expect(isUnread(withdrawal!)).toBe(true)
  expect(announcement).toEqual({ newest: list[1], earlier: [] })
  expect(isUnread(announcement!)).toBe(false)
  expect(rest).toEqual([])
})

test('a deposit and its chat are one entry, because both name the reference', () => {
  const chat = '/dashboard/chat/01a1c0de-0001-7000-8000-000000000004'
  const list = [
    one('Your deposit chat for REF20261129ABCDEF is open.', chat),
    one('The company answered in your chat.', chat),
    one('You asked to deposit ₱2,000.00 (REF20261129ABCDEF).', receipt),
    one('You asked to deposit ₱2,000.00 (REF20261129GHJKMN).', `${receipt}1`),
  ]
  expect(foldRepeated(list).map(({ earlier }) => earlier.length)).toEqual([2, 0])
})

test('without an object only the same text with the same link is a repetition', () => {
  const security = '/dashboard/settings/security'
  const list = [
    one('Somebody signed in.', security),
    one('Your password was changed.', security),
    one('Somebody signed in.', security),
    one('Somebody signed in.'),
  ]
  expect(foldRepeated(list).map(({ earlier }) => earlier.length)).toEqual([1, 0, 0])
})

test('an entry holds as many as one call may change', () => {
  const list = Array.from({ length: foldMax + 2 }, () => one('Again'))
  expect(foldRepeated(list).map((entry) => idsOf(entry).length)).toEqual([foldMax, 2])
})
