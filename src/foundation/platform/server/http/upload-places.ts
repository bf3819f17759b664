/**
 * Limits how many uploads are under way at once, from their first byte to their answer: of all
 * people, of visitors, and of visitors from one address. Per process.
 */
import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'

const placesMax = { all: 200, visitors: 24, address: 4 }

const taken = new Map<string, number>()

/**
 * False when there is none. `visitorFrom`: the address of a visitor; null for somebody who is
 * signed in.
 */
export function takeUploadPlace(reply: FastifyReply, visitorFrom: string | null): boolean {
  const places: [key: string, max: number][] = [['all', placesMax.all]]
  if (visitorFrom !== null) {
    places.push(['visitors', placesMax.visitors], [`from ${visitorFrom}`, placesMax.address])
  }
  if (places.some(([key, max]) => (taken.get(key) ?? 0) >= max)) return false
  for (const [key] of places) taken.set(key, (taken.get(key) ?? 0) + 1)
  // Once, whether the answer was sent or the client left.
  finished(reply.raw, () => {
    for (const [key] of places) {
      const left = (taken.get(key) ?? 0) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  })
  return true
}
