/**
 * A return told in prose: "earn 5% a day", "deposit 2,000, receive 14,000", "doblehin ang pera". Who puts money in decides by figures; those
 * of a plan are computed and pass a gate, and a sentence passes none. Limits, fees and figures of the world outside are no return.
 */
import { isDenied } from './rules-denials.ts'
import { withFigures, type FiguredReading } from './rules-figures.ts'
import { withoutOverlaps, type Stretch } from './rules-places.ts'
import { readings } from './rules-readings.ts'
import {
  anyTime, bounds, earners, earnWords, elsewhere, fewSmall, fill, gainNouns, gainWords, gap, getWords, growWords, kinds, loans, madeWords, money, others, otherUnits, ours, ourselves, ownMoney, payWords, placing, promises,
  putNouns, putWords, shortly, takeNouns, takeWords, turns, warnings, words,
} from './rules-return-lists.ts'

export interface ToldReturn extends Stretch {
  /** What is told: pesos, percent or so many times. */
  figures: { sign: string; worth: number }[]
  /** By the week or shorter. */
  isFast: boolean
}

/** Every return that a text tells, in the order of the text. `read`: its readings, where they are made already. */
export function findReturns(text: string, read = readings(text)): ToldReturn[] {
  const found = read.flatMap((reading) => placesIn(withFigures(reading)))
  found.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
  return withoutOverlaps(found)
}

interface Found extends ToldReturn {
  isNone: boolean
}

function placesIn(reading: FiguredReading): ToldReturn[] {
  if (!/[ANPX]/.test(reading.text) && !multiplied.test(reading.text)) return []
  const found = [
    ...(reading.text.includes('P') ? rates : []).flatMap((told) => matches(reading, told, (match) => !isElsewhere(reading.text, match))),
    ...matches(reading, reading.text.includes('X') ? times : none, () => true),
    ...matches(reading, multiplied.test(reading.text) ? multiples : none, () => true),
    ...matches(reading, /[AN]/.test(reading.text) ? amounts : none, (match) => isPersonal(reading, match) && !isBound(match[0]) && !isElsewhere(reading.text, match)),
    ...(twoFigures.test(reading.text)
      ? [...matches(reading, turned, (match) => grows(reading, match, 1)), ...matches(reading, gotFor, (match) => grows(reading, match, -1)), ...exchanges(reading)]
      : []),
  ]
  const denied = found.filter(({ isNone }) => isNone)
  return found.filter((one) => !one.isNone && !denied.some(({ from, to }) => one.from < to && from < one.to))
}

/** Patterns of this size are not made where nothing can be found. */
const none = /(?!)/g
const multiplied = /dou?bl|dodobl|trip|quadrup|multip/
const twoFigures = /[AN][^]*[AN]/

