/** The connection to the operator's SMTP server, and what every mail through it has in common. */
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings/settings.ts'
import type { MailText } from './outbox.ts'

/** From the company settings, read when a mail is sent. */
export interface MailSender {
  /** Goes before the address of KABAN_MAIL_FROM; null leaves that setting as it is. */
  name: string | null
  /** Above the text of every mail. */
  siteName: string
  /** Lines below every mail: how to reach the company. */
  footer: readonly MailText[]
}
/** A mail server that is silent for so long has failed. */
const silenceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }
/** Without the last one, mail programs show no button to end a subscription (RFC 8058). */
const signedHeaders =
  'from:subject:date:message-id:to:mime-version:content-type:content-transfer-encoding:' +
  'list-unsubscribe:list-unsubscribe-post'

export type Send = (mail: {
  from: string | { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  headers: Record<string, string>
  signal: AbortSignal
}) => Promise<unknown>

/** Sends on connections of its own, until it is closed. */
export function openMailTransport({ dkim, mailBounces }: Settings, smtpUrl: string) {
  const transport = createTransport({
    url: smtpUrl,
    ...silenceMs,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.key,
        headerFieldNames: signedHeaders,
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    // As an object, because nodemailer reads a text with a comma as two addresses.
    send: (mail: Parameters<Send>[0]) =>
      transport.sendMail({
        ...mail,
        to: { name: '', address: mail.to },
        ...(mailBounces && { envelope: { from: mailBounces, to: mail.to } }),
      }),
    close: () => transport.close(),
  }
}

/** Returns an object, so that no character of the name is read as an address. */
export function fromOf(
  { mailFrom }: Settings,
  { name }: MailSender,
): string | { name: string; address: string } {
  return name === null
    ? mailFrom
    : { name, address: /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim() }
}

/** Rejects with the reason of the signal when it comes first: nodemailer would go on waiting. */
export function unlessEnded<T>(sent: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([sent, interruptionOf(signal)])
}

function interruptionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const interrupt = () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('Interrupted'))
    if (signal.aborted) interrupt()
    else signal.addEventListener('abort', interrupt, { once: true })
  })
}
