/** Each check finds the wrong history that it is for, and nothing in the right one. */
import { expect, test } from 'vitest'
import type { Final, Intent, Look, Outcome, Read, Write } from '../history.ts'
import { findEarlyNames, findStalePages } from './check-names.ts'
import { findImpossibleReads } from './check-reads.ts'
import { findDoubled, findLost, findRefusedYetStored } from './check-writes.ts'

const wallet = 'wallet maria'
const chat = 'chat maria'

const deposit = (number: number, centavos: bigint): Intent => ({
  name: `deposit ${number}`,
  verb: 'deposits.move',
  leaves: 'completed',
  adds: { log: wallet, entry: `t${number}`, centavos },
})
const message = (text: string): Intent => ({
  name: `message ${text}`,
  verb: 'chats.send',
  leaves: text,
  adds: { log: chat, entry: text },
})

function write(
  intent: Intent,
  [invoked, ended]: readonly [number, number],
  { key = intent.name, outcome = 'acknowledged' as Outcome } = {},
): Write {
  return { intent, key, server: 1, invoked, ended, outcome, why: '' }
}
const balance = (centavos: bigint, [invoked, ended]: readonly [number, number]): Read => ({
  reader: 'maria',
  log: wallet,
  server: 1,
  invoked,
  ended,
  saw: { balance: centavos },
})
const messages = (entries: string[], [invoked, ended]: readonly [number, number]): Read => ({
  ...balance(0n, [invoked, ended]),
  log: chat,
  saw: { entries },
})

const writes = [
  write(deposit(1, 500n), [10, 20]),
  write(deposit(2, 30n), [30, 60], { outcome: 'unknown' }),
  write(deposit(2, 30n), [70, 80]),
  write(message('one'), [10, 20]),
  write(message('two'), [30, 40]),
  write(deposit(3, 7n), [90, 95], { outcome: 'refused' }),
]
const final: Final = {
  stored: new Map([
    ['deposit 1', 'completed'],
    ['deposit 2', 'completed'],
    ['message one', 'one'],
    ['message two', 'two'],
  ]),
  logs: new Map([
    [
      wallet,
      [
        { entry: 't1', centavos: 500n },
        { entry: 't2', centavos: 30n },
      ],
    ],
    [
      chat,
      [
        { entry: 'one', centavos: 0n },
        { entry: 'two', centavos: 0n },
      ],
    ],
  ]),
  versions: new Map([['t1', 'completed']]),
}
const without = (key: string): Final => {
  const stored = new Map(final.stored)
  stored.delete(key)
  return { ...final, stored }
}
const withLog = (log: string, entries: { entry: string; centavos: bigint }[]): Final => ({
  ...final,
  logs: new Map([...final.logs, [log, entries]]),
})
const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text)

test('a right history has no finding', () => {
  const reads = [
    balance(0n, [0, 15]),
    balance(500n, [12, 40]),
    // The unknown attempt may have happened already, or not yet.
    balance(530n, [35, 65]),
    balance(500n, [36, 66]),
    balance(530n, [85, 90]),
    messages([], [11, 12]),
    messages(['one'], [25, 28]),
    messages(['one', 'two'], [32, 50]),
  ]
  expect(findLost(writes, final)).toEqual([])
  expect(findDoubled(writes, final)).toEqual([])
  expect(findRefusedYetStored(writes, final)).toEqual([])
  expect(findImpossibleReads(writes, reads, final)).toEqual([])
})

test('what was acknowledged and is gone, is something else or is in no log, is lost', () => {
  expect(texts(findLost(writes, without('deposit 1')))).toEqual([
    'deposit 1 was acknowledged and is gone',
  ])
  const other = { ...final, stored: new Map([...final.stored, ['message two', 'twp']]) }
  expect(texts(findLost(writes, other))).toEqual(['message two was acknowledged as two and is twp'])
  expect(texts(findLost(writes, withLog(wallet, [{ entry: 't1', centavos: 500n }])))).toEqual([
    `deposit 2 is not in ${wallet}`,
  ])
  const unanswered = [write(deposit(1, 500n), [10, 20], { outcome: 'unknown' })]
  expect(findLost(unanswered, without('deposit 1'))).toEqual([])
})

test('an intent under two keys, an entry twice, and an entry of nobody are doubled', () => {
  const again = write(message('two'), [50, 60], { key: 'another key' })
  const twice = { ...final, stored: new Map([...final.stored, ['another key', 'two']]) }
  expect(texts(findDoubled([...writes, again], twice))).toEqual(['message two is stored 2 times'])
  const entries = final.logs.get(wallet) ?? []
  const found = (entry: string, centavos: bigint) =>
    texts(findDoubled(writes, withLog(wallet, [...entries, { entry, centavos }])))
  expect(found('t1', 500n)).toEqual([`The entry t1 of ${wallet} is there twice`])
  expect(found('t9', 1n)).toEqual([`The entry t9 of ${wallet} was asked for by nobody`])
  expect(found('t3', 8n)).toEqual([`The entry t3 of ${wallet} moves 8 centavos instead of 7`])
  expect(found('one', 0n)).toEqual([`The entry one of ${wallet} belongs to ${chat}`])
})

test('what was refused every time and is stored, is doubled', () => {
  const stored = new Map([...final.stored, ['deposit 3', 'completed']])
  expect(texts(findRefusedYetStored(writes, { ...final, stored }))).toEqual([
    'deposit 3 was refused, and yet it happened',
  ])
})

test.each([
  ['a balance that never was', [balance(501n, [30, 40])]],
  ['a balance before an acknowledged entry', [balance(0n, [21, 22])]],
  ['a balance with an entry that nobody had sent', [balance(530n, [22, 25])]],
  ['a balance that goes back', [balance(530n, [31, 32]), balance(500n, [33, 34])]],
  ['a message missing that was acknowledged', [messages(['one'], [41, 42])]],
  ['messages with a gap', [messages(['two'], [32, 50])]],
  ['messages in another order', [messages(['two', 'one'], [32, 50])]],
])('impossible: %s', (_what, reads) => {
  expect(findImpossibleReads(writes, reads, final)).toHaveLength(1)
})

test('impossible: an entry before one that was acknowledged before it was sent', () => {
  const turned = withLog(chat, (final.logs.get(chat) ?? []).toReversed())
  expect(texts(findImpossibleReads(writes, [], turned))).toEqual([
    `In ${chat} an entry stands before one that was acknowledged before it was sent`,
  ])
})

test('a name before what it is about, and a page that shows what was, are found', () => {
  const look = (topic: string, saw: string): Look => ({
    page: 'maria',
    topic,
    id: 't1',
    told: 1,
    saw,
  })
  const made = new Set(['t1'])
  expect(findEarlyNames([look('deposits', '')], made)).toHaveLength(1)
  expect(findEarlyNames([look('everything', ''), look('deposits', 'pending')], made)).toEqual([])
  const open = new Map([['maria', ['t1', 'never made']]])
  expect(texts(findStalePages([look('deposits', 'pending')], open, final))).toEqual([
    'maria shows pending of t1, which is completed',
  ])
  const told = [look('deposits', 'pending'), look('deposits', 'completed')]
  expect(findStalePages(told, open, final)).toEqual([])
})
