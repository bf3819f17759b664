/** Words of the staff's queue. */
import type { TestimonialQueueView } from './rules-queue.ts'
import type { TestimonialRejectionReason } from './rules.ts'

export const testimonialQueueWords = {
  title: 'Testimonials',
  intro:
    'Opinions of users about the company, oldest first. Publish each one, or refuse it for a ' +
    'fixed reason. A harsh opinion is no reason; ratings appear after you decide.',
  view: 'Testimonials to show',
  views: { waiting: 'Waiting', published: 'Published', rejected: 'Not shown' } satisfies Record<
    TestimonialQueueView,
    string
  >,
  queue: 'Testimonials',
  none: {
    waiting: 'Nothing is waiting',
    published: 'None published',
    rejected: 'None refused',
  } satisfies Record<TestimonialQueueView, string>,
  noneMore: {
    waiting: 'New testimonials appear here as soon as users send them.',
    published: 'Testimonials you publish appear here and on the public page.',
    rejected: 'Refused testimonials appear here with the reason.',
  } satisfies Record<TestimonialQueueView, string>,
  fetchFailed: 'Error Fetching Testimonials',
  by: (name: string) => `Testimonial by ${name}`,
  pictureOf: (name: string) => `Picture of ${name}`,
  from: (name: string, location: string) => (location === '' ? name : `${name}, ${location}`),
  written: 'Written',
  languages: { en: 'in English', fil: 'in Filipino' },
  stars: (count: number) => (count === 1 ? '1 of 5 stars' : `${count} of 5 stars`),
  publish: 'Publish',
  refuse: 'Do not show',
  takeDown: 'Unpublish',
  publishOne: (name: string) => `Publish the testimonial by ${name}`,
  refuseOne: (name: string) => `Do not show the testimonial by ${name}`,
  takeDownOne: (name: string) => `Unpublish the testimonial by ${name}`,
  published: 'Testimonial Published',
  publishedMore: 'It is on the public page, and its author has been notified.',
  publishFailed: 'Not Published',
  refused: 'Testimonial Not Shown',
  refusedMore: 'The author has been told the reason and can write another one.',
  refuseFailed: 'Nothing Was Changed',
  refuseTitle: 'Why is it not shown?',
  refuseMessage: 'The author reads the reason. A harsh opinion is not a reason.',
  reason: 'Reason',
  chooseReason: 'Please choose a reason.',
  reasons: {
    abuse: 'Abuse: it insults or threatens someone',
    'personal-data': 'Personal data: a name, a number, an address',
    advertising: 'Advertising',
    'off-subject': 'Not about the service',
    unlawful: 'Unlawful',
    'promises-return': 'It promises others a return',
  } satisfies Record<TestimonialRejectionReason, string>,
  cancel: 'Cancel',
  keyNext: 'Next',
  keyPrevious: 'Previous',
  keyPublish: 'Publish',
  keyRefuse: 'Do not show',
}
