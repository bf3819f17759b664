/**
 * What a user with a completed transaction writes about the company, for everybody to read. Staff
 * look at it before, for abuse and never for praise or blame; nobody edits it, and its writer takes
 * it back whenever they like.
 */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

export const textMax = 600
export const locationMax = 60
export const ratings = [1, 2, 3, 4, 5] as const

/**
 * Of one user in so many days: who writes and takes back all day long keeps the queue from the
 * others.
 */
export const writtenLatelyMax = 5
export const latelyDays = 30

/** How many the public page shows, the newest first; all of them count. */
export const shownMax = 6
export const listLength = 50
/** The queue is counted up to here. */
export const countedUpTo = 1000

/** Goes up when the words that a writer agrees to change their meaning. */
export const consentVersion = 1

export const states = ['waiting', 'published', 'rejected', 'withdrawn'] as const
export type TestimonialState = (typeof states)[number]

/** Why one is not shown. No opinion is among them: whether it praises or blames decides nothing. */
export const rejectionReasons = [
  'abuse',
  'personal-data',
  'advertising',
  'off-subject',
  'unlawful',
  'promises-return',
] as const
export const rejectionReason = z.enum(rejectionReasons)
export type RejectionReason = z.infer<typeof rejectionReason>

export const nameStyles = ['initial', 'masked'] as const
export const nameStyle = z.enum(nameStyles)
export type NameStyle = z.infer<typeof nameStyle>

export const writtenLanguage = z.enum(['en', 'fil'])
export type WrittenLanguage = z.infer<typeof writtenLanguage>

/**
 * `testimonialId` is made by the browser: sent twice, it is one. `consent`: it may be shown;
 * `independent`: unpaid, and not of the staff.
 */
export const newTestimonial = z.strictObject({
  testimonialId: requestId,
  text: paragraph(textMax),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  nameStyle,
  location: line(locationMax),
  language: writtenLanguage,
  consent: z.boolean(),
  independent: z.boolean(),
})
export type NewTestimonial = z.output<typeof newTestimonial>

/** What the form holds: what is chosen nowhere is empty. */
export const testimonialForm = z.object({
  text: paragraph(textMax),
  rating: z.string(),
  nameStyle,
  location: line(locationMax),
  language: writtenLanguage,
  consent: z.boolean(),
  independent: z.boolean(),
})

export const testimonialNamed = z.strictObject({ testimonialId: uuid })
export type TestimonialNamed = z.output<typeof testimonialNamed>

export const rejection = z.strictObject({ testimonialId: uuid, reason: rejectionReason })
export type Rejection = z.output<typeof rejection>

export const queueViews = ['waiting', 'published', 'rejected'] as const
export const queueView = z.enum(queueViews)
export type QueueView = z.infer<typeof queueView>

export const queueInput = z.strictObject({ view: queueView, ...listPlaceInput })
export type QueueInput = z.output<typeof queueInput>

/** As it stands in the address. */
export const queueSearch = z.object({
  view: z.catch(z.optional(queueView), undefined),
  ...listPlaceSearch,
})
export type QueueSearch = z.output<typeof queueSearch>

export type TestimonialRefusal =
  | 'testimonial-text-required'
  | 'testimonial-rating-required'
  | 'testimonial-consent-required'
  | 'testimonial-needs-transaction'
  | 'testimonial-already'
  | 'testimonial-too-often'
  | 'testimonial-id-reused'
  | 'testimonial-not-found'
  | 'testimonial-decided'
  | 'testimonial-of-staff'

/** What may keep somebody from writing now. */
export type WriteObstacle = Extract<
  TestimonialRefusal,
  'testimonial-needs-transaction' | 'testimonial-already' | 'testimonial-too-often'
>

/** What is missing; null when nothing. */
export function judgeTestimonial({
  text,
  rating,
  consent,
  independent,
}: {
  text: string
  rating: number
  consent: boolean
  independent: boolean
}) {
  if (rating === 0) return { name: 'testimonial-rating-required', field: 'rating' } as const
  if (text.trim() === '') return { name: 'testimonial-text-required', field: 'text' } as const
  if (!consent) return { name: 'testimonial-consent-required', field: 'consent' } as const
  if (!independent) return { name: 'testimonial-consent-required', field: 'independent' } as const
  return null
}

/** What anybody reads of a published one. */
export interface ShownTestimonial {
  testimonialId: string
  /** As its writer chose: 'Maria S.' or 'M••• S•••'. */
  shownName: string
  location: string
  text: string
  rating: number
  /** The language it is written in, for whoever hears the page. */
  language: WrittenLanguage
  writtenAt: Date
  sample: boolean
}
