/**
 * GET /mailbox shows every mail that Kaban wrote, newest first, with links that work. It needs no
 * sign-in, so only a sample installation registers it.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fragment, createElement as h, type ReactNode } from 'react'
import type { HttpParts } from '#foundation/platform/server/http/call-context.ts'
import {
  latestMails,
  type MailFact,
  type OutboxMail,
} from '#foundation/platform/server/mail/outbox.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { barePage } from './bare-page.ts'
import { pagesDirectory } from './pages.ts'

const mailsShown = 200

/** `directory` holds one build of the pages. */
export async function registerMailbox(
  app: FastifyInstance,
  { database, settings }: Pick<HttpParts, 'database' | 'settings'>,
  directory = pagesDirectory,
): Promise<void> {
  const shell = await readFile(path.join(directory, 'index.html'), 'utf8')
  app.get('/mailbox', async (request, reply) => {
    if (!isAtOwnAddress(request, settings)) return reply.callNotFound()
    const mails = await database.read((tx) => latestMails(tx, mailsShown))
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return reply.send(barePage(shell, { title: 'Mailbox · Kaban', body: mailboxPage(mails) }))
  })
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * The mails hold links that sign people in. Another website can make a browser ask for them under a
 * name of its own (DNS rebinding), and another machine can send any name. So the name must be the
 * public one, or one of this machine in a request from this machine.
 */
function isAtOwnAddress({ headers, ip }: FastifyRequest, { publicUrl }: Settings): boolean {
  const asked = URL.parse(`http://${headers.host ?? ''}`)
  if (asked === null) return false
  if (loopbackNames.has(asked.hostname)) return loopbackAddresses.has(ip)
  return asked.hostname === new URL(publicUrl).hostname
}

function mailboxPage(mails: OutboxMail[]): ReactNode {
  return h(Fragment, null, header, mailList(mails))
}

/** As on the other open pages, with the way back to them. */
const header = h(
  'header',
  { className: 'bg-deep text-on-deep' },
  h(
    'div',
    {
      className: 'mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between px-4 py-1.5',
    },
    h(
      'a',
      {
        href: '/',
        className: 'target inline-flex items-center gap-2 text-lg font-semibold no-underline',
      },
      h('img', { src: '/favicon.svg', alt: '', width: 32, height: 32 }),
      'Kaban',
    ),
    h('span', { className: 'text-sm' }, 'Sample data'),
  ),
)

function mailList(mails: OutboxMail[]): ReactNode {
  return h(
    'main',
    { className: 'mx-auto w-full max-w-2xl px-4 py-8 text-ink' },
    h('h1', { className: 'text-2xl font-semibold' }, 'Mailbox'),
    h(
      'p',
      { className: 'mt-1 text-muted' },
      'Every mail this sample installation wrote, newest first. Nothing here was sent anywhere.',
    ),
    mails.length === 0
      ? h(
          'p',
          { className: 'mt-8 text-muted' },
          'No mail yet. Register, or ask for a new password, and look here again.',
        )
      : null,
    h('ol', { className: 'mt-6 space-y-4' }, mails.map(mailItem)),
  )
}

function mailItem(mail: OutboxMail): ReactNode {
  const { greeting, paragraphs, facts = [], action, stop } = mail.content
  return h(
    'li',
    {
      key: mail.mailId,
      lang: mail.content.language,
      className: 'rounded-xl border border-line bg-surface p-4',
    },
    h('h2', { className: 'text-lg font-semibold' }, mail.subject),
    h(
      'p',
      { className: 'mt-1 text-sm text-muted' },
      `To ${mail.to} · `,
      h('time', { dateTime: mail.createdAt.toISOString() }, showDateTime(mail.createdAt)),
    ),
    greeting ? h('p', { className: 'mt-3' }, greeting) : null,
    paragraphs.map((text, place) => h('p', { key: place, className: 'mt-3' }, text)),
    facts.length > 0
      ? h(
          'dl',
          {
            className:
              'mt-3 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere',
          },
          facts.flatMap(fact),
        )
      : null,
    [action, stop].map((link) => link && mailLink(link)),
  )
}

function mailLink({ label, path: href }: { label: string; path: string }): ReactNode {
  const className = 'inline-flex min-h-11 items-center text-primary underline'
  return h('p', { key: href, className: 'mt-3' }, h('a', { href, className }, label))
}

function fact([label, value]: MailFact<string>): ReactNode[] {
  return [
    h('dt', { key: `${label} label`, className: 'text-muted' }, label),
    h('dd', { key: label }, value),
  ]
}
