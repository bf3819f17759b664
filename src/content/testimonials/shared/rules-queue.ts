/** The queue of staff: its views, its input and its address, which every page loads. */
import * as z from 'zod/mini'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

export const testimonialQueueViews = ['waiting', 'published', 'rejected'] as const
const testimonialQueueView = z.enum(testimonialQueueViews)
export type TestimonialQueueView = z.infer<typeof testimonialQueueView>

export const testimonialQueueInput = z.strictObject({
  view: testimonialQueueView,
  ...listPlaceInput,
})
export type TestimonialQueueInput = z.output<typeof testimonialQueueInput>

/** The filters in the URL. */
export const testimonialQueueSearch = z.object({
  view: z.catch(z.optional(testimonialQueueView), undefined),
  ...listPlaceSearch,
})
