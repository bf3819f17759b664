/** The security headers of every response, over http and https. */
import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveOutDocumentHeaders } from '#foundation/platform/server/http/browser-security.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import { freePort } from '../fixtures/servers/free-port.ts'
import { startTestServer, Visitor } from '../fixtures/servers/test-server.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

const paths = [
  '/',
  '/login',
  '/dashboard',
  '/admin/withdrawals',
  '/kit',
  '/mailbox',
  '/terms',
  '/no/such/page',
  '/livez',
  '/healthz',
  '/readyz',
  '/rpc/identity/me',
  '/rpc/no/such',
  '/assets/no.js',
  '/favicon.svg',
  '/worker.js',
  '/offline-worker.js',
  '/offline.html',
  '/index.html',
]

test('T33 only the page that scans receipts may ask for the camera', async () => {
  for (const path of ['/verify', '/verify/REF20261121ABC123-0123456789ABCDEF']) {
    const { headers, body } = await fixture.people.visitor.fetch(path)
    await body?.cancel()
    expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(), geolocation=()')
  }
})

describe('T33 the headers let the browser run only our own files', () => {
  test.each(paths)('%s', async (path) => {
    for (const person of Object.values(fixture.people)) {
      const { headers, body } = await person.fetch(path)
      await body?.cancel()
      const policy = policyOf(headers)
      expect(policy['script-src']).toEqual(["'self'"])
      expect(policy['default-src']).toEqual(["'self'"])
      expect(policy['connect-src']).toEqual(["'self'"])
      expect(policy['form-action']).toEqual(["'self'"])
      for (const nothing of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(policy[nothing], nothing).toEqual(["'none'"])
      expect(policy['require-trusted-types-for']).toEqual(["'script'"])
      // One name, without 'allow-duplicates': that would let a script make a policy of its own
      // under the same name.
      expect(policy['trusted-types']).toEqual(['kaban-worker'])
      // No directive names another site, and scripts have neither inline nor eval.
      const sources = Object.values(policy)
        .flat()
        .filter(
          (source) =>
            !["'script'", "'none'", "'self'", 'blob:', 'data:', 'kaban-worker'].includes(source),
        )
      expect(sources).toEqual(["'unsafe-inline'"])
      expect(policy['style-src']).toContain("'unsafe-inline'")
      expect(Object.fromEntries(headers)).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'x-dns-prefetch-control': 'off',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      })
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    }
  })

  test('a file from a chat cannot run anything', async () => {
    const { headers } = await fixture.people.owner.fetch(
      `/chats/attachments/${fixture.things.sentFileId}`,
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
})

test.each(['/live', '/site/live'])('a stream runs and shows nothing: %s', async (path) => {
  for (const person of Object.values(fixture.people)) {
    const { headers, body } = await person.fetch(path)
    await body?.cancel()
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('scripts, styles and fonts carry no headers for documents; their errors do', async () => {
  const app = fastify()
  await app.register(helmet)
  app.addHook('onSend', leaveOutDocumentHeaders)
  app.get('/', () => 'page')
  app.get('/assets/a.js', () => 'script')
  const headersOf = async (url: string) => (await app.inject(url)).headers
  for (const address of ['/', '/assets/none.js', '/?/assets/'])
    expect(await headersOf(address), address).toHaveProperty('content-security-policy')
  const { date: _, ...left } = await headersOf('/assets/a.js')
  expect(Object.keys(left).toSorted()).toEqual([
    'connection',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'x-content-type-options',
  ])
  await app.close()
})

test.each(['/reset-password?token=secret', '/not-me?token=secret', '/verify-email?token=secret'])(
  'T26 the page of a mailed link leaks its address to no other site and no cache: %s',
  async (path) => {
    const { status, headers } = await fixture.people.visitor.fetch(path)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  },
)

test('over https, HSTS is sent and cookies are for this host only', async () => {
  const port = String(await freePort('localhost'))
  const server = await startTestServer({
    env: { PORT: port, KABAN_PUBLIC_URL: 'https://wallet.example.ph' },
  })
  try {
    // Behind a proxy for https, the server itself speaks http.
    const address = `http://localhost:${port}`
    for (const path of ['/', '/live']) {
      const { headers } = await new Visitor(address).fetch(path)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    }
    const login = await new Visitor(address).fetch('/rpc/identity/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        json: { email: 'maria@sample.kaban.test', password: 'sample-wallet-1' },
      }),
    })
    expect(login.status).toBe(200)
    const cookies = login.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-kaban_/)
      for (const mark of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
        expect(cookie).toContain(mark)
      expect(cookie).not.toContain('; Domain')
    }
    // The language cookie opens nothing, but is secure as well.
    expect((await new Visitor(address).fetch('/?lang=fil')).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^kaban-language=fil; .*Secure/),
    ])
  } finally {
    await server.close()
  }
})

test('over http no HSTS is sent', async () => {
  expect(
    (await fixture.people.visitor.fetch('/')).headers.get('strict-transport-security'),
  ).toBeNull()
})

/** Returns the sources of each directive. */
function policyOf(headers: Headers): Record<string, string[]> {
  const parts = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]))
}
