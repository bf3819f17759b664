/** A mail server inside the test, on a port of its own: it takes everything and keeps it. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface SunkMail {
  from: string
  /** Everybody the envelope names: who would really get it. */
  recipients: string[]
  /** In their order, unfolded; a name as it stands. */
  headers: [name: string, value: string][]
  body: string
}

export interface MailSink {
  url: string
  mails: SunkMail[]
  close(): Promise<void>
}

export async function openMailSink(): Promise<MailSink> {
  const mails: SunkMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        mails.push({
          from,
          recipients: envelope.rcptTo.map(({ address }) => address),
          ...readMessage(Buffer.concat(parts).toString('utf8')),
        })
        done()
      })
    },
  })
  // A client that goes away in the middle is no fault of the test.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

/**
 * As a mail program reads it: headers end at the first empty line, and a line that begins with a
 * space goes on.
 */
function readMessage(message: string): Pick<SunkMail, 'headers' | 'body'> {
  const end = message.indexOf('\r\n\r\n')
  const lines = message
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers, body: message.slice(end + 4) }
}

/** The text of a header, its encoded words read (RFC 2047). */
export function headerText(mail: SunkMail, name: string): string {
  const value = mail.headers.find(([one]) => one === name)?.[1] ?? ''
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : readQuoted(text.replaceAll('_', ' ')),
    )
}

/** Quoted-printable. */
export function readQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
