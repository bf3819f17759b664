import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { testimonialQueueInput } from './rules-queue.ts'
import {
  newTestimonial,
  testimonialRejection,
  testimonialRejectionReason,
  testimonialStates,
  testimonialIdInput,
  testimonialLanguage,
} from './rules.ts'

const amount = z.object({ centavos: z.bigint(), direction: z.enum(['in', 'out']) })

const written = {
  testimonialId: uuid,
  state: z.enum(testimonialStates),
  shownName: z.string(),
  location: z.string(),
  text: z.string(),
  language: testimonialLanguage,
  sample: z.boolean(),
  writtenAt: z.date(),
  decidedAt: z.nullable(z.date()),
  reason: z.nullable(testimonialRejectionReason),
  /** At /testimonials/{testimonialId}/picture. */
  hasPicture: z.boolean(),
}

const myTestimonial = z.object({
  ...written,
  rating: z.int(),
  withdrawnAt: z.nullable(z.date()),
  /** Shown beside it, while its writer agrees. Staff decide without it. */
  amount: z.nullable(amount),
})
export type MyTestimonial = z.infer<typeof myTestimonial>

const myTestimonials = z.object({
  /** The newest, in any state. */
  latest: z.nullable(myTestimonial),
  /** Why the user cannot write one now; null when they can. */
  obstacle: z.nullable(
    z.enum(['testimonial-needs-transaction', 'testimonial-already', 'testimonial-too-often']),
  ),
  /** The caller's profile picture, which a new testimonial may show. */
  avatarId: z.nullable(uuid),
  /** The caller's name in each style. */
  names: z.object({ initial: z.string(), masked: z.string() }),
  /** The caller can choose one of them to be shown; newest first. */
  amounts: z.array(z.object({ transactionId: uuid, requestedAt: z.date(), ...amount.shape })),
})
export type MyTestimonials = z.infer<typeof myTestimonials>

/** `rating` is null before the decision, so that it cannot influence it. */
const queuedTestimonial = z.object({ ...written, rating: z.nullable(z.int()) })
export type QueuedTestimonial = z.infer<typeof queuedTestimonial>

const queueCount = z.object({
  /** Counted up to a thousand. */
  waiting: z.int(),
  oldestAt: z.nullable(z.date()),
})
export type TestimonialQueueCount = z.infer<typeof queueCount>

export const testimonialsContract = {
  mine: reads('user').input(emptyInput).output(myTestimonials),
  write: writes('user').input(newTestimonial).output(myTestimonial),
  /** Withdrawing must work during maintenance too. */
  withdraw: writes('user', { duringMaintenance: true })
    .input(testimonialIdInput)
    .output(myTestimonial),
  /** The testimonial stays; its amount is shown no more. */
  takeBackAmount: writes('user', { duringMaintenance: true })
    .input(testimonialIdInput)
    .output(myTestimonial),
  /** Waiting: the oldest fifty. Published and rejected: the newest first. */
  adminList: reads('admin')
    .input(testimonialQueueInput)
    .output(z.object({ testimonials: z.array(queuedTestimonial), ...listCursors })),
  adminCount: reads('admin').input(emptyInput).output(queueCount),
  publish: writes('admin').input(testimonialIdInput).output(queuedTestimonial),
  reject: writes('admin').input(testimonialRejection).output(queuedTestimonial),
}
