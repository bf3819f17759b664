/** Filipino texts are in Filipino: none holds an English sentence. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ownSentences, quotedTexts } from './sentences.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Words of which nearly every English sentence has one, and which Filipino does not borrow. */
const english = new RegExp(
  String.raw`\b(?:the|your|you|was|were|is|are|this|that|these|with|will|has|have|been|and|` +
    String.raw`which|not|cannot)\b`,
  'i',
)

/** Where a text in English is meant. */
const allowed: readonly RegExp[] = []

/** The texts of `*.fil.ts`, and of the Filipino constants of a file in both languages. */
function filipinoTexts(): { file: string; text: string }[] {
  const files = new Set(ownSentences(root).map(({ file }) => file))
  return [...files].flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    const isFilipino = (part: string) =>
      file.endsWith('.fil.ts') || /^(?:export )?const \w*(?:filipino|Fil)\b/i.test(part)
    return source
      .split(/^(?=(?:export )?const )/m)
      .filter(isFilipino)
      .flatMap(quotedTexts)
      .map((text) => ({ file, text }))
  })
}

const isEnglish = (text: string) =>
  text.includes(' ') && english.test(text) && !allowed.some((one) => one.test(text))

test('no Filipino text of a screen, a record or a mail is an English sentence', () => {
  const texts = filipinoTexts()
  expect(texts.filter(({ text }) => isEnglish(text))).toEqual([])
  expect(texts.length).toBeGreaterThan(1_000)
  expect(new Set(texts.map(({ file }) => file))).toContain('src/people/identity/server/words.ts')
})

test('an English sentence is found', () => {
  expect(isEnglish('We have noted your deposit.')).toBe(true)
  expect(isEnglish('Naitala na namin ang deposito mo.')).toBe(false)
})
