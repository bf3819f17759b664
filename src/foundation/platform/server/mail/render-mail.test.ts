import { expect, test } from 'vitest'
import type { OutboxMail } from './outbox.ts'
import { renderMail } from './render-mail.ts'

const mail: OutboxMail = {
  mailId: '019aa000-0000-7000-8000-000000000000',
  userId: null,
  to: 'maria@example.test',
  kind: 'test',
  subject: 'Deposito, tapos na',
  content: {
    language: 'fil',
    greeting: 'Kumusta, Maria,',
    paragraphs: ['Tapos na ang deposito na ₱5,000.00.', 'Salamat.'],
    facts: [
      ['Halaga', '₱5,000.00'],
      ['Status', 'tapos na'],
    ],
    action: { label: 'Buksan ang resibo', path: '/dashboard' },
  },
  createdAt: new Date(),
  sentAt: null,
}
const frame = {
  publicUrl: 'https://kaban.example',
  siteName: 'Salapi ng Bayan',
  footer: ['Salapi ng Bayan', { en: 'Weekdays', fil: 'Lunes hanggang Biyernes' }],
}

test('the plain text has every line of the mail, each fact on its own', async () => {
  expect((await renderMail(mail, frame)).text).toBe(
    [
      'Kumusta, Maria,',
      'Tapos na ang deposito na ₱5,000.00.',
      'Salamat.',
      'Halaga: ₱5,000.00\nStatus: tapos na',
      'Buksan ang resibo:\nhttps://kaban.example/dashboard',
      'Salapi ng Bayan\nLunes hanggang Biyernes',
    ].join('\n\n'),
  )
})

test('a mail fits a phone, names the site, and is previewed by its first sentence', async () => {
  const { html } = await renderMail(mail, frame)
  expect(html).toContain('<meta name="viewport" content="width=device-width"')
  expect(html).toContain('Salapi ng Bayan')
  const [, body = ''] = html.split(/<body[^>]*>/)
  const seen = body.replaceAll(/<!--.*?-->|<[^>]+>/gs, ' ').trim()
  expect(seen).toMatch(/^Tapos na ang deposito/)
})

test('every colour of a mail has one for dark mode', async () => {
  const { html } = await renderMail(mail, frame)
  const [, dark = ''] = /prefers-color-scheme: dark\) \{(.+?)\n\}/s.exec(html) ?? []
  const changed = new Set(Array.from(dark.matchAll(/\.([\w-]+)(?: a)? \{/g), ([, name]) => name))
  const [, body = ''] = html.split('</head>')
  // The cell of the button changes its link.
  const tags = [...body.matchAll(/<(?!a )\w+[^>]*style="[^"]*(?:color|background):#[^>]*>/g)]
  expect(tags.length).toBeGreaterThan(5)
  for (const [tag] of tags) {
    const names = /class="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []
    expect(
      names.some((name) => changed.has(name)),
      tag,
    ).toBe(true)
  }
})
