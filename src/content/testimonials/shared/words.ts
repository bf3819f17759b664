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
    'Tell others how this service works for you. Good or bad: we don’t screen opinions, and ' +
    'nobody edits your words.',
  write: 'Write a testimonial',
  writeAnother: 'Write another one',
  rating: 'How was it?',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  text: 'Your testimonial',
  textHint:
    `Up to ${testimonialTextMax} characters. Leave out names, numbers, addresses and what others ` +
    'could earn.',
  language: 'Written in',
  languages: { en: 'English', fil: 'Filipino' },
  name: 'How your name is shown',
  location: 'Town',
  locationHint: 'Optional. Shown beside your name.',
  showPicture: 'Show my profile picture beside it',
  showPictureHint: 'Your current picture. A later one is not shown.',
  pictureOf: (name: string) => `Picture of ${name}`,
  amount: 'Amount beside it',
  amountNone: 'Show no amount',
  amountHint:
    'Optional. It comes from our books, and you can hide it again without losing your ' +
    'testimonial.',
  amountOf: { in: 'Deposit', out: 'Withdrawal' } satisfies Record<'in' | 'out', string>,
  amountShown: {
    in: (amount: string) => `Deposited ${amount}`,
    out: (amount: string) => `Withdrew ${amount}`,
  },
  takeBack: 'Hide the amount',
  takeBackTitle: 'Hide the amount?',
  takeBackMessage: 'It disappears from the public page at once. Your testimonial stays.',
  takenBack: 'Amount Hidden',
  takenBackMore: 'Nobody can see it. Your testimonial stays.',
  takeBackFailed: 'Amount Not Hidden',
  preview: 'Preview',
  previewEmpty: 'Your words appear here.',
  consent:
    'I agree to show this publicly. I can withdraw it at any time, and it disappears at once.',
  independent: 'I wrote this myself, was not paid for it, and do not work for the company.',
  send: 'Send Testimonial',
  sent: 'Testimonial Sent',
  sentMore: 'We check it for abuse, never for praise or criticism, and let you know the result.',
  sendFailed: 'Testimonial Not Sent',
  fetchFailed: 'Error Fetching Testimonial',
  states: {
    waiting: 'Awaiting review',
    published: 'Published',
    rejected: 'Not shown',
    withdrawn: 'Withdrawn',
  } satisfies Record<TestimonialState, string>,
  stateMore: {
    waiting: 'Only you can see it. We check it for abuse, never for praise or criticism.',
    published: 'Everyone can read it on the public page.',
    rejected: 'Only you can see it.',
    withdrawn: 'Nobody can see it.',
  } satisfies Record<TestimonialState, string>,
  reasons: {
    abuse: 'It insults or threatens someone.',
    'personal-data': 'It contains personal data, such as a name, a number or an address.',
    advertising: 'It advertises something.',
    'off-subject': 'It is not about the service.',
    unlawful: 'The law does not allow us to show it.',
    'promises-return': 'It promises others a return.',
  } satisfies Record<TestimonialRejectionReason, string>,
  noEdits: 'You cannot edit a testimonial. To change it, withdraw it and write another one.',
  withdraw: 'Withdraw testimonial',
  withdrawTitle: 'Withdraw your testimonial?',
  withdrawMessage:
    'It disappears from the public page at once, permanently. You can write another one.',
  withdrawn: 'Testimonial Withdrawn',
  withdrawnMore: 'Nobody can see it.',
  withdrawFailed: 'Testimonial Not Withdrawn',
  keep: 'Keep it',
  needsTransaction: 'Not yet',
  needsTransactionMore: 'You can write one after your first completed deposit or withdrawal.',
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
    message: 'Please agree before you send it.',
  },
  'testimonial-needs-transaction': {
    title: notSent,
    message: 'You can write one after your first completed deposit or withdrawal.',
  },
  'testimonial-already': {
    title: notSent,
    message: 'You already have one. Withdraw it before you write another.',
  },
  'testimonial-too-often': {
    title: notSent,
    message:
      `You wrote ${recentTestimonialsMax} within ${recentTestimonialsDays} days. ` +
      'Please wait a little.',
  },
  'testimonial-amount-unknown': {
    title: notSent,
    message: 'This is not a completed deposit or withdrawal of yours. Choose another amount.',
  },
  'testimonial-id-reused': {
    title: notSent,
    message:
      'This request was already used for another testimonial. Load the page again and try again.',
  },
  'testimonial-not-found': {
    title: 'Testimonial Not Found',
    message: 'This testimonial no longer exists.',
  },
  'testimonial-decided': {
    title: 'Already Decided',
    message: 'This testimonial was withdrawn, or a colleague has decided. Nothing was changed.',
  },
  'testimonial-of-staff': {
    title: 'Not Published',
    message: 'The author is now on staff or has closed their login. It cannot be published.',
  },
}
