/**
 * What is promised within seconds. The promise is about Kaban on a machine that has something left; on a full one everything comes late.
 * What is late is therefore measured against something small, done now, and gets that much more.
 */
import { expect } from 'vitest'
import type { TestDatabase } from './database.ts'

interface Promised {
  /** In milliseconds. */
  took: number
  withinMs: number
  what: string
  /** A part of such work: 1 to 20 ms on a machine that does nothing else. */
  small: () => Promise<unknown>
  /** So often the small thing could be done instead. */
  often?: number
}

export async function expectInTime({ took, withinMs, what, small, often = 25 }: Promised): Promise<void> {
  if (took < withinMs) return
  let longest = 0
  for (let asked = 0; asked < 5; asked += 1) {
    const from = performance.now()
    await small()
    longest = Math.max(longest, performance.now() - from)
  }
  expect(took, `${what}, promised within ${withinMs} ms; something small takes ${Math.round(longest)} ms just now`).toBeLessThan(withinMs + often * longest)
}

/** For what happens between a server and its database. */
export async function expectSoon({ asOwner }: Pick<TestDatabase, 'asOwner'>, began: number, withinMs: number, what: string): Promise<void> {
  const small = async () => {
    await asOwner('select 1')
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expectInTime({ took: Date.now() - began, withinMs, what, small, often: 100 })
}
