/**
 * How staff write and decide what is said in public. Apart from rules.ts: the public pages need
 * nothing of it.
 */
import * as z from 'zod/mini'
import { planBody, planCapBody } from '#content/plans/shared/rules.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import {
  aboutBody,
  contentBodies,
  contentKind,
  day,
  faqBody,
  highlightBody,
  newsBody,
  registrationBody,
  type ContentBody,
  type ContentKind,
} from './rules.ts'

export const sourceMax = 300
export const reasonMax = 1000
/** So many of a kind can be shown, or be on their way to it. */
export const entriesMax = 60
/** How many versions of an entry are shown. */
export const versionsShown = 50

/** What an entry says: the shape of its kind. */
export const contentSaid = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('plan'), body: planBody }),
  z.strictObject({ kind: z.literal('plan-cap'), body: planCapBody }),
  z.strictObject({ kind: z.literal('news'), body: newsBody }),
  z.strictObject({ kind: z.literal('faq'), body: faqBody }),
  z.strictObject({ kind: z.literal('registration'), body: registrationBody }),
  z.strictObject({ kind: z.literal('highlight'), body: highlightBody }),
  z.strictObject({ kind: z.literal('about'), body: aboutBody }),
])
export type ContentSaid = z.infer<typeof contentSaid>

/** The ids are made by the browser when the form opens; saved twice, it is saved once. */
export const contentSave = z.strictObject({
  versionId: requestId,
  entryId: requestId,
  said: contentSaid,
  source: line(sourceMax),
  sourceDate: z.union([z.literal(''), day]),
  /** The number of the newest version that the form was opened on; null for a new entry. */
  versionSeen: z.nullable(z.int().check(z.minimum(1))),
})
export type ContentSave = z.infer<typeof contentSave>

export const contentOfKind = z.strictObject({ kind: contentKind })
export const entryNamed = z.strictObject({ entryId: uuid })
export type EntryNamed = z.infer<typeof entryNamed>
export const versionNamed = z.strictObject({ versionId: uuid })
export type VersionNamed = z.infer<typeof versionNamed>
/** `marksRead`: needed where `marksOf` the version finds something. */
export const versionApproval = z.strictObject({
  versionId: uuid,
  marksRead: z.optional(z.boolean()),
})
export type VersionApproval = z.infer<typeof versionApproval>
export const versionWithReason = z.strictObject({ versionId: uuid, reason: paragraph(reasonMax) })
export type VersionWithReason = z.infer<typeof versionWithReason>

/**
 * By what an entry is called in lists and records: the first line of it, in English where there is
 * one.
 */
export function titleOf({ kind, body }: ContentSaid): BilingualText {
  if (kind === 'plan') return body.name
  if (kind === 'news' || kind === 'highlight') return body.title
  if (kind === 'faq') return body.question
  if (kind === 'registration') return { en: `${body.regulator}, ${body.number}`, fil: '' }
  if (kind === 'about') return body.tagline
  return body.reason
}

/**
 * Where it can be checked: what stands beside it, or, for news and registrations, the link that is
 * part of it.
 */
export function sourceOf({ kind, body }: ContentSaid, source: string): string {
  if (source !== '') return source
  if (kind === 'news') return body.link
  return kind === 'registration' ? body.checkLink : ''
}

export function sourceDateOf({ kind, body }: ContentSaid, sourceDate: string): string {
  return sourceDate === '' && kind === 'news' ? body.publishedOn : sourceDate
}

/** The schema of a kind's body, for forms that hold nothing else. */
export function bodySchema<Kind extends ContentKind>(kind: Kind): z.ZodMiniType<ContentBody<Kind>> {
  return contentBodies[kind] as unknown as z.ZodMiniType<ContentBody<Kind>>
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
