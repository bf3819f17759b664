import { beforeEach, expect, test, vi } from 'vitest'
import { forgetPerson } from '../page/leaving.ts'
import { dropDraft, keepDrafts, openTabFor, takeDraft } from './drafts.ts'

const [maria, jose] = ['maria', 'jose']
let held: Map<string, string>

beforeEach(() => {
  held = new Map()
  vi.useFakeTimers({ now: new Date('2026-11-22T00:00:00Z') })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    clear: () => held.clear(),
  })
  openTabFor(maria)
})

test('what was typed comes back to whom it belongs, amounts of money too, until it stands on its page again', () => {
  const typed = { amount: '1,234.50', checked: { amountCentavos: 123_450n, to: null } }
  keepDrafts({ withdrawal: typed })
  openTabFor(maria)
  expect(takeDraft('withdrawal')).toEqual(typed)
  expect(takeDraft('withdrawal')).toEqual(typed)
  dropDraft('withdrawal')
  expect(takeDraft('withdrawal')).toBeUndefined()
})

test('forms of several pages lie side by side, and each is given back by itself', () => {
  keepDrafts({ withdrawal: 'first' })
  keepDrafts({ 'bank-details': 'second', withdrawal: 'first, changed' })
  dropDraft('bank-details')
  expect(takeDraft('withdrawal')).toBe('first, changed')
  expect(takeDraft('bank-details')).toBeUndefined()
})

test('another person finds nothing, and nothing is left for whoever comes after them', () => {
  keepDrafts({ withdrawal: 'of Maria' })
  openTabFor(jose)
  expect(takeDraft('withdrawal')).toBeUndefined()
  openTabFor(maria)
  expect(takeDraft('withdrawal')).toBeUndefined()
  expect(JSON.stringify([...held])).not.toContain('of Maria')
})

test('what names another owner is not given out, however it came there', () => {
  held.set(
    'kaban-put-aside',
    JSON.stringify({ owner: jose, drafts: { withdrawal: { at: Date.now(), text: '"of Jose"' } } }),
  )
  expect(takeDraft('withdrawal')).toBeUndefined()
  keepDrafts({ profile: 'of Maria' })
  expect(JSON.stringify([...held])).not.toContain('of Jose')
})

test('after an hour each draft is too old, also when another one is younger', () => {
  keepDrafts({ withdrawal: 'old' })
  vi.advanceTimersByTime(30 * 60_000)
  keepDrafts({ deposit: 'young' })
  vi.advanceTimersByTime(30 * 60_000)
  expect(takeDraft('withdrawal')).toBe('old')
  vi.advanceTimersByTime(1)
  expect(takeDraft('withdrawal')).toBeUndefined()
  expect(takeDraft('deposit')).toBe('young')
})

test('a sign-out leaves nothing, and what a page would put aside after it is not taken', async () => {
  keepDrafts({ withdrawal: 'typed' })
  await forgetPerson()
  expect(held.size).toBe(0)
  keepDrafts({ withdrawal: 'typed' })
  expect(held.size).toBe(0)
})

test('storage that is forbidden, or that something else wrote into, is no draft and no failure', () => {
  held.set('kaban-put-aside', '{"owner":')
  expect(takeDraft('withdrawal')).toBeUndefined()
  const refuse = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: refuse })
  openTabFor(jose)
  keepDrafts({ withdrawal: 'typed' })
  expect(takeDraft('withdrawal')).toBeUndefined()
})
