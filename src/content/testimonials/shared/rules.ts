/**
 * A testimonial is a public text about the company by a user with a completed transaction. Staff
 * review it for abuse only, whatever its opinion. Nobody can edit it; its writer can withdraw it at
 * any time.
 */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'

export const testimonialTextMax = 600
export const testimonialLocationMax = 60
export const testimonialRatings = [1, 2, 3, 4, 5] as const

/**
 * At most so many of one user in so many days, so that repeated writing and withdrawing does not
 * flood the queue.
 */
export const recentTestimonialsMax = 5
export const recentTestimonialsDays = 30

/** The public page shows the newest ones; all published ones count in the average. */
export const publicTestimonialsMax = 6
export const testimonialListLength = 50
/** The queue is counted up to this. */
export const testimonialCountMax = 1000

/** The writer chooses among the newest deposits and withdrawals that are completed. */
export const testimonialAmountsMax = 20

/** Increase it when the text that writers agree to changes its meaning. */
export const testimonialConsentVersion = 1

export const testimonialStates = ['waiting', 'published', 'rejected', 'withdrawn'] as const
export type TestimonialState = (typeof testimonialStates)[number]

/** A user has at most one of these. */
export const openTestimonialStates = [
  'waiting',
  'published',
] as const satisfies readonly TestimonialState[]

export function isOpenTestimonial(state: TestimonialState): boolean {
  return (openTestimonialStates as readonly TestimonialState[]).includes(state)
}

/** The fixed reasons for rejecting one. None is about its opinion. */
export const testimonialRejectionReasons = [
  'abuse',
  'personal-data',
  'advertising',
  'off-subject',
  'unlawful',
  'promises-return',
] as const
export const testimonialRejectionReason = z.enum(testimonialRejectionReasons)
export type TestimonialRejectionReason = z.infer<typeof testimonialRejectionReason>

export const testimonialNameStyles = ['initial', 'masked'] as const
const testimonialNameStyle = z.enum(testimonialNameStyles)
export type TestimonialNameStyle = z.infer<typeof testimonialNameStyle>

export const testimonialLanguage = z.enum(['en', 'fil'])
export type TestimonialLanguage = z.infer<typeof testimonialLanguage>

/**
 * The browser makes `testimonialId`, so a request that is sent twice is one testimonial. `consent`:
 * it may be shown. `independent`: unpaid, and not by staff.
 */
export const newTestimonial = z.strictObject({
  testimonialId: requestId,
  text: paragraph(testimonialTextMax),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  nameStyle: testimonialNameStyle,
  location: line(testimonialLocationMax),
  language: testimonialLanguage,
  /** Copies the profile picture. Optional, because older pages do not ask. */
  showPicture: z.optional(z.boolean()),
  consent: z.boolean(),
  independent: z.boolean(),
  /** The deposit or withdrawal whose amount may be shown. Pages of earlier versions do not ask. */
  amountOf: z.optional(uuid),
})
export type NewTestimonial = z.output<typeof newTestimonial>

/** The values of the form; an unchosen rating is empty. */
export const testimonialForm = z.object({
  text: paragraph(testimonialTextMax),
  rating: z.string(),
  nameStyle: testimonialNameStyle,
  location: line(testimonialLocationMax),
  language: testimonialLanguage,
  showPicture: z.boolean(),
  consent: z.boolean(),
  independent: z.boolean(),
  /** A transaction id, or empty: no amount is shown. */
  amountOf: z.string(),
})

/** The picture beside a testimonial, for who may see it. */
export function testimonialPictureAddress(testimonialId: string): string {
  return `/testimonials/${testimonialId}/picture`
}

export const testimonialIdInput = z.strictObject({ testimonialId: uuid })
export type TestimonialIdInput = z.output<typeof testimonialIdInput>

export const testimonialRejection = z.strictObject({
  testimonialId: uuid,
  reason: testimonialRejectionReason,
})
export type TestimonialRejection = z.output<typeof testimonialRejection>

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
  | 'testimonial-amount-unknown'

/** Reasons why a user cannot write one now. */
export type TestimonialObstacle = Extract<
  TestimonialRefusal,
  'testimonial-needs-transaction' | 'testimonial-already' | 'testimonial-too-often'
>

/** The first missing part and its field, or null. */
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

/** From the book: `in` is a deposit, `out` a withdrawal. */
export interface TestimonialAmount {
  centavos: Centavos
  direction: 'in' | 'out'
}

/** A published testimonial on the public pages. */
export interface PublicTestimonial {
  testimonialId: string
  /** In the style that its writer chose: 'Maria S.' or 'M••• S•••'. */
  shownName: string
  location: string
  text: string
  rating: number
  /** For screen readers. */
  language: TestimonialLanguage
  writtenAt: Date
  sample: boolean
  hasPicture: boolean
  /** Null unless its writer agreed, and the book has it. */
  amount: TestimonialAmount | null
}
