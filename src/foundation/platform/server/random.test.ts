import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { sourceFiles } from '#tests/architecture/read-imports.ts'
import { seedRandomness, testRandom } from '#tests/fixtures/test-seed.ts'
import { randomText, replaceRandomSource } from './random.ts'

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
afterAll(() => seedRandomness())

test('the same seed repeats every random text; another one does not', () => {
  const textsOf = (seed: number) => {
    seedRandomness(seed)
    return [randomText(letters, 12), randomText('0123456789', 6)]
  }
  const first = textsOf(1)
  expect(textsOf(1)).toEqual(first)
  expect(textsOf(2)).not.toEqual(first)
  expect(testRandom(1)()).toBe(testRandom(1)())
})

test('an installation draws from node:crypto: two runs have nothing in common', () => {
  replaceRandomSource(null)
  expect(randomText(letters, 100)).not.toBe(randomText(letters, 100))
  expect(randomText('x', 3)).toBe('xxx')
})

test('every letter comes up about as often, from either source', () => {
  const rarest = () => {
    const counts = new Map<string, number>()
    for (const letter of randomText(letters, 31_000))
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    return counts.size < letters.length ? 0 : Math.min(...counts.values())
  }
  // 1,000 expected; 200 less is more than six standard deviations away.
  replaceRandomSource(null)
  expect(rarest()).toBeGreaterThan(800)
  seedRandomness()
  expect(rarest()).toBeGreaterThan(800)
})

test('no file of an installation can replace the source', () => {
  const callers = sourceFiles(process.cwd())
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('replaceRandomSource'))
  expect(callers).toEqual(['src/foundation/platform/server/random.ts'])
})
