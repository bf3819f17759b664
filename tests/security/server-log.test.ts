/** The access log, and who gets an answer of the sample mailbox and of the live stream. */
import { createHash } from 'node:crypto'
import http from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { createUser } from '#people/identity/server/actions.ts'
import { collectLog } from '../fixtures/servers/collect-log.ts'
import { signIn, startTestServer, Visitor } from '../fixtures/servers/test-server.ts'

const log = collectLog()
const server = await startTestServer({ log, env: { KABAN_ACCESS_LOG: 'on' } })
const quiet = await startTestServer()
afterAll(() => Promise.all([server.close(), quiet.close()]))

test('the access log has a line for each answer, and no secret of it', async () => {
  const visitor = await signIn(server.address, 'user')
  await visitor.fetch('/reset-password?token=very-secret-token')
  await visitor.calls.tasks.mine({})
  const text = JSON.stringify(log.lines)
  expect(text).not.toMatch(/very-secret-token|token=|sample-wallet|cookie|maria@/)
  const answered = log.lines.filter(({ msg }) => msg === 'answered')
  expect(answered).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/reset-password', status: 200 }),
  )
  expect(answered).toContainEqual(
    expect.objectContaining({ method: 'POST', path: '/rpc/identity/login', status: 200 }),
  )
  expect(log.lines.filter(({ msg }) => msg.startsWith('incoming request'))).toEqual([])
})

test('the access log has the line of a live stream when it begins', async () => {
  const visitor = await signIn(server.address, 'user')
  const { body } = await visitor.fetch('/live')
  const line = expect.objectContaining({ method: 'GET', path: '/live', status: 200 })
  await expect.poll(() => log.lines).toContainEqual(line)
  await body?.cancel()
})

test('each refused sign-in is logged as a security event, and says nothing secret', async () => {
  const visitor = new Visitor(server.address)
  const refused = { email: 'nobody.here@example.test', password: 'not-the-password' }
  await expect(visitor.calls.identity.login(refused)).rejects.toThrow(/\S/)
  await expect(visitor.calls.identity.enterCompanyAccess({ code: 'not-it' })).rejects.toThrow(/\S/)
  const events = log.lines.filter(({ msg }) => msg === 'sign-in refused')
  expect(events).toMatchObject([
    { procedure: 'identity.login', refusal: 'wrong-credentials' },
    { procedure: 'identity.enterCompanyAccess' },
  ])
  // All addresses of the internet can be hashed in an hour.
  const plain = createHash('sha256').update('127.0.0.1').digest('hex').slice(0, 16)
  expect(JSON.stringify(events)).not.toContain(plain)
  expect(JSON.stringify(events)).not.toMatch(/nobody\.here|not-the-password|not-it|127\.0\.0\.1/)
})

/** `fetch` sets the Host header itself. */
function statusFor(host: string, address = quiet.address): Promise<number> {
  const { port } = new URL(address)
  return new Promise((resolve, reject) => {
    http
      .get({ host: 'localhost', port, path: '/mailbox', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      .on('error', reject)
  })
}

test('T41 the sample mailbox answers only under the address that it serves', async () => {
  const { port } = new URL(quiet.address)
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost'])
    expect([host, await statusFor(host)]).toEqual([host, 200])
  for (const host of [`evil.test:${port}`, `localhost.evil.test:${port}`, '10.0.0.7', 'a b'])
    expect([host, await statusFor(host)]).not.toEqual([host, 200])
})

test('T20 who must choose a new password first hears no live names', async () => {
  const email = 'owes@example.test'
  const password = 'given-by-the-company'
  await quiet.database.transaction((tx) =>
    createUser(tx, {
      fullName: 'Owes One',
      phoneNumber: '',
      email,
      password,
      role: 'admin',
      status: 'active',
      mustChangePassword: true,
    }),
  )
  const newAdmin = new Visitor(quiet.address)
  await newAdmin.calls.identity.login({ email, password })
  expect((await newAdmin.fetch('/live')).status).toBe(204)
  const own = 'maligayang bati 88'
  await newAdmin.calls.identity.changePassword({
    currentPassword: password,
    password: own,
    confirmPassword: own,
  })
  const leave = new AbortController()
  expect((await newAdmin.fetch('/live', { signal: leave.signal })).status).toBe(200)
  leave.abort()
})
