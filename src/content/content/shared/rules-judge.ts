/** Findings that forbid publishing. The form shows them all; the server refuses with the first. */
import { judgePlan, type PlanFindingName } from '#content/plans/shared/rules-gate.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { isDay } from '#foundation/time/shared/days.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import {
  judgeWording,
  type WordingFinding,
  type WordingFindingName,
} from '#people/wording/shared/rules.ts'
import { sourceDateOf, sourceOf, type EntryContent } from './rules-edit.ts'
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
  /** A field of the body ('title.fil'), 'source' or 'sourceDate'. */
  field: string
  figures?: Record<string, string>
}

export interface JudgeContext {
  source: string
  sourceDate: string
  capBasisPoints: number
  now: Date
}

/** All findings, in the order of display. */
export function judgeBody(content: EntryContent, beside: JudgeContext): ContentFinding[] {
  const source = sourceOf(content, beside.source)
  const found = [
    ...(content.kind === 'plan'
      ? judgePlan(content.body, { capBasisPoints: beside.capBasisPoints, source })
      : []),
    ...missingTexts(content),
    ...judgeTexts(content, beside.source).refusals.filter(
      (finding) => !isDeniedQuestion(content, finding),
    ),
    ...wrongDays(content, beside),
    ...missingSource(content, beside),
  ]
  // One finding for each field is enough, except for claims.
  return found.filter(
    ({ name, field }, place) =>
      name.startsWith('claims-') ||
      found.findIndex((one) => one.field === field && !one.name.startsWith('claims-')) === place,
  )
}

/**
 * Texts that read like a promised return. The author sees them, and the approver must confirm
 * having read them.
 */
export function marksOf(content: EntryContent, source: string): WordingFinding[] {
  return judgeTexts(content, source).marks
}

function judgeTexts(content: EntryContent, source: string) {
  return judgeWording([...publicTexts(content), { field: 'source', text: source }], {
    hasSource: sourceOf(content, source) !== '',
    mayStateApproval: content.kind === 'registration',
  })
}

/** A question like "Is my money insured by the PDIC?" is allowed when the answer begins with no. */
function isDeniedQuestion({ kind, body }: EntryContent, { name, field }: ContentFinding): boolean {
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

/** Fields that may stay empty. */
const optionalTexts: Partial<Record<ContentKind, readonly string[]>> = {
  about: ['tagline', 'hours', 'emergency', 'address'],
}

function missingTexts({ kind, body }: EntryContent): ContentFinding[] {
  const { picture, pictureText } = body as { picture?: string; pictureText?: BilingualText }
  const texts = picture ? { pictureText: pictureText ?? { en: '', fil: '' }, ...body } : body
  return Object.entries(texts).flatMap(([field, value]: [string, unknown]): ContentFinding[] => {
    if (!isBoth(value) || value.en !== '') return []
    // An empty Filipino text falls back to English, but not the other way round.
    if (value.fil !== '') return [{ name: 'english-missing', field: `${field}.en` }]
    return optionalTexts[kind]?.includes(field)
      ? []
      : [{ name: 'text-missing', field: `${field}.en` }]
  })
}

function wrongDays(content: EntryContent, { sourceDate, now }: JudgeContext): ContentFinding[] {
  const today = manilaDate(now)
  const past = (field: string, written: string): ContentFinding[] => {
    if (!isDay(written)) return [{ name: 'no-such-day', field }]
    return written > today ? [{ name: 'day-ahead', field }] : []
  }
  const own = () => {
    if (content.kind === 'news') return past('publishedOn', content.body.publishedOn)
    if (content.kind === 'registration')
      return [
        ...past('issuedOn', content.body.issuedOn),
        ...wrongEnd(content.body.expiresOn, today),
      ]
    return content.kind === 'about' && content.body.registeredOn !== ''
      ? past('registeredOn', content.body.registeredOn)
      : []
  }
  return [...own(), ...(sourceDate === '' ? [] : past('sourceDate', sourceDate))]
}

function wrongEnd(expiresOn: string, today: string): ContentFinding[] {
  if (expiresOn === '') return []
  if (!isDay(expiresOn)) return [{ name: 'no-such-day', field: 'expiresOn' }]
  return expiresOn < today ? [{ name: 'registration-over', field: 'expiresOn' }] : []
}

/** A text with a figure, and every registration, needs a source and the date of checking it. */
function missingSource(
  content: EntryContent,
  { source, sourceDate }: JudgeContext,
): ContentFinding[] {
  const hasFigure = publicTexts(content).some(({ text }) => /\p{N}/u.test(text))
  if (!hasFigure && content.kind !== 'registration' && source === '') return []
  const findings: ContentFinding[] = []
  if (sourceOf(content, source) === '') findings.push({ name: 'source-missing', field: 'source' })
  if (sourceDateOf(content, sourceDate) === '')
    findings.push({ name: 'source-date-missing', field: 'sourceDate' })
  return findings
}

interface PublicText {
  field: string
  text: string
}

/** Every text shown in public, in both languages; not links, dates, pictures and the email. */
export function publicTexts({ body }: EntryContent): PublicText[] {
  return Object.entries(body).flatMap(([field, value]: [string, unknown]) => {
    if (isBoth(value))
      return [
        { field: `${field}.en`, text: value.en },
        { field: `${field}.fil`, text: value.fil },
      ]
    return typeof value === 'string' && !/(link|Link|On|Email|picture)$/.test(field)
      ? [{ field, text: value }]
      : []
  })
}

function isBoth(value: unknown): value is { en: string; fil: string } {
  return typeof value === 'object' && value !== null && 'en' in value && 'fil' in value
}
