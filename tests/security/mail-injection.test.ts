/**
 * Text from strangers never becomes a header, a recipient or a link of a mail. Mails go through the
 * real delivery to a mail server.
 */
import { afterAll, afterEach, expect, test } from 'vitest'
import { startMailDelivery } from '#foundation/platform/server/mail/mail-delivery.ts'
import { sendMail, type OutgoingMail } from '#foundation/platform/server/mail/outbox.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { attemptPolicies } from '#people/identity/shared/rules-rate-limits.ts'
import { identityFixture, maria, refused } from '../fixtures/people/identity-fixture.ts'
import { sameInBoth } from '../fixtures/same-in-both.ts'
import {
  headerText,
  openMailSink,
  readQuoted,
  type SunkMail,
} from '../fixtures/servers/mail-sink.ts'

const fixture = await identityFixture()
const sink = await openMailSink()
const settings = loadSettings({
  KABAN_MODE: 'live',
  KABAN_PUBLIC_URL: 'https://wallet.example.ph',
  KABAN_SMTP_URL: sink.url,
  KABAN_MAIL_FROM: 'Kaban <no-reply@wallet.example.ph>',
})
const delivery = startMailDelivery(fixture.database, settings)

afterEach(() => void sink.mails.splice(0))
afterAll(async () => {
  await delivery?.close()
  await sink.close()
})

const evil = 'evil@evil.example'
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\0',
  '\u0085',
  '\u2028',
  '\u2029',
  '\v',
  '\f',
  '%0d%0a',
  '\\r\\n',
  '=0D=0A',
  '=?utf-8?Q?=0D=0A?=',
]
const corpus = breaks.flatMap((one) => [
  `Maria${one}Bcc: ${evil}`,
  `Maria${one}Subject: You won${one}${one}<a href="https://evil.example">here</a>`,
])
/** The sign-up refuses control characters of every kind. The rest of the list is harmless text. */
const isRefusedAtSignUp = (text: string) => /\p{Cc}/u.test(text)

const allHeaders = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']

/** Waits until every mail has been sent. */
async function sent(count: number): Promise<SunkMail[]> {
  delivery?.wake()
  await expect
    .poll(async () => await fixture.asOwner('select from mail_outbox where sent_at is null'), {
      timeout: 10_000,
    })
    .toEqual([])
  expect(sink.mails).toHaveLength(count)
  return sink.mails
}

