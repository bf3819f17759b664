import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import { deliverWaitingMails } from './mail-delivery.ts'
import { latestMails, sendMail } from './mail.ts'
import { loadSettings } from './settings.ts'

const { database, asOwner } = await testDatabase()
const settings = loadSettings({ KABAN_PUBLIC_URL: 'https://kaban.example' })

function write(to: string, paragraphs = ['Hello.']): Promise<void> {
  const content = { greeting: 'Hello Nena,', paragraphs, facts: [['Amount', '₱5.00'] as [string, string]], action: { label: 'Open', path: '/reset-password?token=secret' } }
  return database.transaction((tx) => sendMail(tx, { to, subject: `For\r\nBcc: ${to}`, kind: 'test', content }))
}

test('a mail is sent once, whole, and its link is not kept', async () => {
  await write('once@example.test', ['<b>5 & 6</b>'])
  const sent: { to: string; subject: string; html: string; text: string }[] = []
  const send = (mail: (typeof sent)[number]) => Promise.resolve(sent.push(mail))
  await Promise.all([deliverWaitingMails(database, settings, send), deliverWaitingMails(database, settings, send)])
  await deliverWaitingMails(database, settings, send)

  expect(sent).toHaveLength(1)
  const [mail] = sent
  expect(mail?.to).toBe('once@example.test')
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.html).toContain('href="https://kaban.example/reset-password?token=secret"')
  expect(mail?.html).toContain('&lt;b&gt;5 &amp; 6&lt;/b&gt;')
  expect(mail?.text).toContain('₱5.00')
  const [kept] = await database.read((tx) => latestMails(tx, 1))
  expect(kept?.sentAt).toBeInstanceOf(Date)
  expect(JSON.stringify(kept?.content)).not.toContain('secret')
})

test('a mail that fails waits longer each time, and its neighbours are sent', async () => {
  await write('broken@example.test')
  await write('fine@example.test')
  const sent: string[] = []
  const send = ({ to }: { to: string }) => (to === 'broken@example.test' ? Promise.reject(new Error('no such mailbox')) : Promise.resolve(sent.push(to)))
  await deliverWaitingMails(database, settings, send)
  await asOwner(`update mail_outbox set next_attempt_at = now() where to_address = 'broken@example.test'`)
  await deliverWaitingMails(database, settings, send)

  expect(sent).toEqual(['fine@example.test'])
  const [broken] = await asOwner<{ attempts: number; last_error: string; wait: number }>(
    `select attempts, last_error, round(extract(epoch from next_attempt_at - now()) / 60)::int as wait from mail_outbox where to_address = 'broken@example.test'`,
  )
  expect(broken).toEqual({ attempts: 2, last_error: 'Error: no such mailbox', wait: 2 })
})

test('a mail written in a transaction that fails is never sent', async () => {
  const failing = database.transaction(async (tx) => {
    await sendMail(tx, { to: 'never@example.test', subject: 'Never', kind: 'test', content: { paragraphs: [] } })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await asOwner(`select from mail_outbox where to_address = 'never@example.test'`)).toEqual([])
})