const pattern = (...told: string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${told.join('|')})(?![a-z0-9])`, 'g')

const yours = words('your my our every each any the all new iyong inyong bawat lahat_ng ating aking')
const near = String.raw`[\s-]{1,3}`
const isFrequency = String.raw`(?!${gap}${anyTime})`
const notLimit = String.raw`(?!${gap}(?:limit|fee|chat|request|form|tax|rate cut|on loans|check|count|entry|expense)[a-z]*)`

/** Each by itself: what one of them finds and is none must not hide what the next one finds. */
const rates = [
  `${gainWords}${fill}P(?:${fewSmall}${gap}?${anyTime})?`,
  `P(?:${gap}${anyTime})?${kinds}${gap}${gainNouns}${notLimit}(?!${gap}${words('tax on_loans sa_utang expense rates')})`,
  `P${gap}?${shortly}`,
  `${words('daily weekly monthly yearly annual')}${gap}${words('payout payouts')}${fill}P`,
  `${words('savings deposit deposits')}${gap}(?:interest${gap})?${words('rate rates')}${fill}P`,
  `${words('fund funds plan plans investment investments')}${gap}returned${fill}P`,
  `${payWords}${fill}P${fewSmall}${gap}(?:${anyTime}|${words('on sa')}${gap}(?:${yours}${gap}){1,2}${ownMoney}|${words('of ng')}${gap}(?:${yours}${gap}){1,2}${ownMoney}${gap}${anyTime})`,
  `${growWords}(?:${gap}[a-z]+){0,3}${gap}${ownMoney}(?:${gap}(?:mo|ninyo))?${fill}P`,
  `${ownMoney}(?:${gap}[a-z]+){0,2}${gap}${growWords}${fill}P`,
  `P${gap}${words('bonus bonuses cashback reward rewards')}${fewSmall}${gap}(?:${anyTime}|${words('on sa')}${gap}(?:${yours}${gap}){1,2}${ownMoney})`,
  `P${fewSmall}${gap}${words('on sa')}${gap}(?:${yours}${gap}){1,2}${ownMoney}`,
  `${words('plan plans wallet investment investments deposit deposits savings puhunan deposito')}(?:${gap}${words('pays pay gives give offers offer from at of with na may ng ay')})?${fill}P${gap}?${anyTime}`,
  `(?<=^|[.!?;:\\n]\\s?)(?:${words('only just up_to as_much_as hanggang now')}${gap}){0,2}P${gap}?${anyTime}`,
].map((told) => pattern(told))

const times = pattern(
  `X${near}(?:${words('your the my our of iyong inyong ang ng more as_much')}${near}){0,3}(?:${words('return returns profit profits payout income earnings balik kita tubo money puhunan pera')}|${words('what_you')}${gap}[a-z]+)${notLimit}`,
  `X${near}(?:${words('your my our ang iyong inyong')}${near}){1,2}${money}${notLimit}`,
  `${money}${fill}X${isFrequency}`,
  `${growWords}(?:${gap}[a-z]+){0,3}${gap}${ownMoney}(?:${gap}[a-z]+){0,2}${gap}X${isFrequency}`,
  `${ownMoney}(?:${gap}[a-z]+){0,3}${gap}${growWords}(?:${gap}[a-z]+){0,2}${gap}X${isFrequency}`,
)

const multiples = pattern(
  `${words('double doubles doubling triple triples tripling quadruple quadruples multiply multiplies multiplying')}${gap}(?:${yours}|${words('their his her peoples')})(?:${gap}[a-z]+)?${gap}${money}${notLimit}`,
  `${words('double triple quadruple')}${gap}${words('returns profits income earnings')}`,
  `${ownMoney}(?:${gap}[a-z]+){0,2}${gap}${words('doubles double triples triple quadruples multiplies dodoble madodoble dumodoble magdodoble nadodoble titriple')}${notLimit}(?!${gap}(?:the|a|an|its|by|as)${gap})`,
  `${words('dodoble madodoble dumodoble magdodoble titriple')}(?:${gap}[a-z]+){0,3}?${gap}${ownMoney}`,
  `${words('kumita kikita tumubo tutubo')}${fill}${words('doble triple dobleng tripleng')}`,
  `${words('doblehin dodoblehin pagdoblehin idoble madoble triplehin titriplehin')}(?:${gap}[a-z]+){0,3}?${gap}${ownMoney}`,
  `${words('doble dobleng doblado dobladong triple tripleng')}${gap}(?:(?:ang|na|iyong|inyong)${gap}){0,2}${words('balik kita tubo pera puhunan hulog ipon payout profit')}`,
)

const amounts = pattern(
  `${earnWords}${fill}A`,
  `${earnWords}${fill}N(?!${gap}?${otherUnits})`,
  `${madeWords}${fill}A${fewSmall}${gap}?${anyTime}`,
  `${getWords}${fill}A${fewSmall}${gap}?${shortly}`,
  `A${gap}?${anyTime}${fewSmall}${gap}${gainNouns}`,
  `A${fewSmall}${gap}${gainNouns}${fewSmall}${gap}?${anyTime}`,
)

const arrow = String.raw`\s{0,2}(?:→|➜|➔|➡|⇒|=+>?|-+>|>+)\s{0,2}`
const turned = pattern(
  `[AN](?:${arrow}|(?:${gap}[a-z]+){0,2}${gap}${turns})${fill}[AN](?!${gap}?${otherUnits})`,
  `${words('your iyong inyong')}${gap}[AN]${gap}${words('will_be ay')}${fill}[AN](?!${gap}?${otherUnits})`,
  `${words('turn turns turning make makes grow grows gawing gagawing palaguin palakihin')}(?:${gap}${yours})?${gap}[AN]${gap}${words('into to in na sa hanggang')}${fill}[AN](?!${gap}?${otherUnits})`,
)
const gotFor = pattern(`${takeWords}${fill}[AN]${gap}${words('for from on out_of mula_sa sa para_sa kapalit_ng')}${fill}[AN](?!${gap}?${otherUnits})`)

/** Put in and taken out, in either order and with whatever between: only where more comes back. */
function exchanges(reading: FiguredReading): Found[] {
  const [put, taken] = [partsOf(reading, puts), partsOf(reading, takes)]
  return put.flatMap((one) => taken.flatMap((other) => {
    const [first, second] = one.begin < other.begin ? [one, other] : [other, one]
    const gapBetween = second.begin - first.end
    if (gapBetween < 0 || gapBetween > 100 || other.worth <= one.worth) return []
    const inBetween = reading.text.slice(first.end, second.begin)
    if (/\n\s*\n/.test(inBetween) || (one.words.startsWith('pay') && feeLike.test(sentenceAround(reading.text, first.begin, second.end - first.begin).sentence))) return []
    return [{ ...placeOf(reading, first.begin, second.end), isNone: isDenied(reading.text.slice(0, first.begin)) }]
  }))
}

const feeLike = new RegExp(`(?<![a-z0-9])${words('fee fees charge charges bayarin singil bill tax buwis')}`)
const puts = [pattern(`${putWords}${fill}[AN](?!${gap}?${otherUnits})`), pattern(`[AN](?:${gap}(?:na|ang|ng|of|your))?${gap}${putNouns}${notLimit}`), pattern(`sa${gap}[AN]${gap}${words('mo ninyo')}`)]
const takes = [pattern(`${takeWords}${fill}[AN](?!${gap}?${otherUnits})`), pattern(`[AN](?:${gap}(?:na|ang|ng|of|your))?${gap}${takeNouns}${notLimit}`), pattern(`may${gap}[AN]${gap}${words('ka kayo')}`)]

interface Part {
  begin: number
  end: number
  words: string
  worth: number
}

const boundLast = new RegExp(`${bounds}(?:${gap}[a-z]+)?${gap}?$`)

function partsOf(reading: FiguredReading, patterns: readonly RegExp[]): Part[] {
  return patterns.flatMap((one) => [...reading.text.matchAll(one)]).flatMap((match) => {
    const [figure] = worthsIn(reading, match.index, match[0].length)
    if (!figure || (figure.sign === 'N' && figure.worth < 50)) return []
    if (boundLast.test(reading.text.slice(0, match.index)) || (/^(withdraw|mag|i|cash|deposits)/.test(match[0]) && isBound(match[0]))) return []
    return [{ begin: match.index, end: match.index + match[0].length, words: match[0], worth: figure.worth }]
  })
}

/** No company's figure: one of those is told in millions. */
function isPersonal(reading: FiguredReading, match: RegExpExecArray): boolean {
  return worthsIn(reading, match.index, match[0].length).every(({ worth }) => worth >= 50 && worth < 10_000_000)
}

/** "withdraw at least ₱5,000", "receive up to ₱100,000 a day": a limit. */
const isBound = (told: string): boolean => !earning.test(told) && /(?:least|most|up to|hanggang|minimum|maximum|bababa)/.test(told)
const earning = new RegExp(`^${words('earn get gets kumita kikita kikitain profit profits income')}`)

/** Whether of two figures the later one (`by` 1) or the earlier one is the larger. */
function grows(reading: FiguredReading, match: RegExpExecArray, by: 1 | -1): boolean {
  const [first, second] = worthsIn(reading, match.index, match[0].length)
  return !!first && !!second && Math.min(first.worth, second.worth) >= (first.sign === 'A' || second.sign === 'A' ? 1 : 50) && (second.worth - first.worth) * by > 0
}

/** Prices, fees and taxes; what banks pay, workers earn and borrowers owe, where nothing is said of us. */
function isElsewhere(text: string, match: RegExpExecArray): boolean {
  const { sentence, before } = sentenceAround(text, match.index, match[0].length)
  if (!gainFirst.test(match[0]) && !gainIn.test(match[0]) && elsewhereLast.test(before)) return true
  if (payFirst.test(match[0]) && payers.test(before)) return !youPaid.test(match[0])
  if (owing.test(before)) return true
  if (othersIn.test(before) && !oursIn.test(sentence)) return true
  return isOtherEarner(match[0], sentence, before) || (loansIn.test(sentence) && !placingIn.test(sentence))
}

/** "Farmers earn 5% more", "Kumikita ng ₱15,000 kada buwan ang karaniwang pamilya". */
function isOtherEarner(told: string, sentence: string, before: string): boolean {
  if (!earnFirst.test(told) || ourselvesIn.test(sentence)) return false
  return (/[a-z]\W*$/.test(before) && !earnersLast.test(before)) || someFamily.test(sentence)
}

const inside = (list: string, after = ''): RegExp => new RegExp(`(?<![a-z0-9])${list}${after}`)
const gainFirst = new RegExp(`^${gainWords}`)
const gainIn = inside(gainNouns)
const elsewhereLast = inside(elsewhere, `(?:${gap}[a-z]+){0,4}${gap}$`)
const payFirst = /^pa(?:y|id)/
const youPaid = /^pa(?:y|id)s?\W+you/
const payers = inside(words('you they borrowers people businesses shops to'), `(?:${gap}(?:will|must|would|each))?${gap}$`)
const owing = inside(words('you_pay borrowers_pay you_owe they_pay'), `(?:${gap}[a-z]+){0,3}${gap}$`)
const [othersIn, oursIn, loansIn, placingIn, ourselvesIn] = [inside(others), inside(ours), inside(loans), inside(placing), inside(ourselves)]
const earnFirst = new RegExp(`^${words('earn earns earned kumikita kumita')}`)
const earnersLast = inside(earners, `${gap}$`)
const someFamily = /(?<![a-z0-9])ang (?:mga )?(?:[a-z]+ng )?(?:pamilya|guro|mangagawa|magsasaka|tindera|drayber|bangko)(?![a-z0-9])/

function sentenceAround(text: string, begin: number, length: number): { sentence: string; before: string } {
  const head = text.slice(0, begin)
  const start = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), head.lastIndexOf('\n')) + 1
  const end = begin + length
  const tail = text.slice(end).search(/[.!?](?:\s|$)|\n/)
  return { sentence: text.slice(start, tail < 0 ? text.length : end + tail), before: text.slice(start, begin) }
}

/** What is denied or warned of is kept too, to be taken away with all that lies in it. */
function matches(reading: FiguredReading, told: RegExp, isTold: (match: RegExpExecArray) => boolean): Found[] {
  return [...reading.text.matchAll(told)].flatMap((match) => {
    const isNone = isDenied(reading.text.slice(0, match.index)) || isWarning(reading.text, match)
    return isNone || isTold(match) ? [{ ...placeOf(reading, match.index, match.index + match[0].length), isNone }] : []
  })
}

/** "Do not believe whoever promises 5% a day", "Beware of “double your money” schemes". */
function isWarning(text: string, match: RegExpExecArray): boolean {
  const { sentence, before } = sentenceAround(text, match.index, match[0].length)
  if (wary.test(before) && schemes.test(text.slice(match.index + match[0].length))) return true
  return promising.test(before) && warning.test(sentence) && !ourselvesIn.test(sentence)
}

const promising = inside(promises, `(?:${gap}${words('you to that people of ng na kang you_can you_will that_you')}){0,3}${gap}?$`)
const warning = inside(warnings)
const wary = inside(words('beware_of against warns_of warns_about warning_about mag_ingat_sa laban_sa'), `[\\s"“]{1,3}$`)
const schemes = new RegExp(`^[\\s"”]{1,3}${words('scheme schemes scam scams offer offers message messages promise promises')}`)

const fast = new RegExp(shortly)

function placeOf(reading: FiguredReading, begin: number, end: number): ToldReturn {
  const told = reading.text.slice(begin, end)
  return { from: reading.from[begin] ?? 0, to: reading.to[end - 1] ?? 0, figures: worthsIn(reading, begin, end - begin), isFast: fast.test(told) }
}

function worthsIn(reading: FiguredReading, begin: number, length: number): { sign: string; worth: number }[] {
  return reading.worth.slice(begin, begin + length).flatMap((worth, at) => (worth === undefined ? [] : [{ sign: reading.text[begin + at] ?? '', worth }]))
}
