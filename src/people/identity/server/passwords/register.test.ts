import { expect, test } from 'vitest'
import {
  identityFixture,
  maria,
  newAddress,
  refused,
  nameOfRefusal,
} from '#tests/fixtures/people/identity-fixture.ts'
import type { Registration } from '../../shared/rules-forms.ts'
import { attemptPolicies } from '../../shared/rules-rate-limits.ts'

const fixture = await identityFixture()

async function stored(email: string): Promise<{ users: bigint; wallets: bigint; banks: bigint }> {
  const [counts] = await fixture.asOwner<{ users: bigint; wallets: bigint; banks: bigint }>(
    `select count(*) as users, count(w.id) as wallets, count(b.user_id) as banks
     from users u left join bank_details b on b.user_id = u.id
       left join ledger.wallets w on w.id = u.id
     where lower(u.email) = $1`,
    [email],
  )
  return counts ?? { users: 0n, wallets: 0n, banks: 0n }
}

test('somebody signs up, verifies the email by the mailed link, and signs in', async () => {
  const person = fixture.person()
  expect(await person.identity.register({ ...maria, email: '  Maria@Example.TEST ' })).toEqual({})
  expect(await stored('maria@example.test')).toEqual({ users: 1n, wallets: 1n, banks: 1n })
  expect(
    await nameOfRefusal(person.identity.login({ email: maria.email, password: maria.password })),
  ).toBe('email-not-verified')
  await person.identity.verifyEmail({
    token: await fixture.mailedToken(maria.email, 'verify_email'),
  })
  expect(await person.identity.login({ email: maria.email, password: maria.password })).toEqual({
    next: 'home',
    role: 'user',
  })
  expect(await person.identity.me({})).toMatchObject({
    role: 'user',
    fullName: 'Maria Santos',
    email: maria.email,
  })
  const history = await fixture.asOwner<{ action_type: string }>(
    `select action_type from user_activity_log l join users u on u.id = l.user_id
     where u.email = $1 order by l.id`,
    [maria.email],
  )
  expect(history.map((entry) => entry.action_type)).toEqual([
    'BANK_DETAILS_UPDATE',
    'EMAIL_VERIFIED',
    'LOGIN',
  ])
})

test('the language of the sign-up is the one of the first mail', async () => {
  const person = fixture.person()
  person.jar.set('kaban-language', 'fil')
  await person.identity.register({ ...maria, email: 'ligaya@example.test' })
  const [user] = await fixture.asOwner(
    `select u.language, m.content->>'language' as mail
     from users u join mail_outbox m on m.user_id = u.id where u.email = 'ligaya@example.test'`,
  )
  expect(user).toEqual({ language: 'fil', mail: 'fil' })
})

const missing = ['Missing Fields', 'Please fill all fields in Step 1.'] as const
const missingBank = ['Missing Bank Details', 'Please provide all bank information.'] as const
const mismatch = ['Password Mismatch', 'Passwords do not match.'] as const
const weak = ['Weak Password', 'Password must be at least 6 characters.'] as const
const badEmail = ['Invalid Email', 'Please enter a valid email address.'] as const
const badPhone = [
  'Check the Phone Number',
  'A phone number has 7 to 20 digits and may begin with +.',
] as const
const terms = ['Terms and Conditions', 'You must agree to the terms and conditions.'] as const

const wrong: [string, Partial<Registration>, field: string, readonly [string, string]][] = [
  ['no name', { fullName: ' ' }, 'fullName', missing],
  ['no phone number', { phoneNumber: '' }, 'phoneNumber', missing],
  ['a malformed phone number', { phoneNumber: 'xx' }, 'phoneNumber', badPhone],
  ['no email', { email: '' }, 'email', missing],
  ['no password', { password: '' }, 'password', missing],
  ['no confirmation', { confirmPassword: '' }, 'confirmPassword', missing],
  ['two passwords', { confirmPassword: 'another-one' }, 'confirmPassword', mismatch],
  ['five characters', { password: 'ab1.x', confirmPassword: 'ab1.x' }, 'password', weak],
  ['a malformed email address', { email: 'maria at home' }, 'email', badEmail],
  ['no bank', { bankName: '' }, 'bankName', missingBank],
  ['no account name', { accountName: '' }, 'accountName', missingBank],
  ['no account number', { accountNumber: '' }, 'accountNumber', missingBank],
  ['no agreement', { termsAgreed: false }, 'termsAgreed', terms],
]

test.each(wrong)(
  'a sign-up with %s is refused with the texts of the specification, and nothing is stored',
  async (_, change, field, [title, message]) => {
    const email = 'nobody@example.test'
    expect(
      await refused(fixture.person().identity.register({ ...maria, email, ...change })),
    ).toMatchObject({ title, message, field, status: 422 })
    expect(await stored(email)).toMatchObject({ users: 0n })
  },
)

test.each([
  'password',
  'PASSWORD',
  'iloveyou',
  'Maria Santos',
  'nobody2@example.test',
  '0917-123-4567',
])('the password %s is refused with a reason', async (password) => {
  const refusal = await refused(
    fixture.person().identity.register({
      ...maria,
      email: 'nobody2@example.test',
      password,
      confirmPassword: password,
    }),
  )
  expect(refusal).toMatchObject({ title: 'Weak Password', field: 'password' })
  expect(refusal.message).toContain('easy to guess')
})

