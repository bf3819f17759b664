import { expect, test } from 'vitest'
import { letStepsPass, phoneOf, setUpPhone } from '#tests/fixtures/people/authenticator-app.ts'
import {
  identityFixture,
  refused,
  rightPassword,
  type Person,
  nameOfRefusal,
} from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()
const accessCode = 'ABCD-EFGH-JKMN'

/** As if the sign-in was six minutes ago. */
const letProofExpire = () =>
  fixture.asOwner(`update sessions set proven_at = now() - interval '6 minutes'`)

/** Whether a call that needs a proof succeeds. */
async function isProven({ identity }: Person): Promise<boolean> {
  return await identity.startAuthenticator({}).then(
    () => true,
    (error: { data?: { name?: string } }) => {
      if (error.data?.name !== 'proof-needed') throw error
      return false
    },
  )
}

async function mailedCode(email: string): Promise<string> {
  const mail = (await fixture.mailsTo(email)).find(({ kind }) => kind === 'one_time_code')
  return mail?.content.facts?.[0]?.[1] ?? ''
}

test('a password proves for five minutes and rotates the token of the session', async () => {
  const { person } = await fixture.signedIn()
  await letProofExpire()
  expect(await isProven(person)).toBe(false)
  const before = person.token()
  expect((await person.identity.proofWays({})).ways).toEqual(['password', 'mail'])
  expect(await person.identity.prove({ way: 'password', secret: rightPassword })).toEqual({})
  expect(person.token()).not.toBe(before)
  expect(await isProven(person)).toBe(true)
  await letProofExpire()
  expect(await isProven(person)).toBe(false)
})

test('a wrong password proves nothing', async () => {
  const { person } = await fixture.signedIn()
  await letProofExpire()
  expect(
    await refused(person.identity.prove({ way: 'password', secret: 'wrong-horse-battery' })),
  ).toMatchObject({
    name: 'wrong-proof-password',
    title: 'Confirm It Is You',
    status: 422,
    field: 'secret',
  })
  expect(await isProven(person)).toBe(false)
})

test('a mailed code proves once, within ten minutes, for its session', async () => {
  const { person, email } = await fixture.signedIn()
  const elsewhere = fixture.person()
  await elsewhere.identity.login({ email, password: rightPassword })
  await letProofExpire()
  await person.identity.mailCode({})
  const code = await mailedCode(email)
  expect(code).toMatch(/^\d{6}$/)
  expect((await fixture.mailsTo(email))[0]).toMatchObject({
    kind: 'one_time_code',
    subject: 'Your Kaban code',
    content: { greeting: 'Hello,' },
  })
  expect((await fixture.mailsTo(email))[0]?.content.action).toBeUndefined()
  expect(await nameOfRefusal(elsewhere.identity.prove({ way: 'mail', secret: code }))).toBe(
    'wrong-proof-mail',
  )
  expect(await person.identity.prove({ way: 'mail', secret: code })).toEqual({})
  expect(await isProven(person)).toBe(true)
  expect(await nameOfRefusal(person.identity.prove({ way: 'mail', secret: code }))).toBe(
    'wrong-proof-mail',
  )
  await person.identity.mailCode({})
  await fixture.asOwner(`update mail_codes set expires_at = expires_at - interval '10 minutes'`)
  expect(
    await nameOfRefusal(person.identity.prove({ way: 'mail', secret: await mailedCode(email) })),
  ).toBe('wrong-proof-mail')
})

test('a new mail ends the code of the previous one, and the table contains no code', async () => {
  const { person, email } = await fixture.signedIn()
  await person.identity.mailCode({})
  const first = await mailedCode(email)
  await person.identity.mailCode({})
  const second = await mailedCode(email)
  if (first !== second)
    expect(await nameOfRefusal(person.identity.prove({ way: 'mail', secret: first }))).toBe(
      'wrong-proof-mail',
    )
  const rows = await fixture.asOwner<{ text: string }>('select m::text as text from mail_codes m')
  expect(rows.some(({ text }) => text.includes(Buffer.from(second).toString('hex')))).toBe(false)
  expect(
    await person.identity.prove({
      way: 'mail',
      secret: `${second.slice(0, 3)} ${second.slice(3)}`,
    }),
  ).toEqual({})
})

