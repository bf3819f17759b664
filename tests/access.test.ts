import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from './contracts.ts'
import { plainRoutes, procedures } from './access-matrix.ts'
import { signIn, startTestServer, Visitor, type TestServer } from './server.ts'

let server: TestServer
let visitor: Visitor
let user: Visitor
let admin: Visitor

beforeAll(async () => {
  server = await startTestServer()
  visitor = new Visitor(server.address)
  user = await signIn(server.address, 'user')
  admin = await signIn(server.address, 'admin')
})
afterAll(() => server.close())

test('the matrix names every procedure, with the person that its contract names', () => {
  const declared = Object.entries(contracts).flatMap(([room, contract]) =>
    Object.entries(contract).map(([name, procedure]) => [`${room}.${name}`, procedure['~orpc'].meta.who] as const),
  )
  expect(Object.fromEntries(declared)).toEqual(procedures)
})

test('the matrix names every plain route in the source', () => {
  const lines = execFileSync('grep', ['-rnohE', String.raw`\b(app|scope)\.(get|post|put|patch|delete|all)(<[^(]*>)?\('[^']+'`, 'src', '--include=*.ts'], { encoding: 'utf8' })
  const found = lines.trim().split('\n').map((line) => line.replace(/^.*\.(get|post|put|patch|delete|all)(<[^(]*>)?\(/, '$1 '))
  expect(found.sort()).toEqual([...plainRoutes].sort())
})

describe('each procedure opens to those in the matrix and to nobody else', () => {
  // Signing out would end the session the other rows need.
  test.each(Object.entries(procedures).filter(([name]) => name !== 'identity.logout'))('%s: %s', async (name, who) => {
    const statusFor = async (person: Visitor) => (await call(person, name)).status
    expect(isRefusedAtTheDoor(await statusFor(visitor))).toBe(who === 'anyone' ? false : 401)
    expect(isRefusedAtTheDoor(await statusFor(user))).toBe(who === 'admin' ? 403 : false)
    expect(isRefusedAtTheDoor(await statusFor(admin))).toBe(who === 'user' ? 403 : false)
  })
})

/** Any input will do: the door is closed before the input is looked at. */
function call(person: Visitor, name: string): Promise<Response> {
  return person.fetch(`/rpc/${name.replace('.', '/')}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"json":{"no":"thing"}}' })
}

function isRefusedAtTheDoor(status: number): number | false {
  return status === 401 || status === 403 ? status : false
}

describe('plain routes', () => {
  test('files are for their owner and for admins; others and strangers find nothing', async () => {
    expect((await visitor.fetch(`/chats/attachments/${randomUUID()}`)).status).toBe(404)
    expect((await user.fetch(`/chats/attachments/${randomUUID()}`)).status).toBe(404)
    expect((await visitor.fetch(`/chats/${randomUUID()}/attachments?name=a.png`, { method: 'POST', body: 'x' })).status).toBe(401)
    expect((await user.fetch(`/chats/${randomUUID()}/attachments?name=a.png`, { method: 'POST', body: 'x' })).status).toBe(404)
  })

  test('the live stream is for people who are signed in', async () => {
    expect((await visitor.fetch('/live')).status).toBe(204)
    const stream = await user.fetch('/live')
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    await stream.body?.cancel()
  })

  test('health and, in a sample installation, the mailbox are for anyone', async () => {
    expect(await (await visitor.fetch('/healthz')).json()).toMatchObject({ status: 'ok' })
    expect((await visitor.fetch('/mailbox')).status).toBe(200)
  })
})

describe('pages are guarded on the server', () => {
  test.each([
    ['/', 200, '/dashboard', '/admin/dashboard'],
    ['/login', 200, '/dashboard', '/admin/dashboard'],
    ['/dashboard/wallet', '/login?returnTo=%2Fdashboard%2Fwallet', 200, '/admin/dashboard'],
    ['/admin/withdrawals', '/admin/login', '/admin/login', 200],
    ['/admin/login', 200, 200, '/admin/dashboard'],
    ['/no/such/page', '/', '/dashboard', '/admin/dashboard'],
  ])('%s', async (path, ...expected) => {
    const people = [visitor, user, admin]
    const answers = await Promise.all(people.map((person) => person.fetch(path)))
    expect(answers.map((answer) => answer.headers.get('location') ?? answer.status)).toEqual(expected)
  })
})

test('a request that another website makes is refused before anything is looked up', async () => {
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example', cookie: user.cookie }
  const answer = await fetch(`${server.address}/rpc/withdrawals/request`, { method: 'POST', headers, body: '{"json":{}}' })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('in a live installation there is no mailbox', async () => {
  const live = await startTestServer({ env: { KABAN_MODE: 'live' } })
  try {
    const answer = await new Visitor(live.address).fetch('/mailbox')
    expect(answer.status).toBe(404)
  } finally {
    await live.close()
  }
})
