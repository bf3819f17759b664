import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { Relay } from '#foundation/platform/server/live/relay.ts'
import { pageParts, type PublicSite } from '../shared/rules-page.ts'
import { keepSite, type SiteKeeper } from './keep-site.ts'
import { partsOf, registerPublicLive } from './public-live.ts'

interface Fixture {
  app: FastifyInstance
  keeper: SiteKeeper
  say: (topic: string, id: string) => void
  base: string
}
const fixtures: Fixture[] = []
afterEach(async () => await Promise.all(fixtures.splice(0).map(({ app }) => app.close())))

const most = { ofAddress: 4, inAll: 9 }

/** Behind one proxy, so that a test may come from any address. */
async function open(): Promise<Fixture> {
  const heard = new Set<Parameters<Relay['listen']>[1]>()
  const ends = new Set<() => void>()
  const relay: Relay = {
    listen(caller, hear, end) {
      if (caller.role === 'system') heard.add(hear)
      ends.add(end)
      return () => void ends.delete(end)
    },
    close: () => Promise.resolve(),
  }
  const app = fastify({ trustProxy: (_proxy, hop) => hop < 1, forceCloseConnections: true })
  const keeper = keepSite(
    () => Promise.resolve({} as PublicSite),
    () => {},
    { began: 100 },
  )
  registerPublicLive(app, relay, keeper, most)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const fixture = {
    app,
    keeper,
    base,
    say: (topic: string, id: string) => heard.forEach((hear) => hear({ topic, id })),
  }
  fixtures.push(fixture)
  return fixture
}

/** Answers once the first words of the stream are there. */
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

/** The server hears a moment later that somebody has left. */
const expectRoom = (fixture: Fixture, address: string) =>
  expect.poll(async () => (await listen(fixture, { address })).status).toBe(200)

test('one address has so many streams, an IPv6 customer is one address, and whoever leaves makes room', async () => {
  const fixture = await open()
  const streams = await Promise.all(
    Array.from({ length: most.ofAddress }, (_, place) =>
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

test('there are so many streams in all', async () => {
  const fixture = await open()
  const opened = await Promise.all(
    Array.from({ length: most.inAll }, (_, place) =>
      listen(fixture, { address: `198.51.100.${place}` }),
    ),
  )
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await listen(fixture, { address: '203.0.113.1' })).status).toBe(204)
  opened[3]?.leave()
  await expectRoom(fixture, '203.0.113.1')
})

test('what nobody is shown is told to nobody: a draft, a withdrawal under way, a testimonial in the queue', () => {
  for (const topic of ['content', 'withdrawals', 'testimonials', 'identity', 'chats'])
    expect(partsOf({ topic, id: '0199-of-a-row' })).toEqual([])
  for (const topic of ['content', 'withdrawals', 'testimonials'])
    expect(partsOf({ topic, id: 'live' })).not.toEqual([])
})

test('strangers do not hear that company access was changed', () => {
  expect(partsOf({ topic: 'company', id: 'access' })).toEqual([])
  expect(partsOf({ topic: 'company', id: 'settings' })).not.toEqual([])
})

test('names travel together and alone, and what is kept was forgotten before', async () => {
  const fixture = await open()
  const { first, next } = await listen(fixture)
  expect(first).toBe('retry: 5000\n: open\n\n')
  fixture.say('testimonials', 'live')
  fixture.say('testimonials', '0199-of-a-row')
  fixture.say('company', 'settings')
  expect(fixture.keeper.serial()).toBe(102)
  expect(await next()).toBe('data: ["testimonials","state","brand","contact","foot"]\n\n')
})

test('a page hears what it missed, and everything when another server drew it, or this one before it was started again', async () => {
  const fixture = await open()
  fixture.say('company', 'settings')
  const missed = async (since: number) =>
    /data: (.*)\n/.exec((await listen(fixture, { since: String(since) })).first)?.[1]
  expect(await missed(101)).toBeUndefined()
  expect(await missed(100)).toBe(JSON.stringify(['state', 'brand', 'contact', 'foot']))
  for (const since of [99, 102]) expect(await missed(since)).toBe(JSON.stringify(pageParts))
})
