/**
 * What stands in the way of saying it in public, all at once. Pure: the form shows it before
 * saving, the server refuses by it.
 */
import { judgePlan, type PlanFindingName } from '#content/plans/shared/rules-gate.ts'
import { roiBasisPoints, yearlyBasisPoints } from '#content/plans/shared/rules-rates.ts'
import type { PlanBody } from '#content/plans/shared/rules.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import type { ToldReturn } from '#people/wording/shared/rules-returns.ts'
import { judgeWording, type WordingFindingName } from '#people/wording/shared/rules.ts'
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
  const texts = [...publicTexts(said), { field: 'source', text: beside.source }]
  const found = [
    ...(said.kind === 'plan'
      ? judgePlan(said.body, { capBasisPoints: beside.capBasisPoints, source })
      : []),
    ...missingTexts(said),
    ...wordingOf(said, texts, source),
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
 * Returns are told by plans alone, in their figures: what a plan says of itself in words is one of
 * these. The reason of a cap compares with what others pay. Approvals are told by a registration,
 * with its number.
 */
function wordingOf(
  said: ContentSaid,
  texts: readonly PublicText[],
  source: string,
): ContentFinding[] {
  return judgeWording(texts, {
    hasSource: source !== '',
    mayTellApproval: said.kind === 'registration',
    mayTellReturn: (told) =>
      (said.kind === 'plan-cap' && told.figures.length > 0) ||
      (said.kind === 'plan' && isOwnReturn(said.body, told)),
  }).filter((finding) => !isAskedAndDenied(said, finding))
}

function isOwnReturn(plan: PlanBody, { figures, isFast }: ToldReturn): boolean {
  const pesos = [plan.depositCentavos, plan.projectedPayoutCentavos, plan.worstPayoutCentavos].map(
    (centavos) => Number(centavos) / 100,
  )
  const percents = [roiBasisPoints(plan), yearlyBasisPoints(plan)].map((points) => points / 100)
  return (
    !isFast &&
    figures.length > 0 &&
    figures.every(({ sign, worth }) =>
      (sign === 'P' ? percents : sign === 'X' ? [] : pesos).includes(worth),
    )
  )
}

/** "Is my money insured by the PDIC?" may be asked where the answer begins with no. */
function isAskedAndDenied({ kind, body }: ContentSaid, { name, field }: ContentFinding): boolean {
  if (
    kind !== 'faq' ||
    !/^claims-(backing|approval|return)$/.test(name) ||
    !field.startsWith('question.')
  )
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
