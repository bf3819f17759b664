import { expect, test, vi } from 'vitest'
import { cacheRead } from './cache-read.ts'
import type { Transaction } from './database.ts'

const tx = {} as Transaction
let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)

test.each([
  { takes: 1, until: 100 },
  { takes: 20, until: 1000 },
  { takes: 60_000, until: 300_000 },
])('a read of $takes ms is kept for $until ms', async ({ takes, until }) => {
  now = 0
  let reads = 0
  const cached = cacheRead(100, () => {
    now += takes
    return Promise.resolve((reads += 1))
  })
  expect(await cached(tx)).toBe(1)
  now = until - 1
  expect(await cached(tx)).toBe(1)
  now = until
  expect(await cached(tx)).toBe(2)
})

test('a failed read is not kept', async () => {
  let reads = 0
  const failing = cacheRead(60_000, () => Promise.reject(new Error(`read ${(reads += 1)}`)))
  await expect(failing(tx)).rejects.toThrow('read 1')
  await expect(failing(tx)).rejects.toThrow('read 2')
})
