import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeWhole } from '#foundation/platform/server/write-whole.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { freePort } from '#tests/fixtures/servers/free-port.ts'
import { openMailSink, type MailSink } from '#tests/fixtures/servers/mail-sink.ts'
import { acceptAnswers, askSteps, settingsToWrite, type Asker } from './answer-steps.ts'
import { configText } from './config-text.ts'
import { Cancelled, terminal } from './terminal.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kaban-setup-'))
const backups = path.join(folder, 'backups')
const database = await testDatabase()
let mail: MailSink
beforeAll(async () => {
  mail = await openMailSink()
  mkdirSync(backups)
  // A machine with Kaban has its user, whose rights root tries.
  for (const place of [folder, backups]) chmodSync(place, 0o777)
})
afterAll(async () => {
  await mail.close()
  rmSync(folder, { recursive: true })
})

const port = String(await freePort())
const live = () => ({
  KABAN_MODE: 'live',
  PORT: port,
  KABAN_PUBLIC_URL: 'https://wallet.example.ph',
  KABAN_TRUSTED_PROXIES: '1',
  KABAN_DATA_DIR: path.join(folder, 'data'),
  KABAN_SMTP_URL: mail.url,
  KABAN_MAIL_FROM: 'Your "Company" <no-reply@example.ph>',
  SETUP_MAIL_TO: 'operator@example.ph',
  KABAN_BACKUP_DIR: backups,
  KABAN_ACCESS_CODE: "four random words, it's # one",
  SETUP_ADMIN_NAME: "Maria O'Hara",
  SETUP_ADMIN_EMAIL: 'maria@example.ph',
})

/** Gives the answers of each question one after the other, and the last one from then on. */
function scripted(
  answers: Record<string, string | string[]>,
): Asker & { asked: string[]; refused: string[] } {
  const left = new Map(Object.entries(answers).map(([name, given]) => [name, [given].flat()]))
  const asked: string[] = []
  const refused: string[] = []
  return {
    asked,
    refused,
    ask({ name }, current) {
      asked.push(name)
      const given = left.get(name) ?? [current]
      return Promise.resolve((given.length > 1 ? given.shift() : given[0]) ?? '')
    },
    trying: (attempt) => attempt(),
    refuse: (reasons) => void refused.push(...reasons),
  }
}

test('each wrong answer is asked again with the reason, and a test mail is sent', async () => {
  const before = mail.mails.length
  const asker = scripted({
    ...live(),
    KABAN_PUBLIC_URL: ['http://wallet.example.ph', 'https://wallet.example.ph'],
    KABAN_TRUSTED_PROXIES: ['11', '1'],
    KABAN_DATA_DIR: ['/dev/null/data', path.join(folder, 'data')],
    PORT: [new URL(mail.url).port, port],
    KABAN_SMTP_URL: ['smtp://127.0.0.1:1', mail.url],
    KABAN_BACKUP_DIR: [path.join(folder, 'not-mounted'), backups],
    KABAN_ACCESS_CODE: ['short', 'aaaaaaaaaaaa', 'back\\slash and more', 'four random words'],
    SETUP_ADMIN_EMAIL: ['maria', 'maria@example.ph'],
  })
  const answers = await askSteps({}, asker)
  expect(asker.refused).toEqual([
    expect.stringContaining('it begins with https:'),
    expect.stringContaining('a whole number from 0 to 10'),
    expect.stringContaining('/dev/null/data cannot be written'),
    expect.stringContaining('is taken by another program'),
    expect.stringContaining('The mail server of KABAN_SMTP_URL cannot be used'),
    expect.stringContaining('does not exist. Mount its disk, or make it: mkdir'),
    expect.stringContaining('at least 12 characters'),
    expect.stringContaining('guessed at once'),
    expect.stringContaining('a backslash'),
    expect.stringContaining('is no email'),
  ])
  // A bad answer about proxies or the mail server is told before the next question.
  expect(asker.asked.slice(0, 5)).toEqual([
    'KABAN_MODE',
    'KABAN_PUBLIC_URL',
    'KABAN_PUBLIC_URL',
    'KABAN_TRUSTED_PROXIES',
    'KABAN_TRUSTED_PROXIES',
  ])
  expect(asker.asked.join(' ')).toContain('KABAN_SMTP_URL KABAN_SMTP_URL KABAN_MAIL_FROM')
  expect(settingsToWrite(answers)).toEqual({
    KABAN_MODE: 'live',
    PORT: port,
    KABAN_PUBLIC_URL: 'https://wallet.example.ph',
    KABAN_TRUSTED_PROXIES: '1',
    KABAN_DATA_DIR: path.join(folder, 'data'),
    KABAN_SMTP_URL: mail.url,
    KABAN_MAIL_FROM: 'Your "Company" <no-reply@example.ph>',
    KABAN_BACKUP_DIR: backups,
    KABAN_ACCESS_CODE: 'four random words',
  })
  expect(mail.mails.slice(before).map(({ recipients }) => recipients)).toEqual([
    ['operator@example.ph'],
  ])
  // Trying leaves nothing.
  expect(readdirSync(folder)).toEqual(['backups'])
  expect(readdirSync(backups)).toEqual([])
})

