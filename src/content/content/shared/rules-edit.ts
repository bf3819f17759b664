/** Input of the actions. Apart from rules.ts, which the public pages load. */
import * as z from 'zod/mini'
import { planBody, planCapBody } from '#content/plans/shared/rules.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import {
  aboutBody,
  contentKind,
  day,
  faqBody,
  highlightBody,
  newsBody,
  registrationBody,
} from './rules.ts'

export const sourceMax = 300
export const contentReasonMax = 1000
/** The most entries of a kind that are published, submitted or drafts. */
export const entriesMax = 60
/** The history shows this many versions of an entry. */
export const versionsListed = 50

/** The body of an entry, by its kind. */
export const entryContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('plan'), body: planBody }),
  z.strictObject({ kind: z.literal('plan-cap'), body: planCapBody }),
  z.strictObject({ kind: z.literal('news'), body: newsBody }),
  z.strictObject({ kind: z.literal('faq'), body: faqBody }),
  z.strictObject({ kind: z.literal('registration'), body: registrationBody }),
  z.strictObject({ kind: z.literal('highlight'), body: highlightBody }),
  z.strictObject({ kind: z.literal('about'), body: aboutBody }),
])
export type EntryContent = z.infer<typeof entryContent>

/** The browser makes the ids when the form opens, so that a retry saves once. */
export const contentSave = z.strictObject({
  versionId: requestId,
  entryId: requestId,
  content: entryContent,
  source: line(sourceMax),
  sourceDate: z.union([z.literal(''), day]),
  /** The newest version when the form opened; null for a new entry. */
  versionSeen: z.nullable(z.int().check(z.minimum(1))),
})
export type ContentSave = z.infer<typeof contentSave>

export const contentOfKind = z.strictObject({ kind: contentKind })
export const entryNamed = z.strictObject({ entryId: uuid })
export type EntryNamed = z.infer<typeof entryNamed>
export const versionNamed = z.strictObject({ versionId: uuid })
export type VersionNamed = z.infer<typeof versionNamed>
/** `marksRead` is required when `marksOf` finds marks. */
export const versionApproval = z.strictObject({
  versionId: uuid,
  marksRead: z.optional(z.boolean()),
})
export type VersionApproval = z.infer<typeof versionApproval>
export const versionWithReason = z.strictObject({
  versionId: uuid,
  reason: paragraph(contentReasonMax),
})
export type VersionWithReason = z.infer<typeof versionWithReason>

/** The name of an entry in lists and records. */
export function titleOf({ kind, body }: EntryContent): BilingualText {
  if (kind === 'plan') return body.name
  if (kind === 'news' || kind === 'highlight') return body.title
  if (kind === 'faq') return body.question
  if (kind === 'registration') return { en: `${body.regulator}, ${body.number}`, fil: '' }
  if (kind === 'about') return body.tagline
  return body.reason
}

/** The given source; news and registrations fall back to their own link. */
export function sourceOf({ kind, body }: EntryContent, source: string): string {
  if (source !== '') return source
  if (kind === 'news') return body.link
  return kind === 'registration' ? body.checkLink : ''
}

export function sourceDateOf({ kind, body }: EntryContent, sourceDate: string): string {
  return sourceDate === '' && kind === 'news' ? body.publishedOn : sourceDate
}

export type ContentRefusal =
  | 'content-not-found'
  | 'content-changed'
  | 'content-moved'
  | 'version-waiting'
  | 'version-id-reused'
  | 'single-exists'
  | 'entries-full'
  | 'own-version'
  | 'not-your-version'
  | 'author-not-staff'
  | 'approver-not-staff'
  | 'approver-too-new'
  | 'return-reason-required'
  | 'cap-stays'
  | 'plans-above-cap'
  | 'popular-taken'
  | 'picture-gone'
