import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inPaces } from './paces.ts'

test('it rests between two paces, but not for long, because it holds locks meanwhile', async () => {
  const [began, ended]: [number[], number[]] = [[], []]
  await inPaces(Array.from({ length: 12 }), async () => {
    began.push(performance.now())
    await wait(200)
    ended.push(performance.now())
  })
  expect(began).toHaveLength(3)
  for (const nth of [1, 2]) {
    const rest = (began[nth] ?? 0) - (ended[nth - 1] ?? 0)
    expect(rest).toBeGreaterThan(90)
    expect(rest).toBeLessThan(400)
  }
})
