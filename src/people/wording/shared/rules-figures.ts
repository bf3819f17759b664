/**
 * A reading in which every figure is one capital letter, however it was written: `A` an amount of
 * pesos, `P` a share of a hundred, `X` so many times, `N` any other number. "₱2,000", "2k pesos"
 * and "dalawang libong piso" are all `A`; the letters of a reading are small ones.
 */
import type { Reading } from './rules-readings.ts'

export interface FiguredReading extends Reading {
  /** What the figure at a sign is worth; nothing where no figure stands. */
  worth: (number | undefined)[]
}

export function withFigures(reading: Reading): FiguredReading {
  const made: FiguredReading = { ...reading, text: '', from: [], to: [], worth: [] }
  let at = 0
  const copy = (end: number) => {
    for (; at < end; at++) add(made, reading, reading.text[at] ?? '', at, at)
  }
  for (const match of reading.text.matchAll(figure)) {
    const read = readFigure(match.groups ?? {}, reading.text[match.index - 1])
    if (read === null) continue
    copy(match.index)
    add(made, reading, read.sign, at, match.index + match[0].length - 1, read.worth)
    at = match.index + match[0].length
  }
  copy(reading.text.length)
  return made
}

function add(
  made: FiguredReading,
  { from, to }: Reading,
  sign: string,
  first: number,
  last: number,
  worth?: number,
): void {
  made.text += sign
  made.from.push(from[first] ?? 0)
  made.to.push(to[last] ?? 0)
  made.worth.push(worth)
}

function readFigure(
  parts: Partial<Record<string, string>>,
  before: string | undefined,
): { sign: string; worth: number } | null {
  const { currency, digits, spelled, many, unit = '' } = parts
  const isPercent = /%|p[oe]r|pct/.test(unit)
  if (before !== undefined && /[a-z0-9]/.test(before)) return null
  const fold = parts['fold'] === undefined ? undefined : wordWorths.get(parts['fold'])
  if (fold !== undefined) return { sign: 'X', worth: fold }
  if (parts['twice']) return { sign: 'X', worth: parts['twice'] === 'twice' ? 2 : 3 }
  if (parts['times']) return { sign: 'X', worth: Number(parts['times']) }
  const alone = digits === undefined ? readSpelled(spelled ?? '') : readDigits(digits, isPercent)
  if (alone === null) return null
  const worth =
    alone * (many === undefined ? 1 : (manyWorths[many.trim().replace(/(ng|g)$/, '')] ?? 1))
  if (isPercent) return { sign: 'P', worth }
  if (currency || /piso|peso|php/.test(unit)) return { sign: 'A', worth }
  if (unit !== '') return { sign: 'X', worth }
  // "one day", "isang araw": an article.
  return digits === undefined && worth === 1 ? null : { sign: 'N', worth }
}

/** '14,000', '14.000' and '14 000'; of a percentage '3.125' is three and an eighth. */
function readDigits(digits: string, isPercent: boolean): number {
  const isGrouped = !isPercent && /^\d{1,3}([., ]\d{3})+(\.\d{1,2})?$/.test(digits)
  return (
    Number(
      isGrouped ? digits.replaceAll(/[, ]|\.(?=\d{3})/g, '') : digits.replaceAll(/[, ]/g, ''),
    ) || 0
  )
}

function readSpelled(spelled: string): number | null {
  let [total, part] = [0, 0]
  for (const word of spelled.split(/[^a-z]+/)) {
    // "dalawampu't lima" has lost its apostrophe by then.
    const worth = wordWorths.get(word) ?? wordWorths.get(word.replace(/t$/, ''))
    if (worth === undefined) continue
    if (worth < 100) part += worth
    else if (worth === 100) part = (part || 1) * 100
    else [total, part] = [total + (part || 1) * worth, 0]
  }
  return total + part || null
}

/** As a reading has it: a doubled letter counts as one. */
export const single = (word: string): string => word.replaceAll(/([a-z])\1+/g, '$1')

const worths: Readonly<Record<number, string>> = {
  1: 'one isa isang uno',
  2: 'two dalawa dalawang dos',
  3: 'three tatlo tatlong tres',
  4: 'four apat kuwatro kwatro',
  5: 'five lima limang singko',
  6: 'six anim sais',
  7: 'seven pito pitong siyete',
  8: 'eight walo walong otso',
  9: 'nine siyam nuwebe',
  10: 'ten sampu sampung diyes labing',
  11: 'eleven onse labingisa',
  12: 'twelve dose labindalawa labindalawang',
  13: 'thirteen trese labintatlo labintatlong',
  14: 'fourteen katorse labingapat',
  15: 'fifteen kinse labinlima labinlimang',
  16: 'sixteen labinganim',
  17: 'seventeen labimpito labimpitong',
  18: 'eighteen labingwalo labingwalong',
  19: 'nineteen labinsiyam',
  20: 'twenty dalawampu dalawampung bente beinte',
  30: 'thirty tatlumpu tatlumpung trenta treinta',
  40: 'forty apatnapu apatnapung kuwarenta kwarenta',
  50: 'fifty limampu limampung singkuwenta singkwenta',
  60: 'sixty animnapu animnapung sisenta',
  70: 'seventy pitumpu pitumpung setenta',
  80: 'eighty walumpu walumpung otsenta',
  90: 'ninety siyamnapu siyamnapung nobenta',
  100: 'hundred daan daang sandaan sandaang siyento siento',
  1_000: 'thousand libo libong sanlibo sanlibong mil',
  1_000_000: 'million milyon milyong',
}
const wordWorths = new Map(
  Object.entries(worths).flatMap(([worth, words]) =>
    words.split(' ').map((word): [string, number] => [single(word), Number(worth)]),
  ),
)
const manyWorths: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  libo: 1_000,
  mil: 1_000,
  milion: 1_000_000,
  milyon: 1_000_000,
  bilion: 1e9,
  bilyon: 1e9,
}

const numberWord = `(?:${[...wordWorths.keys()].toSorted((one, other) => other.length - one.length).join('|')})`
const figure = new RegExp(
  [
    String.raw`(?<fold>${numberWord})-?fold(?![a-z])`,
    String.raw`(?<twice>twice|thrice)(?![a-z])`,
    String.raw`[x×] ?(?<times>\d{1,4})(?![\d.,]*\d|[a-z%])`,
    String.raw`(?<![a-z0-9.,])(?<currency>₱ ?|php ?|p ?(?=\d)|pesos? (?=\d))?(?:(?<digits>\d{1,3}(?:[., ]\d{3})+(?:\.\d{1,2})?(?!\d)|\d+(?:\.\d+)?)(?:(?<many> ?(?:k|thousand|libo(?:ng)?|mil|milion|milyong?|bilion|bilyong?)(?![a-z]))|(?![a-z0-9])|(?=(?:x|php|pesos?|times|fold|percent|pct|beses)(?![a-z0-9])))|(?<spelled>${numberWord}(?:(?:[ -]| na | and | at |t )${numberWord})*)(?![a-z]))` +
      String.raw`(?<unit> ?(?:na )?(?:%|percent(?![a-z])|per cent|porsi?y?ento(?:ng)?(?![a-z])|pct(?![a-z]))| ?(?:na )?(?:pesos?|piso(?:ng)?|php)(?![a-z])| ?(?:na )?(?:x|×|times|fold|-fold|beses|ulit)(?![a-z0-9]))?`,
  ].join('|'),
  'g',
)
