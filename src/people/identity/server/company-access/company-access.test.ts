import { beforeEach, expect, test } from 'vitest'
import { attemptPolicies } from '#people/identity/shared/rules-rate-limits.ts'
import {
  identityFixture,
  newAddress,
  refused,
  rightPassword,
  nameOfRefusal,
} from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()
const code = 'ABCD-EFGH-JKMN'

beforeEach(async () => {
  await fixture.asOwner('delete from attempts')
  await fixture.setAccessCode(code)
})

test('the right code opens an admin session, recorded under the pseudo-users', async () => {
  const person = fixture.person()
  expect(await person.identity.enterCompanyAccess({ code })).toEqual({ next: 'home' })
  expect(await person.identity.me({})).toEqual({ role: 'admin', mode: 'sample', sample: true })
  expect(await person.identity.logout({})).toEqual({ byAccessCode: true })
  expect((await person.identity.me({})).role).toBe('visitor')
  const recorded = await fixture.asOwner(
    `select action_type, pseudo_user, user_id, actor_user_id from user_activity_log
     where user_id is null order by id`,
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

test('a wrong code is refused with the texts of the specification and recorded', async () => {
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

test('while company access is off, every code is answered like a wrong one', async () => {
  const wrong = await refused(fixture.person().identity.enterCompanyAccess({ code: 'nonsense' }))
  await fixture.setAccessCode(null)
  const off = await refused(fixture.person().identity.enterCompanyAccess({ code }))
  const empty = await refused(fixture.person().identity.enterCompanyAccess({ code: '' }))
  for (const answer of [off, empty])
    expect({ ...answer, requestId: '' }).toEqual({ ...wrong, requestId: '' })
})

test('of a burst from one address five codes are evaluated', async () => {
  const address = newAddress()
  const names = await Promise.all(
    Array.from(
      { length: 40 },
      async (_, i) =>
        await nameOfRefusal(
          fixture.person(address).identity.enterCompanyAccess({ code: `guess ${i}` }),
        ),
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

test('of a burst from a hundred addresses twenty codes are evaluated', async () => {
  const began = Date.now()
  let evaluated = 0
  let names: string[]
  // Attempts that a busy machine did not evaluate do not count, and are made again.
  do {
    names = await Promise.all(
      Array.from(
        { length: 100 },
        async (_, i) =>
          await nameOfRefusal(fixture.person().identity.enterCompanyAccess({ code: `guess ${i}` })),
      ),
    )
    evaluated += names.filter((name) => name === 'wrong-access-code').length
  } while (names.includes('busy-signing-in'))
  const { free, firstWaitSeconds } = attemptPolicies['access-code-overall']
  expect(evaluated).toBeGreaterThanOrEqual(free)
  const waits = Math.floor((Date.now() - began) / 1000 / firstWaitSeconds)
  expect(evaluated).toBeLessThanOrEqual(free + waits)
  expect(await nameOfRefusal(fixture.person().identity.enterCompanyAccess({ code }))).toBe(
    'too-many-access-codes',
  )
  await fixture.asOwner('update attempts set open_at = now()')
  expect(await fixture.person().identity.enterCompanyAccess({ code })).toEqual({ next: 'home' })
})

test('endless attempts, even from the same address, lock out no known browser', async () => {
  const address = newAddress()
  const staff = fixture.person(address)
  expect(await staff.identity.enterCompanyAccess({ code })).toEqual({ next: 'home' })
  const guess = (from?: string) =>
    fixture.person(from).identity.enterCompanyAccess({ code: 'a guess of a stranger' })
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => refused(guess(i < 10 ? address : undefined))),
  )
  expect(await nameOfRefusal(fixture.person().identity.enterCompanyAccess({ code }))).toBe(
    'too-many-access-codes',
  )
  expect(await staff.identity.enterCompanyAccess({ code })).toEqual({ next: 'home' })
  // Its own limit remains: a known browser guesses no faster than any other.
  const names = await Promise.all(
    Array.from(
      { length: 10 },
      async (_, i) =>
        await nameOfRefusal(staff.identity.enterCompanyAccess({ code: `guess ${i}` })),
    ),
  )
  expect(names.filter((name) => name === 'wrong-access-code')).toHaveLength(5)
  await fixture.asOwner(`delete from attempts where purpose = 'access-code-known'`)
  await fixture.asOwner(`update known_devices set last_seen_at = now() - interval '366 days'`)
  expect(await nameOfRefusal(staff.identity.enterCompanyAccess({ code }))).toBe(
    'too-many-access-codes',
  )
})

test('no browser is known for a new code', async () => {
  const staff = fixture.person()
  await staff.identity.enterCompanyAccess({ code })
  await fixture.setAccessCode('another-code-2')
  expect(await fixture.asOwner('select from known_devices where user_id is null')).toEqual([])
})

test('a new code ends the sessions of the old one; the same code ends nothing', async () => {
  const person = fixture.person()
  await person.identity.enterCompanyAccess({ code })
  await fixture.setAccessCode(code)
  expect((await person.identity.me({})).role).toBe('admin')
  await fixture.setAccessCode('another-code-1')
  expect((await person.identity.me({})).role).toBe('visitor')
  expect(await nameOfRefusal(fixture.person().identity.enterCompanyAccess({ code }))).toBe(
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

test('a signed-in user who enters the code leaves their own session', async () => {
  await fixture.user('staff@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'staff@example.test', password: rightPassword })
  const token = person.token()
  await person.identity.enterCompanyAccess({ code })
  person.setToken(token)
  expect((await person.identity.me({})).role).toBe('visitor')
})

async function refusedUses(): Promise<bigint> {
  const [found] = await fixture.asOwner<{ count: bigint }>(
    `select count(*) from user_activity_log
     where action_type = 'ADMIN_LOGIN_REFUSED' and pseudo_user = 'ADMIN_ACCESS_CODE_LOGIN'`,
  )
  return found?.count ?? 0n
}
