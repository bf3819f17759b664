import { expect, test } from 'vitest'
import {
  identityFixture,
  maria,
  newAddress,
  refused,
  rightPassword,
} from '#tests/fixtures/people/identity-fixture.ts'
import { attemptPolicies } from '../../shared/rules-rate-limits.ts'
import type { Registration } from '../../shared/rules.ts'

const fixture = await identityFixture()

async function stored(email: string): Promise<{ users: bigint; wallets: bigint; banks: bigint }> {
  const [counts] = await fixture.asOwner<{ users: bigint; wallets: bigint; banks: bigint }>(
    `select count(*) as users, count(b.user_id) as banks,
       (select count(*) from users u where lower(u.email) = $1 and exists (select from ledger.wallets w where w.id = u.id)) as wallets
     from users u left join bank_details b on b.user_id = u.id where lower(u.email) = $1`,
    [email],
  )
  return counts ?? { users: 0n, wallets: 0n, banks: 0n }
}

test('somebody signs up, verifies the email by the mail, and signs in', async () => {
  const person = fixture.person()
  expect(await person.identity.register({ ...maria, email: '  Maria@Example.TEST ' })).toEqual({})
  expect(await stored('maria@example.test')).toEqual({ users: 1n, wallets: 1n, banks: 1n })
  expect(
    (await refused(person.identity.login({ email: maria.email, password: maria.password }))).name,
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
    'select action_type from user_activity_log l join users u on u.id = l.user_id where u.email = $1 order by l.id',
    [maria.email],
  )
  expect(history.map((entry) => entry.action_type)).toEqual([
    'BANK_DETAILS_UPDATE',
    'EMAIL_VERIFIED',
    'LOGIN',
  ])
})

const wrong: [string, Partial<Registration>, { title: string; message: string; field: string }][] =
  [
    [
      'no name',
      { fullName: ' ' },
      { title: 'Missing Fields', message: 'Please fill all fields in Step 1.', field: 'fullName' },
    ],
    [
      'no phone number',
      { phoneNumber: '' },
      {
        title: 'Missing Fields',
        message: 'Please fill all fields in Step 1.',
        field: 'phoneNumber',
      },
    ],
    [
      'a phone number that is none',
      { phoneNumber: 'xx' },
      {
        title: 'Check the Phone Number',
        message: 'A phone number has 7 to 20 digits and may begin with +.',
        field: 'phoneNumber',
      },
    ],
    [
      'no email',
      { email: '' },
      { title: 'Missing Fields', message: 'Please fill all fields in Step 1.', field: 'email' },
    ],
    [
      'no password',
      { password: '' },
      { title: 'Missing Fields', message: 'Please fill all fields in Step 1.', field: 'password' },
    ],
    [
      'no confirmation',
      { confirmPassword: '' },
      {
        title: 'Missing Fields',
        message: 'Please fill all fields in Step 1.',
        field: 'confirmPassword',
      },
    ],
    [
      'two passwords',
      { confirmPassword: 'another-one' },
      { title: 'Password Mismatch', message: 'Passwords do not match.', field: 'confirmPassword' },
    ],
    [
      'five characters',
      { password: 'ab1.x', confirmPassword: 'ab1.x' },
      {
        title: 'Weak Password',
        message: 'Password must be at least 6 characters.',
        field: 'password',
      },
    ],
    [
      'no email address',
      { email: 'maria at home' },
      { title: 'Invalid Email', message: 'Please enter a valid email address.', field: 'email' },
    ],
    [
      'no bank',
      { bankName: '' },
      {
        title: 'Missing Bank Details',
        message: 'Please provide all bank information.',
        field: 'bankName',
      },
    ],
    [
      'no account name',
      { accountName: '' },
      {
        title: 'Missing Bank Details',
        message: 'Please provide all bank information.',
        field: 'accountName',
      },
    ],
    [
      'no account number',
      { accountNumber: '' },
      {
        title: 'Missing Bank Details',
        message: 'Please provide all bank information.',
        field: 'accountNumber',
      },
    ],
    [
      'no agreement',
      { termsAgreed: false },
      {
        title: 'Terms and Conditions',
        message: 'You must agree to the terms and conditions.',
        field: 'termsAgreed',
      },
    ],
  ]

test.each(wrong)(
  'a sign-up with %s is refused in the words of the specification, and nothing is stored',
  async (_, change, expected) => {
    const email = 'nobody@example.test'
    expect(
      await refused(fixture.person().identity.register({ ...maria, email, ...change })),
    ).toMatchObject({ ...expected, status: 422 })
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
])('the password %s is refused with the reason', async (password) => {
  const refusal = await refused(
    fixture.person().identity.register({
      ...maria,
      email: 'nobody2@example.test',
      password,
      confirmPassword: password,
    }),
  )
  expect(refusal).toMatchObject({ title: 'Weak Password', field: 'password' })
  expect(refusal.message).toContain('guessed at once')
})

