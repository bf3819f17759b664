/**
 * Sends what waits in the mail outbox to the operator's SMTP server. Without one, mail stays in the
 * outbox.
 */
import { render, toPlainText } from '@react-email/render'
import { createTransport } from 'nodemailer'
import { createElement as h, type ReactNode } from 'react'
import type { Database, Transaction } from '../database/database.ts'
import { repeat, type Job, type RepeatOptions } from '../jobs.ts'
import type { Settings } from '../settings/settings.ts'
import {
  claimWaitingMail,
  markMailFailed,
  markMailSent,
  onMailWritten,
  type ClaimedMail,
  type OutboxMail,
} from './outbox.ts'

/**
 * Who a mail is from, as the operator has it now. Without it the setting of the environment holds,
 * and a mail says nothing below its end.
 */
export interface MailSender {
  /** Stands before the address; null: as the environment has it. */
  name: string | null
  /** How to reach the company: below every mail. */
  footer: string[]
}
const unnamed: MailSender = { name: null, footer: [] }

export interface RenderedMail {
  html: string
  text: string
}

const ink = '#10201E'
const muted = '#52625F'

export async function renderMail(
  mail: OutboxMail,
  publicUrl: string,
  footer: readonly string[] = [],
): Promise<RenderedMail> {
  const html = await render(mailBody(mail, publicUrl, footer))
  return { html, text: toPlainText(html) }
}

function mailBody(
  { subject, content }: OutboxMail,
  publicUrl: string,
  footer: readonly string[],
): ReactNode {
  const { language = 'en', greeting, paragraphs, facts = [], action } = content
  const paragraph = (text: string, key: number) =>
    h('p', { key, style: { margin: '0 0 16px' } }, text)
  const fact = ([label, value]: [string, string]) =>
    h(
      'tr',
      { key: label },
      h('td', { style: { color: muted, padding: '4px 16px 4px 0' } }, label),
      h('td', { style: { padding: '4px 0' } }, value),
    )
  const link =
    action &&
    h(
      'p',
      null,
      h('a', { href: publicUrl + action.path, style: { color: '#0B5D62' } }, action.label),
    )
  return h(
    'html',
    { lang: language },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, subject)),
    h(
      'body',
      {
        style: {
          fontFamily: 'Inter, Arial, sans-serif',
          color: ink,
          fontSize: '16px',
          lineHeight: 1.5,
        },
      },
      greeting ? paragraph(greeting, -1) : null,
      paragraphs.map(paragraph),
      facts.length > 0
        ? h('table', { role: 'presentation' }, h('tbody', null, facts.map(fact)))
        : null,
      link,
      footer.map((text, place) =>
        h(
          'p',
          {
            key: `footer-${place}`,
            style: { color: muted, fontSize: '14px', margin: place === 0 ? '24px 0 0' : '0' },
          },
          text,
        ),
      ),
    ),
  )
}

const batchSize = 20

/** A mail server that says nothing for so long is given up. */
const silenceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }
/**
 * For one mail in all, well within its claim: a server that speaks slowly must not hold up the
 * others.
 */
const sendWithinMs = 60_000

/** Null when nothing is to be sent: without a mail server, and always in a sample installation. */
export function startMailDelivery(
  database: Database,
  settings: Settings,
  onError?: RepeatOptions['onError'],
  findSender?: FindSender,
): Job | null {
  if (!settings.smtpUrl || settings.mode === 'sample') return null
  const transport = createTransport({
    url: settings.smtpUrl,
    ...silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const closing = new AbortController()
  // As an object: of a text, one with a comma in it, the library would make two addresses.
  const send: Send = (mail) => transport.sendMail({ ...mail, to: { name: '', address: mail.to } })
  const run = () => deliverWaitingMails(database, settings, send, closing.signal, findSender)
  const job = repeat({ name: 'deliver mail', everyMs: 5_000, run, onError })
  const forget = onMailWritten(job.wake)
  return {
    wake: job.wake,
    async close() {
      forget()
      // First: whoever stops Kaban must not wait for a mail server. The mail under way is tried again at the end of its claim.
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
  signal: AbortSignal
}) => Promise<unknown>

/**
 * Claims, sends and marks one mail after another; no transaction is open while a mail is sent. Ends
 * early when `closing` says so.
 */
export async function deliverWaitingMails(
  database: Database,
  settings: Settings,
  send: Send,
  closing: AbortSignal = new AbortController().signal,
  findSender?: FindSender,
): Promise<void> {
  for (let done = 0; done < batchSize && !closing.aborted; done += 1) {
    const mail = await database.transaction(claimWaitingMail)
    if (!mail) return
    const sender = findSender ? await database.read(findSender) : unnamed
    const failure = await sendOne(
      mail,
      { settings, sender },
      send,
      AbortSignal.any([closing, AbortSignal.timeout(sendWithinMs)]),
    )
    // Nobody knows whether it went out: the claim ends by itself.
    if (failure !== null && closing.aborted) return
    await database.transaction((tx) =>
      failure === null ? markMailSent(tx, mail) : markMailFailed(tx, mail, failure),
    )
  }
}

/** Null when it was sent, otherwise why not. */
async function sendOne(
  mail: ClaimedMail,
  { settings, sender }: { settings: Settings; sender: MailSender },
  send: Send,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const { html, text } = await renderMail(mail, settings.publicUrl, sender.footer)
    // The message id is the row's: a mail that was sent just before a crash is recognised as the same one.
    const sent = send({
      from: fromOf(settings, sender),
      to: mail.to,
      subject: mail.subject,
      html,
      text,
      messageId: `<${mail.mailId}@kaban>`,
      signal,
    })
    await Promise.race([sent, interruptionOf(signal)])
    return null
  } catch (error) {
    return String(error)
  }
}

/** As an object, so that no character of the name is taken for an address. */
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
