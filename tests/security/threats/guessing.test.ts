import { expect, test } from 'vitest'
import { identityHooks } from '#main/server/identity-hooks.ts'
import { watchGuessing } from '#main/server/watch-guessing.ts'
import { setAccessCode } from '#people/identity/server/actions.ts'
import { reserveAttempt } from '#people/identity/server/sign-in/rate-limits.ts'
import { warnGuessedOwners } from '#people/identity/server/sign-in/warn-guessed-owners.ts'
import { attemptPolicies } from '#people/identity/shared/rules-rate-limits.ts'
import { withContext, testServices } from '../../fixtures/people/contexts.ts'
import { identityFixture, refused, rightPassword } from '../../fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()

const guess = async (email: string, i: number) =>
  (await refused(fixture.person().identity.login({ email, password: `a wrong guess ${i}` }))).name
const warnOwners = () =>
  withContext(fixture, { role: 'system' }, (ctx) => warnGuessedOwners(ctx, identityHooks))
const alarms = () =>
  fixture.asOwner(
    `select user_id, actor_user_id, description from user_activity_log
      where action_type = 'LOGIN_GUESSING_ALARM' order by id`,
  )
/** Runs the job of each minute on three servers at once and returns their warnings in the log. */
async function watch(): Promise<object[]> {
  const warned: object[] = []
  const log = { error: () => {}, warn: (facts: object) => void warned.push(facts) }
  await Promise.all(
    [1, 2, 3].map(() => watchGuessing({ ...testServices, database: fixture.database, log })),
  )
  return warned
}
const warnings = async (email: string) =>
  (await fixture.mailsTo(email)).filter(
    ({ subject }) => subject === 'Many wrong passwords were tried on your Kaban login',
  )

test('T23 of sixty guesses five are evaluated, and the owner is warned once a day', async () => {
  const email = 'stuffed@example.test'
  await fixture.user(email)
  await Promise.all([0, 1, 2, 3].map((i) => guess(email, i)))
  await warnOwners()
  expect(await warnings(email)).toEqual([])
  const names = await Promise.all(Array.from({ length: 56 }, (_, i) => guess(email, i + 4)))
  expect(names.filter((name) => name === 'wrong-credentials')).toHaveLength(1)
  await Promise.all([warnOwners(), warnOwners(), warnOwners()])
  expect(await warnings(email)).toHaveLength(1)
  await fixture.asOwner(`update attempts set told_at = told_at - interval '25 hours'`)
  await warnOwners()
  expect(await warnings(email)).toHaveLength(2)
})

test('T23 guesses at an email without a login warn nobody', async () => {
  await Promise.all(Array.from({ length: 5 }, (_, i) => guess('ghost@example.test', i)))
  await warnOwners()
  expect(await fixture.mailsTo('ghost@example.test')).toEqual([])
  expect(
    await fixture.asOwner(
      `select from attempts where purpose = 'login-email' and tries >= 5 and told_at is null`,
    ),
  ).toEqual([])
})

test('T23 guesses at a thousand logins make strangers wait, but no known browser', async () => {
  const email = 'regular@example.test'
  await fixture.user(email)
  const regular = fixture.person()
  await regular.identity.login({ email, password: rightPassword })
  await fixture.asOwner('delete from attempts')
  // Insert all but the last ten by SQL, which hashes no password. The limit forgets a few every
  // second.
  await fixture.asOwner(
    `insert into attempts (purpose, key, tries) values ('login-overall', sha256(''), $1)`,
    [attemptPolicies['login-overall'].free - 10],
  )
  const names: string[] = []
  expect(await watch()).toEqual([])
  for (let i = 0; i < 40 && !names.includes('too-many-logins'); i += 1)
    names.push(await guess(`sprayed${i}@example.test`, i))
  expect(names.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'wrong-credentials'))
  expect(names.at(-1)).toBe('too-many-logins')
  expect(await regular.identity.login({ email, password: rightPassword })).toEqual({
    next: 'home',
    role: 'user',
  })
  expect(await watch()).toEqual([{ limit: 'login-overall' }])
  expect(await watch()).toEqual([])
  expect(await alarms()).toEqual([
    {
      user_id: null,
      actor_user_id: null,
      description: 'Many wrong passwords on many logins: new browsers have to wait.',
    },
  ])
  const later = (minutes: number) =>
    fixture.asOwner(
      `update attempts set told_at = told_at - make_interval(mins => $1),
        open_at = open_at - make_interval(mins => $1)`,
      [minutes],
    )
  // After a quiet time there is no further alarm; when the guesses go on, there is another.
  await later(11)
  expect(await watch()).toEqual([])
  await fixture.asOwner('update attempts set open_at = now()')
  expect(await watch()).toEqual([{ limit: 'login-overall' }])
  expect(await alarms()).toHaveLength(2)
})

test('T23 guesses at the access code from many addresses raise the alarm too', async () => {
  await fixture.asOwner('delete from attempts')
  await fixture.database.transaction((tx) => setAccessCode(tx, 'ABCD-EFGH-JKMN'))
  const names = await Promise.all(
    Array.from(
      { length: 30 },
      async (_, i) =>
        (await refused(fixture.person().identity.enterCompanyAccess({ code: `guess ${i}` }))).name,
    ),
  )
  expect(names).toContain('too-many-access-codes')
  expect(await watch()).toEqual([{ limit: 'access-code-overall' }])
  expect(await watch()).toEqual([])
})

test('T24 an address that is never quiet regains its attempts one by one', async () => {
  const limit = ['register-address', 'a whole barangay'] as const
  const { free, firstWaitSeconds, forgetAfterSeconds } = attemptPolicies['register-address']
  const attempt = () => fixture.database.transaction((tx) => reserveAttempt(tx, limit))
  const later = (seconds: number) =>
    fixture.asOwner(
      `update attempts set last_at = last_at - make_interval(secs => $1),
        open_at = open_at - make_interval(secs => $1)`,
      [seconds],
    )
  const tries = async () =>
    (
      await fixture.asOwner<{ tries: number }>(
        `select tries from attempts where purpose = 'register-address'`,
      )
    )[0]?.tries
  await fixture.asOwner('delete from attempts')
  const each = forgetAfterSeconds / free
  // Twice as many as the limit allows at once, evenly spread: nobody ever waits.
  for (let i = 0; i < 2 * free; i += 1) {
    expect(await attempt()).toBeNull()
    await later(each)
  }
  expect(await tries()).toBeLessThanOrEqual(2)
  await fixture.asOwner('delete from attempts')
  for (let i = 0; i < free; i += 1) expect(await attempt()).toBeNull()
  expect(await attempt()).toBe(firstWaitSeconds)
  await later(firstWaitSeconds)
  expect(await attempt()).toBeNull()
  expect(await tries()).toBe(free)
  // Many steps of a second regain as many attempts as one long time.
  for (let i = 0; i < 6 * each; i += 1) await later(1)
  await attempt()
  expect(await tries()).toBeLessThanOrEqual(free - 5)
  await later(forgetAfterSeconds)
  await attempt()
  expect(await tries()).toBe(1)
})
