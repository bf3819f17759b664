/** Requests every route besides the procedures and files, as every kind of person. */

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import { startTestServer, Visitor } from '../fixtures/servers/test-server.ts'
import { plainRoutes } from './plain-route-list.ts'
import { everybody, statusesOf } from './statuses.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

test('the matrix names every plain route in the source', () => {
  const registration = /\b(?:app|scope)\.(get|post|put|patch|delete|all)(?:<[^(]*>)?\(\s*('[^']+')/g
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(registration)])
    .map(([, method, address]) => `${method} ${address}`)
  expect(found.toSorted()).toEqual(plainRoutes.toSorted())
})

test("get '/live' is for people who are signed in", async () => {
  expect(await statusesOf(fixture.people, (person) => person.fetch('/live'))).toEqual({
    ...everybody(200),
    visitor: 204,
    suspended: 204,
    unverified: 204,
  })
})

test.each(['/livez', '/healthz', '/readyz', '/mailbox', '/kit'])(
  "get '%s' is for anyone in a sample installation",
  async (address) => {
    expect(await statusesOf(fixture.people, (person) => person.fetch(address))).toEqual(
      everybody(200),
    )
  },
)

test("get '/worker.js' and '/index.html' are the same for anyone and never cached", async () => {
  for (const [path, type] of [
    ['/worker.js', 'text/javascript'],
    ['/index.html', 'text/html'],
  ] as const) {
    const answers = await Promise.all(
      Object.values(fixture.people).map((person) => person.fetch(path)),
    )
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    for (const { status, headers } of answers) {
      expect(status).toBe(200)
      expect(headers.get('content-type')).toContain(type)
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.getSetCookie()).toEqual([])
    }
  }
  // The list of built files is not public.
  expect(await statusesOf(fixture.people, (person) => person.fetch('/.built-files.json'))).toEqual(
    everybody(404),
  )
})

test.each(['/receipt-key.pem', '/seal-key.pem'])(
  "get '%s' is for anyone and contains only the public key",
  async (address) => {
    expect(await statusesOf(fixture.people, (person) => person.fetch(address))).toEqual(
      everybody(200),
    )
    const answer = await fixture.people.visitor.fetch(address)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await answer.text()).toMatch(
      /^-----BEGIN PUBLIC KEY-----\n[A-Za-z0-9+/=]{60}\n-----END PUBLIC KEY-----\n$/,
    )
  },
)

test("get '/assets/:name' sends the files of that folder to anyone, and none above", async () => {
  const [script = ''] = readdirSync('dist/browser/assets').filter((name) => name.endsWith('.js'))
  const people = Object.values(fixture.people)
  for (const { status, headers } of await Promise.all(
    people.map((person) => person.fetch(`/assets/${script}`)),
  )) {
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  for (const name of ['..%2Findex.html', '%2e%2e%2f.built-files.json', '..%5Cindex.html', '.', ''])
    expect((await people[0]!.fetch(`/assets/${name}`)).status, name).not.toBe(200)
})

test('a live installation has no mailbox, no page of the kit and none of its files', async () => {
  const page = await (await fixture.people.visitor.fetch('/kit')).text()
  const files = [...page.matchAll(/"(\/kit\/assets\/[^"]+)"/g)].map(([, file]) => String(file))
  expect(files.length).toBeGreaterThan(1)
  for (const file of files)
    expect((await fixture.people.visitor.fetch(file)).status, file).toBe(200)
  const live = await startTestServer({ env: { KABAN_MODE: 'live' } })
  try {
    const visitor = new Visitor(live.address)
    for (const address of ['/mailbox', '/kit', '/kit/', ...files, '/.kit/kit.html'])
      expect((await visitor.fetch(address)).status, address).toBe(404)
  } finally {
    await live.close()
  }
})

test("get '/social/:provider' and its callback redirect to our pages only", async () => {
  const redirectsOf = async (path: string) => {
    const before = fixture.people.visitor.cookie
    const addresses = await Promise.all(
      Object.values(fixture.people).map(async (person) =>
        (await person.fetch(path)).headers.get('location'),
      ),
    )
    expect(fixture.people.visitor.cookie).toBe(before)
    return addresses
  }
  for (const path of [
    '/social/google',
    '/social/..%2f',
    '/social/google/callback?code=x&state=x',
  ]) {
    for (const address of await redirectsOf(path))
      expect(['/login?social=failed', '/dashboard', '/admin/dashboard']).toContain(address)
  }
})

test("get and post '/digest/stop' depend on the token alone, never on who asks", async () => {
  const { visitor, owner } = fixture.people
  expect(
    await statusesOf(fixture.people, (person) => person.fetch('/digest/stop?token=x')),
  ).toEqual(everybody(404))
  expect(
    await statusesOf(fixture.people, (person) =>
      person.fetch('/digest/stop', { method: 'POST', body: new URLSearchParams({ token: 'x' }) }),
    ),
  ).toEqual(everybody(404))
  const { userId } = await owner.calls.identity.me({})
  await fixture.asOwner('insert into digest_choices (user_id, wanted) values ($1, true)', [userId])
  await fixture.asOwner(
    `insert into digest_weeks (user_id, week, stop_token_hash) values ($1, '2026-11-16', $2)`,
    [userId, createHash('sha256').update('secret').digest()],
  )
  const wanted = () =>
    fixture.asOwner('select wanted from digest_choices where user_id = $1', [userId])
  const asked = await visitor.fetch('/digest/stop?token=secret')
  expect(asked.status).toBe(200)
  expect(asked.headers.get('cache-control')).toBe('no-store')
  expect(await asked.text()).toMatch(
    /<form (?=[^>]*method="post")[^>]*action="\/digest\/stop\?token=secret"/,
  )
  expect(await wanted()).toEqual([{ wanted: true }])
  // As mail programs do it: no cookie, no origin, and a form of one field (RFC 8058).
  const ended = await fetch(`${fixture.address}/digest/stop?token=secret`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(ended.status).toBe(200)
  expect(await wanted()).toEqual([{ wanted: false }])
})

test("all '/rpc/*' refuses requests from another website", async () => {
  const headers = {
    'content-type': 'application/json',
    origin: 'https://evil.example',
    cookie: fixture.people.owner.cookie,
  }
  const answer = await fetch(`${fixture.address}/rpc/withdrawals/request`, {
    method: 'POST',
    headers,
    body: '{"json":{}}',
  })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ json: { data: { name: 'foreign-origin' } } })
})
