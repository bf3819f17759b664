import { expect, test } from 'vitest'
import {
  identityFixture,
  newAddress,
  refused,
  rightPassword,
} from '#tests/fixtures/people/identity-fixture.ts'
import { hashPassword } from '../passwords/passwords.ts'

const fixture = await identityFixture()

const wrongPassword = 'wrong-horse-battery'

test('the right password opens a session whose token the database does not know', async () => {
  await fixture.user('ana@example.test')
  const person = fixture.person()
  expect(await person.identity.me({})).toEqual({ role: 'visitor', mode: 'sample', sample: true })
  expect(
    await person.identity.login({ email: 'ANA@example.test', password: rightPassword }),
  ).toEqual({ next: 'home', role: 'user' })
  const token = person.token() ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const rows = await fixture.asOwner<{ row: string }>('select s::text as row from sessions s')
  expect(rows.some(({ row }) => row.includes(token))).toBe(false)
})

test('an admin signs in at the same door, for at most eight hours', async () => {
  await fixture.user('admin@example.test', { role: 'admin' })
  const person = fixture.person()
  expect(
    await person.identity.login({ email: 'admin@example.test', password: rightPassword }),
  ).toEqual({ next: 'home', role: 'admin' })
  const [found] =
    await fixture.asOwner(`select s.expires_at - s.created_at = interval '8 hours' as eight, l.action_type
    from sessions s join users u on u.id = s.user_id join user_activity_log l on l.user_id = u.id where u.email = 'admin@example.test'`)
  expect(found).toEqual({ eight: true, action_type: 'ADMIN_LOGIN' })
})

test('a wrong password and an unknown email get the same answer', async () => {
  await fixture.user('known@example.test')
  const wrong = await refused(
    fixture.person().identity.login({ email: 'known@example.test', password: wrongPassword }),
  )
  const unknown = await refused(
    fixture.person().identity.login({ email: 'unknown@example.test', password: wrongPassword }),
  )
  expect(wrong).toMatchObject({ title: 'Login Failed', status: 401, name: 'wrong-credentials' })
  expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' })
})

test('only who has the right password hears that the email is not verified or the user suspended', async () => {
  await fixture.user('pending@example.test', { status: 'pending_verification' })
  await fixture.user('suspended@example.test', { status: 'suspended' })
  for (const email of ['pending@example.test', 'suspended@example.test']) {
    expect(
      (await refused(fixture.person().identity.login({ email, password: wrongPassword }))).name,
    ).toBe('wrong-credentials')
  }
  const pending = fixture.person()
  expect(
    await refused(
      pending.identity.login({ email: 'pending@example.test', password: rightPassword }),
    ),
  ).toMatchObject({ title: 'Login Failed', name: 'email-not-verified' })
  expect(
    await refused(
      fixture.person().identity.login({ email: 'suspended@example.test', password: rightPassword }),
    ),
  ).toMatchObject({ title: 'Login Failed', name: 'suspended' })
  expect(pending.token()).toBeNull()
})

test('a missing email or password is refused before anything is looked up', async () => {
  expect(
    await refused(fixture.person().identity.login({ email: '', password: 'x' })),
  ).toMatchObject({
    title: 'Login Failed',
    field: 'email',
  })
  expect(
    await refused(fixture.person().identity.login({ email: 'a@example.test', password: '' })),
  ).toMatchObject({ title: 'Login Failed', field: 'password' })
})

test('a burst of wrong passwords from many addresses evaluates five, then each further one waits longer', async () => {
  await fixture.user('burst@example.test')
  const names = await Promise.all(
    Array.from(
      { length: 40 },
      async () =>
        (
          await refused(
            fixture
              .person()
              .identity.login({ email: 'burst@example.test', password: wrongPassword }),
          )
        ).name,
    ),
  )
  expect(names.filter((name) => name === 'wrong-credentials')).toHaveLength(5)
  expect(
    await refused(
      fixture.person().identity.login({ email: 'burst@example.test', password: rightPassword }),
    ),
  ).toMatchObject({ status: 429, title: 'Login Failed' })
  const waits: number[] = []
  for (let i = 0; i < 7; i += 1) {
    await fixture.asOwner(`update attempts set open_at = now() where purpose = 'login-email'`)
    await refused(
      fixture.person().identity.login({ email: 'burst@example.test', password: wrongPassword }),
    )
    const { figures } = await refused(
      fixture.person().identity.login({ email: 'burst@example.test', password: wrongPassword }),
    )
    waits.push(Number(figures?.['seconds']))
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900])
})

test('a try that a busy server did not look at does not count', async () => {
  await fixture.user('patient@example.test')
  let storming = true
  const keepBusy = async () => {
    while (storming)
      await hashPassword(wrongPassword).catch(
        () => new Promise((resolve) => setTimeout(resolve, 1)),
      )
  }
  const storm = Array.from({ length: 140 }, keepBusy)
  const names: string[] = []
  for (let i = 0; i < 10; i += 1)
    names.push(
      (
        await refused(
          fixture
            .person()
            .identity.login({ email: 'patient@example.test', password: wrongPassword }),
        )
      ).name,
    )
  storming = false
  await Promise.all(storm)
  expect(names).toContain('busy-signing-in')
  const limits = await fixture.asOwner<{ tries: number }>(
    `select tries from attempts where purpose = 'login-email' and key = sha256('patient@example.test')`,
  )
  // Once in a while one is looked at.
  expect(limits.map(({ tries }) => tries)).toEqual([
    names.filter((name) => name === 'wrong-credentials').length,
  ])
})

