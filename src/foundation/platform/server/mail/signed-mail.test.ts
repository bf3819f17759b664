/** Signed mails as a receiver checks them, and the mailbox for what cannot be delivered. */
import { createHash, generateKeyPairSync, verify, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { sameInBoth } from '#tests/fixtures/same-in-both.ts'
import { openMailSink } from '#tests/fixtures/servers/mail-sink.ts'
import { loadSettings, readSettings } from '../settings/settings.ts'
import { startMailDelivery } from './mail-delivery.ts'
import { sendMail } from './outbox.ts'

const { database } = await testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'kaban-dkim-'))
afterAll(() => rmSync(folder, { recursive: true }))
const keyFile = path.join(folder, 'dkim.pem')
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }))
const env = {
  KABAN_MODE: 'live',
  KABAN_PUBLIC_URL: 'https://wallet.example.ph',
  KABAN_MAIL_FROM: 'Kaban <no-reply@wallet.example.ph>',
  KABAN_MAIL_BOUNCES: 'bounces@example.ph',
  KABAN_DKIM_DOMAIN: 'example.ph',
  KABAN_DKIM_SELECTOR: 'kaban',
  KABAN_DKIM_KEY: keyFile,
}

/** RFC 6376 with the canonicalization relaxed/relaxed. */
function isSigned(raw: string, key: KeyObject): boolean {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = head.split(/\r\n(?![ \t])/).map((header) => {
    const colon = header.indexOf(':')
    const value = header.slice(colon + 1).replace(/\r\n/g, '')
    return [header.slice(0, colon).trim().toLowerCase(), value.replace(/[ \t]+/g, ' ').trim()]
  })
  const signature = headers.find(([name]) => name === 'dkim-signature')?.[1] ?? ''
  const tag = (name: string) =>
    (new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(signature)?.[1] ?? '').replace(/\s/g, '')
  const body = rest
    .join('\r\n\r\n')
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n')
  if (createHash('sha256').update(body).digest('base64') !== tag('bh')) return false
  // Of several headers with one name the last counts first.
  const left = headers.toReversed()
  const lines = tag('h')
    .toLowerCase()
    .split(':')
    .flatMap((name) => {
      const at = left.findIndex(([one]) => one === name)
      return at < 0 ? [] : left.splice(at, 1).map(([one, value]) => `${one}:${value}\r\n`)
    })
  const own = `dkim-signature:${signature.replace(/(;\s*b=)[^;]*/, '$1').trimEnd()}`
  return verify('sha256', Buffer.from(lines.join('') + own), key, Buffer.from(tag('b'), 'base64'))
}

test('a mail is signed with its unsubscribe headers and names the bounce mailbox', async () => {
  const sink = await openMailSink()
  const delivery = startMailDelivery(database, loadSettings({ ...env, KABAN_SMTP_URL: sink.url }))
  await database.transaction((tx) =>
    sendMail(tx, {
      to: 'nena@example.test',
      subject: sameInBoth('Your week'),
      kind: 'test',
      content: {
        paragraphs: [sameInBoth('Hello  Ñena.')],
        stop: { label: sameInBoth('End it'), path: '/digest/stop?token=one' },
      },
    }),
  )
  delivery?.wake()
  await vi.waitUntil(() => sink.mails.length === 1)
  await delivery?.close()
  await sink.close()
  const { from, recipients, raw, headers } = sink.mails[0]!
  expect([from, recipients]).toEqual(['bounces@example.ph', ['nena@example.test']])
  const signature = headers.find(([name]) => name === 'dkim-signature')?.[1]
  expect(signature).toMatch(/d=example\.ph;.*s=kaban;/)
  expect(signature).toMatch(/h=[^;]*list-unsubscribe:\s*list-unsubscribe-post/i)
  expect(isSigned(raw, publicKey)).toBe(true)
  for (const [one, other] of [
    ['token=one', 'token=two'],
    ['One-Click', 'Two-Click'],
    ['Your week', 'Your month'],
    ['\r\n\r\n', '\r\n\r\nMore.\r\n'],
  ] as const) {
    expect(raw).toContain(one)
    expect(isSigned(raw.replace(one, other), publicKey)).toBe(false)
  }
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
  expect(isSigned(raw, stranger)).toBe(false)
})

test('settings of DKIM that cannot sign are refused by name', () => {
  const said = (changed: Record<string, string>) => readSettings({ ...env, ...changed }).problems
  expect(said({})).toEqual([])
  expect(said({ KABAN_DKIM_SELECTOR: '' })).toEqual([expect.stringContaining('go together')])
  expect(said({ KABAN_DKIM_DOMAIN: 'other.ph' })).toEqual([
    expect.stringContaining('KABAN_MAIL_FROM sends from wallet.example.ph'),
  ])
  const badKeys = [path.join(folder, 'none'), path.join(folder, 'text'), path.join(folder, 'ec')]
  writeFileSync(badKeys[1]!, 'no key')
  const curve = generateKeyPairSync('ed25519').privateKey
  writeFileSync(badKeys[2]!, curve.export({ format: 'pem', type: 'pkcs8' }))
  for (const [at, why] of ['cannot be read', 'holds no private key', 'is not of RSA'].entries())
    expect(said({ KABAN_DKIM_KEY: badKeys[at]! })[0]).toMatch(
      new RegExp(`^The setting KABAN_DKIM_KEY cannot be used: .*${why}`),
    )
  expect(said({ KABAN_MAIL_BOUNCES: 'nowhere' })[0]).toContain('KABAN_MAIL_BOUNCES')
})
