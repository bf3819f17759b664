/**
 * What is promised within seconds. The promise is about Kaban on a machine that has something left;
 * on a full one everything comes late. What is late is therefore measured against something small,
 * done now, and gets that much more.
 */
import { expect } from 'vitest'
import type { TestDatabase } from './database.ts'

interface Promised {
  /** In milliseconds. */
  took: number
  withinMs: number
  what: string
  /** A part of such work. */
  small: () => Promise<unknown>
  /**
   * So long it takes on a machine that does nothing else: only what it takes beyond that gives more
   * time.
   */
  quietMs?: number
  /** So often the small thing could be done instead. */
  often?: number
}

export async function expectInTime({
  took,
  withinMs,
  what,
  small,
  quietMs = 20,
  often = 30,
}: Promised): Promise<void> {
  if (took < withinMs) return
  let longest = 0
  for (let asked = 0; asked < 5; asked += 1) {
    const from = performance.now()
    await small()
    longest = Math.max(longest, performance.now() - from)
  }
  expect(
    took,
    `${what}, promised within ${withinMs} ms; something small takes ${Math.round(longest)} ms just now`,
  ).toBeLessThan(withinMs + often * Math.max(0, longest - quietMs))
}

/** For what happens between a server and its database. */
export async function expectSoon(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  began: number,
  withinMs: number,
  what: string,
): Promise<void> {
  const small = async () => {
    await asOwner('select 1')
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expectInTime({ took: Date.now() - began, withinMs, what, small, quietMs: 3, often: 100 })
}
