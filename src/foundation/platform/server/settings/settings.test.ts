import { expect, test } from 'vitest'
import { UnusableSetting, loadSettings } from './settings.ts'

const live = { KABAN_MODE: 'live', KABAN_PUBLIC_URL: 'https://kaban.example' }
const own = { DATABASE_URL: 'postgres://kaban_app:secret@db/kaban' }

test('without any setting Kaban runs with sample data on this machine', () => {
  expect(loadSettings({})).toMatchObject({
    mode: 'sample',
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    accessCode: null,
    smtpUrl: null,
  })
})

test.each([
  ['no public address', { KABAN_MODE: 'live' }, 'KABAN_PUBLIC_URL'],
  [
    'a public address that no browser opens',
    { ...live, KABAN_PUBLIC_URL: 'ftp://kaban.example' },
    'KABAN_PUBLIC_URL',
  ],
  [
    'a public address without https',
    { ...live, KABAN_PUBLIC_URL: 'http://kaban.example' },
    'it begins with https:',
  ],
  [
    'one that only looks like this machine',
    { ...live, KABAN_PUBLIC_URL: 'http://localhost.kaban.example' },
    'it begins with https:',
  ],
  ['an own database without its owner', { ...live, ...own }, 'KABAN_OWNER_DATABASE_URL'],
  [
    'an own database with one role for both',
    { ...live, ...own, KABAN_OWNER_DATABASE_URL: 'postgres://kaban_app:other@db:5432/kaban' },
    'KABAN_OWNER_DATABASE_URL',
  ],
  [
    'the same role, named behind',
    { ...live, ...own, KABAN_OWNER_DATABASE_URL: 'postgres:///kaban?host=/run&user=kaban_app' },
    'KABAN_OWNER_DATABASE_URL',
  ],
  ['a short access code', { ...live, KABAN_ACCESS_CODE: 'elevenchars' }, 'KABAN_ACCESS_CODE'],
])('a live installation does not start with %s', (_name, env, named) => {
  expect(() => loadSettings(env)).toThrow(UnusableSetting)
  expect(() => loadSettings(env)).toThrow(named)
})

test('a live installation starts with what it needs', () => {
  expect(loadSettings(live)).toMatchObject({
    mode: 'live',
    publicUrl: 'https://kaban.example',
    databaseUrl: null,
  })
  const env = {
    ...live,
    ...own,
    KABAN_OWNER_DATABASE_URL: 'postgres://kaban_owner:secret@db/kaban',
    KABAN_ACCESS_CODE: 'twelve-chars',
  }
  expect(loadSettings(env)).toMatchObject({
    accessCode: 'twelve-chars',
    ownerDatabaseUrl: env.KABAN_OWNER_DATABASE_URL,
  })
  expect(loadSettings({ ...live, KABAN_PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe(
    'http://localhost:3000',
  )
})

test('with sample data one role and a code of four characters are enough', () => {
  expect(loadSettings({ ...own, KABAN_ACCESS_CODE: 'four' })).toMatchObject({
    ownerDatabaseUrl: own.DATABASE_URL,
    accessCode: 'four',
  })
  expect(() => loadSettings({ KABAN_ACCESS_CODE: 'abc' })).toThrow(
    'The setting KABAN_ACCESS_CODE cannot be used: it must have at least 4 characters, ' +
      'and 12 in a live installation.',
  )
})

test.each([
  [{ KABAN_MODE: 'test' }, 'it must be sample or live.'],
  [
    { KABAN_PUBLIC_URL: 'kaban.example' },
    'it must be an address that begins with https:// or http://.',
  ],
  [{ DATABASE_URL: 'mysql://db' }, 'it must begin with postgres://.'],
  [{ KABAN_SMTP_URL: 'mail.example' }, 'it must begin with smtp:// or smtps://.'],
  [{ KABAN_TRUSTED_PROXIES: 'one' }, 'it must be a whole number from 0 to 10.'],
])('%j is refused in plain words', (env, message) => {
  expect(() => loadSettings(env)).toThrow(message)
})

test.each(['abc', '0', '70000', '3000.5'])(
  'an impossible port is refused in one sentence: %s',
  (PORT) => {
    expect(() => loadSettings({ PORT })).toThrow(
      'The setting PORT cannot be used: it must be a whole number from 1 to 65535.',
    )
  },
)

const provider = {
  id: 'home',
  name: 'Home',
  issuer: 'https://id.example',
  clientId: 'kaban',
  clientSecret: 'secret',
}
const providersOf = (...list: object[]) => ({ KABAN_SOCIAL_PROVIDERS: JSON.stringify(list) })

test('providers are Google and Facebook by their own settings, then the others', () => {
  expect(loadSettings({}).socialProviders).toEqual([])
  const env = {
    KABAN_GOOGLE_CLIENT_ID: 'g',
    KABAN_GOOGLE_CLIENT_SECRET: 's',
    KABAN_FACEBOOK_CLIENT_ID: 'f',
    KABAN_FACEBOOK_CLIENT_SECRET: 's',
  }
  expect(loadSettings({ ...env, ...providersOf(provider) }).socialProviders).toMatchObject([
    { id: 'google', issuer: 'https://accounts.google.com' },
    {
      id: 'facebook',
      issuer: 'https://www.facebook.com',
      tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
      scope: 'email',
    },
    provider,
  ])
  expect(
    loadSettings(providersOf({ ...provider, issuer: 'http://127.0.0.1:9000' })).socialProviders,
  ).toHaveLength(1)
})

test.each([
  ['half of Google', { KABAN_GOOGLE_CLIENT_ID: 'g' }, 'KABAN_GOOGLE_CLIENT_SECRET'],
  [
    'a provider without a secret',
    providersOf({ ...provider, clientSecret: '' }),
    'KABAN_SOCIAL_PROVIDERS',
  ],
  ['providers that are no JSON', { KABAN_SOCIAL_PROVIDERS: 'google' }, 'KABAN_SOCIAL_PROVIDERS'],
  ['two providers of one name', providersOf(provider, provider), 'two providers have one id'],
  [
    'two providers of one issuer',
    providersOf(provider, { ...provider, id: 'again' }),
    'two providers have one issuer',
  ],
  [
    'a provider elsewhere without https',
    providersOf({ ...provider, issuer: 'http://id.example' }),
    'the issuer of Home must begin with https:',
  ],
])('%s is refused in one sentence', (_name, env, named) => {
  expect(() => loadSettings(env)).toThrow(UnusableSetting)
  expect(() => loadSettings(env)).toThrow(named)
})
