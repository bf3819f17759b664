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
import { withContext, testGround } from '../../fixtures/people/contexts.ts'
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
  /** Where the session is open; and the same person in another browser. */
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
    'a change of the password elsewhere',
    ({ elsewhere }) => elsewhere.identity.changePassword(change),
  ],
  [
    'a change of the password right here, for the token of before',
    async ({ person, userId }) => {
      await person.identity.changePassword(change)
      await letGracePass(userId)
    },
  ],
  [
    'a password that is set anew by the link',
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
    'being set back to wait for verification',
    ({ userId }) => fixture.changeStatus(userId, 'pending_verification'),
  ],
  ['another role', ({ userId }) => fixture.changeRole(userId, 'admin')],
  [
    'being signed out from another browser',
    async ({ person, elsewhere }) => {
      const sessionId =
        (await person.identity.sessions({})).find(({ current }) => current)?.sessionId ?? ''
      await elsewhere.identity.endSession({ sessionId })
    },
  ],
  ['"sign out everywhere else"', ({ elsewhere }) => elsewhere.identity.endOtherSessions({})],
  ['"sign out everywhere"', ({ elsewhere }) => elsewhere.identity.endAllSessions({})],
]

/** Streams end within two seconds; those of a token that was rotated, when its grace is over. */
test.each(endings)(
  'T31 after %s the old cookie is worth nothing, and its live stream ends by itself',
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
    await stream.endsWithin(name.includes('right here') ? 13_000 : 2000)
    expect(await refused(thief.identity.sessions({}))).toMatchObject({
      status: 401,
      name: 'sign-in-first',
    })
    expect((await thief.fetch('/live')).status).toBe(204)
  },
)

test('T31 what was asked in a session and waits while the session ends is refused: no app, password or bank account of a thief slips in', async () => {
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
  const { asked } = await fixture.database.transaction(async (tx) => {
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
    return { asked: settled }
  })
  const said = (await asked).map((one) =>
    one.status === 'rejected'
      ? [(one.reason as { status?: number }).status, (one.reason as Error).message]
      : 'done',
  )
  expect(said).toEqual(
    said.map(() => [401, 'You are signed out. Sign in and try again; nothing was changed.']),
  )
  expect(
    await fixture.asOwner(
      `select from authenticators where owner_id = $1 and confirmed_at is not null`,
      [userId],
    ),
  ).toEqual([])
  expect(await fixture.asOwner('select from bank_details where user_id = $1', [userId])).toEqual([])
})

test('T31 T32 whoever is put out while they make somebody by whom they would come in again makes nobody', async () => {
  const { userId: staffId } = await fixture.user('maker@example.test', { role: 'admin' })
  await fixture.database.transaction((tx) => setAccessCode(tx, accessCode))
  const [admin, company] = [fixture.person(), fixture.person()]
  await admin.identity.login({ email: 'maker@example.test', password: rightPassword })
  await company.identity.enterCompanyAccess({ code: accessCode })
  const { tx: _, ...ctx } = systemContext(undefined as never, testGround)
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
      role: 'admin',
    } as const
    const { making } = await fixture.database.transaction(async (tx) => {
      await hold(tx)
      const asked = createUserByStaff(
        { ...ctx, caller, database: fixture.database } as StepsContext,
        made,
      ).then(
        () => 'made',
        (error: unknown) => (error as { status?: number }).status,
      )
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1)
      await endSessions(tx, owner)
      return { making: asked }
    })
    expect(await making).toBe(401)
    expect(await fixture.asOwner('select from users where id = $1', [made.userId])).toEqual([])
  }
})

test('T31 an admin who is made a user loses console and live stream at once', async () => {
  const { userId } = await fixture.user('falls@example.test', { role: 'admin' })
  const person = fixture.person()
  await person.identity.login({ email: 'falls@example.test', password: rightPassword })
  const stream = await openLive(person)
  await fixture.changeRole(userId, 'user')
  await stream.endsWithin(2000)
  expect((await refused(person.identity.sessions({}))).status).toBe(401)
})

test('T31 a proof gives the session a new token; the one of before is good for requests under way, for nothing that asks for a proof, and for nothing once the new one has come', async () => {
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
  // The answer that carried the new token may have been lost: until it comes, the old one is all that the browser has.
  expect((await thief.identity.me({})).role).toBe('user')
  expect((await person.identity.me({})).role).toBe('user')
  expect((await thief.identity.me({})).role).toBe('visitor')
  expect((await person.identity.me({})).role).toBe('user')
})

test('T31 the new token has come also when it only looks: the one of before is worth nothing, and that was no use of the session', async () => {
  const { userId } = await fixture.user('looks@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'looks@example.test', password: rightPassword })
  const thief = fixture.person()
  thief.setToken(person.token())
  await person.identity.prove({ way: 'password', secret: rightPassword })
  await letGracePass(userId)
  const unused = async () =>
    (
      await fixture.asOwner<{ seconds: number }>(
        `select round(extract(epoch from now() - last_seen_at))::int as seconds from sessions
          where user_id = $1`,
        [userId],
      )
    )[0]?.seconds
  const looks = new AbortController()
  expect((await person.fetch('/live', { signal: looks.signal })).status).toBe(200)
  looks.abort()
  expect((await thief.identity.me({})).role).toBe('visitor')
  expect(await unused()).toBeGreaterThanOrEqual(10)
})

test('T31 the table of sessions tells no token', async () => {
  const { userId } = await fixture.user('hashed@example.test')
  const person = fixture.person()
  await person.identity.login({ email: 'hashed@example.test', password: rightPassword })
  const rows = await fixture.asOwner<{ row: string }>(
    'select s::text as row from sessions s where user_id = $1',
    [userId],
  )
  expect(rows[0]?.row).not.toContain(person.token())
})

/** So many wait for somebody's lock. */
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
