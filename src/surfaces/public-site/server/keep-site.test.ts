import { describe, expect, test } from 'vitest'
import type { PublicSite } from '../shared/rules-page.ts'
import { keepSite } from './keep-site.ts'

/** A clock that stands still, and readings that end when the test says so. */
function setUp() {
  const clock = { now: 0 }
  const asked: { answer: (name: string) => void; fail: () => void }[] = []
  const problems: unknown[] = []
  const keeper = keepSite(
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
  const read = async () => (await keeper.read()).site.publicUrl
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { clock, asked, problems, keeper, read, settle }
}

async function withFirst() {
  const fixture = setUp()
  const first = fixture.read()
  fixture.asked[0]?.answer('first')
  expect(await first).toBe('first')
  return fixture
}

describe('what the public pages are drawn from', () => {
  test('is read once for all who ask meanwhile, and kept for two seconds', async () => {
    const { clock, asked, read } = setUp()
    const both = Promise.all([read(), read()])
    asked[0]?.answer('first')
    expect(await both).toEqual(['first', 'first'])
    clock.now = 1_999
    expect(await read()).toBe('first')
    expect(asked).toHaveLength(1)
  })

  test('is answered as it was while it is read anew, by one', async () => {
    const { clock, asked, read, settle } = await withFirst()
    clock.now = 2_500
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first'])
    expect(asked).toHaveLength(2)
    asked[1]?.answer('second')
    await settle()
    expect(await read()).toBe('second')
  })

  test('is never older than four seconds, though nobody asked for hours', async () => {
    const { clock, asked, read } = await withFirst()
    clock.now = 3_600_000
    const late = read()
    asked[1]?.answer('second')
    expect(await late).toBe('second')
  })

  test('is read anew by the first who asks after a change', async () => {
    const { asked, keeper, read } = await withFirst()
    keeper.forget()
    const after = read()
    asked[1]?.answer('second')
    expect(await after).toBe('second')
    expect((await keeper.read()).serial).toBe(101)
  })

  test('is not what was being read while something changed', async () => {
    const { asked, keeper, read } = setUp()
    const before = read()
    keeper.forget()
    const after = read()
    asked[1]?.answer('new')
    expect(await after).toBe('new')
    asked[0]?.answer('old')
    expect(await before).toBe('old')
    expect(await read()).toBe('new')
  })

  test('is what it was while the database does not answer, and no longer than 45 seconds', async () => {
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
