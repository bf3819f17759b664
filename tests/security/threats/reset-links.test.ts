import http from 'node:http'
import { expect, test } from 'vitest'
import { identityFixture } from '../../fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()

async function requestToken(email: string): Promise<string> {
  await fixture.person().identity.forgotPassword({ email })
  return await fixture.mailedToken(email, 'reset_password')
}

test('T26 every link has 256 random bits, and the table contains no link', async () => {
  await fixture.user('bits@example.test')
  const token = await requestToken('bits@example.test')
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const rows = await fixture.asOwner<{ row: string }>(
    'select t::text as row from one_time_tokens t',
  )
  expect(
    rows.some(
      ({ row }) =>
        row.includes(token) || row.includes(Buffer.from(token, 'base64url').toString('hex')),
    ),
  ).toBe(false)
})

test.each<Record<string, string>>([
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'javascript' },
  { forwarded: 'host=evil.example;proto=http' },
  { 'x-original-url': 'https://evil.example/' },
  { origin: 'https://evil.example' },
])('T26 a request with the header %o does not lead the link elsewhere', async (headers) => {
  const email = `poisoned-${Object.keys(headers).join()}@example.test`
  await fixture.user(email)
  await askRaw(email, headers)
  const mails = await fixture.mailsTo(email)
  // A request of another website is refused.
  if ('origin' in headers) expect(mails).toEqual([])
  else expect(mails[0]?.content.action?.path).toMatch(/^\/reset-password\?token=[\w-]{43}$/)
  // The token cannot contain a dot.
  expect(JSON.stringify(mails)).not.toContain('evil.')
})

/** Sends a host of our choice; fetch sets its own. */
async function askRaw(email: string, headers: Record<string, string>): Promise<void> {
  const { url } = await fixture.person().fetch('/rpc/identity/forgotPassword')
  await new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (answer) => answer.resume().on('end', resolve),
    )
    request.on('error', reject)
    request.end(JSON.stringify({ json: { email } }))
  })
}
