/** Words for the writer of a testimonial. */
import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import {
  recentTestimonialsDays,
  testimonialTextMax,
  recentTestimonialsMax,
  type TestimonialRefusal,
  type TestimonialRejectionReason,
  type TestimonialState,
} from './rules.ts'

export const testimonialWords = {
  title: 'Your Testimonial',
  intro:
    'Say in your own words how it is to use this service. Good or bad: nobody chooses by ' +
    'that, and nobody changes your words.',
  write: 'Write a testimonial',
  writeAnother: 'Write another one',
  rating: 'How was it?',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  text: 'Your testimonial',
  textHint:
    `Up to ${testimonialTextMax} characters. Leave out names, numbers and addresses, and ` +
    'what others could earn: that is not shown.',
  language: 'Written in',
  languages: { en: 'English', fil: 'Filipino' },
  name: 'How your name is shown',
  location: 'Town',
  locationHint: 'Shown beside your name when you fill it in.',
  showPicture: 'Show my profile picture beside it',
  showPictureHint: 'The picture of today. A later one is not shown.',
  pictureOf: (name: string) => `Picture of ${name}`,
  amount: 'Amount beside it',
  amountNone: 'Show no amount',
  amountHint:
    'Only if you want. It comes from the books of the company, and you can take it back at any ' +
    'time without losing your testimonial.',
  amountOf: { in: 'Deposit', out: 'Withdrawal' } satisfies Record<'in' | 'out', string>,
  amountShown: {
    in: (amount: string) => `Deposited ${amount}`,
    out: (amount: string) => `Withdrew ${amount}`,
  },
  takeBack: 'Show the amount no more',
  takeBackTitle: 'Take the amount back?',
  takeBackMessage: 'The amount is gone from the public page at once. Your testimonial stays.',
  takenBack: 'Amount Taken Back',
  takenBackMore: 'Nobody sees it any more. Your testimonial stays.',
  takeBackFailed: 'Amount Not Taken Back',
  preview: 'So it will stand on the public page',
  previewEmpty: 'Your words stand here.',
  consent:
    'I agree that this is shown on the public page to everybody. I can withdraw it at ' +
    'any time, and then it is gone at once.',
  independent: 'I wrote it myself, got nothing for it, and do not work for the company.',
  send: 'Send Testimonial',
  sent: 'Testimonial Sent',
  sentMore:
    'Somebody of the company looks at it, for abuse and never for praise or blame. You ' +
    'are told what comes of it.',
  sendFailed: 'Testimonial Not Sent',
  fetchFailed: 'Error Fetching Testimonial',
  states: {
    waiting: 'Waits for a look',
    published: 'Published',
    rejected: 'Not shown',
    withdrawn: 'Withdrawn',
  } satisfies Record<TestimonialState, string>,
  stateMore: {
    waiting:
      'Nobody else sees it yet. Somebody of the company looks at it, for abuse and never ' +
      'for praise or blame.',
    published: 'Everybody can read it on the public page.',
    rejected: 'Nobody else sees it.',
    withdrawn: 'It is shown to nobody any more.',
  } satisfies Record<TestimonialState, string>,
  reasons: {
    abuse: 'It insults or threatens somebody.',
    'personal-data': 'It tells personal data, such as a name, a number or an address.',
    advertising: 'It advertises something.',
    'off-subject': 'It is not about the service.',
    unlawful: 'The law does not allow us to show it.',
    'promises-return': 'It promises others a return.',
  } satisfies Record<TestimonialRejectionReason, string>,
  noEdits:
    'A testimonial cannot be changed. To say something else, withdraw it and write another one.',
  withdraw: 'Withdraw testimonial',
  withdrawTitle: 'Withdraw your testimonial?',
  withdrawMessage:
    'It is gone from the public page at once and does not come back. You can write another one.',
  withdrawn: 'Testimonial Withdrawn',
  withdrawnMore: 'Nobody sees it any more.',
  withdrawFailed: 'Testimonial Not Withdrawn',
  keep: 'Keep it',
  needsTransaction: 'Not yet',
  needsTransactionMore:
    'You can write one as soon as a deposit or a withdrawal of yours is completed.',
  tooOftenMore:
    `You wrote ${recentTestimonialsMax} within ${recentTestimonialsDays} days. ` +
    'Please wait a little.',
  toDeposit: 'Deposit',
}

const notSent = 'Testimonial Not Sent'

export const testimonialRefusals: Record<TestimonialRefusal, RefusalWords> = {
  'testimonial-text-required': { title: notSent, message: 'Please write a few words.' },
  'testimonial-rating-required': { title: notSent, message: 'Please choose from 1 to 5 stars.' },
  'testimonial-consent-required': {
    title: notSent,
    message: 'Please agree to this; without it nothing may be shown.',
  },
  'testimonial-needs-transaction': {
    title: notSent,
    message: 'A testimonial needs a completed deposit or withdrawal of yours.',
  },
  'testimonial-already': {
    title: notSent,
    message: 'You have one already. Withdraw it before you write another one.',
  },
  'testimonial-too-often': {
    title: notSent,
    message:
      `You wrote ${recentTestimonialsMax} within ${recentTestimonialsDays} days. ` +
      'Please wait a little.',
  },
  'testimonial-amount-unknown': {
    title: notSent,
    message: 'This amount is no completed deposit or withdrawal of yours. Choose another one.',
  },
  'testimonial-id-reused': {
    title: notSent,
    message:
      'This request was already used for another testimonial. Load the page again and try again.',
  },
  'testimonial-not-found': {
    title: 'Testimonial Not Found',
    message: 'This testimonial is no longer there.',
  },
  'testimonial-decided': {
    title: 'Already Decided',
    message:
      'Something else was done with this testimonial meanwhile: it was withdrawn, or a ' +
      'colleague decided. Nothing was changed.',
  },
  'testimonial-of-staff': {
    title: 'Not Published',
    message: 'Its writer is of the staff now, or has closed. It cannot be published.',
  },
}
