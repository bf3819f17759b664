/**
 * GET /site/live: whoever reads a public page hears which parts of it changed. Only their names
 * travel, and anybody may hear them.
 */
import type { FastifyInstance } from 'fastify'
import { publicViewId, type Relay } from '#foundation/platform/server/live/relay.ts'
import { addressKey } from '#people/identity/server/sign-in/address-key.ts'
import { pageParts, type PagePart } from '../shared/rules-page.ts'
import type { SiteKeeper } from './keep-site.ts'

/** How many streams there may be: many phones share the one address of their network. */
const mostStreams = { ofAddress: 40, inAll: 2_000 }
const heartbeatMs = 25_000
/** What changes together is told together. */
const gatherMs = 500

/**
 * Of these rooms most of what changes is not public: a draft, a request under way. They name what
 * is.
 */
const mostlyHidden = ['content', 'withdrawals', 'testimonials']

const shown: Record<string, readonly PagePart[]> = {
  site: pageParts,
  content: ['ticker', 'brand', 'home', 'plans', 'news', 'highlights', 'legal', 'contact', 'foot'],
  withdrawals: ['ticker', 'home', 'payouts', 'proofs'],
  market: ['ticker', 'market'],
  testimonials: ['testimonials'],
  company: ['state', 'brand', 'contact', 'foot'],
}

/** The parts of the public pages that say something of what was named. */
export function partsOf({ topic, id }: { topic: string; id: string }): readonly PagePart[] {
  // Whether company access is on concerns the staff alone: a stranger who listens must not hear when it is changed.
  if (topic === 'company' && id !== 'settings') return []
  return mostlyHidden.includes(topic) && id !== publicViewId ? [] : (shown[topic] ?? [])
}

/** What the keeper has is forgotten before anybody is told. */
export function registerPublicLive(
  app: FastifyInstance,
  relay: Relay,
  keeper: SiteKeeper,
  most = mostStreams,
): void {
  const streams = new Set<(text: string) => void>()
  const ofAddress = new Map<string, number>()
  const waiting = new Set<PagePart>()
  const changedAt = new Map<PagePart, number>()
  let telling: NodeJS.Timeout | undefined

  const stop = relay.listen({ role: 'system' }, hear, () => {
    clearTimeout(telling)
    clearInterval(beat)
  })
  const beat = setInterval(() => tell(': beat\n\n'), heartbeatMs)
  app.addHook('onClose', (_app, done) => {
    stop()
    clearTimeout(telling)
    clearInterval(beat)
    done()
  })

  function hear(name: { topic: string; id: string }): void {
    const parts = partsOf(name)
    if (parts.length === 0) return
    keeper.forget()
    for (const part of parts) {
      waiting.add(part)
      changedAt.set(part, keeper.serial())
    }
    telling ??= setTimeout(tellParts, gatherMs)
  }

  function tellParts(): void {
    telling = undefined
    tell(saying([...waiting]))
    waiting.clear()
  }

  function tell(text: string): void {
    for (const say of streams) say(text)
  }

  /** Of a page that another server drew, or this one before it was started again, nothing is known. */
  function changedSince(serial: number): PagePart[] {
    return serial < keeper.began || serial > keeper.serial()
      ? [...pageParts]
      : pageParts.filter((part) => (changedAt.get(part) ?? 0) > serial)
  }

  app.get<{ Querystring: { since?: string } }>('/site/live', (request, reply) => {
    const address = addressKey(request.ip)
    const here = ofAddress.get(address) ?? 0
    // 204 tells an EventSource to stay away; the page goes on without news.
    if (streams.size >= most.inAll || here >= most.ofAddress) return reply.status(204).send()
    reply.hijack()
    const stream = reply.raw
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) stream.setHeader(name, value)
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    stream.write('retry: 5000\n: open\n\n')
    const since = Number(request.query.since || NaN)
    const missed = Number.isSafeInteger(since) ? changedSince(since) : []
    if (missed.length > 0) stream.write(saying(missed))
    const say = (text: string): void => void stream.write(text)
    const forget = relay.listen({ role: 'visitor' }, () => {}, end)
    streams.add(say)
    ofAddress.set(address, here + 1)
    function end(): void {
      if (!streams.delete(say)) return
      forget()
      const left = (ofAddress.get(address) ?? 1) - 1
      if (left > 0) ofAddress.set(address, left)
      else ofAddress.delete(address)
      stream.end()
    }
    stream.on('error', end)
    stream.on('close', end)
    return reply
  })
}

function saying(parts: PagePart[]): string {
  return `data: ${JSON.stringify(parts)}\n\n`
}
