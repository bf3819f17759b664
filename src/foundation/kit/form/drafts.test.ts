import { beforeEach, expect, test, vi } from 'vitest'
import { forgetPerson } from '../page/leaving.ts'
import { dropDraft, saveDrafts, openTabFor, readDraft } from './drafts.ts'

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

test('drafts, also with amounts, come back to their owner until their page has them again', () => {
  const typed = { amount: '1,234.50', checked: { amountCentavos: 123_450n, to: null } }
  saveDrafts({ withdrawal: typed })
  openTabFor(maria)
  expect(readDraft('withdrawal')).toEqual(typed)
  expect(readDraft('withdrawal')).toEqual(typed)
  dropDraft('withdrawal')
  expect(readDraft('withdrawal')).toBeUndefined()
})

test('forms of several pages lie side by side, and each is given back by itself', () => {
  saveDrafts({ withdrawal: 'first' })
  saveDrafts({ 'bank-details': 'second', withdrawal: 'first, changed' })
  dropDraft('bank-details')
  expect(readDraft('withdrawal')).toBe('first, changed')
  expect(readDraft('bank-details')).toBeUndefined()
})

test('another person finds nothing, and leaves nothing for the next one', () => {
  saveDrafts({ withdrawal: 'of Maria' })
  openTabFor(jose)
  expect(readDraft('withdrawal')).toBeUndefined()
  openTabFor(maria)
  expect(readDraft('withdrawal')).toBeUndefined()
  expect(JSON.stringify([...held])).not.toContain('of Maria')
})

test('a draft of another owner is never given out, however it came there', () => {
  held.set(
    'kaban-put-aside',
    JSON.stringify({ owner: jose, drafts: { withdrawal: { at: Date.now(), text: '"of Jose"' } } }),
  )
  expect(readDraft('withdrawal')).toBeUndefined()
  saveDrafts({ profile: 'of Maria' })
  expect(JSON.stringify([...held])).not.toContain('of Jose')
})

test('after an hour each draft is too old, also when another one is younger', () => {
  saveDrafts({ withdrawal: 'old' })
  vi.advanceTimersByTime(30 * 60_000)
  saveDrafts({ deposit: 'young' })
  vi.advanceTimersByTime(30 * 60_000)
  expect(readDraft('withdrawal')).toBe('old')
  vi.advanceTimersByTime(1)
  expect(readDraft('withdrawal')).toBeUndefined()
  expect(readDraft('deposit')).toBe('young')
})

test('a sign-out leaves no drafts, and none is saved after it', async () => {
  saveDrafts({ withdrawal: 'typed' })
  await forgetPerson()
  expect(held.size).toBe(0)
  saveDrafts({ withdrawal: 'typed' })
  expect(held.size).toBe(0)
})

test('forbidden or foreign storage is no draft and no failure', () => {
  held.set('kaban-put-aside', '{"owner":')
  expect(readDraft('withdrawal')).toBeUndefined()
  const refuse = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: refuse })
  openTabFor(jose)
  saveDrafts({ withdrawal: 'typed' })
  expect(readDraft('withdrawal')).toBeUndefined()
})