test('a database of one’s own is tried, and an earlier file is offered', async () => {
  const nowhere = 'postgres://kaban_app@127.0.0.1:1/kaban'
  const asker = scripted({ SETUP_DATABASE: 'own', DATABASE_URL: [nowhere, database.url] })
  const known = {
    KABAN_MODE: 'sample',
    PORT: port,
    KABAN_DATA_DIR: path.join(folder, 'data'),
    KABAN_OWNER_DATABASE_URL: database.ownerUrl,
    KABAN_LOG_LEVEL: 'info',
  }
  const answers = await askSteps(known, asker)
  expect(asker.refused).toEqual([expect.stringContaining('DATABASE_URL: The database cannot be')])
  expect(settingsToWrite(answers)).toEqual({ ...known, DATABASE_URL: database.url })
})

test('answers of a file that do not work are all told, and none is written', async () => {
  const wrong = {
    ...live(),
    KABAN_BACKUP_DIR: path.join(folder, 'not-mounted'),
    KABAN_SMPT_URL: 'smtp://mail.example',
    KABAN_TRUSTED_PROXIES: 'one',
  }
  await expect(acceptAnswers(wrong)).rejects.toThrow(
    /^Nothing was written\.[^]*KABAN_TRUSTED_PROXIES[^]*not-mounted[^]*KABAN_SMTP_URL is probably/,
  )
})

test('what a start would refuse is not written, also when nobody is asked for it', async () => {
  const bucket = { KABAN_BACKUP_BUCKET: 'backups' }
  await expect(acceptAnswers({ ...live(), ...bucket })).rejects.toThrow(
    /^Nothing was written\.\n.*KABAN_BACKUP_S3_ACCESS_KEY_ID/,
  )
  const asker = scripted(live())
  await expect(askSteps(bucket, asker)).rejects.toThrow('KABAN_BACKUP_S3_ACCESS_KEY_ID')
  expect(asker.asked).toEqual([])
})

test('the file leaves out the usual folder and port, and has no relative path', () => {
  const given = { KABAN_MODE: 'live', PORT: '3000', KABAN_DATA_DIR: '.kaban' }
  expect(settingsToWrite(given)).toEqual({ KABAN_MODE: 'live' })
  expect(settingsToWrite({ KABAN_DATA_DIR: '/var/lib/kaban' }, '/var/lib/kaban')).toEqual({})
  expect(settingsToWrite({ KABAN_DATA_DIR: 'data', KABAN_BACKUP_DIR: 'to' }, '/var/lib/x')).toEqual(
    { KABAN_DATA_DIR: path.resolve('data'), KABAN_BACKUP_DIR: path.resolve('to') },
  )
})

test('the test mail is signed and has the bounce address, as every mail', async () => {
  const key = path.join(folder, 'dkim.pem')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await acceptAnswers({
    ...live(),
    KABAN_MAIL_BOUNCES: 'bounces@example.ph',
    KABAN_DKIM_DOMAIN: 'example.ph',
    KABAN_DKIM_SELECTOR: 'kaban',
    KABAN_DKIM_KEY: key,
  })
  const sent = mail.mails.at(-1)
  expect(sent?.from).toBe('bounces@example.ph')
  expect(sent?.headers.map(([name]) => name)).toContain('dkim-signature')
  rmSync(key)
})

