/**
 * Texts of notifications and records about a testimonial, in both languages. Staff read the records
 * too, so these address nobody. They never quote it, because its writer can take it back.
 */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { TestimonialRejectionReason } from './rules.ts'

const notShown = 'Your testimonial isn’t shown:'
const writeAnother = 'You can write another one.'

const english = {
  written: 'Wrote a testimonial, which is awaiting review.',
  withdrawn: 'Withdrew a testimonial.',
  amountTakenBack: 'Removed the amount from a testimonial.',
  published: 'A testimonial was published.',
  rejected: 'A testimonial was not published, or was unpublished.',
  publishedNotice: 'Your testimonial is published. You can withdraw it anytime.',
  rejectedNotice: {
    abuse: `${notShown} it insults or threatens someone. ${writeAnother}`,
    'personal-data':
      `${notShown} it contains personal data, such as a name, number or address. ` + writeAnother,
    advertising: `${notShown} it advertises something. ${writeAnother}`,
    'off-subject': `${notShown} it isn’t about the service. ${writeAnother}`,
    unlawful: `${notShown} the law doesn’t allow it. ${writeAnother}`,
    'promises-return': `${notShown} it promises others a return. ${writeAnother}`,
  } satisfies Record<TestimonialRejectionReason, string>,
}

const notShownFil = 'Hindi ipinapakita ang testimonial mo:'
const writeAnotherFil = 'Puwede kang sumulat ng iba.'

const filipino: typeof english = {
  written: 'Sumulat ng testimonial, na susuriin pa.',
  withdrawn: 'Binawi ang testimonial.',
  amountTakenBack: 'Inalis ang halaga sa testimonial.',
  published: 'May nailathalang testimonial.',
  rejected: 'May testimonial na hindi nailathala, o in-unpublish.',
  publishedNotice: 'Nailathala na ang testimonial mo. Puwede mo itong bawiin anumang oras.',
  rejectedNotice: {
    abuse: `${notShownFil} may iniinsulto o pinagbabantaan ito. ${writeAnotherFil}`,
    'personal-data':
      `${notShownFil} may personal data ito, gaya ng pangalan, numero o address. ` +
      writeAnotherFil,
    advertising: `${notShownFil} may ina-advertise ito. ${writeAnotherFil}`,
    'off-subject': `${notShownFil} hindi ito tungkol sa serbisyo. ${writeAnotherFil}`,
    unlawful: `${notShownFil} hindi ito pinapayagan ng batas. ${writeAnotherFil}`,
    'promises-return': `${notShownFil} nangangako ito ng kita sa iba. ${writeAnotherFil}`,
  },
}

export const testimonialRecordTexts = inBothLanguages(english, filipino)
