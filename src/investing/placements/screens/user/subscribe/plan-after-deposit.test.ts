import { beforeEach, expect, test, vi } from 'vitest'
import { writeCacheOwner } from '#foundation/kit/offline/query-cache.ts'
import { forgetPlanForLater, keepPlanForLater, readPlanForLater } from './plan-after-deposit.ts'

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  })
  writeCacheOwner('maria')
})

const inDays = (days: number) => Date.now() + days * 86_400_000

test('the plan waits for a week, until money is placed', () => {
  expect(readPlanForLater()).toBeUndefined()
  keepPlanForLater('harvest')
  keepPlanForLater('steady')
  expect(readPlanForLater(inDays(6))).toBe('steady')
  expect(readPlanForLater(inDays(8))).toBeUndefined()
  forgetPlanForLater()
  expect(readPlanForLater()).toBeUndefined()
})

test('nobody else on this device is led to it, nor is anybody after a sign-out', () => {
  keepPlanForLater('harvest')
  writeCacheOwner(null)
  expect(readPlanForLater()).toBeUndefined()
  keepPlanForLater('steady')
  writeCacheOwner('jose')
  expect(readPlanForLater()).toBeUndefined()
  writeCacheOwner('maria')
  expect(readPlanForLater()).toBe('harvest')
})

test('a storage that is forbidden is no error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  keepPlanForLater('harvest')
  expect(readPlanForLater()).toBeUndefined()
})
