import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { systemContext, type Caller } from '#foundation/platform/server/http/context.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { lockUser, setAccessCode } from '#people/identity/server/actions.ts'
import { lockCompanyAccess } from '#people/identity/server/company-access/access-code-store.ts'
import { endSessions } from '#people/identity/server/sessions/sessions.ts'
import { saveMyBankDetails } from '#people/profile/server/actions.ts'
import { unlockMoney } from '#people/safeguards/server/actions.ts'
import { createUserByStaff } from '#surfaces/users/server/create-user.ts'
import { phoneOf } from '../../fixtures/people/authenticator-app.ts'
import { withContext, testServices } from '../../fixtures/people/contexts.ts'
import {
  identityFixture,
  refused,
  rightPassword,
  type IdentityFixture,
  type Person,
} from '../../fixtures/people/identity-fixture.ts'
import { expectSoon } from '../../fixtures/servers/in-time.ts'

const fixture = await identityFixture()
const accessCode = 'ABCD-EFGH-JKMN'
const change = {
  currentPassword: rightPassword,
  password: 'a-better-sentence',
  confirmPassword: 'a-better-sentence',
}

interface Ending {
  fixture: IdentityFixture
  /** The session to end, and the same user in another browser. */
  person: Person
  elsewhere: Person
  userId: string
  email: string
}

const endings: [string, (ending: Ending) => Promise<unknown>][] = [
  [
    'another sign-in in the same browser',
    ({ person, email }) => person.identity.login({ email, password: rightPassword }),
  ],
  ['signing out', ({ person }) => person.identity.logout({})],
  [
    'a change of the password in another browser',
    ({ elsewhere }) => elsewhere.identity.changePassword(change),
  ],
  [
    'a change of the password in the same browser, with the old token',
    async ({ person, userId }) => {
      await person.identity.changePassword(change)
      await letGracePass(userId)
    },
  ],
  [
    'a password reset by a link',
    async ({ email }) => {
      await fixture.person().identity.forgotPassword({ email })
      const { password, confirmPassword } = change
      await fixture.person().identity.resetPassword({
        token: await fixture.mailedToken(email, 'reset_password'),
        password,
        confirmPassword,
      })
    },
  ],
  ['a suspension', ({ userId }) => fixture.changeStatus(userId, 'suspended')],
  [
    'a return to pending verification',
    ({ userId }) => fixture.changeStatus(userId, 'pending_verification'),
  ],
  ['a change of role', ({ userId }) => fixture.changeRole(userId, 'admin')],
  [
    'a sign-out from another browser',
    async ({ person, elsewhere }) => {
      const sessionId =
        (await person.identity.sessions({})).find(({ current }) => current)?.sessionId ?? ''
      await elsewhere.identity.endSession({ sessionId })
    },
  ],
  ['"sign out everywhere else"', ({ elsewhere }) => elsewhere.identity.endOtherSessions({})],
  ['"sign out everywhere"', ({ elsewhere }) => elsewhere.identity.endAllSessions({})],
]

/** Streams end within two seconds; with a rotated token, when its grace period is over. */
test.each(endings)(
  'T31 after %s the old cookie opens nothing, and its live stream ends',
  async (name, end) => {
    const email = `${name.replace(/\W/g, '')}@example.test`.toLowerCase()
    const { userId } = await fixture.user(email)
    const [person, elsewhere] = [fixture.person(), fixture.person()]
    for (const one of [person, elsewhere])
      await one.identity.login({ email, password: rightPassword })
    const thief = fixture.person()
    thief.setToken(person.token())
    const stream = await openLive(thief)
    await end({ fixture, person, elsewhere, userId, email })
    await stream.endsWithin(name.includes('same browser, with') ? 13_000 : 2000)
    expect(await refused(thief.identity.sessions({}))).toMatchObject({
      status: 401,
      name: 'sign-in-first',
    })
    expect((await thief.fetch('/live')).status).toBe(204)
  },
)

test('T31 requests that wait while their session ends are refused', async () => {
  const email = 'waits@example.test'
  const { userId } = await fixture.user(email)
  const thief = fixture.person()
  await thief.identity.login({ email, password: rightPassword })
  const phone = phoneOf((await thief.identity.startAuthenticator({})).uri)
  const [session] = await fixture.asOwner<{ id: string }>(
    'select id from sessions where user_id = $1',
    [userId],
  )
  const caller: Caller = { role: 'user', userId, sessionId: session?.id ?? '', proven: true }
  const bank = { bankName: 'GCash', accountName: 'A Thief', accountNumber: '09170000099' }
  const { outcomes } = await fixture.database.transaction(async (tx) => {
    await lockUser(tx, userId)
    const waiting = [
      thief.identity.confirmAuthenticator({ code: phone.code() }),
      thief.identity.prove({ way: 'password', secret: rightPassword }),
      thief.identity.changePassword(change),
      withContext(fixture, caller, (ctx) => saveMyBankDetails(ctx, bank)),
      withContext(fixture, caller, unlockMoney),
    ]
    const settled = Promise.allSettled(waiting)
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(waiting.length)
    await endSessions(tx, userId)
    return { outcomes: settled }
  })
  const answers = (await outcomes).map((one) =>
    one.status === 'rejected'
      ? [(one.reason as { status?: number }).status, (one.reason as Error).message]
      : 'done',
  )
  expect(answers).toEqual(
    answers.map(() => [401, 'You’re signed out. Sign in and try again; nothing changed.']),
  )
  expect(
    await fixture.asOwner(
      `select from authenticators where owner_id = $1 and confirmed_at is not null`,
      [userId],
    ),
  ).toEqual([])
  expect(await fixture.asOwner('select from bank_details where user_id = $1', [userId])).toEqual([])
})

