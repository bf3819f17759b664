import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

function recorded() {
  const asked: (readonly string[])[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const askOne = askTogether(async (keys) => {
    asked.push(keys)
    const end = Promise.withResolvers<void>()
    ends.push(end)
    await end.promise
    return keys.map((key) => key.toUpperCase())
  })
  return { asked, ends, askOne }
}

test('what comes while a question is under way is asked in the next one', async () => {
  const { asked, ends, askOne } = recorded()
  const first = askOne('a')
  await expect.poll(() => asked).toEqual([['a']])
  const later = [askOne('b'), askOne('c')]
  await Promise.resolve()
  expect(asked).toHaveLength(1)
  ends[0]?.resolve()
  expect(await first).toBe('A')
  await expect.poll(() => asked).toEqual([['a'], ['b', 'c']])
  ends[1]?.resolve()
  expect(await Promise.all(later)).toEqual(['B', 'C'])
})

test('a failed question fails for those who asked it, and the next one is asked', async () => {
  const { asked, ends, askOne } = recorded()
  const first = askOne('a')
  await expect.poll(() => asked).toHaveLength(1)
  const second = askOne('b')
  ends[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => asked).toHaveLength(2)
  ends[1]?.resolve()
  expect(await second).toBe('B')
})
