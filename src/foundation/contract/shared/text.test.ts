import { expect, test } from 'vitest'
import { plainLine, plainParagraph, withoutInvisibleMarks } from './text.ts'

const marks = [
  '\u00AD',
  '\u061C',
  '\u200B',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2069',
  '\uFEFF',
]

test.each(marks)(
  'a mark that turns the direction or hides between letters is refused and removed: %j',
  (mark) => {
    const text = `09175${mark}550199`
    expect(plainLine.test(text)).toBe(false)
    expect(plainParagraph.test(text)).toBe(false)
    expect(withoutInvisibleMarks(text)).toBe('09175550199')
  },
)

test('control characters are refused; line breaks and tabs only in a line', () => {
  for (const sign of ['\u0000', '\u0007', '\u001B', '\u007F']) {
    expect(plainLine.test(`a${sign}b`)).toBe(false)
    expect(plainParagraph.test(`a${sign}b`)).toBe(false)
  }
  expect(plainLine.test('a\nb')).toBe(false)
  expect(plainParagraph.test('a\r\n\tb')).toBe(true)
  expect(plainLine.test('Ñ ₱ 😀 👨‍👩‍👧 🇵🇭 ../<b>')).toBe(true)
})
