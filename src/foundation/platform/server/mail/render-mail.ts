/** Renders a mail of the outbox as HTML and as plain text. */
import { render } from '@react-email/render'
import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import { textIn } from '#foundation/contract/shared/bilingual.ts'
import type { MailFact, MailText, OutboxMail } from './outbox.ts'

type RenderedMail = Pick<OutboxMail, 'subject' | 'content'>

/** The colours of kit/theme/tokens.css, for programs that know no variables. */
const light = {
  paper: '#f7f4ec',
  surface: '#ffffff',
  ink: '#0b2427',
  muted: '#4d6163',
  line: '#e2dccb',
  primary: '#0a6a70',
  onPrimary: '#ffffff',
}
/** Programs that read no style sheet show the light colours, which every element has itself. */
const styleSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #04171a !important; }
  .card { background: #0b2529 !important; border-color: #1c3f43 !important; }
  .ink { color: #e9f4f2 !important; }
  .muted { color: #9dbab9 !important; }
  .fact { border-color: #1c3f43 !important; }
  .button { background: #5fd3d0 !important; }
  .button a { color: #04292b !important; }
}
@media (max-width: 480px) {
  .edge { padding: 16px 12px !important; }
  .card { padding: 20px 16px !important; }
}`

export interface MailFrame {
  publicUrl: string
  /** Above the text; nothing when it is empty. */
  siteName: string
  /** Lines below every mail, such as how to reach the company. */
  footer: readonly MailText[]
}

export async function renderMail(
  mail: RenderedMail,
  frame: MailFrame,
): Promise<{ html: string; text: string }> {
  return { html: await render(mailPage(mail, frame)), text: plainText(mail, frame) }
}

function plainText({ content }: RenderedMail, { publicUrl, footer }: MailFrame): string {
  const { language = 'en', greeting, paragraphs, facts = [], action, stop } = content
  return [
    greeting ?? '',
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${publicUrl}${action.path}` : '',
    footer.map((text) => textIn(language, text)).join('\n'),
    stop ? `${stop.label}:\n${publicUrl}${stop.path}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function mailPage({ subject, content }: RenderedMail, frame: MailFrame): ReactNode {
  const { language = 'en', stop } = content
  const { siteName, footer, publicUrl } = frame
  return h(
    'html',
    { lang: language },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      // Otherwise phones turn account numbers into telephone links.
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no' }),
      h('title', null, subject),
      h('style', null, styleSheet),
    ),
    h(
      'body',
      { className: 'paper', style: { margin: 0, padding: 0, background: light.paper } },
      preview(content.paragraphs),
      layout(
        { className: 'edge', align: 'center', style: { padding: '24px 16px' } },
        h(
          'div',
          { className: 'ink', style: { ...bodyStyle, maxWidth: '560px', margin: '0 auto' } },
          siteName ? h('p', { style: { ...siteNameStyle } }, siteName) : null,
          layout({ className: 'card', style: cardStyle }, mailBody(content, frame)),
          footer.map((text, place) =>
            h(
              'p',
              { key: place, className: 'muted', style: footerStyle(place) },
              textIn(language, text),
            ),
          ),
          stop ? stopLink(publicUrl + stop.path, stop.label) : null,
        ),
      ),
    ),
  )
}

function stopLink(href: string, label: string): ReactNode {
  const link = h('a', { href, className: 'muted', style: { color: light.muted } }, label)
  return h('p', { className: 'muted', style: footerStyle(0) }, link)
}

/** Lists of mails show the beginning: the first sentence, instead of the name and the greeting. */
function preview([first]: readonly string[]): ReactNode {
  return h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, first)
}

/** A table of one cell, because some programs pad and colour nothing else. */
function layout(cell: Record<string, unknown>, ...children: ReactNode[]): ReactNode {
  const style = { width: '100%', borderCollapse: 'separate', borderSpacing: 0 } as const
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style },
    h('tbody', null, h('tr', null, h('td', cell, ...children))),
  )
}

function mailBody(
  { greeting, paragraphs, facts = [], action }: OutboxMail['content'],
  { publicUrl }: MailFrame,
): ReactNode {
  return [
    ...(greeting ? [greeting] : []).concat(paragraphs).map((text, place) =>
      h(
        'p',
        {
          key: place,
          className: 'ink',
          style: { margin: place === 0 ? 0 : '16px 0 0', color: light.ink },
        },
        text,
      ),
    ),
    facts.length > 0 ? factTable(facts) : null,
    action ? button(publicUrl + action.path, action.label) : null,
  ]
}

function factTable(facts: readonly MailFact<string>[]): ReactNode {
  const cell = (style: CSSProperties): CSSProperties => ({
    padding: '8px 0',
    borderTop: `1px solid ${light.line}`,
    verticalAlign: 'top',
    ...style,
  })
  const row = ([label, value]: MailFact<string>, place: number) =>
    h(
      'tr',
      { key: place },
      h(
        'th',
        {
          scope: 'row',
          className: 'fact muted',
          style: cell({
            width: '34%',
            paddingRight: '16px',
            color: light.muted,
            fontWeight: 400,
            textAlign: 'left',
          }),
        },
        label,
      ),
      h(
        'td',
        {
          className: 'fact ink',
          style: cell({
            color: light.ink,
            fontWeight: 600,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
          }),
        },
        value,
      ),
    )
  return h(
    'table',
    { key: 'facts', width: '100%', cellPadding: 0, cellSpacing: 0, style: { margin: '20px 0 0' } },
    h('tbody', null, facts.map(row)),
  )
}

/** The cell has the colour too, for programs that pad no link. */
function button(href: string, label: string): ReactNode {
  const cell = { background: light.primary, borderRadius: '10px', textAlign: 'center' } as const
  return h(
    'table',
    {
      key: 'button',
      role: 'presentation',
      cellPadding: 0,
      cellSpacing: 0,
      style: { margin: '24px 0 0' },
    },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h('td', { className: 'button', style: cell }, h('a', { href, style: linkStyle }, label)),
      ),
    ),
  )
}

const bodyStyle: CSSProperties = {
  color: light.ink,
  fontFamily: 'Inter, Arial, sans-serif',
  fontSize: '16px',
  lineHeight: 1.5,
  textAlign: 'left',
  overflowWrap: 'anywhere',
}
const siteNameStyle: CSSProperties = { margin: '0 0 12px', fontSize: '18px', fontWeight: 600 }
const cardStyle: CSSProperties = {
  padding: '24px',
  background: light.surface,
  border: `1px solid ${light.line}`,
  borderRadius: '12px',
}
const linkStyle: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  color: light.onPrimary,
  fontWeight: 600,
  textDecoration: 'none',
}
const footerStyle = (place: number): CSSProperties => ({
  margin: place === 0 ? '16px 0 0' : 0,
  color: light.muted,
  fontSize: '14px',
})
