/**
 * What no public text of an operator may say, in English and in Filipino: that something is sure, that it has no risk, that one must hurry;
 * and what it may say only with a source. It judges words and never an opinion that a user has. Lists cannot know every way of saying
 * a thing: the second person who agrees to a text is asked for the rest.
 */
import { between, claimKinds, claimPhrases, deniedSubjects, deniers, stems, weakBetween, weakDeniers, type ClaimKind } from './rules-lists.ts'
import { patternOf, readings, squashed, type Reading } from './rules-readings.ts'

export type { ClaimKind } from './rules-lists.ts'

export interface Claim {
  kind: ClaimKind
  /** The words as they stand in the text. */
  words: string
}

/** Every claim of a text, in the order of the text; what is denied ("not guaranteed", "hindi garantisado") is none. */
export function findClaims(text: string): Claim[] {
  const found = readings(text).flatMap((reading) => claimKinds.flatMap((kind) => placesOf(reading, phrasePatterns[kind], kind)))
  found.push(...squashed(text).flatMap((reading) => stemPatterns.flatMap(([kind, pattern]) => placesOf(reading, pattern, kind))))
  found.sort((a, b) => claimKinds.indexOf(a.kind) - claimKinds.indexOf(b.kind) || b.to - b.from - (a.to - a.from) || a.from - b.from)
  const kept: Place[] = []
  for (const one of found) if (!kept.some(({ from, to }) => one.from < to && from < one.to)) kept.push(one)
  return kept.sort((a, b) => a.from - b.from).map(({ kind, from, to }) => ({ kind, words: text.slice(from, to) }))
}

/** The claims that are refused: all of them, or with a source all but the superlatives. */
export function refusedClaims(text: string, { hasSource }: { hasSource: boolean }): Claim[] {
  return findClaims(text).filter(({ kind }) => kind !== 'superlative' || !hasSource)
}

export type WordingFindingName = `claims-${ClaimKind}`

export interface WordingFinding {
  name: WordingFindingName
  field: string
  figures: { words: string }
}

/** The same for the texts of an entry, each with its field. */
export function judgeWording(texts: readonly { field: string; text: string }[], context: { hasSource: boolean }): WordingFinding[] {
  return texts.flatMap(({ field, text }) => refusedClaims(text, context).map(({ kind, words }) => ({ name: `claims-${kind}` as const, field, figures: { words } })))
}

interface Place {
  kind: ClaimKind
  from: number
  to: number
}

function placesOf(reading: Reading, pattern: RegExp, kind: ClaimKind): Place[] {
  return [...reading.text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length - 1
    const [from, to] = [reading.from[match.index], reading.to[end]]
    if (from === undefined || to === undefined) return []
    if (reading.isSquashed && /[\p{L}\p{N}]$/u.test(reading.original.slice(0, from))) return []
    const before = reading.isSquashed ? plainBefore(reading.original, from) : reading.text.slice(0, match.index)
    return isDenied(before) || isInstruction(before, match[0]) ? [] : [{ kind, from, to }]
  })
}

const plainBefore = (text: string, at: number): string => readings(text.slice(Math.max(0, at - 200), at))[0]?.text ?? ''

/** "make sure returns are ..." asks for care. */
const isInstruction = (before: string, words: string): boolean => words.startsWith('sure') && /(^|[^a-z])(make|makes|making|made|be|to be|please) $/.test(before)

function isDenied(before: string): boolean {
  const near = before.slice(-120)
  const by = strongDenial.exec(near) ?? weakDenial.exec(near) ?? subjectDenial.exec(near)
  if (by === null) return false
  // "nothing is not guaranteed" says it after all; "neither promised nor guaranteed" does not.
  const earlier = near.slice(0, by.index)
  return by[0].startsWith('nor') || !(strongDenial.test(earlier) || weakDenial.test(earlier))
}

const anyOf = (phrases: readonly string[]): string => `(?:${phrases.map((phrase) => patternOf(phrase)).join('|')})`
const gap = String.raw`[\s_*-]{1,4}`
const strongDenial = new RegExp(`(?<![a-z0-9])${anyOf(deniers)}(?:${gap}${anyOf(between)}){0,4}${gap}$`)
const weakDenial = new RegExp(`(?<![a-z0-9])${anyOf(weakDeniers)}(?:${gap}${anyOf(weakBetween)})?${gap}$`)
const subjectDenial = new RegExp(`(?<![a-z0-9])(?:no|walang)${gap}${anyOf(deniedSubjects)}${gap}(?:is|are|can be|comes|ay|na|ang)(?:${gap}(?:ever|a|with))?${gap}$`)
const phrasePatterns = Object.fromEntries(
  claimKinds.map((kind) => [kind, new RegExp(`(?<![a-z0-9])(?:${claimPhrases[kind].map((phrase) => patternOf(phrase)).join('|')})(?![a-z0-9])`, 'g')]),
) as Record<ClaimKind, RegExp>
const stemPatterns = stems.map(([kind, stem]) => [kind, new RegExp(patternOf(stem.replace('*', '')), 'g')] as const)
