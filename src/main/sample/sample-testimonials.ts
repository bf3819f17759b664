/**
 * Two made-up testimonials for the sample town, by the verbs that real ones go through: written by
 * a user, let through by one of the staff.
 */
import { v7 as uuidv7 } from 'uuid'
import { publishTestimonial } from '#content/testimonials/server/decide-testimonial.ts'
import { writeTestimonial } from '#content/testimonials/server/write-testimonial.ts'
import type { NewTestimonial } from '#content/testimonials/shared/rules.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'

const agreed = { consent: true, independent: true }

const ofWhoInvests: Omit<NewTestimonial, 'testimonialId'> = {
  ...agreed,
  text: 'Malinaw ang mga resibo at sumasagot sila sa chat. Matagal lang minsan bago makumpirma ang deposito.',
  rating: 4,
  nameStyle: 'masked',
  location: '',
  language: 'fil',
}

const ofWhoWithdrew: Omit<NewTestimonial, 'testimonialId'> = {
  ...agreed,
  text: 'My withdrawal reached my bank the same day and the receipt says exactly where it went. I wish I could see the chat history on one page.',
  rating: 4,
  nameStyle: 'initial',
  location: 'Quezon City',
  language: 'en',
}

/** Each of the two has a completed movement already. */
export async function keepSampleTestimonials({
  investor,
  saver,
  admin,
  colleague,
}: Record<'investor' | 'saver' | 'admin' | 'colleague', ActionContext>): Promise<void> {
  for (const [writer, words, reader] of [
    [investor, ofWhoInvests, admin],
    [saver, ofWhoWithdrew, colleague],
  ] as const) {
    const testimonialId = uuidv7()
    await writeTestimonial(writer, { testimonialId, ...words })
    await publishTestimonial(reader, { testimonialId })
  }
}
