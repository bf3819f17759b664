/** Each check of mails finds the wrong history that it is for, and nothing in the right one. */
import { expect, test } from 'vitest'
import type { Outcome, Write } from '../history.ts'
import { findWrongMails, type Mails } from './check-mails.ts'

const write = (key: string, outcome: Outcome): Write => ({
  intent: { name: key, verb: 'withdrawals.move', leaves: 'completed', mails: 'w1' },
  key,
  server: 1,
  invoked: 1,
  ended: 2,
  outcome,
  why: '',
})
const delivery = (mailId: string, at: number, text = '') => ({ mailId, to: 'maria', text, at })
const writes = [
  write('request', 'acknowledged'),
  write('complete', 'unknown'),
  write('complete', 'acknowledged'),
  write('cancel', 'refused'),
]
const right: Mails = {
  kept: ['m1', 'm2', 'm3'].map((mailId) => ({ mailId, kind: 'k', to: 'maria', isSent: true })),
  delivered: [
    delivery('m1', 10_000, 'about w1'),
    delivery('m1', 14_000, 'about w1'),
    delivery('m2', 20_000, 'about w1'),
    delivery('m3', 30_000),
  ],
  struck: [{ name: 'mail answers lost', from: 9_000, to: 10_500 }],
}
const found = (mails: Partial<Mails>, judged = writes) =>
  findWrongMails(judged, { ...right, ...mails }).map(({ kind, text }) => `${kind}: ${text}`)

test('each mail once, and again after a fault, is right', () => {
  expect(found({})).toEqual([])
})

test('a mail that was never delivered is lost, sent or not', () => {
  const fourth = { mailId: 'm4', kind: 'k', to: 'maria', isSent: true }
  expect(found({ kept: [...right.kept, fourth] })).toEqual([
    'lost: The mail m4 (k) to maria was never delivered',
  ])
})

test('a mail that nothing wrote, and one delivered again without a fault, are doubled', () => {
  expect(found({ delivered: [...right.delivered, delivery('m9', 31_000)] })).toEqual([
    'doubled: A mail m9 was delivered at 31000 ms, and nothing called for it',
  ])
  expect(found({ delivered: [...right.delivered, delivery('m3', 31_000)] })).toEqual([
    'doubled: The mail m3 was delivered 2 times, and no fault explains it',
  ])
})

test('a change without its mail, and a mail without its change, are found', () => {
  const more = [...writes, write('decline', 'acknowledged')]
  expect(found({}, more)).toEqual(['lost: 2 mails name w1, and 3 to 3 changes call for one'])
  const fewer = [write('request', 'acknowledged'), write('complete', 'refused')]
  expect(found({}, fewer)).toEqual(['doubled: 2 mails name w1, and 1 to 1 changes call for one'])
})
