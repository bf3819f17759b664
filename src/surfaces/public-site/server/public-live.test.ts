import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { Relay } from '#foundation/platform/server/live/relay.ts'
import { pageParts, type PublicSite } from '../shared/rules-page.ts'
import { partsOf, registerPublicLive } from './public-live.ts'
import { createSiteCache, type SiteCache } from './site-cache.ts'

interface Fixture {
  app: FastifyInstance
  cache: SiteCache
  say: (topic: string, id: string) => void
  base: string
}
const fixtures: Fixture[] = []
afterEach(async () => await Promise.all(fixtures.splice(0).map(({ app }) => app.close())))

const limits = { ofAddress: 4, inAll: 9 }

/** The server trusts one proxy, so that a test can use any address. */
async function open(): Promise<Fixture> {
  const heard = new Set<Parameters<Relay['listen']>[1]>()
  const ends = new Set<() => void>()
  const relay: Pick<Relay, 'listen'> = {
    listen(caller, hear, end) {
      if (caller.role === 'system') heard.add(hear)
      ends.add(end)
      return () => void ends.delete(end)
    },
  }
  const app = fastify({ trustProxy: (_proxy, hop) => hop < 1, forceCloseConnections: true })
  const cache = createSiteCache(
    () => Promise.resolve({} as PublicSite),
    () => {},
    { began: 100 },
  )
  registerPublicLive(app, relay, cache, limits)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const fixture = {
    app,
    cache,
    base,
    say: (topic: string, id: string) => heard.forEach((hear) => hear({ topic, id })),
  }
  fixtures.push(fixture)
  return fixture
}

/** Resolves once the first text of the stream has arrived. */
async function listen(
  { base }: Fixture,
  { address = '192.0.2.1', since = '' }: { address?: string; since?: string } = {},
) {
  const leave = new AbortController()
  const { status, body } = await fetch(`${base}/site/live?since=${since}`, {
    headers: { 'x-forwarded-for': address },
    signal: leave.signal,
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value ?? ''
  return { status, first: status === 200 ? await next() : '', next, leave: () => leave.abort() }
}

/** The server notices with a short delay that a client has left. */
const expectRoom = (fixture: Fixture, address: string) =>
  expect.poll(async () => (await listen(fixture, { address })).status).toBe(200)

test('limits the streams of an address or IPv6 prefix; closing one frees a place', async () => {
  const fixture = await open()
  const streams = await Promise.all(
    Array.from({ length: limits.ofAddress }, (_, place) =>
      listen(fixture, { address: `2001:db8:1:2::${place + 1}` }),
    ),
  )
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await listen(fixture, { address: '2001:db8:1:2:ffff::1' })).status).toBe(204)
  expect((await listen(fixture, { address: '2001:db8:1:3::1' })).status).toBe(200)
  streams[0]?.leave()
  await expectRoom(fixture, '2001:db8:1:2::9')
  expect((await listen(fixture, { address: '2001:db8:1:2::9' })).status).toBe(204)
})

test('limits the streams of all addresses together', async () => {
  const fixture = await open()
  const opened = await Promise.all(
    Array.from({ length: limits.inAll }, (_, place) =>
      listen(fixture, { address: `198.51.100.${place}` }),
    ),
  )
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await listen(fixture, { address: '203.0.113.1' })).status).toBe(204)
  opened[3]?.leave()
  await expectRoom(fixture, '203.0.113.1')
})

test('never announces a draft, an open withdrawal or a queued testimonial', () => {
  for (const topic of ['content', 'withdrawals', 'testimonials', 'identity', 'chats'])
    expect(partsOf({ topic, id: '0199-of-a-row' })).toEqual([])
  for (const topic of ['content', 'withdrawals', 'testimonials'])
    expect(partsOf({ topic, id: 'live' })).not.toEqual([])
})

test('an offer that opens or closes changes the plans', () => {
  expect(partsOf({ topic: 'offers', id: '0199-of-an-offer' })).toEqual(['plans'])
})

test('never announces a change of company access', () => {
  expect(partsOf({ topic: 'company', id: 'access' })).toEqual([])
  expect(partsOf({ topic: 'company', id: 'settings' })).not.toEqual([])
})

test('sends only names, batched into one message, after it has invalidated the cache', async () => {
  const fixture = await open()
  const { first, next } = await listen(fixture)
  expect(first).toBe('retry: 5000\n: open\n\n')
  fixture.say('testimonials', 'live')
  fixture.say('testimonials', '0199-of-a-row')
  fixture.say('company', 'settings')
  expect(fixture.cache.serial()).toBe(102)
  expect(await next()).toBe('data: ["testimonials","state","brand","contact","foot"]\n\n')
})

test('a page gets the names it missed, or all when another process rendered it', async () => {
  const fixture = await open()
  fixture.say('company', 'settings')
  const missed = async (since: number) =>
    /data: (.*)\n/.exec((await listen(fixture, { since: String(since) })).first)?.[1]
  expect(await missed(101)).toBeUndefined()
  expect(await missed(100)).toBe(JSON.stringify(['state', 'brand', 'contact', 'foot']))
  for (const since of [99, 102]) expect(await missed(since)).toBe(JSON.stringify(pageParts))
})