test('T31 T32 staff whose session ends while they create a user create nobody', async () => {
  const { userId: staffId } = await fixture.user('maker@example.test', { role: 'admin' })
  await fixture.database.transaction((tx) => setAccessCode(tx, accessCode))
  const [admin, company] = [fixture.person(), fixture.person()]
  await admin.identity.login({ email: 'maker@example.test', password: rightPassword })
  await company.identity.enterCompanyAccess({ code: accessCode })
  const { tx: _, ...ctx } = systemContext(undefined as never, testServices)
  for (const [owner, hold] of [
    [staffId, (tx: Transaction) => lockUser(tx, staffId)],
    [null, lockCompanyAccess],
  ] as const) {
    const [session] = await fixture.asOwner<{ id: string }>(
      'select id from sessions where user_id is not distinct from $1 and ended_at is null',
      [owner],
    )
    const caller: Caller = {
      role: 'admin',
      userId: owner,
      sessionId: session?.id ?? '',
      proven: true,
    }
    const made = {
      userId: uuidv7(),
      fullName: 'A Way Back',
      email: `${owner ?? 'company'}@back.example.test`,
      password: 'umaga sa Baler',
      role: 'user',
    } as const
    const { making } = await fixture.database.transaction(async (tx) => {
      await hold(tx)
      const creating = createUserByStaff(
        { ...ctx, caller, database: fixture.database } as StepsContext,
        made,
      ).then(
        () => 'made',
        (error: unknown) => (error as { status?: number }).status,
      )
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1)
      await endSessions(tx, owner)
      return { making: creating }
    })
    expect(await making).toBe(401)
    expect(await fixture.asOwner('select from users where id = $1', [made.userId])).toEqual([])
  }
})

test('T31 a demoted admin loses the console and the live stream at once', async () => {
  const { userId } = await fixture.user('falls@example.test', { role: 'admin' })
  const person = fixture.person()
  await person.identity.login({ email: 'falls@example.test', password: rightPassword })
  const stream = await openLive(person)
  await fixture.changeRole(userId, 'user')
  await stream.endsWithin(2000)
  expect((await refused(person.identity.sessions({}))).status).toBe(401)
})

test('T31 after a proof the old token works until the new one is used', async () => {
  const { userId } = await fixture.user('rotates@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'rotates@example.test', password: rightPassword })
  const thief = fixture.person()
  thief.setToken(person.token())
  await person.identity.prove({ way: 'password', secret: rightPassword })
  expect(person.token()).not.toBe(thief.token())
  expect((await thief.identity.me({})).role).toBe('user')
  expect((await refused(thief.identity.startAuthenticator({}))).name).toBe('proof-needed')
  await letGracePass(userId)
  // The response with the new token may have been lost. Until the new token is used, the browser
  // may have only the old one.
  expect((await thief.identity.me({})).role).toBe('user')
  expect((await person.identity.me({})).role).toBe('user')
  expect((await thief.identity.me({})).role).toBe('visitor')
  expect((await person.identity.me({})).role).toBe('user')
})

test('T31 a stream with the new token ends the old one and is no activity', async () => {
  const { userId } = await fixture.user('looks@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'looks@example.test', password: rightPassword })
  const thief = fixture.person()
  thief.setToken(person.token())
  await person.identity.prove({ way: 'password', secret: rightPassword })
  await letGracePass(userId)
  const idleSeconds = async () =>
    (
      await fixture.asOwner<{ seconds: number }>(
        `select round(extract(epoch from now() - last_seen_at))::int as seconds from sessions
          where user_id = $1`,
        [userId],
      )
    )[0]?.seconds
  const stream = new AbortController()
  expect((await person.fetch('/live', { signal: stream.signal })).status).toBe(200)
  stream.abort()
  expect((await thief.identity.me({})).role).toBe('visitor')
  expect(await idleSeconds()).toBeGreaterThanOrEqual(10)
})

test('T31 the table of sessions contains no token', async () => {
  const { userId } = await fixture.user('hashed@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'hashed@example.test', password: rightPassword })
  const rows = await fixture.asOwner<{ row: string }>(
    'select s::text as row from sessions s where user_id = $1',
    [userId],
  )
  expect(rows[0]?.row).not.toContain(person.token())
})

/** Returns how many queries wait for a lock. */
async function countWaiting(): Promise<number> {
  const [waiting] = await fixture.asOwner<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`,
  )
  return waiting?.count ?? 0
}

async function letGracePass(userId: string): Promise<void> {
  await fixture.asOwner(
    `update sessions set rotated_at = rotated_at - interval '11 seconds',
      last_seen_at = last_seen_at - interval '11 seconds' where user_id = $1`,
    [userId],
  )
}

async function openLive(person: Person) {
  const response = await person.fetch('/live')
  const reader = response.body?.getReader()
  const ended = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
    return true
  })()
  return {
    async endsWithin(milliseconds: number): Promise<void> {
      const began = Date.now()
      const never = new Promise<false>((resolve) =>
        setTimeout(() => resolve(false), 10 * milliseconds).unref(),
      )
      expect(await Promise.race([ended, never])).toBe(true)
      await expectSoon(fixture, began, milliseconds, 'the end of the stream')
    },
  }
}
