import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { sameInBoth } from '#tests/fixtures/same-in-both.ts'
import { expectSoon } from '#tests/fixtures/servers/in-time.ts'
import { loadSettings } from '../settings/settings.ts'
import { deliverWaitingMails, startMailDelivery } from './mail-delivery.ts'
import type { Send } from './mail-transport.ts'
import { latestMails, sendMail, type MailFact, sweepUnsentMails } from './outbox.ts'

const { database, asOwner } = await testDatabase()
const settings = loadSettings({ KABAN_PUBLIC_URL: 'https://kaban.example' })

/** The mails to this address. `wait` is in whole seconds: 0 when it is over, -1 for ever. */
function mailsTo(to: string) {
  return asOwner<{
    sent: boolean
    attempts: number
    last_error: string | null
    wait: number
    link: boolean
  }>(
    `select sent_at is not null as sent, attempts, last_error, content ? 'action' as link,
       case when next_attempt_at = 'infinity' then -1
         else greatest(0, round(extract(epoch from next_attempt_at - now())))::int end as wait
     from mail_outbox where to_address = $1`,
    [to],
  )
}

/** A mail server that accepts connections and never answers. */
async function openSilentServer() {
  const server = createServer((socket) => socket.on('error', () => {}))
  const met = once(server, 'connection')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    met,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

function write(to: string, paragraphs = ['Hello.']): Promise<void> {
  const content = {
    greeting: sameInBoth('Hello Nena,'),
    paragraphs: paragraphs.map(sameInBoth),
    facts: [[sameInBoth('Amount'), '₱5.00'] satisfies MailFact],
    action: { label: sameInBoth('Open'), path: '/reset-password?token=secret' },
  }
  return database.transaction((tx) =>
    sendMail(tx, { to, subject: sameInBoth(`For\r\nBcc: ${to}`), kind: 'test', content }),
  )
}

test('a mail is sent once and whole, and its link is deleted', async () => {
  await write('once@example.test', ['<b>5 & 6</b>'])
  const sent: { to: string; subject: string; html: string; text: string }[] = []
  const send = (mail: (typeof sent)[number]) => Promise.resolve(sent.push(mail))
  await Promise.all([
    deliverWaitingMails(database, settings, send),
    deliverWaitingMails(database, settings, send),
  ])
  await deliverWaitingMails(database, settings, send)

  expect(sent).toHaveLength(1)
  const [mail] = sent
  expect(mail?.to).toBe('once@example.test')
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.html).toContain('href="https://kaban.example/reset-password?token=secret"')
  expect(mail?.html).toContain('&lt;b&gt;5 &amp; 6&lt;/b&gt;')
  expect(mail?.text).toContain('₱5.00')
  const [latest] = await database.read((tx) => latestMails(tx, 1))
  expect(latest?.sentAt).toBeInstanceOf(Date)
  expect(JSON.stringify(latest?.content)).not.toContain('secret')
})

test('a mail that fails waits longer each time, and the others are sent', async () => {
  await write('broken@example.test')
  await write('fine@example.test')
  const sent: string[] = []
  const send = ({ to }: { to: string }) =>
    to === 'broken@example.test'
      ? Promise.reject(new Error('no such mailbox'))
      : Promise.resolve(sent.push(to))
  await deliverWaitingMails(database, settings, send)
  await asOwner(
    `update mail_outbox set next_attempt_at = now() where to_address = 'broken@example.test'`,
  )
  await deliverWaitingMails(database, settings, send)

  expect(sent).toEqual(['fine@example.test'])
  const [broken] = await asOwner<{ attempts: number; last_error: string; wait: number }>(
    `select attempts, last_error,
       round(extract(epoch from next_attempt_at - now()) / 60)::int as wait
     from mail_outbox where to_address = 'broken@example.test'`,
  )
  expect(broken).toEqual({ attempts: 2, last_error: 'Error: no such mailbox', wait: 2 })
})

