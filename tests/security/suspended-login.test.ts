/** Closing a login as a browser does it, and later sign-ins with its email. */
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { createUser } from '#people/identity/server/actions.ts'
import {
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '../fixtures/servers/test-server.ts'

let server: TestServer
const login = { email: 'nena@example.test', password: 'maligayang umaga 7' }

beforeAll(async () => {
  server = await startTestServer()
  await server.database.transaction((tx) =>
    createUser(tx, {
      ...login,
      fullName: 'Nena Cruz',
      phoneNumber: '0917 000 1111',
      role: 'user',
      status: 'active',
    }),
  )
})
afterAll(() => server.close())

async function enter(): Promise<Visitor> {
  const visitor = new Visitor(server.address)
  await visitor.calls.identity.login(login)
  return visitor
}

const refusedAs = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { data: { name: string } }) => error.data.name,
  )

test('closing needs a fresh proof', async () => {
  const nena = await enter()
  await server.asOwner(
    `update sessions set proven_at = now() - interval '6 minutes'
     where user_id = (select id from users where email = $1)`,
    [login.email],
  )
  expect(await refusedAs(nena.calls.privacy.close({ confirmation: 'CLOSE' }))).toBe('proof-needed')
  expect((await nena.calls.privacy.closing({})).mayClose).toBe(true)
})

test('a closed user is signed out for good and frees the email for somebody new', async () => {
  const [phone, laptop] = [await enter(), await enter()]
  const { userId } = await phone.calls.identity.me({})
  await phone.calls.chats.openSupport({ chatId: uuidv7() })
  await phone.calls.privacy.close({ confirmation: 'CLOSE' })
  for (const device of [phone, laptop])
    expect((await device.calls.identity.me({})).role).toBe('visitor')
  expect((await laptop.fetch('/live')).status).toBe(204)

  const unknown = await refusedAs(
    new Visitor(server.address).calls.identity.login({
      email: 'nobody@example.test',
      password: login.password,
    }),
  )
  for (const email of [login.email, `closed-${userId}@closed.invalid`]) {
    expect(
      await refusedAs(
        new Visitor(server.address).calls.identity.login({ email, password: login.password }),
      ),
    ).toBe(unknown)
  }

  await new Visitor(server.address).calls.identity.forgotPassword({
    email: `closed-${userId}@closed.invalid`,
  })
  expect(
    await server.asOwner(`select 1 from mail_outbox where to_address like '%@closed.invalid'`),
  ).toEqual([])

  await new Visitor(server.address).calls.identity.register({
    ...login,
    confirmPassword: login.password,
    fullName: 'Nena Cruz',
    phoneNumber: '0917 000 1111',
    bankName: 'GCash',
    accountName: 'Nena Cruz',
    accountNumber: '09170001111',
    termsAgreed: true,
  })
  const found = await server.asOwner<{ id: string; status: string }>(
    'select id, status from users where email = $1',
    [login.email],
  )
  expect(found).toHaveLength(1)
  expect(found[0]?.id).not.toBe(userId)
  expect((await verifyBook(server.database, installationChecks)).problems).toEqual([])
})

test('the console shows the name that is left', async () => {
  const maria = await signIn(server.address, 'user')
  const { userId } = await maria.calls.identity.me({})
  // Closes her login in the database, without paying her money out, which other tests cover.
  await server.asOwner(
    `update users set closed_at = now(), status = 'suspended', password_hash = null,
       full_name = 'Closed user', phone_number = '', email = 'closed-' || id || '@closed.invalid'
     where id = $1`,
    [userId],
  )
  const admin = await signIn(server.address, 'admin')
  const { transactions: rows } = await admin.calls.transactions.adminList({ search: 'Closed user' })
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.userName).toBe('Closed user')
  expect(
    (await admin.calls.withdrawals.adminList({})).withdrawals.some(
      (row) => row.userName === 'Closed user',
    ),
  ).toBe(true)
  await admin.calls.console.overview({})
})
