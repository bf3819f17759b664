import { beforeEach, expect, test } from 'vitest'
import {
  identityFixture,
  newAddress,
  refused,
  rightPassword,
} from '#tests/fixtures/people/identity-fixture.ts'
import { setAccessCode } from '../actions.ts'

const fixture = await identityFixture()
const code = 'ABCD-EFGH-JKMN'

const set = (wanted: string | null) =>
  fixture.database.transaction((tx) => setAccessCode(tx, wanted))

beforeEach(async () => {
  await fixture.asOwner('delete from attempts')
  await set(code)
})

test('the right code opens an admin session without a user, recorded under the pseudo-users', async () => {
  const person = fixture.person()
  expect(await person.identity.enterCompanyAccess({ code })).toEqual({ next: 'home' })
  expect(await person.identity.me({})).toEqual({ role: 'admin', mode: 'sample', sample: true })
  expect(await person.identity.logout({})).toEqual({ byAccessCode: true })
  expect((await person.identity.me({})).role).toBe('visitor')
  const recorded = await fixture.asOwner(
    'select action_type, pseudo_user, user_id, actor_user_id from user_activity_log where user_id is null order by id',
  )
  expect(recorded).toEqual([
    {
      action_type: 'ADMIN_LOGIN',
      pseudo_user: 'ADMIN_ACCESS_CODE_LOGIN',
      user_id: null,
      actor_user_id: null,
    },
    {
      action_type: 'ADMIN_LOGOUT',
      pseudo_user: 'ADMIN_ACCESS_CODE_LOGOUT',
      user_id: null,
      actor_user_id: null,
    },
  ])
})

test('a wrong code is refused in the words of the specification and recorded', async () => {
  const before = await refusedUses()
  const person = fixture.person()
  expect(
    await refused(person.identity.enterCompanyAccess({ code: 'ABCD-EFGH-JKMM' })),
  ).toMatchObject({
    title: 'Access Denied',
    message: 'Invalid Company Access Code.',
    status: 401,
  })
  expect(person.token()).toBeNull()
  expect(await refusedUses()).toBe(before + 1n)
})

test('while company access is off, every code gets the answer of a wrong one after the same work', async () => {
  const wrong = await refused(fixture.person().identity.enterCompanyAccess({ code: 'nonsense' }))
  await set(null)
  const off = await refused(fixture.person().identity.enterCompanyAccess({ code }))
  const empty = await refused(fixture.person().identity.enterCompanyAccess({ code: '' }))
  for (const answer of [off, empty])
    expect({ ...answer, requestId: '' }).toEqual({ ...wrong, requestId: '' })
})

test('ten thousand guesses would meet the cap: a burst from one address evaluates five', async () => {
  const address = newAddress()
  const names = await Promise.all(
    Array.from(
      { length: 40 },
      async (_, i) =>
        (await refused(fixture.person(address).identity.enterCompanyAccess({ code: `guess ${i}` })))
          .name,
    ),
  )
  expect(names.filter((name) => name === 'wrong-access-code')).toHaveLength(5)
  expect(
    await refused(fixture.person(address).identity.enterCompanyAccess({ code })),
  ).toMatchObject({
    status: 429,
    title: 'Access Denied',
  })
  expect(await fixture.person().identity.enterCompanyAccess({ code })).toEqual({ next: 'home' })
})

test('a burst from a hundred addresses evaluates twenty, and the wait ends', async () => {
  const names = await Promise.all(
    Array.from(
      { length: 100 },
      async (_, i) =>
        (await refused(fixture.person().identity.enterCompanyAccess({ code: `guess ${i}` }))).name,
    ),
  )
  expect(names.filter((name) => name === 'wrong-access-code')).toHaveLength(20)
  expect((await refused(fixture.person().identity.enterCompanyAccess({ code }))).name).toBe(
    'too-many-access-codes',
  )
  await fixture.asOwner('update attempts set open_at = now()')
  expect(await fixture.person().identity.enterCompanyAccess({ code })).toEqual({ next: 'home' })
})

test('strangers who try without end, even from the same address, keep nobody out who came in from the same browser before', async () => {
  const address = newAddress()
  const staff = fixture.person(address)
  expect(await staff.identity.enterCompanyAccess({ code })).toEqual({ next: 'home' })
  const guess = (from?: string) =>
    fixture.person(from).identity.enterCompanyAccess({ code: 'a guess of a stranger' })
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => refused(guess(i < 10 ? address : undefined))),
  )
  expect((await refused(fixture.person().identity.enterCompanyAccess({ code }))).name).toBe(
    'too-many-access-codes',
  )
  expect(await staff.identity.enterCompanyAccess({ code })).toEqual({ next: 'home' })
  // Its own door stays: a known browser guesses no faster than any other.
  const names = await Promise.all(
    Array.from(
      { length: 10 },
      async (_, i) =>
        (await refused(staff.identity.enterCompanyAccess({ code: `guess ${i}` }))).name,
    ),
  )
  expect(names.filter((name) => name === 'wrong-access-code')).toHaveLength(5)
  await fixture.asOwner(`delete from attempts where purpose = 'access-code-known'`)
  await fixture.asOwner(`update known_devices set last_seen_at = now() - interval '366 days'`)
  expect((await refused(staff.identity.enterCompanyAccess({ code }))).name).toBe(
    'too-many-access-codes',
  )
})

test('another code is known from no browser', async () => {
  const staff = fixture.person()
  await staff.identity.enterCompanyAccess({ code })
  await set('another-code-2')
  expect(await fixture.asOwner('select from known_devices where user_id is null')).toEqual([])
})

test('another code ends what the old one opened; the same code set again ends nothing', async () => {
  const person = fixture.person()
  await person.identity.enterCompanyAccess({ code })
  await set(code)
  expect((await person.identity.me({})).role).toBe('admin')
  await set('another-code-1')
  expect((await person.identity.me({})).role).toBe('visitor')
  expect((await refused(fixture.person().identity.enterCompanyAccess({ code }))).name).toBe(
    'wrong-access-code',
  )
})

test('the code is stored as a hash only', async () => {
  const [row] = await fixture.asOwner<{ text: string }>(
    'select i::text as text from installation i',
  )
  expect(row?.text).toContain('$argon2id$')
  expect(row?.text).not.toContain(code)
})

test('a signed-in user who enters the code leaves the own session behind', async () => {
  await fixture.user('staff@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'staff@example.test', password: rightPassword })
  const token = person.token()
  await person.identity.enterCompanyAccess({ code })
  person.keep(token)
  expect((await person.identity.me({})).role).toBe('visitor')
})

async function refusedUses(): Promise<bigint> {
  const [found] = await fixture.asOwner<{ count: bigint }>(
    `select count(*) from user_activity_log where action_type = 'ADMIN_LOGIN_REFUSED' and pseudo_user = 'ADMIN_ACCESS_CODE_LOGIN'`,
  )
  return found?.count ?? 0n
}
