import { expect, test } from 'vitest'
import { publish, sessionEnded } from '#foundation/platform/server/live/relay.ts'
import { identityFixture } from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture({
  env: {
    KABAN_USER_SESSION_HOURS: '6',
    KABAN_USER_IDLE_MINUTES: '20',
    KABAN_ADMIN_SESSION_HOURS: '2',
    KABAN_ADMIN_IDLE_MINUTES: '7',
  },
})

test.each([
  ['user', 6, 20],
  ['admin', 2, 7],
] as const)(
  'a session of a %s lasts %i hours, and %i minutes when idle, as configured',
  async (role, hours, minutes) => {
    const { userId } = await fixture.user(`${role}@example.test`, { role })
    const roleAfter = async (began: string, unused: string) => {
      const person = await fixture.signIn(`${role}@example.test`)
      await fixture.asOwner(
        `update sessions set expires_at = expires_at - $2::interval,
         last_seen_at = now() - $3::interval where user_id = $1 and ended_at is null`,
        [userId, began, unused],
      )
      return (await person.identity.me({})).role
    }
    expect(await roleAfter(`${hours} hours -1 minutes`, '0')).toBe(role)
    expect(await roleAfter(`${hours} hours`, '0')).toBe('visitor')
    expect(await roleAfter('0', `${minutes - 1} minutes`)).toBe(role)
    expect(await roleAfter('0', `${minutes} minutes`)).toBe('visitor')
  },
)

test('use keeps a session from idling, but not beyond its full length', async () => {
  const { person, userId } = await fixture.signedIn()
  const later = (minutes: number) =>
    fixture.asOwner(
      `update sessions set expires_at = expires_at - make_interval(mins => $2),
       last_seen_at = last_seen_at - make_interval(mins => $2) where user_id = $1`,
      [userId, minutes],
    )
  for (let passed = 0; passed < 6 * 60 - 15; passed += 15) {
    await later(15)
    expect((await person.identity.me({})).role).toBe('user')
  }
  await later(15)
  expect((await person.identity.me({})).role).toBe('visitor')
})

test('T31 neither a live stream nor automatic requests keep a session alive', async () => {
  const { person, userId } = await fixture.signedIn('left@example.test', { role: 'admin' })
  const askAutomatically = async () =>
    (await (
      await person.fetch('/rpc/identity/me', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-unattended': '1' },
        body: '{"json":{}}',
      })
    ).json()) as { json: { role: string } }
  const later = (minutes: number) =>
    fixture.asOwner(
      `update sessions set last_seen_at = last_seen_at - make_interval(mins => $2)
       where user_id = $1`,
      [userId, minutes],
    )
  const lookAgain = () =>
    fixture.database.transaction(async (tx) => publish(tx, { ...sessionEnded, to: 'admins' }))
  const reader = (await person.fetch('/live')).body?.getReader()
  for (let passed = 0; passed < 6; passed += 2) {
    await later(2)
    expect((await askAutomatically()).json.role).toBe('admin')
    // The browser reopens a broken stream, and each time the session is looked up again.
    const again = new AbortController()
    expect((await person.fetch('/live', { signal: again.signal })).status).toBe(200)
    again.abort()
    await lookAgain()
  }
  const [unused] = await fixture.asOwner<{ minutes: number }>(
    `select floor(extract(epoch from now() - last_seen_at) / 60)::int as minutes
     from sessions where user_id = $1`,
    [userId],
  )
  expect(unused?.minutes).toBe(6)
  await later(1)
  expect((await askAutomatically()).json.role).toBe('visitor')
  await lookAgain()
  await expect.poll(async () => (await reader?.read())?.done, { timeout: 5_000 }).toBe(true)
  expect((await person.fetch('/live')).status).toBe(204)
})
