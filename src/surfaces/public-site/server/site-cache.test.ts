import { describe, expect, test } from 'vitest'
import type { PublicSite } from '../shared/rules-page.ts'
import { createSiteCache } from './site-cache.ts'

/** A frozen clock, and reads that end when the test says so. */
function setUp() {
  const clock = { now: 0 }
  const asked: { answer: (name: string) => void; fail: () => void }[] = []
  const problems: unknown[] = []
  const cache = createSiteCache(
    () =>
      new Promise((resolve, reject) =>
        asked.push({
          answer: (publicUrl) => resolve({ publicUrl } as PublicSite),
          fail: () => reject(new Error('no database')),
        }),
      ),
    (problem) => problems.push(problem),
    { now: () => clock.now, began: 100 },
  )
  const read = async () => (await cache.read()).site.publicUrl
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { clock, asked, problems, cache, read, settle }
}

async function withFirst() {
  const fixture = setUp()
  const first = fixture.read()
  fixture.asked[0]?.answer('first')
  expect(await first).toBe('first')
  return fixture
}

describe('the cached data of the public pages', () => {
  test('is read once for concurrent requests and cached for two seconds', async () => {
    const { clock, asked, read } = setUp()
    const both = Promise.all([read(), read()])
    asked[0]?.answer('first')
    expect(await both).toEqual(['first', 'first'])
    clock.now = 1_999
    expect(await read()).toBe('first')
    expect(asked).toHaveLength(1)
  })

  test('is served stale while one request reads it again', async () => {
    const { clock, asked, read, settle } = await withFirst()
    clock.now = 2_500
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first'])
    expect(asked).toHaveLength(2)
    asked[1]?.answer('second')
    await settle()
    expect(await read()).toBe('second')
  })

  test('is never older than four seconds, even after hours without a request', async () => {
    const { clock, asked, read } = await withFirst()
    clock.now = 3_600_000
    const late = read()
    asked[1]?.answer('second')
    expect(await late).toBe('second')
  })

  test('is read again on the first request after a change', async () => {
    const { asked, cache, read } = await withFirst()
    cache.forget()
    const after = read()
    asked[1]?.answer('second')
    expect(await after).toBe('second')
    expect((await cache.read()).serial).toBe(101)
  })

  test('does not keep data that changed while it was read', async () => {
    const { asked, cache, read } = setUp()
    const before = read()
    cache.forget()
    const after = read()
    asked[1]?.answer('new')
    expect(await after).toBe('new')
    asked[0]?.answer('old')
    expect(await before).toBe('old')
    expect(await read()).toBe('new')
  })

  test('is served for up to 45 seconds while the database does not answer', async () => {
    const { clock, asked, problems, read } = await withFirst()
    clock.now = 44_000
    const meanwhile = read()
    asked[1]?.fail()
    expect(await meanwhile).toBe('first')
    expect(problems).toHaveLength(1)
    clock.now = 45_000
    const late = read()
    asked[2]?.fail()
    await expect(late).rejects.toThrow('no database')
  })
})
