/** Sends what waits in the mail outbox to the operator's SMTP server. Without one, mail stays in the outbox. */
import { render, toPlainText } from '@react-email/render'
import { createTransport } from 'nodemailer'
import { createElement as h, type ReactNode } from 'react'
import type { Database } from './database.ts'
import { markMailFailed, markMailSent, onMailWritten, takeWaitingMails, type OutboxMail } from './mail.ts'
import { repeat, type Job } from './jobs.ts'
import type { Settings } from './settings.ts'

export interface RenderedMail {
  html: string
  text: string
}

const ink = '#10201E'
const muted = '#52625F'

export async function renderMail(mail: OutboxMail, publicUrl: string): Promise<RenderedMail> {
  const html = await render(mailBody(mail, publicUrl))
  return { html, text: toPlainText(html) }
}

function mailBody({ subject, content }: OutboxMail, publicUrl: string): ReactNode {
  const { greeting, paragraphs, facts = [], action } = content
  const paragraph = (text: string, key: number) => h('p', { key, style: { margin: '0 0 16px' } }, text)
  const fact = ([label, value]: [string, string]) =>
    h('tr', { key: label }, h('td', { style: { color: muted, padding: '4px 16px 4px 0' } }, label), h('td', { style: { padding: '4px 0' } }, value))
  const link = action && h('p', null, h('a', { href: publicUrl + action.path, style: { color: '#0B5D62' } }, action.label))
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, subject)),
    h(
      'body',
      { style: { fontFamily: 'Inter, Arial, sans-serif', color: ink, fontSize: '16px', lineHeight: 1.5 } },
      greeting ? paragraph(greeting, -1) : null,
      paragraphs.map(paragraph),
      facts.length > 0 ? h('table', { role: 'presentation' }, h('tbody', null, facts.map(fact))) : null,
      link,
    ),
  )
}

const batchSize = 20

export function startMailDelivery(database: Database, settings: Settings): Job | null {
  if (!settings.smtpUrl) return null
  const transport = createTransport(settings.smtpUrl)
  const job = repeat({ name: 'deliver mail', everyMs: 5_000, run: () => deliverWaitingMails(database, settings, (mail) => transport.sendMail(mail)) })
  const forget = onMailWritten(job.wake)
  return {
    wake: job.wake,
    async close() {
      forget()
      await job.close()
      transport.close()
    },
  }
}

type Send = (mail: { from: string; to: string; subject: string; html: string; text: string; messageId: string }) => Promise<unknown>

/** One mail per transaction: a failure on one never sends its neighbours again. */
export async function deliverWaitingMails(database: Database, settings: Settings, send: Send): Promise<void> {
  for (let sent = 0; sent < batchSize; sent += 1) {
    const found = await database.transaction(async (tx) => {
      const [mail] = await takeWaitingMails(tx, 1)
      if (!mail) return false
      try {
        const { html, text } = await renderMail(mail, settings.publicUrl)
        // The message id is the row's: a mail that was sent just before a crash is recognised as the same one.
        await send({ from: settings.mailFrom, to: mail.to, subject: mail.subject, html, text, messageId: `<${mail.mailId}@kaban>` })
        await markMailSent(tx, mail.mailId)
      } catch (error) {
        await markMailFailed(tx, mail.mailId, String(error))
      }
      return true
    })
    if (!found) return
  }
}
