/**
 * The examples for proxies, each as Debian's program runs it, with TLS in front of a server. Also a
 * restart behind them, as docs/operating/installing.md describes it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import http2 from 'node:http2'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '#main/server/server.ts'
import { longUnless } from '../fixtures/lanes.ts'
import { makeCertificate, type Certificate } from '../fixtures/packaging/certificate.ts'
import { openProxiedServers, type ProxiedServers } from '../fixtures/packaging/proxied-servers.ts'
import { isMissing, proxies, startProxy } from '../fixtures/packaging/proxies.ts'
import { collectLog } from '../fixtures/servers/collect-log.ts'
import { freePort } from '../fixtures/servers/free-port.ts'
import { expectSoon } from '../fixtures/servers/in-time.ts'
import { signIn, Visitor } from '../fixtures/servers/test-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kaban-proxies-'))
let certificate: Certificate
beforeAll(() => (certificate = makeCertificate(folder)))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(proxies)('$name', (proxy) => {
  const missing = isMissing(proxy)
  // Refused guesses are warnings.
  const log = collectLog()
  let address: string
  let ports: [number, number]
  let servers: ProxiedServers
  let first: RunningServer
  const closing: (() => Promise<void>)[] = []

  beforeAll(async () => {
    if (missing) return
    const port = await freePort()
    ports = [await freePort('localhost'), await freePort('localhost')]
    address = `https://localhost:${port}`
    servers = await openProxiedServers(address, log)
    closing.push(servers.close)
    first = await servers.start(ports[0])
    const own = mkdtempSync(path.join(folder, 'proxy-'))
    const running = await startProxy(proxy, { folder: own, certificate, port, servers: ports })
    closing.push(running.stop)
  })
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
  })

  test('pages and a sign-in pass, with cookies for this host alone', async ({ skip }) => {
    skip(Boolean(missing), String(missing))
    const landing = await fetch(address)
    expect(landing.status).toBe(200)
    expect(landing.headers.get('strict-transport-security')).toContain('max-age')
    expect(await landing.text()).toContain('</html>')
    const user = await signIn(address, 'user')
    expect(user.cookie).toContain('__Host-kaban_session=')
    expect((await user.calls.identity.me({})).role).toBe('user')
    expect(await protocolOf(address)).toBe('h2')
  })

  test('each address has its own limit, whatever it claims to be', async ({ skip }) => {
    skip(Boolean(missing), String(missing))
    const guess = (from: string, claimed: string) => guessCode(address, from, claimed)
    const statuses: number[] = []
    for (let tried = 0; tried < 6; tried += 1)
      statuses.push(await guess('127.0.0.2', `198.51.100.${tried}`))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect(await guess('127.0.0.3', '127.0.0.2')).toBe(401)
  })

  test('live events arrive at once', async ({ skip }) => {
    skip(Boolean(missing), String(missing))
    const user = await signIn(address, 'user')
    const stream = await user.fetch('/live')
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    const heard = hear(reader)
    await heard('event: start')
    const began = Date.now()
    await user.calls.tasks.add({ taskId: uuidv7(), title: 'Heard at once' })
    await heard('"topic":"tasks"')
    await expectSoon(servers, began, 1_000, 'The event')
    await reader.cancel()
  })

  test('a file of 5 MB passes, and Kaban itself refuses one of 6 MB', async ({ skip }) => {
    skip(Boolean(missing), String(missing))
    const user = await signIn(address, 'user')
    const { chatId } = await user.calls.chats.openSupport({ chatId: uuidv7() })
    const send = (megabytes: number) =>
      user.fetch(`/chats/${chatId}/attachments?name=slip.pdf&id=${uuidv7()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/pdf' },
        body: pdfOf(megabytes * 1024 * 1024),
      })
    expect((await send(5)).status).toBe(201)
    const refused = await send(6)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ title: 'File Too Large' })
  })

  test(`a restart fails no GET${longUnless(proxy.name === 'Caddy')}`, async ({ skip }) => {
    skip(Boolean(missing), String(missing))
    const user = await signIn(address, 'user')
    const outcomes: unknown[] = []
    let asking = true
    const askers = Array.from({ length: 4 }, async () => {
      const visitor = new Visitor(address)
      visitor.cookie = user.cookie
      while (asking) outcomes.push(await look(visitor))
    })
    await pause(500)
    // A proxy that does not wait has another server meanwhile.
    if (!proxy.waits) await servers.start(ports[1])
    await first.stop()
    await pause(1_000)
    await servers.start(ports[0])
    await pause(1_500)
    asking = false
    await Promise.all(askers)
    expect(outcomes.length).toBeGreaterThan(50)
    expect(Object.groupBy(outcomes, String)).toEqual({ 200: expect.anything() })
  })
})

async function look(visitor: Visitor): Promise<unknown> {
  try {
    const answer = await visitor.fetch('/receipt-key.pem')
    await answer.arrayBuffer()
    await pause(5)
    return answer.status
  } catch (error) {
    return String(error)
  }
}

function protocolOf(address: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const session = http2.connect(address, () => {
      session.close()
      resolve(session.alpnProtocol)
    })
    session.on('error', reject)
  })
}

/** Sends a wrong company access code from one of the addresses of this machine. */
function guessCode(address: string, localAddress: string, claimed: string): Promise<number> {
  const { port } = new URL(address)
  return new Promise((resolve, reject) => {
    const request = https.request({
      host: '127.0.0.1',
      servername: 'localhost',
      port,
      localAddress,
      method: 'POST',
      path: '/rpc/identity/enterCompanyAccess',
      agent: false,
      headers: {
        host: `localhost:${port}`,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': claimed,
      },
    })
    request.on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    request.on('error', reject)
    request.end(JSON.stringify({ json: { code: 'not the code' } }))
  })
}

/** Returns a function that reads the stream until a text has come. */
function hear(reader: ReadableStreamDefaultReader<string>): (text: string) => Promise<void> {
  let all = ''
  return async (text) => {
    while (!all.includes(text)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`The stream ended without ${text}: ${all}`)
      all += value
    }
  }
}

function pdfOf(bytes: number): Buffer<ArrayBuffer> {
  const [head, tail] = ['%PDF-1.4\n1 0 obj<<>>endobj\n%', '\ntrailer<<>>\n%%EOF\n']
  return Buffer.from(head + 'x'.repeat(bytes - head.length - tail.length) + tail)
}
