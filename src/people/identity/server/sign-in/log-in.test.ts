import { expect, test } from 'vitest'
import {
  identityFixture,
  refused,
  rightPassword,
  nameOfRefusal,
} from '#tests/fixtures/people/identity-fixture.ts'
import { collectLog } from '#tests/fixtures/servers/collect-log.ts'

const log = collectLog()
const fixture = await identityFixture({ log })

const wrongPassword = 'wrong-horse-battery'

test('the right password opens a session whose token the database does not contain', async () => {
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

test('an admin signs in on the same page, for at most eight hours', async () => {
  await fixture.user('admin@example.test', { role: 'admin' })
  const person = fixture.person()
  expect(
    await person.identity.login({ email: 'admin@example.test', password: rightPassword }),
  ).toEqual({ next: 'home', role: 'admin' })
  const [found] = await fixture.asOwner(
    `select s.expires_at - s.created_at = interval '8 hours' as eight, l.action_type
     from sessions s join users u on u.id = s.user_id
       join user_activity_log l on l.user_id = u.id
     where u.email = 'admin@example.test'`,
  )
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

test('only the right password reveals an unverified email or a suspended user', async () => {
  await fixture.user('pending@example.test', { status: 'pending_verification' })
  await fixture.user('suspended@example.test', { status: 'suspended' })
  for (const email of ['pending@example.test', 'suspended@example.test']) {
    expect(
      await nameOfRefusal(fixture.person().identity.login({ email, password: wrongPassword })),
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

test('each sign-in creates a new token and ends the previous session of the browser', async () => {
  await fixture.user('again@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'again@example.test', password: rightPassword })
  const first = person.token()
  await person.identity.login({ email: 'again@example.test', password: rightPassword })
  expect(person.token()).not.toBe(first)
  const thief = fixture.person()
  thief.setToken(first)
  expect((await thief.identity.me({})).role).toBe('visitor')
})

test('T31 a token that was planted in the browser is never used', async () => {
  await fixture.user('fixed@example.test')
  const person = fixture.person()
  person.setToken('a'.repeat(43))
  await person.identity.login({ email: 'fixed@example.test', password: rightPassword })
  expect(person.token()).not.toBe('a'.repeat(43))
})

test('signing out ends the session and is recorded; doing it twice is no error', async () => {
  const { userId } = await fixture.user('leaves@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'leaves@example.test', password: rightPassword })
  const token = person.token()
  expect(await person.identity.logout({})).toEqual({ byAccessCode: false })
  expect(person.token()).toBeNull()
  person.setToken(token)
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
    `create function refuse_log_out() returns trigger language plpgsql
     as $$ begin raise exception 'the disk is full'; end $$`,
  )
  await fixture.asOwner(
    `create trigger refuse_log_out before insert on user_activity_log for each row
     when (new.action_type = 'LOGOUT') execute function refuse_log_out()`,
  )
  expect(await refused(person.identity.logout({}))).toMatchObject({ status: 500 })
  const faults = log.texts().filter((text) => text !== 'sign-in refused')
  expect(faults).toEqual(['fault: the disk is full'])
  await fixture.asOwner('drop trigger refuse_log_out on user_activity_log')
  expect(person.token()).toBe(token)
  expect(await person.identity.me({})).toMatchObject({ role: 'user', userId })
})
