/** The operator's name for the site appears in mails and on phones that install the site. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import { Visitor } from '../fixtures/servers/test-server.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
  await fixture.asOwner(`update company_settings set site_name = 'Salapi', version = version + 1`)
})
afterAll(() => fixture.close())

const subjectsTo = async (email: string) =>
  (
    await fixture.asOwner<{ subject: string }>(
      'select subject from mail_outbox where to_address = $1 order by id',
      [email],
    )
  ).map(({ subject }) => subject)

const newcomer = {
  fullName: 'Nena Cruz',
  phoneNumber: '0917 000 1111',
  password: 'maligayang umaga 7',
  confirmPassword: 'maligayang umaga 7',
  bankName: 'GCash',
  accountName: 'Nena Cruz',
  accountNumber: '09170001111',
  termsAgreed: true,
}

test('mails about a login name the site', async () => {
  const visitor = new Visitor(fixture.address)
  const email = 'nena@example.test'
  await visitor.calls.identity.register({ ...newcomer, email })
  await visitor.calls.identity.register({ ...newcomer, email })
  await visitor.calls.identity.forgotPassword({ email })
  expect(await subjectsTo(email)).toEqual([
    'Verify your email for Salapi',
    'You already have a login at Salapi',
    'Set a new password for Salapi',
  ])
})

test('mails with codes and security mails name the site', async () => {
  const { person, userId } = await fixture.newcomer('user')
  const [{ email } = { email: '' }] = await fixture.asOwner<{ email: string }>(
    'select email from users where id = $1',
    [userId],
  )
  await person.calls.identity.mailCode({})
  await person.calls.safeguards.lockMoney({})
  expect(await subjectsTo(email)).toEqual(['Your Salapi code', 'Your money at Salapi is locked'])
})

test('a phone that installs the site shows its name', async () => {
  const answer = await new Visitor(fixture.address).fetch('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  expect(await answer.json()).toMatchObject({
    name: 'Salapi',
    short_name: 'Salapi',
    start_url: '/dashboard',
    icons: expect.any(Array) as unknown,
  })
})

test('no mail subject names the software instead', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(words|mail)[\w.-]*\.ts$/.test(file) && !file.includes('.test.'),
  )
  const named = files.flatMap((file) =>
    (readFileSync(`src/${file}`, 'utf8').match(/[sS]ubject[^\n]*(['"`]).*Kaban.*\1/g) ?? []).map(
      (line) => `${file}: ${line}`,
    ),
  )
  expect(named).toEqual([])
})
