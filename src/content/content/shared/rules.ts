/**
 * Public content: entries with versions. One admin writes a version and another approves it before
 * the public sees it; any admin may withdraw it. Versions are never changed, only replaced.
 */
import * as z from 'zod/mini'
import { planBody, planCapBody } from '#content/plans/shared/rules.ts'
import {
  bilingualLine,
  bilingualParagraph,
  email,
  filledLine,
  line,
  uuid,
} from '#foundation/contract/shared/fields.ts'
import { pictureTextMax, type PlacedPicture } from './rules-picture.ts'

export const contentKinds = [
  'plan',
  'plan-cap',
  'news',
  'faq',
  'registration',
  'highlight',
  'about',
] as const
export const contentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof contentKind>

/** Kinds with a single entry. */
export const singleKinds: readonly ContentKind[] = ['plan-cap', 'about']

/**
 * A draft is submitted, published, then replaced or withdrawn; or it is discarded. A submitted
 * version can be returned by another admin, or recalled by its author: then it is a draft again.
 */
const versionStates = [
  'draft',
  'submitted',
  'returned',
  'published',
  'replaced',
  'withdrawn',
  'discarded',
] as const
export const versionState = z.enum(versionStates)
export type VersionState = z.infer<typeof versionState>

/** The states of versions that are published or may still be. */
export const currentVersionStates: readonly VersionState[] = ['draft', 'submitted', 'published']

const position = z.int().check(z.minimum(0), z.maximum(999))
/** A date in Manila: '2026-11-22'. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const dayOrNone = z.union([z.literal(''), day])
/**
 * A link as browsers copy it, so other alphabets are percent-encoded. No user name before the host,
 * which could imitate another host.
 */
const httpsLink = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?([/?#][!#-;=?-[\]-~]*)?$/i),
  )
const linkOrNone = z.union([z.literal(''), httpsLink])

/**
 * A picture and what it shows, in words. Optional, because older versions and older pages have
 * neither; `judgeBody` demands the words where there is a picture.
 */
const picture = {
  picture: z.optional(z.union([z.literal(''), uuid])),
  pictureText: z.optional(bilingualLine(pictureTextMax)),
}

/** A link to an article by others. */
export const newsBody = z.strictObject({
  title: bilingualLine(160),
  publisher: filledLine(80),
  link: httpsLink,
  publishedOn: day,
  ...picture,
  position,
})
export const faqBody = z.strictObject({
  question: bilingualLine(200),
  answer: bilingualParagraph(1200),
  position,
})
export const registrationBody = z.strictObject({
  regulator: filledLine(120),
  number: filledLine(60),
  permits: bilingualParagraph(400),
  doesNotPermit: bilingualParagraph(400),
  documentLink: linkOrNone,
  /** The page of the regulator where anybody can check it. */
  checkLink: httpsLink,
  issuedOn: day,
  expiresOn: dayOrNone,
  ...picture,
  position,
})
export const highlightBody = z.strictObject({
  title: bilingualLine(80),
  text: bilingualParagraph(300),
  position,
})
/** Texts of the header, the contact and the footer. Empty ones are left out. */
export const aboutBody = z.strictObject({
  tagline: bilingualLine(120),
  hours: bilingualLine(200),
  emergency: bilingualLine(200),
  address: bilingualLine(200),
  contactEmail: z.union([z.literal(''), email]),
  contactPhone: line(40),
  registeredOn: dayOrNone,
})

/** The body of each kind. */
export const contentBodies = {
  plan: planBody,
  'plan-cap': planCapBody,
  news: newsBody,
  faq: faqBody,
  registration: registrationBody,
  highlight: highlightBody,
  about: aboutBody,
} as const
export type ContentBody<Kind extends ContentKind = ContentKind> = {
  [K in Kind]: z.infer<(typeof contentBodies)[K]>
}[Kind]

/** A published version, with the facts of "How we know". */
export interface Published<Kind extends ContentKind> {
  entryId: string
  version: number
  body: ContentBody<Kind>
  /** The source to check it against; empty if nothing in it needs one. */
  source: string
  sourceDate: string
  /** Initials of two admins: 'A. R.'. */
  author: string
  approver: string
  publishedAt: Date
  /** The picture that the body names. */
  picture: PlacedPicture | null
  sample: boolean
}
