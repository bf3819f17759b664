/**
 * GET /site/live streams the names of the changed parts of the public pages. It sends only names
 * and is open to everyone.
 */
import type { FastifyInstance } from 'fastify'
import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import { comeBack } from '#foundation/platform/server/http/drain.ts'
import {
  countStreams,
  startEventStream,
  streamRoute,
} from '#foundation/platform/server/http/live-stream.ts'
import { publicViewId, type Relay } from '#foundation/platform/server/live/relay.ts'
import { pageParts, type PagePart } from '../shared/rules-page.ts'
import type { SiteCache } from './site-cache.ts'

/** Limits on open streams. Many phones share one address of their mobile network. */
const streamLimits = { ofAddress: 40, inAll: 2_000 }
const heartbeatMs = 25_000
/** Changes within this time are batched into one message. */
const gatherMs = 500

/** Most changes of these modules are not public. They publish `publicViewId` for those that are. */
const mostlyHidden = ['content', 'withdrawals', 'testimonials']

const partsByTopic: Record<string, readonly PagePart[]> = {
  site: pageParts,
  content: ['ticker', 'brand', 'home', 'plans', 'news', 'highlights', 'legal', 'contact', 'foot'],
  withdrawals: ['ticker', 'home', 'payouts', 'proofs'],
  offers: ['plans'],
  market: ['ticker', 'market'],
  testimonials: ['testimonials'],
  company: ['state', 'brand', 'contact', 'foot'],
}

/** Returns the parts of the public pages that a change of this topic affects. */
export function partsOf({ topic, id }: { topic: string; id: string }): readonly PagePart[] {
  // A change of company access must stay hidden from everyone who listens.
  if (topic === 'company' && id !== 'settings') return []
  return mostlyHidden.includes(topic) && id !== publicViewId ? [] : (partsByTopic[topic] ?? [])
}

/** Invalidates the cache before it sends any message. */
export function registerPublicLive(
  app: FastifyInstance,
  relay: Pick<Relay, 'listen'>,
  cache: SiteCache,
  limits = streamLimits,
): void {
  countStreams(app)
  const streams = openStreams(limits)
  const waiting = new Set<PagePart>()
  const changedAt = new Map<PagePart, number>()
  let gathering: NodeJS.Timeout | undefined

  const stop = relay.listen({ role: 'system' }, onChange, () => {
    clearTimeout(gathering)
    clearInterval(beat)
  })
  const beat = setInterval(() => streams.send(': beat\n\n'), heartbeatMs)
  app.addHook('onClose', (_app, done) => {
    stop()
    clearTimeout(gathering)
    clearInterval(beat)
    done()
  })

  function onChange(name: { topic: string; id: string }): void {
    const parts = partsOf(name)
    if (parts.length === 0) return
    cache.forget()
    for (const part of parts) {
      waiting.add(part)
      changedAt.set(part, cache.serial())
    }
    gathering ??= setTimeout(sendParts, gatherMs)
  }

  function sendParts(): void {
    gathering = undefined
    streams.send(eventOf([...waiting]))
    waiting.clear()
  }

  /** Returns every part when another server, or an earlier process, rendered the page. */
  function changedSince(serial: number): PagePart[] {
    return serial < cache.began || serial > cache.serial()
      ? [...pageParts]
      : pageParts.filter((part) => (changedAt.get(part) ?? 0) > serial)
  }

  app.get<{ Querystring: { since?: string } }>('/site/live', streamRoute, (request, reply) => {
    const address = addressKey(request.ip)
    // 204 stops an EventSource from reconnecting. The page works without live updates.
    if (streams.isFull(address)) return reply.status(204).send()
    const stream = startEventStream(reply, 5_000, end)
    const since = Number(request.query.since || NaN)
    const missed = Number.isSafeInteger(since) ? changedSince(since) : []
    if (missed.length > 0) stream.write(eventOf(missed))
    const remove = streams.add(address, (text) => void stream.write(text))
    const stopListening = relay.listen(
      { role: 'visitor' },
      () => {},
      () => {
        if (!stream.writableEnded) stream.write(comeBack(app.openStreams.size))
        end()
      },
    )
    function end(): void {
      if (!remove()) return
      stopListening()
      stream.end()
    }
    return reply
  })
}

function eventOf(parts: PagePart[]): string {
  return `data: ${JSON.stringify(parts)}\n\n`
}

/** The open streams, counted per address. */
function openStreams(limits: typeof streamLimits) {
  const sends = new Set<(text: string) => void>()
  const ofAddress = new Map<string, number>()
  return {
    isFull: (address: string): boolean =>
      sends.size >= limits.inAll || (ofAddress.get(address) ?? 0) >= limits.ofAddress,
    send(text: string): void {
      for (const send of sends) send(text)
    },
    /** Returns a function that removes the stream; it returns false if that was done before. */
    add(address: string, send: (text: string) => void): () => boolean {
      sends.add(send)
      ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1)
      return () => {
        if (!sends.delete(send)) return false
        const left = (ofAddress.get(address) ?? 1) - 1
        if (left > 0) ofAddress.set(address, left)
        else ofAddress.delete(address)
        return true
      }
    },
  }
}
