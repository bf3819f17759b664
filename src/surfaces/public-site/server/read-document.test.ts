import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultSettings, type CompanyFacts } from '#people/company/shared/rules.ts'
import { testServices } from '#tests/fixtures/people/contexts.ts'
import {
  documentBytesMax,
  documentLanguages,
  documentNames,
  documentSeconds,
  type DocumentLanguage,
  type DocumentName,
} from '../shared/rules.ts'
import { onDocumentProblem, readDocument } from './read-document.ts'
import { readMarkdown } from './read-markdown.ts'

let dataDirectory: string
let problems: string[]

beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'kaban-documents-'))
  await mkdir(path.join(dataDirectory, 'pages'))
  problems = []
  onDocumentProblem((file, problem) => problems.push(`${path.basename(file)}: ${problem}`))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dataDirectory, { recursive: true })
})

const write = (name: string, content: string | Buffer) =>
  writeFile(path.join(dataDirectory, 'pages', name), content)
const read = (
  name: DocumentName,
  language: DocumentLanguage = 'en',
  company: CompanyFacts = defaultSettings,
) =>
  readDocument(
    { settings: { ...testServices.settings, dataDirectory }, company },
    { name, language },
  )
const textOf = (document: Awaited<ReturnType<typeof read>>) => JSON.stringify(document.blocks)

describe('figures of the settings', () => {
  test.each(documentLanguages)('the terms in %s follow a changed minimum', async (language) => {
    expect(textOf(await read('terms', language))).toContain('₱5,000.00')
    const changed = { ...defaultSettings, minimumWithdrawalCentavos: 7_500_00n }
    const text = textOf(await read('terms', language, changed))
    expect(text).toContain('₱7,500.00')
    expect(text).not.toMatch(/₱5,000|\{minimum/)
  })

  test('no text of ours repeats an amount', async () => {
    const folder = path.join(import.meta.dirname, 'documents')
    for (const file of await readdir(folder))
      expect(await readFile(path.join(folder, file), 'utf8'), file).not.toContain('₱')
  })

  test("the company's own text may name them too", async () => {
    await write('terms.md', '# Terms of {siteName}\n\nFrom {minimumDeposit}, {unknown} stays.')
    expect(textOf(await read('terms'))).toMatch(/Terms of Kaban.*From ₱500\.00, \{unknown\} stays/)
  })
})

describe("Kaban's own text", () => {
  test.each(
    documentNames.flatMap((name) => documentLanguages.map((language) => [name, language] as const)),
  )('%s in %s says that it must be completed and checked', async (name, language) => {
    const document = await read(name, language)
    expect(document).toMatchObject({ builtIn: true, language })
    expect(document.blocks[0]).toMatchObject({ kind: 'heading', level: 1 })
    expect(textOf(document)).toMatch(
      language === 'en'
        ? /must complete it .* have a lawyer check it/
        : /kumpletuhin .* ipasuri sa abogado/,
    )
    expect(problems).toEqual([])
  })

  test.each(documentNames)('%s has the same parts in both languages', async (name) => {
    const shape = async (language: DocumentLanguage) =>
      (await read(name, language)).blocks.map((block) =>
        block.kind === 'list' ? `list of ${block.items.length}` : block.kind,
      )
    expect(await shape('fil')).toEqual(await shape('en'))
  })
})

describe("an operator's own text", () => {
  test('replaces it, in the language in which it is written', async () => {
    await write('terms.md', '# Our terms\n\nOf *Example Inc.*')
    await write('privacy.fil.md', '# Ang paunawa namin\n\nSa Filipino.')
    expect(await read('terms')).toMatchObject({ builtIn: false, language: 'en' })
    expect(textOf(await read('terms'))).toContain('Example Inc.')
    // Kaban's own Filipino text would contradict the operator's English one.
    expect(await read('terms', 'fil')).toMatchObject({ builtIn: false, language: 'en' })
    expect(await read('privacy', 'fil')).toMatchObject({ builtIn: false, language: 'fil' })
    expect(await read('privacy', 'en')).toMatchObject({ builtIn: true, language: 'en' })
  })

  test('is read again after some seconds, even when the file is gone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const pass = () => vi.setSystemTime(Date.now() + documentSeconds * 1000 + 1)
    expect((await read('terms')).builtIn).toBe(true)
    await write('terms.md', 'First')
    expect((await read('terms')).builtIn).toBe(true)
    pass()
    expect(textOf(await read('terms'))).toContain('First')
    await rm(path.join(dataDirectory, 'pages', 'terms.md'))
    pass()
    expect((await read('terms')).builtIn).toBe(true)
    expect(problems).toEqual([])
  })

  test.each([
    ['too large', Buffer.alloc(documentBytesMax + 1, 'a')],
    ['no text', Buffer.from([0x23, 0x20, 0xff, 0xfe])],
    ['empty', Buffer.from('  \n')],
  ])('that is %s is passed by, and the log says so', async (_why, content) => {
    await write('terms.md', content)
    expect((await read('terms')).builtIn).toBe(true)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^terms\.md: /)
  })

  test('is ignored with a log message when it is a folder', async () => {
    await mkdir(path.join(dataDirectory, 'pages', 'privacy.md'))
    expect((await read('privacy')).builtIn).toBe(true)
    expect(problems).toHaveLength(1)
  })
})

describe('the content of a document', () => {
  const hrefs = (markdown: string) =>
    JSON.stringify(readMarkdown(markdown)).match(/"href":"[^"]*"/g) ?? []

  test.each(['https://example.test/a?b=c', 'http://example.test', '/terms', '/dashboard/chat'])(
    'a link to %s stays a link',
    (address) => {
      expect(hrefs(`[here](${address})`)).toEqual([`"href":"${address}"`])
    },
  )

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.test',
    '/\\\\evil.test',
    'https:evil',
    'relative',
    '#top',
    'mailto:a@b.test',
    'blob:https://x/y',
  ])('a link to %s becomes plain text', (address) => {
    const blocks = readMarkdown(`Go [here](<${address}>) now`)
    expect(hrefs(`Go [here](<${address}>) now`)).toEqual([])
    expect(JSON.stringify(blocks)).toContain('here')
  })

  test('HTML stays plain text', () => {
    const text = '<script>alert(1)</script>\n\nA <b onclick="x">bold</b> word <img src=x onerror=y>'
    const pieces = readMarkdown(text).flatMap((block) =>
      block.kind === 'list' ? [] : block.pieces.map((piece) => piece.text),
    )
    expect(pieces.join('|')).toContain('<script>alert(1)</script>')
    expect(pieces.join('')).toContain('A <b onclick="x">bold</b> word <img src=x onerror=y>')
  })

  test('pictures, references and code become text; direction marks are removed', () => {
    expect(readMarkdown('![A till](https://evil.test/pixel.png) `code` \u202Ereversed')).toEqual([
      {
        kind: 'paragraph',
        pieces: [{ text: 'A till' }, { text: ' ' }, { text: 'code' }, { text: ' reversed' }],
      },
    ])
  })

  test('headings with the same text have different ids', () => {
    const ids = readMarkdown('## Fees\n\n## Fees\n\n## ₱').map((block) =>
      block.kind === 'heading' ? block.id : '',
    )
    expect(ids).toEqual(['part-fees', 'part-fees-2', 'part'])
  })

  test('lists keep their items, including those of nested lists', () => {
    expect(readMarkdown('1. One\n2. Two\n   - inner **strong**')).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          [{ text: 'One' }],
          [{ text: 'Two' }],
          [{ text: 'inner ' }, { text: 'strong', strong: true }],
        ],
      },
    ])
  })
})
