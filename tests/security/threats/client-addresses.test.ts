import { expect, test } from 'vitest'
import { attemptPolicies } from '#people/identity/shared/rules-rate-limits.ts'
import { identityFixture, refused, rightPassword } from '../../fixtures/people/identity-fixture.ts'

/** One for each number of proxies in front. Every request really comes from 127.0.0.1. */
const fixtures = {
  0: await identityFixture({ env: { KABAN_TRUSTED_PROXIES: '0' } }),
  1: await identityFixture({ env: { KABAN_TRUSTED_PROXIES: '1' } }),
  2: await identityFixture({ env: { KABAN_TRUSTED_PROXIES: '2' } }),
}

const real = '203.0.113.5'
const spoofed = '198.51.100.66'
const proxy = '10.0.0.7'

test.each([
  [0, spoofed, '127.0.0.1'],
  [0, `${spoofed}, ${real}`, '127.0.0.1'],
  [1, real, real],
  [1, `${spoofed}, ${real}`, real],
  [1, `127.0.0.1, ${spoofed}, ::1, ${real}`, real],
  [2, `${real}, ${proxy}`, real],
  [2, `${spoofed}, ${real}, ${proxy}`, real],
  [2, `${spoofed},${spoofed},${spoofed},${real},${proxy}`, real],
  // Fewer addresses than proxies: the request came past one, so its first address counts.
  [2, proxy, proxy],
] as const)(
  'T46 behind %i proxies, X-Forwarded-For "%s" means %s',
  async (proxies, header, expected) => {
    const fixture = fixtures[proxies]
    const email = `spoof-${header.replace(/\W+/g, '-')}@example.test`
    await fixture.user(email)
    const person = fixture.person(header)
    await person.identity.login({ email, password: rightPassword })
    expect((await person.identity.sessions({}))[0]?.address).toBe(expected)
  },
)

test('T46 no other header changes the address', async () => {
  await fixtures[1].user('headers@example.test')
  const person = fixtures[1].person(real)
  await person.identity.login({ email: 'headers@example.test', password: rightPassword })
  const names = [
    'forwarded',
    'x-real-ip',
    'x-client-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'x-forwarded',
  ]
  await person.fetch('/rpc/identity/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...Object.fromEntries(
        names.map((name) => [name, name === 'forwarded' ? `for=${spoofed}` : spoofed]),
      ),
    },
    body: JSON.stringify({ json: { email: 'headers@example.test', password: rightPassword } }),
  })
  expect((await person.identity.sessions({})).map(({ address }) => address)).toEqual([real])
})

test.each([
  [1, '', (i: number) => `198.51.100.${i}, ${real}`],
  [2, ' @long', (i: number) => `198.51.100.${i}, ${real}, ${proxy}`],
  [0, ' @long', (i: number) => `198.51.100.${i}`],
  [1, '', (i: number) => `2001:db8:5:6:${i.toString(16)}::1`],
  // Some proxies add the port of the connection.
  [1, ' @long', (i: number) => `${real}:${40_000 + i}`],
  [1, ' @long', (i: number) => `[2001:db8:5:6::1]:${40_000 + i}`],
] as const)(
  'T46 behind %i proxies, invented addresses share one rate limit%s',
  async (proxies, _lane, headerOf) => {
    const fixture = fixtures[proxies]
    await fixture.asOwner('delete from attempts')
    const { free } = attemptPolicies['login-address']
    const names: string[] = []
    for (let i = 0; i <= free; i += 1)
      names.push(
        (
          await refused(
            fixture.person(headerOf(i)).identity.login({
              email: `nobody${i}@example.test`,
              password: 'wrong-horse-battery',
            }),
          )
        ).name,
      )
    expect(names.filter((name) => name === 'wrong-credentials')).toHaveLength(free)
    expect(names.at(-1)).toBe('too-many-logins')
  },
)

test('T46 another IPv6 network has a rate limit of its own', async () => {
  await fixtures[1].asOwner('delete from attempts')
  for (const address of [
    '2001:db8:5:6::1',
    '2001:db8:5:6:ffff::2',
    '2001:db8:5:7::1',
    '::ffff:203.0.113.5',
    real,
  ]) {
    await refused(
      fixtures[1].person(address).identity.login({
        email: `six-${address.length}@example.test`,
        password: 'wrong-horse-battery',
      }),
    )
  }
  const limits = await fixtures[1].asOwner<{ tries: number }>(
    `select tries from attempts where purpose = 'login-address' order by tries`,
  )
  expect(limits.map(({ tries }) => tries)).toEqual([1, 2, 2])
})
