/**
 * The server's own clock is wrong by three days, in either direction. Every deadline follows the
 * clock of the database.
 */
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expireDueDeposits } from '#money/deposits/server/moves/expire-deposits.ts'
import { phoneOf } from '../../fixtures/people/authenticator-app.ts'
import { testServices } from '../../fixtures/people/contexts.ts'
import { identityFixture, refused, rightPassword } from '../../fixtures/people/identity-fixture.ts'
import { signIn, startTestServer, type TestServer } from '../../fixtures/servers/test-server.ts'

const fixture = await identityFixture()
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

const better = { password: 'a-better-sentence', confirmPassword: 'a-better-sentence' }
const day = 86_400_000

/** Changes only Date; timers go on. */
function setServerClock(offByMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + performance.now() + offByMs })
}

describe.each([
  ['three days fast', 3 * day],
  ['three days slow', -3 * day],
])('with a clock that is %s', (name, offByMs) => {
  const emailOf = (what: string) => `${what}-${name.replaceAll(' ', '-')}@example.test`

  test('T45 an open session stays open, and an ended one stays ended', async () => {
    const { userId } = await fixture.user(emailOf('session'))
    const [open, expired, idle] = [fixture.person(), fixture.person(), fixture.person()]
    for (const person of [open, expired, idle])
      await person.identity.login({ email: emailOf('session'), password: rightPassword })
    await fixture.asOwner(
      `update sessions set expires_at = now()
where user_id = $1 and token_hash = sha256($2::bytea)`,
      [userId, Buffer.from(expired.token() ?? '')],
    )
    await fixture.asOwner(
      `update sessions set last_seen_at = now() - idle_limit where user_id = $1
        and token_hash = sha256($2::bytea)`,
      [userId, Buffer.from(idle.token() ?? '')],
    )
    setServerClock(offByMs)
    expect((await open.identity.me({})).role).toBe('user')
    for (const person of [expired, idle])
      expect((await person.identity.me({})).role).toBe('visitor')
    // A new session lasts as long as any other by the clock of the database.
    const fresh = fixture.person()
    await fresh.identity.login({ email: emailOf('session'), password: rightPassword })
    const [lasts] = await fixture.asOwner<{ hours: number }>(
      `select (extract(epoch from expires_at - clock_timestamp()) / 3600)::float8 as hours
        from sessions where token_hash = sha256($1::bytea)`,
      [Buffer.from(fresh.token() ?? '')],
    )
    const { lastsHours } = testServices.settings.sessionSpans.user
    expect(lasts?.hours).toBeGreaterThan(lastsHours - 1)
    expect(lasts?.hours).toBeLessThanOrEqual(lastsHours)
    vi.useRealTimers()
    expect((await fresh.identity.me({})).role).toBe('user')
  })

  test('T45 a proof lasts five minutes', async () => {
    const { userId } = await fixture.user(emailOf('proof'))
    const person = fixture.person()
    await person.identity.login({ email: emailOf('proof'), password: rightPassword })
    setServerClock(offByMs)
    await person.identity.startAuthenticator({})
    await fixture.asOwner(
      `update sessions set proven_at = now() - interval '5 minutes 1 second' where user_id = $1`,
      [userId],
    )
    expect((await refused(person.identity.startAuthenticator({}))).name).toBe('proof-needed')
    await person.identity.prove({ way: 'password', secret: rightPassword })
    await person.identity.startAuthenticator({})
  })

  test('T45 a link works for half an hour', async () => {
    await fixture.user(emailOf('link'))
    setServerClock(offByMs)
    await fixture.person().identity.forgotPassword({ email: emailOf('link') })
    const token = await fixture.mailedToken(emailOf('link'), 'reset_password')
    vi.useRealTimers()
    await fixture.asOwner(
      `update one_time_tokens set expires_at = expires_at - interval '29 minutes'
        where used_at is null`,
    )
    setServerClock(offByMs)
    expect(await fixture.person().identity.resetPassword({ token, ...better })).toEqual({})
    await fixture.person().identity.forgotPassword({ email: emailOf('link') })
    const late = await fixture.mailedToken(emailOf('link'), 'reset_password')
    await fixture.asOwner(
      `update one_time_tokens set expires_at = expires_at - interval '31 minutes'
        where used_at is null`,
    )
    expect(
      (await refused(fixture.person().identity.resetPassword({ token: late, ...better }))).name,
    ).toBe('reset-link-ended')
  })

  test('T45 codes of the app work, and the sign-in challenge lasts as usual', async () => {
    const { userId } = await fixture.user(emailOf('app'))
    const person = fixture.person()
    await person.identity.login({ email: emailOf('app'), password: rightPassword })
    setServerClock(offByMs)
    const phone = phoneOf((await person.identity.startAuthenticator({})).uri)
    await person.identity.confirmAuthenticator({ code: phone.code() })
    await fixture.asOwner(
      'update authenticators set last_step = last_step - 10 where owner_id = $1',
      [userId],
    )
    const other = fixture.person()
    expect(
      await other.identity.login({ email: emailOf('app'), password: rightPassword }),
    ).toMatchObject({ next: 'code' })
    expect(await other.identity.answerChallenge({ code: phone.code() })).toMatchObject({
      role: 'user',
    })
    const late = fixture.person()
    await late.identity.login({ email: emailOf('app'), password: rightPassword })
    await fixture.asOwner(
      'update authenticators set last_step = last_step - 10 where owner_id = $1',
      [userId],
    )
    await fixture.asOwner(`update sign_in_challenges set expires_at = now() where user_id = $1`, [
      userId,
    ])
    expect((await refused(late.identity.answerChallenge({ code: phone.code() }))).name).toBe(
      'challenge-ended',
    )
  })

  test('T45 a rate limit makes somebody wait as long as usual', async () => {
    const email = emailOf('waits')
    await fixture.user(email)
    for (let i = 0; i < 5; i += 1)
      await refused(fixture.person().identity.login({ email, password: 'wrong-horse-battery' }))
    setServerClock(offByMs)
    const { name: refusal, figures } = await refused(
      fixture.person().identity.login({ email, password: rightPassword }),
    )
    expect(refusal).toBe('too-many-logins')
    expect(Number(figures?.['seconds'])).toBeGreaterThan(20)
    expect(Number(figures?.['seconds'])).toBeLessThanOrEqual(30)
  })

  test('T45 a deposit expires after the usual time', async () => {
    const person = await signIn(server.address, 'user')
    await server.asOwner(
      `update deposits set expires_at = now() - interval '1 minute' where expires_at > now()`,
    )
    const before = await person.calls.deposits.current({})
    if (before) await person.calls.deposits.settleDeadline({ transactionId: before.transactionId })
    const [company] = await person.calls.deposits.companyAccounts({})
    setServerClock(offByMs)
    const { transactionId } = await person.calls.deposits.request({
      requestId: uuidv7(),
      amountCentavos: 100_000n,
      companyAccountId: company?.companyAccountId ?? '',
    })
    const [left] = await server.asOwner<{ minutes: number }>(
      `select (extract(epoch from expires_at - clock_timestamp()) / 60)::float8 as minutes
        from deposits where transaction_id = $1`,
      [transactionId],
    )
    expect(left?.minutes).toBeGreaterThan(28)
    expect(left?.minutes).toBeLessThanOrEqual(30)
    // The job that expires deposits reads the same clock.
    await expireDueDeposits({ ...testServices, database: server.database })
    const [status] = await server.asOwner<{ status: string }>(
      'select status from transactions where id = $1',
      [transactionId],
    )
    expect(status?.status).not.toBe('expired')
  })
})
