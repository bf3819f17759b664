/**
 * A return told in prose: "earn 5% a day", "deposit 2,000, receive 14,000", "doblehin ang pera".
 * Who puts money in decides by figures; those of a plan are computed and pass a gate, and a
 * sentence passes none. Limits, fees and figures of the world outside are no return.
 */
import { isDenied } from './rules-denials.ts'
import { withoutOverlaps, type Stretch } from './rules-places.ts'
import { askFor, patternOf, sentenceOf, stretchOf, type Told } from './rules-told.ts'

export interface ToldReturn extends Stretch {
  /** What is told: pesos, percent or so many times. */
  figures: Figure[]
  /** By the week or shorter. */
  isFast: boolean
}

interface Figure {
  sign: string
  worth: number
}

/** Every return that a text tells, in the order of the text. */
export function findReturns(read: readonly Told[]): ToldReturn[] {
  const found = read.flatMap((told) => placesIn(told))
  found.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
  return withoutOverlaps(found)
}

const time = '(?:short|long|within N unit)'
const notOf = '(?!~(?:elsewhere|fee))'
const pesos = '[AN](?! unit)'

/** Each by itself: what one of them finds and is none must not hide what the next one finds. */
const rates = [
  `gain~P(?:~${time})?`,
  `P(?: ${time})? gainNoun${notOf}(?:~${time})?`,
  `P ?short`,
  `pay~P(?:~${time}| on money|~money~${time})`,
  `(?:short|long) pay~P`,
  `P on money`,
  `money(?:any){0,2} grow~P`,
  `grow(?:any){0,3} money~P`,
  `(?:money|plan)(?: pay)?~P~${time}`,
  `(?<=^|[.]) P ${time}`,
].map((told) => patternOf(told))
const multiples = [
  `X~(?:money|gainNoun)${notOf}`,
  `(?:money|gainNoun)~X(?! ${time})`,
  `money(?:any){0,3}grow(?:any){0,2}X(?! ${time})`,
  `double(?: your){1,3}(?:any)? (?:money|gainNoun)${notOf}`,
  'double gain',
  'doble(?:any){0,3} (?:money|gainNoun)',
  'money(?:any){0,2}(?:double|doble)(?! (?:elsewhere|fee|unit))',
  '(?:earn|grow)~(?:double|doble)',
].map((told) => patternOf(told))
const amounts = [
  'earn~A',
  'earn~N(?! unit)',
  `made~A~${time}`,
  'get~A~short',
  `A ${time} gainNoun`,
  `A gainNoun~${time}`,
  `A ${time} put~A`,
].map((told) => patternOf(told))
const turned = [
  `[AN](?:→|any{0,2}turns)~${pesos}`,
  `turn [AN] into~${pesos}`,
  '[AN] within [AN] takeNoun',
].map((told) => patternOf(told))
const gotFor = [`take~[AN] exchanged~${pesos}`].map((told) => patternOf(told))
const puts = [`put~${pesos}`, `[AN] money${notOf}`].map((told) => patternOf(told))
const takes = [`take~${pesos}`, `[AN] takeNoun${notOf}`].map((told) => patternOf(told))

interface Match {
  at: number
  end: number
  before: string
  told: string
  sentence: string
  figures: Figure[]
  isNone: boolean
}

function placesIn(told: Told): ToldReturn[] {
  const all = (patterns: readonly RegExp[]): Match[] =>
    patterns.flatMap((pattern) =>
      [...told.signs.matchAll(pattern)].map(({ 0: { length }, index }) =>
        matchAt(told, index, index + length),
      ),
    )
  const [ofHundred, ofMoney, ofTimes] = [all(rates), all(amounts), all(multiples)]
  const found = [
    ...ofHundred.filter((match) => !isElsewhere(match)),
    ...ofTimes,
    ...ofMoney.filter(
      (match) =>
        isPersonal(match) &&
        (startsMade(match.told) || !hasBound(match.told)) &&
        !isElsewhere(match),
    ),
    ...all(turned).filter(({ figures }) => grows(figures, 1)),
    ...all(gotFor).filter(({ figures }) => grows(figures, -1)),
    ...exchanges(told, all(puts), all(takes)),
  ]
  // What is denied or warned of takes away all that lies in it.
  const none = [...ofHundred, ...ofTimes, ...ofMoney].filter(({ isNone }) => isNone)
  return found
    .filter(
      (match) => !match.isNone && !none.some(({ at, end }) => match.at < end && at < match.end),
    )
    .map(({ at, end, figures, told: signs }) => ({
      ...stretchOf(told, at, end),
      figures,
      isFast: isFast(signs),
    }))
}

