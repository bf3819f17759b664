/**
 * Our own fonts draw every letter that Kaban itself shows, in English and in Filipino. The browser
 * tests look at a few screens only.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { ownSentences, quotedTexts } from './sentences.ts'

const root = path.resolve(import.meta.dirname, '../..')
const theme = path.join(root, 'src/foundation/kit/theme')

/** A system draws them: a key that only Apple has, and a sign that screens replace by an icon. */
const drawnBySystem = new Set(['⌘', '⚠', '\u{FE0F}'])

/** Code points in a `unicode-range` of our fonts; the browser takes others from the system. */
function rangesOf(file: string): number[] {
  const tokens = readFileSync(path.join(theme, 'tokens.css'), 'utf8')
  const face = tokens.split('@font-face').find((one) => one.includes(file)) ?? ''
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1]?.split(',') ?? []
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range
      .replace(/\s*U\+/, '')
      .split('-')
      .map(fromHex)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })
}

const fromHex = (digits: string) => Number.parseInt(digits, 16)

/** The texts of the catalogues, the documents, and those that screens and the kit write out. */
function shownTexts(): { file: string; text: string }[] {
  const screens = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /\/screens\/|\/kit\/|\/main\/browser\//.test(file))
  return [
    ...ownSentences(root),
    ...screens.flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8')
      const betweenTags = [...source.matchAll(/>([^<>{}]+)</g)].map(([, text = '']) => text)
      return [...quotedTexts(source), ...betweenTags].map((text) => ({ file, text }))
    }),
  ]
}

const fonts = ['inter-latin.woff2', 'inter-peso.woff2']

const softHyphen = 0xad

test.each(fonts)('%s draws all letters of its range', (file) => {
  const drawn = new Set(create(readFileSync(path.join(theme, 'fonts', file))).characterSet)
  const ranges = rangesOf(file)
  expect(ranges.length).toBeGreaterThan(0)
  expect(ranges.filter((letter) => letter !== softHyphen && !drawn.has(letter))).toEqual([])
})

test('our fonts have every letter of every text in both languages', () => {
  const ours = new Set(fonts.flatMap(rangesOf).map((letter) => String.fromCodePoint(letter)))
  const texts = shownTexts()
  const foreign = texts.flatMap(({ file, text }) => {
    const letters = [...text].filter(
      (one) => one.trim() && !ours.has(one) && !drawnBySystem.has(one),
    )
    return letters.length > 0 ? [`${file}: ${letters.join(' ')} in "${text.slice(0, 60)}"`] : []
  })
  expect(foreign).toEqual([])
  expect(texts.length).toBeGreaterThan(3_000)
})
