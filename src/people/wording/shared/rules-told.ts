/**
 * A reading as the parts that its words play: one sign for each word, so that what is told can be
 * looked for by short patterns. In a pattern a small name is a part (rules-parts.ts), a capital
 * letter a figure (rules-figures.ts), a space stands for up to eight small words, `~` for small
 * words and those like "of" and "in"; `any` is any word of the sentence, `other` one that plays no
 * part.
 */
import { single, withFigures, type FiguredReading } from './rules-figures.ts'
import { parts } from './rules-parts.ts'
import type { Stretch } from './rules-places.ts'
import type { Reading } from './rules-readings.ts'

export interface Told {
  reading: FiguredReading
  /** A full stop is the end of a sentence. */
  signs: string
  /** Where in the reading the word at a sign begins and ends. */
  begins: number[]
  ends: number[]
}

export function toldIn(read: readonly Reading[]): Told[] {
  return read.map((reading) => toldBy(withFigures(reading)))
}

export function patternOf(told: string): RegExp {
  const made = told.replaceAll(/[a-z]\w*|~| /g, (name) =>
    name === ' '
      ? `${classOf('small')}{0,8}`
      : name === '~'
        ? `(?:${classOf('small')}|${classOf('of')}){0,8}`
        : classOf(name),
  )
  return new RegExp(made, 'g')
}

/** Whether it is found in signs. */
export function askFor(told: string): (signs: string) => boolean {
  const pattern = new RegExp(patternOf(told), '')
  return (signs) => pattern.test(signs)
}

/** The sentence of what stands from sign `at` to sign `end`. */
export function sentenceOf(
  { signs }: Told,
  at: number,
  end: number,
): { before: string; told: string; after: string } {
  const stop = signs.indexOf('.', end)
  return {
    before: signs.slice(signs.lastIndexOf('.', at - 1) + 1, at),
    told: signs.slice(at, end),
    after: signs.slice(end, stop < 0 ? undefined : stop),
  }
}

/** Where in the text this stands. */
export function stretchOf({ reading, begins, ends }: Told, at: number, end: number): Stretch {
  return { from: reading.from[begins[at] ?? 0] ?? 0, to: reading.to[(ends[end - 1] ?? 1) - 1] ?? 0 }
}

const partsOfWords = new Map<string, string[]>()
for (const [part, list] of Object.entries(parts))
  for (const word of single(list).trim().split(/\s+/))
    partsOfWords.set(word.replaceAll('_', ' '), [
      ...(partsOfWords.get(word.replaceAll('_', ' ')) ?? []),
      part,
    ])

/** Every set of parts that one word plays has a sign of its own. */
const sets = [...new Set([...partsOfWords.values()].map(String))]
const signAt = (set: number): string => String.fromCodePoint(0xe0_00 + set)
const signs = new Map(
  [...partsOfWords].map(([word, played]) => [word, signAt(sets.indexOf(String(played)))]),
)
const wordsMax = Math.max(...[...signs.keys()].map((word) => word.split(' ').length))
const [otherSign, arrowSign] = ['o', '→']

function classOf(part: string): string {
  if (part === 'any') return '[^.]'
  if (part === 'other') return otherSign
  const found = sets.flatMap((set, at) => (set.split(',').includes(part) ? [signAt(at)] : []))
  if (found.length === 0) throw new Error(`No word plays the part ${part}`)
  return `[${found.join('')}]`
}

/** "B.S.P." is no end of three sentences. */
const token =
  /(?<figure>[ANPX])|(?<word>[a-z0-9]+)|→|➜|➔|➡|⇒|=+>?|-+>|>+|(?<end>(?<!(?<![a-z0-9])[a-z])[.!?;](?=[\s"”)]|$)|\n)/g

function toldBy(reading: FiguredReading): Told {
  const tokens = [...reading.text.matchAll(token)].map(({ 0: text, index, groups = {} }) => ({
    text,
    index,
    ...groups,
  })) as { text: string; index: number; figure?: string; word?: string; end?: string }[]
  const told: Told = { reading, signs: '', begins: [], ends: [] }
  for (let at = 0; at < tokens.length;) {
    const { sign, length } = signOf(tokens, at)
    const [first, last] = [tokens[at], tokens[at + length - 1]]
    told.signs += sign
    told.begins.push(first?.index ?? 0)
    told.ends.push((last?.index ?? 0) + (last?.text.length ?? 0))
    at += length
  }
  return told
}

/** Of several words that are one phrase the longest. */
function signOf(
  tokens: readonly { text: string; figure?: string; word?: string; end?: string }[],
  at: number,
): { sign: string; length: number } {
  const { figure, word, end } = tokens[at] ?? {}
  if (word === undefined)
    return { sign: figure ?? (end === undefined ? arrowSign : '.'), length: 1 }
  for (let length = Math.min(wordsMax, tokens.length - at); length > 0; length--) {
    const sign = signs.get(
      tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
    )
    if (sign !== undefined) return { sign, length }
  }
  return { sign: otherSign, length: 1 }
}
