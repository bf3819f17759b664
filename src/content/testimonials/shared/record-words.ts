/**
 * Texts of notifications and records about a testimonial, in both languages. They never quote it,
 * because its writer can take it back.
 */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { TestimonialRejectionReason } from './rules.ts'

const english = {
  written: 'You wrote a testimonial. It waits for a look at it.',
  withdrawn: 'You withdrew your testimonial.',
  amountTakenBack: 'You took the amount beside your testimonial back.',
  published: 'A testimonial was published.',
  rejected: 'A testimonial was not published, or is shown no more.',
  publishedNotice: 'Your testimonial is published. You can withdraw it at any time.',
  rejectedNotice: {
    abuse:
      'Your testimonial is not shown: it insults or threatens somebody. You can write another one.',
    'personal-data':
      'Your testimonial is not shown: it tells personal data, such as a name, a number ' +
      'or an address. You can write another one.',
    advertising:
      'Your testimonial is not shown: it advertises something. You can write another one.',
    'off-subject':
      'Your testimonial is not shown: it is not about the service. You can write another one.',
    unlawful:
      'Your testimonial is not shown: the law does not allow us to show it. You can ' +
      'write another one.',
    'promises-return':
      'Your testimonial is not shown: it promises others a return. You can write another one.',
  } satisfies Record<TestimonialRejectionReason, string>,
}

const filipino: typeof english = {
  written: 'Sumulat ka ng testimonya. Hinihintay nitong matingnan.',
  withdrawn: 'Binawi mo ang iyong testimonya.',
  amountTakenBack: 'Binawi mo ang halaga sa tabi ng testimonya mo.',
  published: 'May nailathalang testimonya.',
  rejected: 'May testimonyang hindi nailathala, o hindi na ipinapakita.',
  publishedNotice: 'Nailathala na ang testimonya mo. Maaari mo itong bawiin anumang oras.',
  rejectedNotice: {
    abuse:
      'Hindi ipinapakita ang testimonya mo: may iniinsulto o pinagbabantaan ito. Maaari ' +
      'kang sumulat ng iba.',
    'personal-data':
      'Hindi ipinapakita ang testimonya mo: may personal na datos ito, gaya ng pangalan, ' +
      'numero o tirahan. Maaari kang sumulat ng iba.',
    advertising:
      'Hindi ipinapakita ang testimonya mo: may iniaalok o ini-aadvertise ito. Maaari ' +
      'kang sumulat ng iba.',
    'off-subject':
      'Hindi ipinapakita ang testimonya mo: hindi ito tungkol sa serbisyo. Maaari kang ' +
      'sumulat ng iba.',
    unlawful:
      'Hindi ipinapakita ang testimonya mo: hindi kami pinapayagan ng batas na ipakita ' +
      'ito. Maaari kang sumulat ng iba.',
    'promises-return':
      'Hindi ipinapakita ang testimonya mo: nangangako ito ng kita sa iba. Maaari kang ' +
      'sumulat ng iba.',
  },
}

export const testimonialRecordTexts = inBothLanguages(english, filipino)
