/** Renders a mail of the outbox as HTML and as plain text. */
import { render, toPlainText } from '@react-email/render'
import { createElement as h, type ReactNode } from 'react'
import { textIn } from '#foundation/contract/shared/bilingual.ts'
import type { MailFact, MailText, OutboxMail } from './outbox.ts'

const ink = '#10201E'
const muted = '#52625F'

/** `footer`: lines below every mail, such as how to reach the company. */
export async function renderMail(
  mail: OutboxMail,
  publicUrl: string,
  footer: readonly MailText[],
): Promise<{ html: string; text: string }> {
  const html = await render(mailBody(mail, publicUrl, footer))
  return { html, text: toPlainText(html) }
}

function mailBody(
  { subject, content }: OutboxMail,
  publicUrl: string,
  footer: readonly MailText[],
): ReactNode {
  const { language = 'en', greeting, paragraphs, facts = [], action } = content
  const paragraph = (text: string, key: number) =>
    h('p', { key, style: { margin: '0 0 16px' } }, text)
  const fact = ([label, value]: MailFact<string>) =>
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
          textIn(language, text),
        ),
      ),
    ),
  )
}
