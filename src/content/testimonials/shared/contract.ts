import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import {
  newTestimonial,
  queueInput,
  rejection,
  rejectionReason,
  states,
  testimonialNamed,
  writtenLanguage,
} from './rules.ts'

const written = {
  testimonialId: uuid,
  state: z.enum(states),
  shownName: z.string(),
  location: z.string(),
  text: z.string(),
  language: writtenLanguage,
  sample: z.boolean(),
  writtenAt: z.date(),
  decidedAt: z.nullable(z.date()),
  /** Why it is not shown. */
  reason: z.nullable(rejectionReason),
}

const myTestimonial = z.object({ ...written, rating: z.int(), withdrawnAt: z.nullable(z.date()) })
export type MyTestimonial = z.infer<typeof myTestimonial>

const myTestimonials = z.object({
  /** The newest, whatever became of it. */
  latest: z.nullable(myTestimonial),
  /** Why none can be written now; null: one can. */
  obstacle: z.nullable(
    z.enum(['testimonial-needs-transaction', 'testimonial-already', 'testimonial-too-often']),
  ),
  /** The caller's name as each of the ways would show it. */
  names: z.object({ initial: z.string(), masked: z.string() }),
})
export type MyTestimonials = z.infer<typeof myTestimonials>

/** Null: not decided yet. How many stars it gives is nothing that decides. */
const queuedTestimonial = z.object({ ...written, rating: z.nullable(z.int()) })
export type QueuedTestimonial = z.infer<typeof queuedTestimonial>

const queueCount = z.object({
  /** Counted up to a thousand. */
  waiting: z.int(),
  oldestAt: z.nullable(z.date()),
})
export type QueueCount = z.infer<typeof queueCount>

export const testimonialsContract = {
  mine: reads('user').input(emptyInput).output(myTestimonials),
  write: writes('user').input(newTestimonial).output(myTestimonial),
  /** What somebody no longer wants shown goes whatever else rests. */
  withdraw: writes('user', { duringMaintenance: true })
    .input(testimonialNamed)
    .output(myTestimonial),
  /** Waiting: the oldest first, as far as fifty. Published and rejected: the newest first. */
  adminList: reads('admin')
    .input(queueInput)
    .output(z.object({ testimonials: z.array(queuedTestimonial), ...listCursors })),
  adminCount: reads('admin').input(emptyInput).output(queueCount),
  publish: writes('admin').input(testimonialNamed).output(queuedTestimonial),
  reject: writes('admin').input(rejection).output(queuedTestimonial),
}