test('an email that nobody has is slowed in the same way', async () => {
  const names: string[] = []
  for (let i = 0; i < 6; i += 1)
    names.push(
      (
        await refused(
          fixture.person().identity.login({ email: 'ghost@example.test', password: wrongPassword }),
        )
      ).name,
    )
  expect(names.slice(4)).toEqual(['wrong-credentials', 'too-many-logins'])
})

test('T24 an attacker fails a hundred times, also from the same address: the owner still signs in from a known browser, and a wait always ends', async () => {
  await fixture.user('owner@example.test')
  const address = newAddress()
  const owner = fixture.person(address)
  await owner.identity.login({ email: 'owner@example.test', password: rightPassword })
  await owner.identity.logout({})
  for (let i = 0; i < 50; i += 1)
    await refused(
      fixture.person().identity.login({ email: 'owner@example.test', password: wrongPassword }),
    )
  for (let i = 0; i < 50; i += 1)
    await refused(
      fixture
        .person(address)
        .identity.login({ email: `neighbour${i}@example.test`, password: wrongPassword }),
    )
  // The address alone makes nobody known: the attacker shares it.
  expect(
    (
      await refused(
        fixture
          .person(address)
          .identity.login({ email: 'owner@example.test', password: rightPassword }),
      )
    ).name,
  ).toBe('too-many-logins')
  expect(
    await owner.identity.login({ email: 'owner@example.test', password: rightPassword }),
  ).toEqual({ next: 'home', role: 'user' })
  await fixture.asOwner(`update attempts set open_at = now() where purpose = 'login-email'`)
  expect(
    await fixture.person().identity.login({ email: 'owner@example.test', password: rightPassword }),
  ).toEqual({ next: 'home', role: 'user' })
})

test('a known browser has a door of its own, and behind it nobody guesses faster', async () => {
  await fixture.user('knows@example.test')
  await fixture.user('other@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'knows@example.test', password: rightPassword })
  const names = await Promise.all(
    Array.from(
      { length: 12 },
      async () =>
        (
          await refused(
            person.identity.login({ email: 'knows@example.test', password: wrongPassword }),
          )
        ).name,
    ),
  )
  expect(names.filter((name) => name === 'wrong-credentials')).toHaveLength(5)
  // Known for one user is not known for another.
  const others = await Promise.all(
    Array.from(
      { length: 12 },
      async () =>
        (
          await refused(
            person.identity.login({ email: 'other@example.test', password: wrongPassword }),
          )
        ).name,
    ),
  )
  expect(others.filter((name) => name === 'wrong-credentials')).toHaveLength(5)
  const limits = await fixture.asOwner(
    `select purpose from attempts where key = sha256(convert_to('other@example.test', 'UTF8'))`,
  )
  expect(limits).toEqual([{ purpose: 'login-email' }])
})

test('one address that tries many emails is slowed, and signing in rightly costs it nothing', async () => {
  const address = newAddress()
  await fixture.user('busy@example.test')
  for (let i = 0; i < 35; i += 1)
    await fixture
      .person(address)
      .identity.login({ email: 'busy@example.test', password: rightPassword })
  const names: string[] = []
  for (let i = 0; i < 31; i += 1)
    names.push(
      (
        await refused(
          fixture
            .person(address)
            .identity.login({ email: `spray${i}@example.test`, password: wrongPassword }),
        )
      ).name,
    )
  expect(names.filter((name) => name === 'wrong-credentials')).toHaveLength(30)
  expect(names.at(-1)).toBe('too-many-logins')
})

test('each sign-in makes a new token and ends the session that the browser had', async () => {
  await fixture.user('again@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'again@example.test', password: rightPassword })
  const first = person.token()
  await person.identity.login({ email: 'again@example.test', password: rightPassword })
  expect(person.token()).not.toBe(first)
  const thief = fixture.person()
  thief.keep(first)
  expect((await thief.identity.me({})).role).toBe('visitor')
})

test('T31 a token that was put into the browser beforehand is never taken over', async () => {
  await fixture.user('fixed@example.test')
  const person = fixture.person()
  person.keep('a'.repeat(43))
  await person.identity.login({ email: 'fixed@example.test', password: rightPassword })
  expect(person.token()).not.toBe('a'.repeat(43))
})

test('signing out ends the session and is recorded; doing it twice is no mistake', async () => {
  const { userId } = await fixture.user('leaves@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'leaves@example.test', password: rightPassword })
  const token = person.token()
  expect(await person.identity.logout({})).toEqual({ byAccessCode: false })
  expect(person.token()).toBeNull()
  person.keep(token)
  expect((await person.identity.me({})).role).toBe('visitor')
  expect(await person.identity.logout({})).toEqual({ byAccessCode: false })
  const history = await fixture.asOwner<{ action_type: string }>(
    'select action_type from user_activity_log where user_id = $1 order by id',
    [userId],
  )
  expect(history.map((entry) => entry.action_type)).toEqual(['LOGIN', 'LOGOUT'])
})

test('a sign-out that fails in the database keeps the session and the cookie', async () => {
  const { userId } = await fixture.user('stays@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'stays@example.test', password: rightPassword })
  const token = person.token()
  await fixture.asOwner(
    `create function refuse_log_out() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`,
  )
  await fixture.asOwner(
    `create trigger refuse_log_out before insert on user_activity_log for each row when (new.action_type = 'LOGOUT') execute function refuse_log_out()`,
  )
  expect(await refused(person.identity.logout({}))).toMatchObject({ status: 500 })
  await fixture.asOwner('drop trigger refuse_log_out on user_activity_log')
  expect(person.token()).toBe(token)
  expect(await person.identity.me({})).toMatchObject({ role: 'user', userId })
})