function expectSound(mail: SunkMail | undefined, to: string): void {
  expect(mail?.recipients).toEqual([to])
  expect(mail?.from).toBe('no-reply@wallet.example.ph')
  expect(mail?.headers.map(([name]) => name).toSorted()).toEqual(allHeaders)
  expect(headerText(mail!, 'to')).toBe(to)
  expect(headerText(mail!, 'from')).toBe('Kaban <no-reply@wallet.example.ph>')
  // No link or source leads elsewhere. The plain-text part does not count: a tag is text there.
  for (const [link] of htmlOf(mail!).matchAll(/\b(?:href|src|action)\s*=\s*[^ >]*/g))
    expect(link).toMatch(/^href="https:\/\/wallet\.example\.ph\//)
}

function htmlOf({ body }: SunkMail): string {
  const html = readQuoted(body.slice(body.indexOf('text/html')))
  expect(html).toContain('</html>')
  // Escaped markup is text.
  return html.replace(/&[a-z0-9#]+;[^<]*/g, '')
}

const write = (mail: Partial<OutgoingMail>) =>
  fixture.database.transaction((tx) =>
    sendMail(tx, {
      to: 'maria@example.test',
      subject: sameInBoth('A subject'),
      kind: 'test',
      content: { paragraphs: [sameInBoth('Hello.')] },
      ...mail,
    }),
  )

test.each(corpus.map((text, index) => [JSON.stringify(text), text, index] as const))(
  'T41 a sign-up under the name %s makes one mail with our headers, or none',
  async (_, fullName, index) => {
    const email = `name${index}@example.test`
    const signUp = fixture.person().identity.register({ ...maria, fullName, email })
    if (isRefusedAtSignUp(fullName)) {
      expect(await refused(signUp)).toMatchObject({ status: 400, name: 'forbidden-characters' })
      await sent(0)
      return
    }
    await signUp
    const [mail] = await sent(1)
    expectSound(mail, email)
    // The mailbox is not proven yet: its owner may be a stranger, who gets no text from the person
    // who signed up.
    const body = readQuoted(mail?.body ?? '').replaceAll(/token=[\w-]{43}/g, '')
    expect(body).not.toMatch(/token=|evil|You won|Maria/)
  },
)

test('T41 a subject stays one line of one header, whatever it contains', async () => {
  for (const subject of corpus) await write({ subject: sameInBoth(subject) })
  for (const mail of await sent(corpus.length)) {
    expectSound(mail, 'maria@example.test')
    expect(headerText(mail, 'subject')).toMatch(/^Maria/)
    expect(headerText(mail, 'subject')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  }
})

test('T41 text stays text in every part of the body', async () => {
  // PostgreSQL accepts no NUL, so storing such a mail fails.
  const texts = corpus.filter((text) => !text.includes('\0'))
  for (const text of texts)
    await write({
      content: {
        greeting: sameInBoth(text),
        paragraphs: [sameInBoth(text)],
        facts: [[sameInBoth(text), text]],
        action: { label: sameInBoth(text), path: '/login' },
      },
    })
  for (const mail of await sent(texts.length)) {
    expectSound(mail, 'maria@example.test')
    expect(htmlOf(mail)).toContain('Maria')
  }
})

const hostileAddresses = [
  ...breaks.slice(0, 10).map((one) => `maria@example.test${one}Bcc: ${evil}`),
  ...breaks.slice(0, 10).map((one) => `maria${one}@example.test`),
  `maria@example.test, ${evil}`,
  `maria@example.test;${evil}`,
  `maria@example.test ${evil}`,
  `Maria <${evil}>`,
  `<${evil}>maria@example.test`,
  `"maria@example.test,${evil}"@example.test`,
  `${evil}(maria@example.test)`,
  `maria@example.test@evil.example`,
  `group:${evil};`,
  'maria',
  '',
  '@',
  '\u202emaria@example.test',
]

test.each(hostileAddresses.map((to) => [JSON.stringify(to), to] as const))(
  'T41 the address %s is refused by the sign-up and by the outbox',
  async (_, email) => {
    const answer = await refused(fixture.person().identity.register({ ...maria, email }))
    expect(['invalid-email', 'forbidden-characters', 'invalid-input', 'missing-fields']).toContain(
      answer.name,
    )
    await expect(write({ to: email })).rejects.toThrow('exactly one address')
    await sent(0)
  },
)

test.each([
  '//evil.example',
  '@evil.example',
  'https://evil.example',
  '.evil.example',
  ':80@evil.example',
  '',
])('T41 a mail with the link %o is refused or leads to the public address', async (path) => {
  const writing = write({
    content: { paragraphs: [], action: { label: sameInBoth('Open'), path } },
  })
  if (!path.startsWith('/')) {
    await expect(writing).rejects.toThrow('a path of this installation')
    await sent(0)
    return
  }
  await writing
  expectSound((await sent(1))[0], 'maria@example.test')
})

test('T41 requests of a hundred strangers send one mailbox no more than the cap', async () => {
  const email = 'flooded@example.test'
  await fixture.user(email)
  const request = (index: number): Promise<unknown> => {
    const { identity } = fixture.person()
    if (index % 10 === 0) return identity.register({ ...maria, email })
    return index % 2 === 0
      ? identity.forgotPassword({ email })
      : identity.resendVerification({ email })
  }
  await Promise.all(Array.from({ length: 100 }, (_, index) => request(index)))
  // Requested links and mails about a sign-up with this email have a cap each.
  for (const mail of await sent(
    attemptPolicies['mail-to'].free + attemptPolicies['mail-taken'].free,
  ))
    expectSound(mail, email)
})
