/** Sends the mails of the outbox through the operator's SMTP server, if there is one. */
import type { Database, Transaction } from '../database/database.ts'
import { repeat, type Job, type JobListeners } from '../jobs.ts'
import type { Settings } from '../settings/settings.ts'
import {
  fromOf,
  openMailTransport,
  unlessEnded,
  type MailSender,
  type Send,
} from './mail-transport.ts'
import { watchMailTrouble, type MailLog } from './mail-trouble.ts'
import {
  claimWaitingMail,
  markMailFailed,
  markMailSent,
  onMailWritten,
  type ClaimedMail,
} from './outbox.ts'
import { renderMail } from './render-mail.ts'

const defaultSender: MailSender = { name: null, siteName: '', footer: [] }

const batchSize = 20

/** For one mail in all, well within its claim, so that a slow server does not delay the others. */
const sendWithinMs = 60_000

/** Returns null without a mail server, and always with sample data: then nothing is sent. */
export function startMailDelivery(
  database: Database,
  settings: Settings,
  listeners: JobListeners = {},
  findSender?: FindSender,
  log: MailLog = { warn: () => {} },
): Job | null {
  if (!settings.smtpUrl || settings.mode === 'sample') return null
  const transport = openMailTransport(settings, settings.smtpUrl)
  const closing = new AbortController()
  const noteOutcome = watchMailTrouble(log)
  const run = () =>
    deliverWaitingMails(database, settings, transport.send, closing.signal, findSender, noteOutcome)
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
    await unlessEnded(sent, signal)
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