test('of twenty concurrent uses of one mailed code one proves', async () => {
  const { person, email } = await fixture.signedIn()
  await person.identity.mailCode({})
  const secret = await mailedCode(email)
  const proofs = await Promise.allSettled(
    Array.from({ length: 20 }, () => person.identity.prove({ way: 'mail', secret })),
  )
  expect(proofs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('codes to one mailbox are limited', async () => {
  const { person, email } = await fixture.signedIn()
  for (let i = 0; i < 3; i += 1) await person.identity.mailCode({})
  expect(await refused(person.identity.mailCode({}))).toMatchObject({
    title: 'OTP Error',
    message: 'Could not send OTP email. Please wait 10 minutes and try again.',
    status: 429,
  })
  // The last mailed code stays valid.
  expect(await person.identity.prove({ way: 'mail', secret: await mailedCode(email) })).toEqual({})
  expect(
    (await fixture.mailsTo(email)).filter(({ kind }) => kind === 'one_time_code'),
  ).toHaveLength(3)
})

test('neither mails that strangers cause nor used codes block the next code', async () => {
  const { person, email } = await fixture.signedIn()
  for (let i = 0; i < 5; i += 1) await fixture.person().identity.forgotPassword({ email })
  for (let i = 0; i < 5; i += 1) {
    await person.identity.mailCode({})
    expect(await person.identity.prove({ way: 'mail', secret: await mailedCode(email) })).toEqual(
      {},
    )
  }
})

test('with an authenticator app neither password nor mailbox proves anything', async () => {
  const { person } = await fixture.signedIn()
  const { phone, recoveryCodes } = await setUpPhone(person)
  await letStepsPass(fixture)
  expect((await person.identity.proofWays({})).ways).toEqual(['app'])
  expect(
    await nameOfRefusal(person.identity.prove({ way: 'password', secret: rightPassword })),
  ).toBe('proof-way-closed')
  expect(await nameOfRefusal(person.identity.mailCode({}))).toBe('proof-way-closed')
  expect(await person.identity.prove({ way: 'app', secret: phone.code() })).toEqual({})
  expect((await refused(person.identity.prove({ way: 'app', secret: phone.code() }))).title).toBe(
    'Confirm It Is You',
  )
  expect(await person.identity.prove({ way: 'app', secret: recoveryCodes[0] ?? '' })).toEqual({})
  expect((await person.identity.authenticator({})).recoveryCodesLeft).toBe(9)
})

test('without a password a mail proves, and for company access its code', async () => {
  const { person, email, userId } = await fixture.signedIn()
  await fixture.asOwner('update users set password_hash = null where id = $1', [userId])
  expect((await person.identity.proofWays({})).ways).toEqual(['mail'])
  await person.identity.mailCode({})
  expect(await person.identity.prove({ way: 'mail', secret: await mailedCode(email) })).toEqual({})
  await fixture.setAccessCode(accessCode)
  const staff = fixture.person()
  await staff.identity.enterCompanyAccess({ code: accessCode })
  await letProofExpire()
  expect((await staff.identity.proofWays({})).ways).toEqual(['access_code'])
  expect(await nameOfRefusal(staff.identity.mailCode({}))).toBe('proof-way-closed')
  expect(
    await nameOfRefusal(staff.identity.prove({ way: 'access_code', secret: 'wrong-code' })),
  ).toBe('wrong-proof-access_code')
  expect(await staff.identity.prove({ way: 'access_code', secret: accessCode })).toEqual({})
  expect(await isProven(staff)).toBe(true)
})

test('T28 attempts at all codes and the password of one person count together', async () => {
  const { person, email } = await fixture.signedIn()
  await person.identity.mailCode({})
  const wrongMail = (await mailedCode(email)) === '000000' ? '000001' : '000000'
  for (const [way, secret] of [
    ['password', 'wrong-1'],
    ['mail', wrongMail],
    ['password', 'wrong-2'],
  ] as const)
    await refused(person.identity.prove({ way, secret }))
  const wrongCode = phoneOf((await person.identity.startAuthenticator({})).uri).wrongCode()
  for (const code of [wrongCode, 'ABCDE-FGHJK'])
    expect(await nameOfRefusal(person.identity.confirmAuthenticator({ code }))).toBe(
      'wrong-set-up-code',
    )
  expect(
    await refused(person.identity.prove({ way: 'password', secret: rightPassword })),
  ).toMatchObject({
    name: 'too-many-proofs',
    title: 'Confirm It Is You',
    status: 429,
    message: 'Too many tries. Please wait 30 seconds and try again.',
  })
  expect(await nameOfRefusal(person.identity.confirmAuthenticator({ code: '123456' }))).toBe(
    'too-many-set-up-codes',
  )
})

test('T28 after ten wrong codes every browser waits; a right code resets the wait', async () => {
  const { person, email, userId } = await fixture.signedIn()
  const { phone } = await setUpPhone(person)
  await letStepsPass(fixture)
  const other = fixture.person()
  await other.identity.login({ email, password: rightPassword })
  const code = phone.wrongCode()
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      refused((i % 2 === 0 ? other : fixture.person()).identity.answerChallenge({ code })),
    ),
  )
  expect(tries.filter(({ name }) => name === 'wrong-code').length).toBeLessThanOrEqual(5)
  const waits: number[] = []
  for (let i = 0; i < 8; i += 1) {
    const { name, figures } = await refused(other.identity.answerChallenge({ code }))
    if (name === 'wrong-code') continue
    waits.push(Number(figures?.['seconds']))
    await fixture.asOwner('update attempts set open_at = now()')
  }
  expect(waits.length).toBeGreaterThan(2)
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
  expect((waits.at(-1) ?? 0) / (waits[0] ?? 1)).toBeGreaterThan(1.5)
  expect(await nameOfRefusal(person.identity.prove({ way: 'app', secret: phone.code() }))).toBe(
    'too-many-proofs',
  )
  await fixture.asOwner('update attempts set open_at = now()')
  expect(await other.identity.answerChallenge({ code: phone.code() })).toEqual({ role: 'user' })
  expect(
    await fixture.asOwner(
      `select from attempts where purpose = 'factor' and tries > 0
       and key = sha256(convert_to($1, 'UTF8'))`,
      [userId],
    ),
  ).toEqual([])
})

test('a visitor is asked to sign in first', async () => {
  const visitor = fixture.person()
  const calls = [
    visitor.identity.proofWays({}),
    visitor.identity.mailCode({}),
    visitor.identity.prove({ way: 'password', secret: rightPassword }),
  ]
  expect((await Promise.all(calls.map(refused))).map(({ status }) => status)).toEqual([
    401, 401, 401,
  ])
})
