import { expect, test } from 'vitest'
import {
  identityFixture,
  rightPassword,
  type Person,
} from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()

const signIn = (person: Person, email: string) =>
  person.identity.login({ email, password: rightPassword })
const device = (person: Person) => person.jar.get('kaban_device')
const securityMails = async (email: string) =>
  (await fixture.mailsTo(email)).filter((mail) => mail.kind === 'security')

test('the first browser is not announced; a second one is, with place and time', async () => {
  await fixture.user('devices@example.test')
  const [first, second] = [fixture.person(), fixture.person('203.0.113.9')]
  await signIn(first, 'devices@example.test')
  expect(await securityMails('devices@example.test')).toEqual([])
  await signIn(second, 'devices@example.test')
  await signIn(second, 'devices@example.test')
  await signIn(first, 'devices@example.test')
  const mails = await securityMails('devices@example.test')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.content.paragraphs[0]).toContain('from a new browser')
  expect(mails[0]?.content.facts?.map(([, value]) => value)).toEqual(
    expect.arrayContaining(['203.0.113.9', expect.stringMatching(/ at \d/)]),
  )
})

test('a successful sign-in makes a browser known, by a token stored as a hash', async () => {
  const { userId } = await fixture.user('remembered@example.test')
  const person = fixture.person()
  await person.identity
    .login({ email: 'remembered@example.test', password: 'wrong-horse-battery' })
    .catch(() => {})
  expect(device(person)).toBeNull()
  await signIn(person, 'remembered@example.test')
  const token = device(person) ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const [row] = await fixture.asOwner<{ row: string }>(
    'select d::text as row from known_devices d where user_id = $1',
    [userId],
  )
  expect(row?.row).not.toContain(token)
  await person.identity.logout({})
  await signIn(person, 'remembered@example.test')
  expect(device(person)).toBe(token)
})

test('two people are known in one browser, and a copied cookie of it is worthless', async () => {
  const { userId: ana } = await fixture.user('ana@example.test')
  const { userId: ben } = await fixture.user('ben@example.test')
  const shared = fixture.person()
  await signIn(shared, 'ana@example.test')
  const copied = device(shared)
  await signIn(shared, 'ben@example.test')
  expect(device(shared)).not.toBe(copied)
  await signIn(shared, 'ana@example.test')
  await signIn(shared, 'ben@example.test')
  expect([
    ...(await securityMails('ana@example.test')),
    ...(await securityMails('ben@example.test')),
  ]).toEqual([])
  const known = await fixture.asOwner<{ users: bigint }>(
    'select count(*) as users from known_devices where user_id in ($1, $2) group by token_hash',
    [ana, ben],
  )
  expect(known).toEqual([{ users: 2n }])
  const elsewhere = fixture.person()
  elsewhere.jar.set('kaban_device', copied)
  await signIn(elsewhere, 'ben@example.test')
  expect(await securityMails('ben@example.test')).toHaveLength(1)
})

test('a made-up device cookie makes nobody known', async () => {
  await fixture.user('made-up@example.test')
  await signIn(fixture.person(), 'made-up@example.test')
  const stranger = fixture.person()
  stranger.jar.set('kaban_device', 'x'.repeat(43))
  await signIn(stranger, 'made-up@example.test')
  expect(await securityMails('made-up@example.test')).toHaveLength(1)
  expect(device(stranger)).not.toBe('x'.repeat(43))
})

test('after a year without a sign-in a browser is new again', async () => {
  const { userId } = await fixture.user('long-ago@example.test')
  const person = fixture.person()
  await signIn(person, 'long-ago@example.test')
  await fixture.asOwner(
    `update known_devices set last_seen_at = now() - interval '366 days' where user_id = $1`,
    [userId],
  )
  await signIn(person, 'long-ago@example.test')
  expect(await securityMails('long-ago@example.test')).toHaveLength(1)
})
