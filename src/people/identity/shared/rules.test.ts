import { expect, test } from 'vitest'
import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import { hashAtFullCost } from '#tests/fixtures/cheap-hashes.ts'
import { hashPassword, isPassword, whyGuessable } from '../server/passwords/passwords.ts'
import { hashToken, makeToken } from '../server/sessions/tokens.ts'
import { addressAfterLogin } from './rules-after-login.ts'
import { isEmail, login } from './rules-forms.ts'

hashAtFullCost()
test.each([
  '/dashboard',
  '/dashboard/wallet',
  '/dashboard/transactions?status=pending#row',
  '/dashboard/chat/0199',
])('a user returns to %s after signing in', (address) =>
  expect(addressAfterLogin(address, 'user')).toBe(address),
)

test.each([
  undefined,
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/dashboard\\..\\..',
  'https://evil.example/dashboard',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%0d%0aLocation:evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/dashboard\r\nX: y',
  '/dashboard/../login',
  '/dashboard/../../admin',
  '/dashboards',
  '/login',
  '/',
  '/admin/dashboard',
  '/.//evil.example',
  '/dashboard\0',
  `/dashboard/${'x'.repeat(2000)}`,
  ' /dashboard',
  '@evil.example',
  '/@evil.example',
  '?next=/dashboard',
  '#/dashboard',
  'http://user@evil.example/dashboard',
  '//evil.example/dashboard',
])('a user who asks for %o goes home', (address) =>
  expect(addressAfterLogin(address, 'user')).toBe('/dashboard'),
)

test('an admin returns to the console only', () => {
  expect(addressAfterLogin('/admin/withdrawals?status=pending', 'admin')).toBe(
    '/admin/withdrawals?status=pending',
  )
  expect(addressAfterLogin('/dashboard/wallet', 'admin')).toBe('/admin/dashboard')
  expect(addressAfterLogin('/admin/login', 'admin')).toBe('/admin/dashboard')
})

test('an email address needs a local part and a domain', () => {
  expect(['a@b.ph', 'maria.santos+kaban@mail.example.com'].every(isEmail)).toBe(true)
  expect(['', 'a', 'a@', '@b.ph', 'a@b', 'a b@c.ph', 'a@b.ph\nBcc: c@d.ph'].some(isEmail)).toBe(
    false,
  )
})

test('a sign-in accepts only email and password', () => {
  expect(login.safeParse({ email: ' A@B.ph ', password: ' x ' }).data).toEqual({
    email: 'a@b.ph',
    password: ' x ',
  })
  expect(login.safeParse({ email: 'a@b.ph', password: 'x', role: 'admin' }).success).toBe(false)
  expect(login.safeParse({ email: ['a@b.ph'], password: 'x' }).success).toBe(false)
  expect(login.safeParse({ email: 'a@b.ph', password: 'x'.repeat(4096) }).success).toBe(false)
})

test('addresses of one customer share a key: IPv6 by its /64, a mapped IPv4 as IPv4', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('203.0.113.9:52814')).toBe('203.0.113.9')
  expect(addressKey('[2001:db8:0:1::1]:443')).toBe('2001:db8:0:1')
  expect(addressKey('[::ffff:203.0.113.9]')).toBe('203.0.113.9')
  expect(addressKey('2001:db8:0:1::1')).toBe('2001:db8:0:1')
  expect(addressKey('2001:0DB8:0000:0001:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1')
  expect(addressKey('2001:db8::5')).toBe('2001:db8:0:0')
  expect(addressKey('::1')).toBe('0:0:0:0')
})

test('passwords are hashed by Argon2id with 19 MiB, two passes and a salt each', async () => {
  const [one, two] = await Promise.all([hashPassword('right-horse'), hashPassword('right-horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await isPassword(one, 'right-horse')).toBe(true)
  expect(await isPassword(one, 'wrong-horse')).toBe(false)
  expect(await isPassword(null, 'right-horse')).toBe(false)
})

test('differently composed letters are the same password', async () => {
  expect(await isPassword(await hashPassword('pi\u00f1ata-grande'), 'pin\u0303ata-grande')).toBe(
    true,
  )
})

test('many concurrent passwords wait in turn, and too many are refused', async () => {
  const tried = await Promise.allSettled(
    Array.from({ length: 120 }, () => hashPassword('right-horse')),
  )
  // A hundred wait, and one or two are worked on, depending on the machine.
  expect([101, 102]).toContain(tried.filter(({ status }) => status === 'fulfilled').length)
  expect(await isPassword(await hashPassword('after-the-storm'), 'after-the-storm')).toBe(true)
})

test("a common password and one's own name are guessable", async () => {
  expect(await whyGuessable('Password', [])).toBe('common')
  expect(await whyGuessable('juan-dela-cruz', ['Juan Dela Cruz'])).toBe('own')
  expect(await whyGuessable('juan.dc', ['juan.dc@example.test'])).toBe('own')
  expect(
    await whyGuessable('sample-wallet-1', ['Maria Santos', 'maria@sample.kaban.test']),
  ).toBeNull()
})

const maria = ['Maria dela Cruz', 'mdc.santos@example.test', '0917 123 4567']

test.each([
  'Maria1234',
  'maria2026',
  'delacruz1',
  'MariaDelaCruz2026',
  'cruz-maria!',
  'santos123',
  'mdcsantos99',
  'mdc.santos@example.test',
  'maria19900115',
  'mariaxyz',
  '09171234567',
  '+63 917 123 4567',
  '639171234567',
  'kaban123',
  'Kaban2026!',
  'kabankaban',
])(
  "little more than one's own name, email, phone number or ours is guessable: %s",
  async (password) => {
    expect(await whyGuessable(password, maria)).not.toBeNull()
  },
)

test.each([
  'maria loves adobo',
  'kaban ni lola sa silid',
  'krus na daan 7',
  'masayang gabi 8',
  'mdc-tren-papuntang-bicol',
])('a sentence may contain a name: %s', async (password) => {
  expect(await whyGuessable(password, maria)).toBeNull()
})

test('a short name limits no choice of password', async () => {
  expect(await whyGuessable('tren papuntang bicol', ['Li', '', ''])).toBeNull()
  expect(await whyGuessable('tren papuntang bicol', ['', 'b@example.test'])).toBeNull()
})

test.each([
  '654321',
  'aaaaaa',
  '121212',
  'abcdef',
  '19901990',
  '01011990',
  'qwertyqwerty',
  '111222',
  'p@ssword1',
  'philippines',
  '1'.repeat(200),
])('a pattern or a listed password is guessable: %s', async (password) => {
  expect(await whyGuessable(password, [])).toBe('common')
})

test('a token has 256 random bits, and its hash does not reveal it', () => {
  const { token, tokenHash } = makeToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(tokenHash).toEqual(hashToken(token))
  expect(makeToken().token).not.toBe(token)
})
