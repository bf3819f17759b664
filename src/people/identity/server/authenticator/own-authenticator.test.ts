import { expect, test } from 'vitest'
import { letStepsPass, phoneOf, setUpPhone } from '#tests/fixtures/people/authenticator-app.ts'
import {
  identityFixture,
  refused,
  rightPassword,
  nameOfRefusal,
} from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()

const history = async (userId: string) =>
  (
    await fixture.asOwner<{ description: string }>(
      `select description from user_activity_log
       where user_id = $1 and action_type = '2FA_SETTINGS_UPDATE' order by id`,
      [userId],
    )
  ).map(({ description }) => description)

test('a user sets the app up, signs in with it, and turns it off again', async () => {
  const { person, email, userId } = await fixture.signedIn()
  expect(await person.identity.authenticator({})).toEqual({
    on: false,
    since: null,
    recoveryCodesLeft: 0,
    required: false,
  })
  const { secret, uri } = await person.identity.startAuthenticator({})
  expect(uri).toContain(`secret=${secret}`)
  expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Kaban:${email}?issuer=Kaban`)
  expect((await person.identity.authenticator({})).on).toBe(false)
  const phone = phoneOf(uri)
  const wrong = person.identity.confirmAuthenticator({ code: phone.wrongCode() })
  expect(await refused(wrong)).toMatchObject({
    name: 'wrong-set-up-code',
    title: 'Update Failed',
    field: 'code',
  })
  const { recoveryCodes } = await person.identity.confirmAuthenticator({ code: phone.code() })
  expect(recoveryCodes).toHaveLength(10)
  expect(await person.identity.authenticator({})).toEqual({
    on: true,
    since: expect.any(Date) as Date,
    recoveryCodesLeft: 10,
    required: false,
  })
  expect(await nameOfRefusal(person.identity.startAuthenticator({}))).toBe('authenticator-on')
  expect(
    await nameOfRefusal(person.identity.confirmAuthenticator({ code: phoneOf(uri).code() })),
  ).toBe('authenticator-on')
  expect(await person.identity.removeAuthenticator({})).toEqual({})
  expect(await fixture.person().identity.login({ email, password: rightPassword })).toEqual({
    next: 'home',
    role: 'user',
  })
  expect(await history(userId)).toEqual([
    'Authenticator app turned on; all other sessions were signed out.',
    'Authenticator app turned off; all other sessions were signed out.',
  ])
  expect(
    (await fixture.mailsTo(email)).filter(({ kind }) => kind === 'security').length,
  ).toBeGreaterThanOrEqual(2)
})

test('turning it on or off ends every session but the current one', async () => {
  const { person, email } = await fixture.signedIn()
  const elsewhere = fixture.person()
  await elsewhere.identity.login({ email, password: rightPassword })
  const { phone } = await setUpPhone(person)
  expect((await elsewhere.identity.me({})).role).toBe('visitor')
  expect((await person.identity.me({})).role).toBe('user')
  await letStepsPass(fixture)
  await elsewhere.identity.login({ email, password: rightPassword })
  await elsewhere.identity.answerChallenge({ code: phone.code() })
  await person.identity.removeAuthenticator({})
  expect((await elsewhere.identity.me({})).role).toBe('visitor')
  expect((await person.identity.me({})).role).toBe('user')
})

test('a sign-in that races the set-up either needs the code or is ended', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { person, email, userId } = await fixture.signedIn()
    const phone = phoneOf((await person.identity.startAuthenticator({})).uri)
    const others = Array.from({ length: 4 }, () => fixture.person())
    await Promise.allSettled([
      ...others.map(({ identity }) => identity.login({ email, password: rightPassword })),
      person.identity.confirmAuthenticator({ code: phone.code() }),
    ])
    expect(
      await fixture.asOwner('select from sessions where user_id = $1 and ended_at is null', [
        userId,
      ]),
    ).toHaveLength(1)
    expect((await person.identity.me({})).role).toBe('user')
  }
})

test('every change needs a proof, and reading the state needs none', async () => {
  const { person } = await fixture.signedIn()
  await setUpPhone(person)
  await fixture.asOwner(`update sessions set proven_at = now() - interval '6 minutes'`)
  const { identity } = person
  const calls = [
    identity.startAuthenticator({}),
    identity.confirmAuthenticator({ code: '123456' }),
    identity.renewRecoveryCodes({}),
    identity.removeAuthenticator({}),
  ]
  expect((await Promise.all(calls.map(refused))).map(({ name }) => name)).toEqual(
    calls.map(() => 'proof-needed'),
  )
  expect((await identity.authenticator({})).on).toBe(true)
})

test('T29 renewed recovery codes replace the old ones, recorded and announced', async () => {
  const { person, email, userId } = await fixture.signedIn()
  const { recoveryCodes: old } = await setUpPhone(person)
  const { recoveryCodes } = await person.identity.renewRecoveryCodes({})
  expect(recoveryCodes).toHaveLength(10)
  expect(recoveryCodes.filter((code) => old.includes(code))).toEqual([])
  expect(await nameOfRefusal(person.identity.prove({ way: 'app', secret: old[0] ?? '' }))).toBe(
    'wrong-proof-app',
  )
  expect(await person.identity.prove({ way: 'app', secret: recoveryCodes[0] ?? '' })).toEqual({})
  expect(await history(userId)).toEqual([
    'Authenticator app turned on; all other sessions were signed out.',
    'Recovery codes renewed; the old ones no longer work.',
    'A recovery code was used; 9 left.',
  ])
  const mails = (await fixture.mailsTo(email))
    .filter(({ kind }) => kind === 'security')
    .map(({ content }) => content.paragraphs.join(' '))
  expect(mails.some((text) => text.includes('Your login has new recovery codes'))).toBe(true)
})

test('without an authenticator there is nothing to renew or turn off', async () => {
  const { person } = await fixture.signedIn()
  await person.identity.startAuthenticator({})
  expect(await nameOfRefusal(person.identity.renewRecoveryCodes({}))).toBe('authenticator-not-on')
  expect(await nameOfRefusal(person.identity.removeAuthenticator({}))).toBe('authenticator-not-on')
})

test('records, mails and notifications contain neither secret nor codes', async () => {
  const { person, userId } = await fixture.signedIn()
  const { secret, uri } = await person.identity.startAuthenticator({})
  const { recoveryCodes } = await person.identity.confirmAuthenticator({
    code: phoneOf(uri).code(),
  })
  const rows = await fixture.asOwner<{ text: string }>(
    `select l::text as text from user_activity_log l where user_id = $1
     union all select m::text from mail_outbox m where user_id = $1
     union all select n::text from notifications n where user_id = $1`,
    [userId],
  )
  const stored = rows.map(({ text }) => text).join('\n')
  expect(rows.length).toBeGreaterThan(2)
  for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden)
})
