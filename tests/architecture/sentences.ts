/**
 * Every sentence that our own files say to people: what stands between quotation marks in
 * catalogues of words, and the documents.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface Sentence {
  file: string
  text: string
}

/**
 * Catalogues, records, what the sample town brings, and the texts of the public pages, in both
 * languages.
 */
export function ownSentences(root: string): Sentence[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((file) =>
      /(^|[/-])words[a-z-]*(\.fil)?\.ts$|\/[a-z-]*sample[a-z-]*\.ts$|\/documents\/.*\.md$|\/public-site\/screens\/.*\.tsx$|\/(main|platform)\/server\/[a-z/]*mail[a-z-]*\.tsx?$/.test(
        file,
      ),
    )
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8')
      return (file.endsWith('.md') ? source.split(/\n{2,}/) : quotedTexts(source)).map((text) => ({
        file,
        text,
      }))
    })
}

/** The texts between quotation marks, without comments; what is put into one stands as …. */
export function quotedTexts(source: string): string[] {
  const texts: string[] = []
  let at = 0
  while (at < source.length) {
    const sign = source[at] ?? ''
    if (source.startsWith('//', at)) at = endOf(source, '\n', at)
    else if (source.startsWith('/*', at)) at = endOf(source, '*/', at)
    else if (sign === "'" || sign === '"' || sign === '`') at = readText(source, at, texts)
    else at++
  }
  return texts.filter((text) => /\p{L}/u.test(text))
}

/** Puts what begins at `begin` to the texts, and answers where it ends. */
function readText(source: string, begin: number, texts: string[]): number {
  const quote = source[begin]
  let text = ''
  let at = begin + 1
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') {
      text += source[at + 1] === 'n' ? '\n' : (source[at + 1] ?? '')
      at += 2
    } else if (quote === '`' && source.startsWith('${', at)) {
      const end = endOfHole(source, at + 2)
      // Sentences stand in there too: `${isOne ? 'a day' : 'days'}`.
      texts.push(...quotedTexts(source.slice(at + 2, end)))
      text += '…'
      at = end + 1
    } else text += source[at++] ?? ''
  }
  texts.push(text)
  return at + 1
}

function endOfHole(source: string, begin: number): number {
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
