/** Sends the mails of the outbox through the operator's SMTP server, if there is one. */
import { createTransport } from 'nodemailer'
import type { Database, Transaction } from '../database/database.ts'
import { repeat, type Job, type JobListeners } from '../jobs.ts'
import type { Settings } from '../settings/settings.ts'
import { watchMailTrouble, type MailLog } from './mail-trouble.ts'
import {
  claimWaitingMail,
  markMailFailed,
  markMailSent,
  onMailWritten,
  type ClaimedMail,
  type MailText,
} from './outbox.ts'
import { renderMail } from './render-mail.ts'

/** From the company settings, read when a mail is sent. */
export interface MailSender {
  /** Goes before the address of KABAN_MAIL_FROM; null leaves that setting as it is. */
  name: string | null
  /** Above the text of every mail. */
  siteName: string
  /** Lines below every mail: how to reach the company. */
  footer: readonly MailText[]
}
const defaultSender: MailSender = { name: null, siteName: '', footer: [] }

const batchSize = 20

/** A mail server that is silent for so long has failed. */
const silenceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }
/** For one mail in all, well within its claim, so that a slow server does not delay the others. */
const sendWithinMs = 60_000

/** Without the last one, mail programs show no button to end a subscription (RFC 8058). */
const signedHeaders =
  'from:subject:date:message-id:to:mime-version:content-type:content-transfer-encoding:' +
  'list-unsubscribe:list-unsubscribe-post'

/** Returns null without a mail server, and always with sample data: then nothing is sent. */
export function startMailDelivery(
  database: Database,
  settings: Settings,
  listeners: JobListeners = {},
  findSender?: FindSender,
  log: MailLog = { warn: () => {} },
): Job | null {
  if (!settings.smtpUrl || settings.mode === 'sample') return null
  const { dkim, mailBounces } = settings
  const transport = createTransport({
    url: settings.smtpUrl,
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
  const closing = new AbortController()
  // As an object, because nodemailer reads a text with a comma as two addresses.
  const send: Send = (mail) =>
    transport.sendMail({
      ...mail,
      to: { name: '', address: mail.to },
      ...(mailBounces && { envelope: { from: mailBounces, to: mail.to } }),
    })
  const noteOutcome = watchMailTrouble(log)
  const run = () =>
    deliverWaitingMails(database, settings, send, closing.signal, findSender, noteOutcome)
  const job = repeat({ name: 'deliver mail', everyMs: 5_000, run, ...listeners })
  const forget = onMailWritten(job.wake)
  return {
    wake: job.wake,
    async close() {
      forget()
      // Stopping Kaban must not wait for a mail server. The mail under way is tried again when its
      // claim ends.
      closing.abort()
      transport.close()
      await job.close()
    },
  }
}

export type FindSender = (tx: Transaction) => Promise<MailSender>

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

/** Claims, sends and marks one mail after another; no transaction is open while one is sent. */
export async function deliverWaitingMails(
  database: Database,
  settings: Settings,
  send: Send,
  closing: AbortSignal = new AbortController().signal,
  findSender?: FindSender,
  noteOutcome: (failure: string | null) => void = () => {},
): Promise<void> {
  for (let done = 0; done < batchSize && !closing.aborted; done += 1) {
    const mail = await database.transaction(claimWaitingMail)
    if (!mail) return
    const sender = findSender ? await database.read(findSender) : defaultSender
    const failure = await sendOne(
      mail,
      { settings, sender },
      send,
      AbortSignal.any([closing, AbortSignal.timeout(sendWithinMs)]),
    )
    // Nobody knows whether the mail was sent, so its claim runs out.
    if (failure !== null && closing.aborted) return
    noteOutcome(failure)
    await database.transaction((tx) =>
      failure === null ? markMailSent(tx, mail) : markMailFailed(tx, mail, failure),
    )
  }
}

/** Returns null when the mail was sent, otherwise the error. */
async function sendOne(
  mail: ClaimedMail,
  { settings, sender }: { settings: Settings; sender: MailSender },
  send: Send,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const { html, text } = await renderMail(mail, { ...sender, publicUrl: settings.publicUrl })
    // The message id is the row's, so mail servers recognise a mail that a crash sends twice.
    const sent = send({
      from: fromOf(settings, sender),
      to: mail.to,
      subject: mail.subject,
      html,
      text,
      messageId: `<${mail.mailId}@kaban>`,
      headers: stopHeaders(mail, settings),
      signal,
    })
    await Promise.race([sent, interruptionOf(signal)])
    return null
  } catch (error) {
    return String(error)
  }
}

/** Of RFC 8058, which demands https. */
function stopHeaders(
  { content: { stop } }: ClaimedMail,
  { publicUrl }: Settings,
): Record<string, string> {
  if (!stop || !publicUrl.startsWith('https:')) return {}
  return {
    'List-Unsubscribe': `<${publicUrl}${stop.path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Returns an object, so that no character of the name is read as an address. */
function fromOf(
  { mailFrom }: Settings,
  { name }: MailSender,
): string | { name: string; address: string } {
  return name === null
    ? mailFrom
    : { name, address: /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim() }
}

function interruptionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const interrupt = () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('Interrupted'))
    if (signal.aborted) interrupt()
    else signal.addEventListener('abort', interrupt, { once: true })
  })
}
