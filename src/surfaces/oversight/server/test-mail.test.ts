import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import { sendTestMail } from '#foundation/platform/server/mail/send-test-mail.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, testServices } from '#tests/fixtures/people/contexts.ts'
import { openMailSink } from '#tests/fixtures/servers/mail-sink.ts'
import { testMail } from './test-mail.ts'

const fixture = await testDatabase()
const userId = await addUser(fixture, 'admin')
const address = `${userId}@example.test`
const password = 'a secret: 5%'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function press(
  smtpUrl: string | null,
  caller = adminContext(userId),
  mode: 'live' | 'sample' = 'live',
) {
  const settings = { ...testServices.settings, mode, smtpUrl }
  const { tx: _, ...ctx } = systemContext(undefined as never, { ...testServices, settings })
  return testMail({ ...ctx, caller, database: fixture.database })
}

/** A server that refuses the sign-in, or the recipient, and repeats what it was told. */
async function openStrictServer() {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password: given }, _, done) {
      if (username === 'kaban') return done(null, { user: username })
      const line = Buffer.from(`\0${username}\0${given}`).toString('base64')
      done(Object.assign(new Error(`No entry for ${given} (${line})`), { responseCode: 535 }))
    },
    onRcptTo(_, __, done) {
      done(Object.assign(new Error('5.7.1 Relaying denied'), { responseCode: 550 }))
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => new Promise<void>((closed) => server.close(closed)))
  const { port } = server.server.address() as AddressInfo
  return (user: string) => `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`
}

test('a test mail goes to the administrator alone, and the server’s answer is shown', async () => {
  const sink = await openMailSink()
  closing.push(() => sink.close())
  const answer = await press(sink.url)
  expect(answer).toEqual({ to: address, outcome: 'accepted', said: expect.stringMatching(/^250 /) })
  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[address]])
  expect(await fixture.asOwner('select from mail_outbox')).toEqual([])
  expect(
    await fixture.asOwner(
      `select from user_activity_log
       where action_type = 'ADMIN_MAIL_TESTED' and description::text like '%accepted it%'`,
    ),
  ).toHaveLength(1)
})

test('a refusal is shown in the words of the server, a wrong password without it', async () => {
  const urlOf = await openStrictServer()
  const denied = await press(urlOf('kaban'))
  expect(denied).toMatchObject({
    outcome: 'failed',
    said: expect.stringMatching(/550 5\.7\.1 Relaying denied/),
  })
  const wrong = await press(urlOf('stranger'))
  expect(wrong).toMatchObject({
    outcome: 'failed',
    said: expect.stringMatching(/535 No entry for … \(…\)/),
  })
})

test('a server that is away is named, and a silent one is given up in time', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const mail = { to: address, subject: 'Test', content: { paragraphs: ['Test'] } }
  const sender = { name: null, siteName: '', footer: [] }
  const met = once(silent, 'connection')
  const begun = performance.now()
  const answer = await sendTestMail(testServices.settings, url, { mail, sender }, 300)
  expect(answer.outcome).toBe('silent')
  expect(performance.now() - begun).toBeLessThan(5_000)
  const [socket] = (await met) as [NodeJS.EventEmitter]
  await once(socket, 'close')
  await new Promise((closed) => silent.close(closed))
  expect(await press(url)).toMatchObject({
    outcome: 'failed',
    said: expect.stringMatching(/ECONNREFUSED/),
  })
})

test('nothing is sent without a server, an address of one’s own, or with sample data', async () => {
  const url = 'smtp://127.0.0.1:9'
  await expect(press(null)).rejects.toMatchObject({ refusalName: 'no-mail-server' })
  await expect(press(url, adminContext(null))).rejects.toMatchObject({
    refusalName: 'no-email-of-yours',
  })
  await expect(press(url, adminContext(userId), 'sample')).rejects.toMatchObject({
    refusalName: 'sample-sends-no-mail',
  })
})
