import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'
import { latestMails, sendMail, type OutgoingMail } from './outbox.ts'
import { renderMail } from './render-mail.ts'

const fixture = await testDatabase()
const frame = { publicUrl: 'https://kaban.example', siteName: 'Salapi', footer: [] }

async function mailOf(to: Partial<OutgoingMail>) {
  const both = (text: string) => ({ en: `${text} en`, fil: `${text} fil` })
  await fixture.database.transaction((tx) =>
    sendMail(tx, {
      to: 'reader@example.test',
      kind: 'test',
      subject: both('Subject'),
      content: {
        greeting: both('Greeting'),
        paragraphs: [both('Paragraph')],
        facts: [
          [both('Label'), both('Value')],
          [both('Name'), 'Nena'],
        ],
        action: { label: both('Button'), path: '/login' },
      },
      ...to,
    }),
  )
  const [mail] = await fixture.database.read((tx) => latestMails(tx, 1))
  if (!mail) throw new Error('No mail was written')
  return mail
}

async function readerOf(language: string | null): Promise<string> {
  const userId = await addUser(fixture)
  await fixture.asOwner('update users set language = $2 where id = $1', [userId, language])
  return userId
}

test('a mail is written in the language that its recipient reads', async () => {
  expect(await mailOf({ userId: await readerOf('fil'), fallbackLanguage: 'en' })).toMatchObject({
    subject: 'Subject fil',
    content: {
      language: 'fil',
      greeting: 'Greeting fil',
      paragraphs: ['Paragraph fil'],
      facts: [
        ['Label fil', 'Value fil'],
        ['Name fil', 'Nena'],
      ],
      action: { label: 'Button fil', path: '/login' },
    },
  })
  expect(await mailOf({ userId: await readerOf('en'), fallbackLanguage: 'fil' })).toMatchObject({
    subject: 'Subject en',
    content: { language: 'en', paragraphs: ['Paragraph en'] },
  })
})

test('without a stored language the one of the request counts, then English', async () => {
  const undecided = await readerOf(null)
  const language = async (to: Partial<OutgoingMail>) => (await mailOf(to)).content.language
  expect(await language({ userId: undecided, fallbackLanguage: 'fil' })).toBe('fil')
  expect(await language({ fallbackLanguage: 'fil' })).toBe('fil')
  expect(await language({ userId: undecided })).toBe('en')
  expect(await language({})).toBe('en')
})

test('the lines below a mail are in its language too', async () => {
  const mail = await mailOf({ userId: await readerOf('fil') })
  const footer = [{ en: 'Office hours', fil: 'Oras ng opisina' }, 'Kaban']
  const { html, text } = await renderMail(mail, { ...frame, footer })
  expect(html).toContain('lang="fil"')
  expect(text).toContain('Oras ng opisina')
  expect(text).not.toContain('Office hours')
})
