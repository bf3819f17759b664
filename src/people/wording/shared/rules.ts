/**
 * What no public text of an operator may say, in English and in Filipino: that something is sure,
 * that it has no risk, that one must hurry; and what it may say only with a source. It judges words
 * and never an opinion that a user has. Lists cannot know every way of saying a thing: the second
 * person who agrees to a text is asked for the rest.
 */
import { findApprovals } from './rules-approvals.ts'
import { isDenied } from './rules-denials.ts'
import { claimKinds, claimPhrases, stems, type ClaimKind } from './rules-lists.ts'
import { withoutOverlaps, type Stretch } from './rules-places.ts'
import { patternOf, readings, squashed, type Reading } from './rules-readings.ts'
import { findReturns, type ToldReturn } from './rules-returns.ts'
import { toldIn } from './rules-told.ts'

export type { ClaimKind } from './rules-lists.ts'

export interface Claim {
  kind: ClaimKind
  /** The words as they stand in the text. */
  words: string
}

/**
 * Every claim of a text, in the order of the text; what is denied ("not guaranteed", "hindi
 * garantisado") is none.
 */
export function findClaims(text: string): Claim[] {
  return claimPlaces(text).map(({ kind, from, to }) => ({ kind, words: text.slice(from, to) }))
}

/** The claims that are refused: all of them, or with a source all but the superlatives. */
export function refusedClaims(text: string, { hasSource }: { hasSource: boolean }): Claim[] {
  return findClaims(text).filter(({ kind }) => kind !== 'superlative' || !hasSource)
}

const findingKinds = ['backing', 'approval', 'return', ...claimKinds] as const
type FindingKind = (typeof findingKinds)[number]
export type WordingFindingName = `claims-${FindingKind}`

export interface WordingFinding {
  name: WordingFindingName
  field: string
  figures: { words: string }
}

export interface Context {
  hasSource: boolean
  /**
   * Where an approval is told with its number, and can be looked up: a registration entry. That
   * somebody backs the money is said nowhere.
   */
  mayTellApproval?: boolean
  /** Which returns may be told: those of a plan are its own, a market figure is that of others. */
  mayTellReturn?: (told: ToldReturn) => boolean
}

/**
 * What stands against the texts of an entry, each with its field, in the order of the text. Of
 * words that claim two things the graver is said.
 */
export function judgeWording(
  texts: readonly { field: string; text: string }[],
  context: Context,
): WordingFinding[] {
  return texts.flatMap(({ field, text }) =>
    refusedPlaces(text, context).map(({ kind, from, to }) => ({
      name: `claims-${kind}` as const,
      field,
      figures: { words: text.slice(from, to).trim() },
    })),
  )
}

function refusedPlaces(
  text: string,
  { hasSource, mayTellApproval = false, mayTellReturn = () => false }: Context,
): (Pick<Place, 'from' | 'to'> & { kind: FindingKind })[] {
  const read = readings(text)
  const told = toldIn(read)
  const found = [
    ...findApprovals(told).filter(({ kind }) => kind === 'backing' || !mayTellApproval),
    ...findReturns(told)
      .filter((one) => !mayTellReturn(one))
      .map(({ from, to }) => ({ kind: 'return' as const, from, to })),
    ...claimPlaces(text, read).filter(({ kind }) => kind !== 'superlative' || !hasSource),
  ]
  found.sort((a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind))
  return withoutOverlaps(found)
}

function claimPlaces(text: string, read = readings(text)): Place[] {
  const found = read.flatMap((reading) =>
    claimKinds.flatMap((kind) => placesOf(reading, phrasePatterns[kind], kind)),
  )
  found.push(
    ...squashed(text).flatMap((reading) =>
      stemPatterns.flatMap(([kind, pattern]) => placesOf(reading, pattern, kind)),
    ),
  )
  found.sort(
    (a, b) =>
      claimKinds.indexOf(a.kind) - claimKinds.indexOf(b.kind) ||
      b.to - b.from - (a.to - a.from) ||
      a.from - b.from,
  )
  return withoutOverlaps(found)
}

interface Place extends Stretch {
  kind: ClaimKind
}

function placesOf(reading: Reading, pattern: RegExp, kind: ClaimKind): Place[] {
  return [...reading.text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length - 1
    const [from, to] = [reading.from[match.index], reading.to[end]]
    if (from === undefined || to === undefined) return []
    if (reading.isSquashed && /[\p{L}\p{N}]$/u.test(reading.original.slice(0, from))) return []
    const before = reading.isSquashed
      ? plainBefore(reading.original, from)
      : reading.text.slice(0, match.index)
    return isDenied(before) || isInstruction(before, match[0]) ? [] : [{ kind, from, to }]
  })
}

const plainBefore = (text: string, at: number): string =>
  readings(text.slice(Math.max(0, at - 200), at))[0]?.text ?? ''

/** "make sure returns are ..." asks for care. */
const isInstruction = (before: string, words: string): boolean =>
  words.startsWith('sure') && /(^|[^a-z])(make|makes|making|made|be|to be|please) $/.test(before)

const phrasePatterns = Object.fromEntries(
  claimKinds.map((kind) => [
    kind,
    new RegExp(
      `(?<![a-z0-9])(?:${claimPhrases[kind].map((phrase) => patternOf(phrase)).join('|')})(?![a-z0-9])`,
      'g',
    ),
  ]),
) as Record<ClaimKind, RegExp>
const stemPatterns = stems.map(
  ([kind, stem]) => [kind, new RegExp(patternOf(stem.replace('*', '')), 'g')] as const,
)
