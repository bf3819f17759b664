/** Two made-up testimonials, written and published by the same actions as real ones. */
import { v7 as uuidv7 } from 'uuid'
import { publishTestimonial } from '#content/testimonials/server/decide-testimonial.ts'
import { writeTestimonial } from '#content/testimonials/server/write-testimonial.ts'
import type { NewTestimonial } from '#content/testimonials/shared/rules.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { atOnce, type Pace } from './pace.ts'

const agreed = { consent: true, independent: true }

const fromInvestor: Omit<NewTestimonial, 'testimonialId'> = {
  ...agreed,
  text:
    'Malinaw ang mga resibo at sumasagot sila sa chat. Matagal lang minsan bago makumpirma ' +
    'ang deposito.',
  rating: 4,
  nameStyle: 'masked',
  location: '',
  language: 'fil',
}

const fromSaver: Omit<NewTestimonial, 'testimonialId'> = {
  ...agreed,
  text:
    'My withdrawal reached my bank the same day and the receipt says exactly where it ' +
    'went. I wish I could see the chat history on one page.',
  rating: 4,
  nameStyle: 'initial',
  location: 'Quezon City',
  language: 'en',
}

/** Both writers need a completed movement. */
export async function addSampleTestimonials({
  investor,
  saver,
  admin,
  colleague,
  pace = atOnce,
}: Record<'investor' | 'saver' | 'admin' | 'colleague', ActionContext> & {
  pace?: Pace
}): Promise<void> {
  for (const [writer, words, reader] of [
    [investor, fromInvestor, admin],
    [saver, fromSaver, colleague],
  ] as const) {
    await pace({ daysAgo: writer === investor ? 33 : 9, at: '20:14' })
    const testimonialId = uuidv7()
    await writeTestimonial(writer, { testimonialId, ...words })
    await pace({ minutes: 58 })
    await publishTestimonial(reader, { testimonialId })
  }
}
