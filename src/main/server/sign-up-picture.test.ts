import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Registration } from '#people/identity/shared/rules-forms.ts'
import { permitHeader } from '#people/profile/shared/rules.ts'
import { png } from '#tests/fixtures/people/avatar-fixture.ts'
import { startTestServer, Visitor, type TestServer } from '#tests/fixtures/servers/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'maligayang umaga 7'
const nena: Registration = {
  fullName: 'Nena Villanueva',
  phoneNumber: '0917 555 0101',
  email: 'nena@example.test',
  password,
  confirmPassword: password,
  bankName: 'GCash',
  accountName: 'Nena Villanueva',
  accountNumber: '09175550101',
  termsAgreed: true,
}

async function claimOf(person: Visitor): Promise<string> {
  const { permit } = await person.calls.profile.askPicturePermit({})
  const answer = await person.fetch('/avatars', {
    method: 'POST',
    headers: { 'content-type': 'image/png', [permitHeader]: permit },
    body: png,
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { claim: string }).claim
}

async function signedIn(email: string): Promise<Visitor> {
  const [mail] = await server.asOwner<{ path: string }>(
    `select content->'action'->>'path' as path from mail_outbox
     where to_address = $1 and kind = 'verify_email' order by id desc limit 1`,
    [email],
  )
  const person = new Visitor(server.address)
  await person.calls.identity.verifyEmail({ token: mail?.path.split('token=')[1] ?? '' })
  await person.calls.identity.login({ email, password })
  return person
}

test('after the first sign-in, only the owner can see the picture chosen at sign-up', async () => {
  const visitor = new Visitor(server.address)
  await visitor.calls.identity.register({ ...nena, avatarClaim: await claimOf(visitor) })
  const person = await signedIn(nena.email)
  const { avatarId } = await person.calls.identity.me({})
  expect(await person.calls.profile.mine({})).toMatchObject({ avatarId })
  const shown = await person.fetch(`/avatars/${avatarId}`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await visitor.fetch(`/avatars/${avatarId}`)).status).toBe(404)
})

test('a sign-up with a taken email changes neither its owner’s picture nor the claim', async () => {
  const stranger = new Visitor(server.address)
  const pictures = () =>
    server.asOwner(
      `select id, user_id, claim_hash,
         (select count(*) from users u where u.avatar_id = a.id) as users
       from avatars a order by id`,
    )
  const claim = await claimOf(stranger)
  const before = await pictures()
  expect(await stranger.calls.identity.register({ ...nena, avatarClaim: claim })).toEqual({})
  expect(await pictures()).toEqual(before)
})

test('an unknown claim does not stop a sign-up', async () => {
  const visitor = new Visitor(server.address)
  const email = 'lito@example.test'
  await visitor.calls.identity.register({ ...nena, email, avatarClaim: 'never-given-out' })
  const me = await (await signedIn(email)).calls.identity.me({})
  expect(me).toMatchObject({ role: 'user', email })
  expect(me).not.toHaveProperty('avatarId')
})

test('a refused sign-up keeps the claim for the next attempt', async () => {
  const visitor = new Visitor(server.address)
  const [email, avatarClaim] = ['elena@example.test', await claimOf(visitor)]
  await expect(
    visitor.calls.identity.register({ ...nena, email, accountNumber: 'abc', avatarClaim }),
  ).rejects.toThrow('An account number has')
  await visitor.calls.identity.register({ ...nena, email, avatarClaim })
  expect((await (await signedIn(email)).calls.identity.me({})).avatarId).toBeDefined()
})
