/** A process that serves, and the others on its port: they speak through the first process. */
import cluster from 'node:cluster'
import { within } from '#foundation/platform/server/within.ts'
import type { Figures, FromServer, ProcessPlace, ToServer } from './messages.ts'

export interface Siblings {
  place: ProcessPlace
  /** How the others get the figures of this one. */
  tellFigures(read: () => Promise<Figures>): void
  /** Those of every process that answers in time. */
  figures(): Promise<Figures[]>
}

/** More than the first process waits for each. */
const figuresWithinMs = 3_000

export function send(message: FromServer, sent = (): void => {}): void {
  if (process.connected) cluster.worker?.send(message, sent)
}

export function openSiblings(place: ProcessPlace): Siblings & { hear(message: ToServer): void } {
  let read = (): Promise<Figures> => Promise.resolve([])
  let asked = 0
  const asks = new Map<number, (all: Figures[]) => void>()
  async function answer(askId: number): Promise<void> {
    // An empty answer is better than a scrape that waits for a gauge that cannot be read.
    send({ kind: 'figures', askId, figures: await read().catch(() => []) })
  }
  return {
    place,
    tellFigures: (how) => void (read = how),
    async figures() {
      asked += 1
      const askId = asked
      const all = new Promise<Figures[]>((resolve) => asks.set(askId, resolve))
      send({ kind: 'ask figures', askId })
      return await within(figuresWithinMs, all, []).finally(() => asks.delete(askId))
    },
    hear(message) {
      if (message.kind === 'tell figures') void answer(message.askId)
      else if (message.kind === 'all figures') asks.get(message.askId)?.(message.all)
    },
  }
}
