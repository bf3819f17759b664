/**
 * Finds every sentence that Kaban's own files show to people: the quoted texts of word catalogues,
 * mails, sample data and public pages, and the documents.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface Sentence {
  file: string
  text: string
}

const catalogues = new RegExp(
  [
    String.raw`(^|[/-])words[a-z-]*(\.fil)?\.ts$`,
    String.raw`\/[a-z-]*sample[a-z-]*\.ts$`,
    String.raw`\/documents\/.*\.md$`,
    String.raw`\/public-site\/screens\/.*\.tsx$`,
    String.raw`\/(main|platform|safeguards)\/server\/[a-z/-]*mail[a-z-]*\.tsx?$`,
  ].join('|'),
)

/** Returns the sentences in both languages. */
export function ownSentences(root: string): Sentence[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((file) => catalogues.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8')
      return (file.endsWith('.md') ? source.split(/\n{2,}/) : quotedTexts(source)).map((text) => ({
        file,
        text,
      }))
    })
}

/** Joins texts that are concatenated with `+` because a line is at most 100 columns long. */
export function joinTexts(source: string): string {
  return source.replaceAll(/(['"`])\s*\+\s*\1/g, '')
}

/** Returns the quoted texts, without those in comments. `…` replaces a value. */
export function quotedTexts(code: string): string[] {
  const source = joinTexts(code)
  const texts: string[] = []
  let at = 0
  while (at < source.length) {
    const sign = source[at] ?? ''
    if (source.startsWith('//', at)) at = endOf(source, '\n', at)
    else if (source.startsWith('/*', at)) at = endOf(source, '*/', at)
    else if (/['"`]/.test(sign)) at = readText(source, at, texts)
    else at++
  }
  return texts.filter((text) => /\p{L}/u.test(text))
}

/** `'one' + 'two'` is a single text. */
const plus = /\s*\+\s*(?=['"`])/y

/** Adds the text that starts at `begin` to `texts`. Returns the position of its end. */
function readText(source: string, begin: number, texts: string[], before = ''): number {
  const quote = source[begin]
  let text = before
  let at = begin + 1
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') {
      text += source[at + 1] === 'n' ? '\n' : (source[at + 1] ?? '')
      at += 2
    } else if (quote === '`' && source.startsWith('${', at)) {
      const end = endOfValue(source, at + 2)
      // A value may contain texts of its own: `${isOne ? 'a day' : 'days'}`.
      texts.push(...quotedTexts(source.slice(at + 2, end)))
      text += '…'
      at = end + 1
    } else text += source[at++] ?? ''
  }
  plus.lastIndex = at + 1
  if (plus.test(source)) return readText(source, plus.lastIndex, texts, text)
  texts.push(text)
  return at + 1
}

function endOfValue(source: string, begin: number): number {
  let depth = 0
  let at = begin
  for (; at < source.length && (depth > 0 || source[at] !== '}'); at++) {
    if (source[at] === '{') depth++
    else if (source[at] === '}') depth--
    else if (/['"`]/.test(source[at] ?? '')) at = readText(source, at, []) - 1
  }
  return at
}

function endOf(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? source.length : found + mark.length
}