/** Put in and taken out, in either order and with whatever between: only where more comes back. */
function exchanges(told: Told, put: readonly Match[], taken: readonly Match[]): Match[] {
  const taking = taken.filter(
    (match) => isOffer(match) && !(startsWithdraw(match.told) && hasBound(match.told)),
  )
  return put.filter(isOffer).flatMap((one) =>
    taking.flatMap((other) => {
      const [first, second] = one.at < other.at ? [one, other] : [other, one]
      const isApart = second.at < first.end || second.at - first.end > 14
      if (isApart || (other.figures[0]?.worth ?? 0) <= (one.figures[0]?.worth ?? 0)) return []
      const match = matchAt(told, first.at, second.end)
      return hasFee(match.sentence) ? [] : [match]
    }),
  )
}

function matchAt(told: Told, at: number, end: number): Match {
  const { before, told: signs, after } = sentenceOf(told, at, end)
  const sentence = before + signs + after
  const [begin = 0, last = 0] = [told.begins[at], told.ends[end - 1]]
  const figures = told.reading.worth
    .slice(begin, last)
    .flatMap((worth, place) =>
      worth === undefined ? [] : [{ sign: told.reading.text[begin + place] ?? '', worth }],
    )
  // "Do not believe whoever promises 5% a day", "Beware of “double your money” schemes".
  const isWarning =
    endsWary(before) || (endsPromise(before) && hasWarning(sentence) && !hasOurselves(sentence))
  return {
    at,
    end,
    before,
    told: signs,
    sentence,
    figures,
    isNone: isWarning || isDenied(told.reading.text.slice(0, begin)),
  }
}

/**
 * Prices, fees and taxes; what banks pay, workers earn and borrowers owe, where nothing is said of
 * us.
 */
function isElsewhere({ before, told, sentence }: Match): boolean {
  if (!hasGain(told) && endsElsewhere(before)) return true
  if (startsOwe(told) && endsPayer(before)) return true
  if (hasOthers(sentence) && !hasOurs(sentence)) return true
  if (hasLoans(sentence) && !hasPlacing(sentence)) return true
  return startsMade(told) && endsOther(before) && !hasOurselves(sentence)
}

/** No company's figure: one of those is told in millions. */
const isPersonal = ({ figures }: Match): boolean =>
  figures.every(({ worth }) => worth >= 50 && worth < 10_000_000)

const isOffer = ({ before, figures: [figure] }: Match): boolean =>
  figure !== undefined && (figure.sign === 'A' || figure.worth >= 50) && !endsBound(before)

/** Whether of two figures the later one (`by` 1) or the earlier one is the larger. */
function grows([first, second]: Figure[], by: 1 | -1): boolean {
  if (!first || !second) return false
  return (
    Math.min(first.worth, second.worth) >= (first.sign === 'A' || second.sign === 'A' ? 1 : 50) &&
    (second.worth - first.worth) * by > 0
  )
}

const [hasGain, hasOthers, hasOurs, hasOurselves, hasLoans, hasPlacing] = [
  askFor('gain'),
  askFor('others'),
  askFor('ours'),
  askFor('ourselves'),
  askFor('loans'),
  askFor('placing'),
]
const [hasBound, hasFee, hasWarning, isFast] = [
  askFor('bound'),
  askFor('fee'),
  askFor('warn'),
  askFor('short'),
]
const [startsMade, startsOwe, startsWithdraw] = [
  askFor('^(?:earn|made)'),
  askFor('^owe'),
  askFor('^withdraw'),
]
const [endsElsewhere, endsBound, endsPayer, endsOther] = [
  askFor('elsewhere(?:any){0,4}$'),
  askFor('bound(?:any)?$'),
  askFor('payer (?:any)?$'),
  askFor('(?:other|others)$'),
]
const [endsPromise, endsWary] = [askFor('promise(?:any){0,3}$'), askFor('wary$')]
