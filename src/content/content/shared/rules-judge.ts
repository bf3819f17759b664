/**
 * What stands in the way of saying it in public, all at once. Pure: the form shows it before
 * saving, the server refuses by it.
 */
import { judgePlan, type PlanFindingName } from '#content/plans/shared/rules-gate.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import {
  judgeWording,
  type WordingFinding,
  type WordingFindingName,
} from '#people/wording/shared/rules.ts'
import { sourceDateOf, sourceOf, type ContentSaid } from './rules-edit.ts'
import type { ContentKind } from './rules.ts'

export type OwnFindingName =
  | 'text-missing'
  | 'english-missing'
  | 'source-missing'
  | 'source-date-missing'
  | 'no-such-day'
  | 'day-ahead'
  | 'registration-over'

export type FindingName = OwnFindingName | PlanFindingName | WordingFindingName

export interface ContentFinding {
  name: FindingName
  /** Of the body as the form has it ('title.fil'), or 'source', 'sourceDate'. */
  field: string
  figures?: Record<string, string>
}

export interface Beside {
  source: string
  sourceDate: string
  capBasisPoints: number
  now: Date
}

/** In the order in which they are told. Empty: nothing stands in the way. */
export function judgeBody(said: ContentSaid, beside: Beside): ContentFinding[] {
  const source = sourceOf(said, beside.source)
  const found = [
    ...(said.kind === 'plan'
      ? judgePlan(said.body, { capBasisPoints: beside.capBasisPoints, source })
      : []),
    ...missingTexts(said),
    ...judgeTexts(said, beside.source).refusals.filter(
      (finding) => !isAskedAndDenied(said, finding),
    ),
    ...wrongDays(said, beside),
    ...missingSource(said, beside),
  ]
  // Of what is missing in one place the first sentence says enough.
  return found.filter(
    ({ name, field }, place) =>
      name.startsWith('claims-') ||
      found.findIndex((one) => one.field === field && !one.name.startsWith('claims-')) === place,
  )
}

/**
 * The figures in its texts that read like a return, for its author and for the second person, who
 * confirms having read them. Plans state their returns as figures, which pass a gate.
 */
export function marksOf(said: ContentSaid, source: string): WordingFinding[] {
  return judgeTexts(said, source).marks
}

/** The database cannot judge words: whoever approves is the last to read them. */
function judgeTexts(said: ContentSaid, source: string) {
  return judgeWording([...publicTexts(said), { field: 'source', text: source }], {
    hasSource: sourceOf(said, source) !== '',
    mayTellApproval: said.kind === 'registration',
  })
}

/** "Is my money insured by the PDIC?" may be asked where the answer begins with no. */
function isAskedAndDenied({ kind, body }: ContentSaid, { name, field }: ContentFinding): boolean {
  if (kind !== 'faq' || !/^claims-(backing|approval)$/.test(name) || !field.startsWith('question.'))
    return false
  const language = field === 'question.fil' ? 'fil' : 'en'
  return (
    body.question[language].trim().endsWith('?') &&
    /^(no|hindi|wala|walang|none|never|nobody)(?![\p{L}])/iu.test(
      (body.answer[language] || body.answer.en).trim(),
    )
  )
}

/** What may stay empty. */
const optionalTexts: Partial<Record<ContentKind, readonly string[]>> = {
  about: ['tagline', 'hours', 'emergency', 'address'],
}

function missingTexts({ kind, body }: ContentSaid): ContentFinding[] {
  return Object.entries(body).flatMap(([field, value]: [string, unknown]): ContentFinding[] => {
    if (!isBoth(value) || value.en !== '') return []
    // An empty Filipino text means that the English one is shown: never the other way round.
    if (value.fil !== '') return [{ name: 'english-missing', field: `${field}.en` }]
    return optionalTexts[kind]?.includes(field)
      ? []
      : [{ name: 'text-missing', field: `${field}.en` }]
  })
}

function wrongDays(said: ContentSaid, { sourceDate, now }: Beside): ContentFinding[] {
  const today = manilaDate(now)
  const past = (field: string, written: string): ContentFinding[] => {
    if (!isDay(written)) return [{ name: 'no-such-day', field }]
    return written > today ? [{ name: 'day-ahead', field }] : []
  }
  const own = () => {
    if (said.kind === 'news') return past('publishedOn', said.body.publishedOn)
    if (said.kind === 'registration')
      return [...past('issuedOn', said.body.issuedOn), ...wrongEnd(said.body.expiresOn, today)]
    return said.kind === 'about' && said.body.registeredOn !== ''
      ? past('registeredOn', said.body.registeredOn)
      : []
  }
  return [...own(), ...(sourceDate === '' ? [] : past('sourceDate', sourceDate))]
}

function wrongEnd(expiresOn: string, today: string): ContentFinding[] {
  if (expiresOn === '') return []
  if (!isDay(expiresOn)) return [{ name: 'no-such-day', field: 'expiresOn' }]
  return expiresOn < today ? [{ name: 'registration-over', field: 'expiresOn' }] : []
}

/**
 * Whatever holds a figure says where it can be checked, and as of when; a registration always says
 * when somebody looked it up.
 */
function missingSource(said: ContentSaid, { source, sourceDate }: Beside): ContentFinding[] {
  const hasFigure = publicTexts(said).some(({ text }) => /\p{N}/u.test(text))
  if (!hasFigure && said.kind !== 'registration' && source === '') return []
  const findings: ContentFinding[] = []
  if (sourceOf(said, source) === '') findings.push({ name: 'source-missing', field: 'source' })
  if (sourceDateOf(said, sourceDate) === '')
    findings.push({ name: 'source-date-missing', field: 'sourceDate' })
  return findings
}

export interface PublicText {
  field: string
  text: string
}

/** Every text of it that people read, in both languages. Links, days and the email are no texts. */
export function publicTexts({ body }: ContentSaid): PublicText[] {
  return Object.entries(body).flatMap(([field, value]: [string, unknown]) => {
    if (isBoth(value))
      return [
        { field: `${field}.en`, text: value.en },
        { field: `${field}.fil`, text: value.fil },
      ]
    return typeof value === 'string' && !/(link|Link|On|Email)$/.test(field)
      ? [{ field, text: value }]
      : []
  })
}

function isBoth(value: unknown): value is { en: string; fil: string } {
  return typeof value === 'object' && value !== null && 'en' in value && 'fil' in value
}

/** '2026-02-30' is none. */
export function isDay(written: string): boolean {
  const at = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written)
}