test('a bank that is not on the list is refused', async () => {
  expect(
    await refused(
      fixture
        .person()
        .identity.register({ ...maria, email: 'nobody@example.test', bankName: 'My Own Bank' }),
    ),
  ).toMatchObject({ field: 'bankName' })
})

test.each([
  'role',
  'status',
  'balance',
  'sample',
  'userId',
  'user_id',
  'passwordHash',
  'password_hash',
  'version',
  'createdAt',
  'id',
])('the field %s cannot be sent along with a sign-up', async (field) => {
  const input = { ...maria, email: 'mass@example.test', [field]: 'admin' }
  expect(await refused(fixture.person().identity.register(input as Registration))).toMatchObject({
    status: 400,
    name: 'invalid-input',
  })
  expect(await stored('mass@example.test')).toMatchObject({ users: 0n })
})

test.each([
  ['NUL', 'Maria\0Santos'],
  ['a mark that changes the writing direction', 'Maria \u202Eairam'],
  ['a line break', 'Maria\r\nBcc: everybody@example.test'],
  ['4 kB', 'M'.repeat(4096)],
])('a name with %s is refused, and nothing is stored', async (_, fullName) => {
  const refusal = await refused(
    fixture.person().identity.register({ ...maria, email: 'bad@example.test', fullName }),
  )
  expect(refusal).toMatchObject({ status: 400, title: 'Invalid Input', field: 'fullName' })
  expect(JSON.stringify(refusal)).not.toMatch(/node_modules|\.ts:/)
  expect(await stored('bad@example.test')).toMatchObject({ users: 0n })
})

test('slashes, quotes and other scripts are allowed in a name', async () => {
  const fullName = `../../etc/passwd '"; drop table users; -- Ñoño 🏝`
  await fixture.person().identity.register({ ...maria, email: 'slash@example.test', fullName })
  expect(
    await fixture.asOwner('select full_name from users where email = $1', ['slash@example.test']),
  ).toEqual([{ full_name: fullName }])
})

test('a taken email gets the same answer, byte for byte, and its owner a mail', async () => {
  const body = (email: string) =>
    JSON.stringify({
      json: {
        ...maria,
        email,
        fullName: 'Somebody Else',
        password: 'another-horse-7',
        confirmPassword: 'another-horse-7',
      },
    })
  const send = async (email: string) => {
    const started = performance.now()
    const response = await fixture.person().fetch('/rpc/identity/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body(email),
    })
    const { status } = response
    return { answer: { status, text: await response.text() }, took: performance.now() - started }
  }
  await fixture.user('owner@example.test')
  const [before] = await fixture.asOwner('select * from users where email = $1', [
    'owner@example.test',
  ])
  const [free, taken] = [await send('free@example.test'), await send('OWNER@example.test')]
  expect(taken.answer).toEqual(free.answer)
  expect(Math.min(free.took, taken.took)).toBeGreaterThanOrEqual(245)
  expect((await fixture.mailsTo('owner@example.test')).map((mail) => mail.kind)).toEqual([
    'email_taken',
  ])
  expect(
    await fixture.asOwner('select * from users where email = $1', ['owner@example.test']),
  ).toEqual([before])
})

test('of concurrent sign-ups with one email one creates the user; all look alike', async () => {
  const email = 'race@example.test'
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => fixture.person().identity.register({ ...maria, email })),
  )
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({})))
  expect(await stored(email)).toEqual({ users: 1n, wallets: 1n, banks: 1n })
})

test('sign-ups from one address are limited', async () => {
  const person = fixture.person(newAddress())
  const { free, forgetAfterSeconds } = attemptPolicies['register-address']
  const began = Date.now()
  let signedUp = 0
  // Fewer at a time than one address may have under way.
  for (let from = 0; from < free + 5; from += 15) {
    const tried = await Promise.allSettled(
      Array.from({ length: Math.min(15, free + 5 - from) }, (_, i) =>
        person.identity.register({ ...maria, email: `many${from + i}@example.test` }),
      ),
    )
    signedUp += tried.filter(({ status }) => status === 'fulfilled').length
  }
  expect(signedUp).toBeGreaterThanOrEqual(free)
  // One is regained after each such time, which a busy machine may take.
  const regained = ((Date.now() - began) / 1000 / forgetAfterSeconds) * free
  expect(signedUp).toBeLessThanOrEqual(free + regained)
  expect(
    await refused(person.identity.register({ ...maria, email: 'more@example.test' })),
  ).toMatchObject({ status: 429, title: 'Registration Failed' })
  // Nor are its passwords estimated, which would take time.
  const common = {
    ...maria,
    email: 'more@example.test',
    password: 'password1',
    confirmPassword: 'password1',
  }
  expect(await nameOfRefusal(person.identity.register(common))).toBe('too-many-registrations')
})

test('the second step begins only with a password that the sign-up takes', async () => {
  const { fullName, phoneNumber } = maria
  const email = 'nobody3@example.test'
  const judge = (password: string) =>
    fixture.person().identity.judgePassword({ password, fullName, email, phoneNumber })
  for (const password of ['iloveyou', 'maria-santos', 'nobody3@example.test'])
    expect(await refused(judge(password))).toMatchObject({
      title: 'Weak Password',
      field: 'password',
    })
  expect(await judge('tubig-at-kape')).toEqual({})
  expect(await stored(email)).toMatchObject({ users: 0n })
})