test('a mail written in a transaction that fails is never sent', async () => {
  const failing = database.transaction(async (tx) => {
    await sendMail(tx, {
      to: 'never@example.test',
      subject: sameInBoth('Never'),
      kind: 'test',
      content: { paragraphs: [] },
    })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await asOwner(`select from mail_outbox where to_address = 'never@example.test'`)).toEqual(
    [],
  )
})

test('a silent mail server keeps no transaction open and does not delay the end', async () => {
  const silent = await openSilentServer()
  const live = loadSettings({
    KABAN_MODE: 'live',
    KABAN_PUBLIC_URL: 'https://kaban.example',
    KABAN_SMTP_URL: silent.url,
  })
  await write('silent@example.test')
  const delivery = startMailDelivery(database, live)
  delivery?.wake()
  await silent.met
  expect(
    await asOwner(
      `select state, query from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    ),
  ).toEqual([])
  const [mail] = await mailsTo('silent@example.test')
  expect(mail).toMatchObject({ sent: false, attempts: 1 })
  expect(mail?.wait).toBeGreaterThan(290)
  const began = Date.now()
  await delivery?.close()
  await expectSoon({ asOwner }, began, 1_000, 'the end of the delivery')
  expect(await mailsTo('silent@example.test')).toMatchObject([
    { sent: false, attempts: 1, last_error: null },
  ])
  silent.close()
})

test('a mail that a crash left unmarked is sent once more, with the same id', async () => {
  await asOwner(`update mail_outbox set sent_at = now() where sent_at is null`)
  await write('twice@example.test')
  const dying = new AbortController()
  const ids: string[] = []
  const sendAndDie: Send = ({ messageId }) => {
    ids.push(messageId)
    dying.abort()
    return new Promise(() => {})
  }
  const send: Send = ({ messageId }) => Promise.resolve(ids.push(messageId))
  await deliverWaitingMails(database, settings, sendAndDie, dying.signal)
  await deliverWaitingMails(database, settings, send)
  expect(ids).toHaveLength(1)
  expect((await mailsTo('twice@example.test'))[0]?.wait).toBeGreaterThan(290)
  await asOwner(
    `update mail_outbox set next_attempt_at = next_attempt_at - interval '5 minutes'
     where to_address = 'twice@example.test'`,
  )
  await deliverWaitingMails(database, settings, send)
  await deliverWaitingMails(database, settings, send)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a late failure does not undo what another server has done since', async () => {
  await write('late@example.test')
  const send: Send = async () => {
    await asOwner(
      `update mail_outbox set attempts = attempts + 1, sent_at = now()
       where to_address = 'late@example.test'`,
    )
    throw new Error('too late')
  }
  await deliverWaitingMails(database, settings, send)
  expect(await mailsTo('late@example.test')).toMatchObject([
    { sent: true, attempts: 2, last_error: null },
  ])
})

test('an installation with sample data never sends, even with a mail server', () => {
  expect(
    startMailDelivery(database, loadSettings({ KABAN_SMTP_URL: 'smtp://127.0.0.1:25' })),
  ).toBeNull()
})

test('an unsent mail loses its link after two days and is given up after three', async () => {
  for (const [to, age] of [
    ['day1', '47 hours'],
    ['day2', '49 hours'],
    ['day3', '73 hours'],
  ] as const) {
    await write(`${to}@example.test`)
    await asOwner(
      `update mail_outbox set created_at = now() - $2::interval, last_error = 'Error: no answer'
       where to_address = $1`,
      [`${to}@example.test`, age],
    )
  }
  await database.transaction(sweepUnsentMails)
  await database.transaction(sweepUnsentMails)
  expect(await mailsTo('day1@example.test')).toMatchObject([{ link: true, wait: 0 }])
  expect(await mailsTo('day2@example.test')).toMatchObject([{ link: false, wait: 0 }])
  expect(await mailsTo('day3@example.test')).toMatchObject([
    { link: false, wait: -1, last_error: 'Given up after 3 days. Error: no answer' },
  ])
  const sent: string[] = []
  await deliverWaitingMails(database, settings, ({ to }) => Promise.resolve(sent.push(to)))
  expect(sent.sort()).toEqual(['day1@example.test', 'day2@example.test'])
})

test('a repeated mail can be ended by one press in the mail program, by https only', async () => {
  const stop = { label: sameInBoth('Stop these mails'), path: '/digest/stop?token=secret' }
  for (const to of ['first-week@example.test', 'second-week@example.test'])
    await database.transaction((tx) =>
      sendMail(tx, {
        to,
        subject: sameInBoth('Your week'),
        kind: 'test',
        content: { paragraphs: [sameInBoth('Hello.')], stop },
      }),
    )
  type Sent = Parameters<Send>[0]
  const sent: Sent[] = []
  await deliverWaitingMails(database, settings, async (mail) => void sent.push(mail))
  expect(sent).toHaveLength(2)
  for (const mail of sent) {
    expect(mail.headers).toEqual({
      'List-Unsubscribe': '<https://kaban.example/digest/stop?token=secret>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail.html).toContain('href="https://kaban.example/digest/stop?token=secret"')
    expect(mail.text).toMatch(/Stop these mails:\nhttps:\/\/kaban\.example\/digest/)
  }
  const left = await asOwner(`select 1 from mail_outbox where content ? 'stop'`)
  expect(left).toEqual([])
})
