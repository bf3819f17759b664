/** T37: how many uploads may be under way at once. */
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { takeUploadPlace } from '#foundation/platform/server/http/upload-places.ts'

const answers: PassThrough[] = []
/** `from`: the address of a visitor; null for somebody who is signed in. */
function take(from: string | null): boolean {
  const raw = new PassThrough()
  const taken = takeUploadPlace({ raw } as never, from)
  if (taken) answers.push(raw)
  return taken
}
const takeMany = (count: number, from: (at: number) => string | null) =>
  Array.from({ length: count }, (_, at) => take(from(at))).filter(Boolean).length

test('T37 an address has 4 places, all visitors 24, everybody 200; each comes back', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(takeMany(6, () => '203.0.113.1')).toBe(4)
    expect(takeMany(30, (at) => `198.51.100.${at}`)).toBe(20)
    expect(takeMany(300, () => null)).toBe(200 - 24)
    // One that was sent and all others that were left.
    answers.pop()?.end().resume()
    await expect.poll(() => take(null)).toBe(true)
    for (const raw of answers.splice(0)) raw.destroy()
    await new Promise(setImmediate)
  }
})
