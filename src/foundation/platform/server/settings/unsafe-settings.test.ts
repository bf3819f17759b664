import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const live = { KABAN_MODE: 'live', KABAN_PUBLIC_URL: 'https://kaban.example' }
const base64 = (bytes: Iterable<number>) => Buffer.from([...bytes]).toString('base64')

test('every setting that cannot be used is named at once, and the others are read', () => {
  const { problems, settings } = readSettings({
    ...live,
    PORT: 'many',
    KABAN_PUBLIC_URL: 'ftp://kaban.example',
    KABAN_ACCESS_CODE: 'elevenchars',
    KABAN_GOOGLE_CLIENT_ID: 'only-half',
    KABAN_HOST: '0.0.0.0',
  })
  expect(problems).toHaveLength(4)
  for (const name of [
    'PORT',
    'KABAN_PUBLIC_URL',
    'KABAN_ACCESS_CODE',
    'KABAN_GOOGLE_CLIENT_SECRET',
  ])
    expect(problems.filter((problem) => problem.includes(name))).toHaveLength(1)
  expect(settings).toMatchObject({ mode: 'live', host: '0.0.0.0', port: 3000 })
})

test.each([
  ['zeros', base64(Buffer.alloc(32))],
  ['one byte', base64(Buffer.alloc(32, 0xa7))],
  ['a sequence', base64(Array.from({ length: 32 }, (_, at) => at))],
  ['a sequence down in steps', base64(Array.from({ length: 32 }, (_, at) => 250 - 7 * at))],
  ['a repetition', base64(Buffer.alloc(40, Buffer.from('f00dcafe0123', 'hex')))],
  ['a text', base64(Buffer.from('this sentence is my secret key!!'))],
])('a secret key of %s stops every start, also with sample data', (_name, key) => {
  const named = /KABAN_SECRET_KEY .*pattern.*openssl rand/
  expect(readSettings({ ...live, KABAN_SECRET_KEY: key }).problems).toEqual([
    expect.stringMatching(named),
  ])
  expect(readSettings({ KABAN_SECRET_KEY: key })).toMatchObject({
    problems: [expect.stringMatching(named)],
    warnings: [],
  })
})

test('no random key is taken for a pattern', () => {
  for (let tried = 0; tried < 5000; tried += 1) {
    const KABAN_SECRET_KEY = base64(crypto.getRandomValues(new Uint8Array(32)))
    expect(readSettings({ ...live, KABAN_SECRET_KEY }).problems, KABAN_SECRET_KEY).toEqual([])
  }
})

test.each([
  'https://kaban.example/wallet',
  'https://kaban.example/?from=mail',
  'https://kaban.example/#top',
  'https://user:password@kaban.example',
])('a public address with more than host and port is refused: %s', (KABAN_PUBLIC_URL) => {
  expect(readSettings({ ...live, KABAN_PUBLIC_URL }).problems).toEqual([
    expect.stringContaining('Write https://kaban.example'),
  ])
  expect(readSettings({ KABAN_PUBLIC_URL })).toMatchObject({
    problems: [],
    warnings: [expect.stringContaining('Write https://kaban.example')],
  })
})

test.each([
  ['no host', { KABAN_SMTP_URL: 'smtp://' }, 'KABAN_SMTP_URL'],
  [
    'a password that breaks the address',
    { KABAN_SMTP_URL: 'smtp://me:a#b@host' },
    'KABAN_SMTP_URL',
  ],
  ['another protocol', { KABAN_SMTP_URL: 'smtpx://host' }, 'KABAN_SMTP_URL'],
  ['a sender without an email', { KABAN_MAIL_FROM: 'Kaban' }, 'KABAN_MAIL_FROM'],
])('mail with %s stops a live start', (_name, env, named) => {
  expect(readSettings({ ...live, ...env }).problems).toEqual([expect.stringContaining(named)])
  expect(readSettings(env)).toMatchObject({ problems: [], warnings: [] })
})

test('usual mail settings pass, and a live start without a sender says so', () => {
  const env = { ...live, KABAN_SMTP_URL: 'smtps://me:a%23b@mail.example:465?pool=true' }
  expect(readSettings(env)).toMatchObject({
    problems: [],
    warnings: [expect.stringContaining('KABAN_MAIL_FROM')],
  })
  for (const KABAN_MAIL_FROM of ['wallet@kaban.example', 'Kaban <wallet@kaban.example>'])
    expect(readSettings({ ...env, KABAN_MAIL_FROM })).toMatchObject({ problems: [], warnings: [] })
})