test('a file of settings is read as it was written', () => {
  const { KABAN_ACCESS_CODE, KABAN_MAIL_FROM } = live()
  const answers = { KABAN_ACCESS_CODE, KABAN_MAIL_FROM, KABAN_MODE: 'live', PORT: '3000' }
  expect(parseEnv(configText(answers))).toEqual(answers)
  expect(() => configText({ KABAN_ACCESS_CODE: `both ' and "` })).toThrow('KABAN_ACCESS_CODE holds')
})

test('a file that cannot be written leaves nothing', () => {
  const place = path.join(folder, 'taken')
  mkdirSync(path.join(place, 'kaban.env'), { recursive: true })
  expect(() => writeWhole(path.join(place, 'kaban.env'), 'A=b\n')).toThrow('EISDIR')
  expect(readdirSync(place)).toEqual(['kaban.env'])
  rmSync(place, { recursive: true })
})

test('the command writes one private file, replaces none, and says what to run next', async () => {
  const [from, file] = [path.join(folder, 'answers'), path.join(folder, 'kaban.env')]
  const service = path.join(folder, 'data')
  const { KABAN_DATA_DIR: _ofService, ...written } = settingsToWrite(live())
  const command = path.resolve('src/main/commands/setup/setup.ts')
  writeFileSync(from, configText(live()))
  const run = async (...args: string[]) => {
    // Not in this process' way, which is the mail server.
    const env = { PATH: process.env['PATH'], KABAN_CONFIG: file, KABAN_DATA_DIR: service }
    const child = spawn(process.execPath, [command, ...args], { env })
    const [printed, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return { printed, status: Number(status) }
  }
  const none = await run()
  expect(none).toEqual({ status: 1, printed: expect.stringContaining('--from FILE') })
  const first = await run('--from', from)
  expect(first.printed).toContain('Wrote')
  expect(first.status).toBe(0)
  expect(first.printed).toContain(
    `npm run user -- --create --email 'maria@example.ph' --name 'Maria O'\\''Hara' --role admin`,
  )
  expect(first.printed).not.toContain('random words')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(written)
  writeFileSync(from, configText({ ...live(), KABAN_TRUSTED_PROXIES: '2' }))
  expect((await run('--from', from)).printed).toContain(`${file} exists`)
  expect(readFileSync(file, 'utf8')).toContain('PROXIES=1')
  expect((await run('--from', from, '--replace')).status).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('PROXIES=2')
})

const key = { ctrlC: '\x03', enter: '\r' }

function openTerminal() {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.setEncoding('utf8').on('data', (part: string) => (shown += part))
  return { input, shown: () => shown, ...terminal({ input, output }) }
}

test('a secret is not shown, Enter keeps the present one, and Ctrl+C cancels', async () => {
  const question = { name: 'KABAN_SMTP_URL', asks: 'Mail server', secret: true } as const
  const shell = openTerminal()
  const typed = shell.ask(question, '')
  shell.input.write(`hidden-word${key.enter}`)
  expect(await typed).toBe('hidden-word')
  const kept = shell.ask(question, 'present-word')
  shell.input.write(key.enter)
  expect(await kept).toBe('present-word')
  expect(shell.shown()).toContain('Mail server')
  expect(shell.shown()).not.toMatch(/hidden-word|present-word/)
  const cancelled = shell.ask({ name: 'KABAN_DATA_DIR', asks: 'Data folder' }, '.kaban')
  shell.input.write(key.ctrlC)
  await expect(cancelled).rejects.toThrow(Cancelled)
})

test('what is typed replaces the present answer, and - removes it', async () => {
  const question = { name: 'KABAN_TRUSTED_PROXIES', asks: 'How many proxies?' }
  const shell = openTerminal()
  for (const [typed, given] of [
    ['2', '2'],
    ['', '1'],
    ['-', ''],
  ]) {
    const answer = shell.ask(question, '1')
    shell.input.write(`${typed}${key.enter}`)
    expect(await answer).toBe(given)
  }
})

test('an empty answer stays empty, and a choice begins with the present one', async () => {
  const shell = openTerminal()
  const empty = shell.ask({ name: 'KABAN_BACKUP_DIR', asks: 'Folder' }, '')
  shell.input.write(key.enter)
  expect(await empty).toBe('')
  const options = [
    { value: 'live', label: 'Live' },
    { value: 'sample', label: 'Sample' },
  ]
  const chosen = shell.ask({ name: 'KABAN_MODE', asks: 'Mode', options }, 'sample')
  shell.input.write(key.enter)
  expect(await chosen).toBe('sample')
})