test('a bank outside of the list is refused', async () => {
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
  ['a mark that turns the writing direction', 'Maria \u202Eairam'],
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

test('slashes, quotes and other scripts are fine in a name', async () => {
  const fullName = `../../etc/passwd '"; drop table users; -- Ñoño 🏝`
  await fixture.person().identity.register({ ...maria, email: 'slash@example.test', fullName })
  expect(
    await fixture.asOwner('select full_name from users where email = $1', ['slash@example.test']),
  ).toEqual([{ full_name: fullName }])
})

test('a taken email gets the same answer, byte for byte and not sooner; its owner gets a mail and keeps everything', async () => {
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

test('one mailbox gets no flood of mails, however many addresses ask', async () => {
  await fixture.user('flooded@example.test', { status: 'pending_verification' })
  await Promise.all(
    Array.from({ length: 8 }, () =>
      fixture.person().identity.resendVerification({ email: 'flooded@example.test' }),
    ),
  )
  expect(await fixture.mailsTo('flooded@example.test')).toHaveLength(3)
})

test('of many sign-ups with one email at once, one makes the user and all are answered alike', async () => {
  const email = 'race@example.test'
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => fixture.person().identity.register({ ...maria, email })),
  )
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({})))
  expect(await stored(email)).toEqual({ users: 1n, wallets: 1n, banks: 1n })
})

test('a verification link works once, also when it is opened twenty times at once', async () => {
  const email = 'twice@example.test'
  await fixture.person().identity.register({ ...maria, email })
  const token = await fixture.mailedToken(email, 'verify_email')
  const opened = await Promise.allSettled(
    Array.from({ length: 20 }, () => fixture.person().identity.verifyEmail({ token })),
  )
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await refused(fixture.person().identity.verifyEmail({ token }))).title).toBe(
    'Verification Failed',
  )
})

test('a verification link ends after a day, when a newer one is sent, and never verifies a suspended user', async () => {
  const email = 'late@example.test'
  await fixture.person().identity.register({ ...maria, email })
  const first = await fixture.mailedToken(email, 'verify_email')
  await fixture.person().identity.resendVerification({ email })
  expect((await refused(fixture.person().identity.verifyEmail({ token: first }))).name).toBe(
    'verify-link-ended',
  )
  const second = await fixture.mailedToken(email, 'verify_email')
  await fixture.asOwner(`update one_time_tokens set expires_at = now() - interval '1 second'`)
  expect((await refused(fixture.person().identity.verifyEmail({ token: second }))).name).toBe(
    'verify-link-ended',
  )
  await fixture.asOwner(`update one_time_tokens set expires_at = now() + interval '1 hour'`)
  await fixture.asOwner(`update users set status = 'suspended' where email = $1`, [email])
  await fixture.person().identity.verifyEmail({ token: second })
  expect(await fixture.asOwner('select status from users where email = $1', [email])).toEqual([
    { status: 'suspended' },
  ])
})

test('a link of one purpose does not open the other door', async () => {
  const email = 'purpose@example.test'
  await fixture.person().identity.register({ ...maria, email })
  const token = await fixture.mailedToken(email, 'verify_email')
  expect(
    (
      await refused(
        fixture.person().identity.resetPassword({
          token,
          password: 'a-new-sentence',
          confirmPassword: 'a-new-sentence',
        }),
      )
    ).name,
  ).toBe('reset-link-ended')
})

test('links are stored as hashes only', async () => {
  const email = 'hashed@example.test'
  await fixture.person().identity.register({ ...maria, email })
  const token = await fixture.mailedToken(email, 'verify_email')
  const rows = await fixture.asOwner<{ row: string }>(
    `select t::text as row from one_time_tokens t union all select u::text from users u`,
  )
  expect(rows.some(({ row }) => row.includes(token) || row.includes(rightPassword))).toBe(false)
})

test('one address cannot sign up without end', async () => {
  const person = fixture.person(newAddress())
  const tried = await Promise.allSettled(
    Array.from({ length: attemptPolicies['register-address'].free + 5 }, (_, i) =>
      person.identity.register({ ...maria, email: `many${i}@example.test` }),
    ),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(
    attemptPolicies['register-address'].free,
  )
  expect(
    await refused(person.identity.register({ ...maria, email: 'more@example.test' })),
  ).toMatchObject({ status: 429, title: 'Registration Failed' })
  // Nor have its passwords estimated, which takes time.
  const common = {
    ...maria,
    email: 'more@example.test',
    password: 'password1',
    confirmPassword: 'password1',
  }
  expect((await refused(person.identity.register(common))).name).toBe('too-many-registrations')
})
