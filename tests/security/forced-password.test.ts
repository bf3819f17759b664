/** A user whose password somebody else chose can only choose another password. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '#people/identity/server/actions.ts'
import { everyProcedure } from '../access/contract-walk.ts'
import { refused } from '../fixtures/people/identity-fixture.ts'
import { startTestServer, Visitor, type TestServer } from '../fixtures/servers/test-server.ts'

let server: TestServer
let [newcomer, newAdmin]: Visitor[] = []

const given = 'given-by-the-company'
const own = 'maligayang bati 88'
const login = {
  phoneNumber: '',
  password: given,
  status: 'active',
  mustChangePassword: true,
} as const

async function signInFirst(email: string): Promise<Visitor> {
  const visitor = new Visitor(server.address)
  await visitor.calls.identity.login({ email, password: given })
  return visitor
}

beforeAll(async () => {
  server = await startTestServer()
  await server.database.transaction(async (tx) => {
    await createUser(tx, {
      ...login,
      fullName: 'Nena New',
      email: 'nena@example.test',
      role: 'user',
    })
    await createUser(tx, {
      ...login,
      fullName: 'Ador New',
      email: 'ador@example.test',
      role: 'admin',
    })
  })
  newcomer = await signInFirst('nena@example.test')
  newAdmin = await signInFirst('ador@example.test')
})
afterAll(() => server.close())

/** The procedures that lead to a new password or away. */
const open = [
  'identity.proofWays',
  'identity.prove',
  'identity.mailCode',
  'identity.resume',
  'identity.changePassword',
]

describe('every procedure for signed-in people is closed to them', () => {
  const closed = everyProcedure.filter(
    ({ name, meta }) => meta.who !== 'anyone' && !open.includes(name),
  )
  test.each(closed)('$name', async ({ name, meta }) => {
    const person = meta.who === 'admin' ? newAdmin : newcomer
    const answer = await person!.fetch(`/rpc/${name.replace('.', '/')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"json":{"no":"thing"}}',
    })
    expect([
      answer.status,
      ((await answer.json()) as { json: { data: { name: string } } }).json.data.name,
    ]).toEqual([403, 'new-password-first'])
  })
  test('no other procedure is open', () => {
    expect(
      everyProcedure.filter(({ meta }) => meta.duringPasswordChange).map(({ name }) => name),
    ).toEqual(open)
  })
})

test('plain routes treat them as visitors', async () => {
  for (const place of ['/privacy/export', '/statements/2026-11/csv'])
    expect((await newcomer!.fetch(place)).status).toBe(401)
  const [version] = await server.asOwner<{ id: string }>(
    `select id from content_versions where kind = 'faq' limit 1`,
  )
  // A draft is for the staff, and they are not signed in yet.
  expect((await newAdmin!.fetch(`/admin/preview/${version?.id}`)).headers.get('location')).toMatch(
    /^\/admin\/login\?returnTo=/,
  )
})

test('the password must change, and the given one is refused', async () => {
  expect(await newcomer!.calls.identity.me({})).toMatchObject({
    role: 'user',
    mustChangePassword: true,
  })
  const same = { currentPassword: given, password: given, confirmPassword: given }
  expect(await refused(newcomer!.calls.identity.changePassword(same))).toMatchObject({
    name: 'given-password',
    field: 'password',
  })
})

test('after choosing a password of their own everything opens in the same session', async () => {
  await newcomer!.calls.identity.changePassword({
    currentPassword: given,
    password: own,
    confirmPassword: own,
  })
  expect((await newcomer!.calls.identity.me({})).mustChangePassword).toBeUndefined()
  expect(await newcomer!.calls.transactions.balance({})).toMatchObject({ availableCentavos: 0n })
})

test('a password set by a mailed link is their own too', async () => {
  const visitor = new Visitor(server.address)
  await visitor.calls.identity.forgotPassword({ email: 'ador@example.test' })
  const [mail] = await server.asOwner<{ path: string }>(
    `select content->'action'->>'path' as path from mail_outbox
     where to_address = 'ador@example.test' and kind = 'reset_password'`,
  )
  await visitor.calls.identity.resetPassword({
    token: mail!.path.split('token=')[1]!,
    password: own,
    confirmPassword: own,
  })
  await visitor.calls.identity.login({ email: 'ador@example.test', password: own })
  expect((await visitor.calls.identity.me({})).mustChangePassword).toBeUndefined()
})
