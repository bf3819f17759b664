/** Texts of activity entries, in both languages; titles stay as staff wrote them. */
import { type BilingualText, inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { ContentKind } from './rules.ts'

const kinds: Record<ContentKind, BilingualText> = {
  plan: { en: 'Plan', fil: 'Plano' },
  'plan-cap': { en: 'Cap of the plans', fil: 'Hangganan ng mga plano' },
  news: { en: 'News', fil: 'Balita' },
  faq: { en: 'Question', fil: 'Tanong' },
  registration: { en: 'Registration', fil: 'Rehistro' },
  highlight: { en: 'Highlight', fil: 'Tampok' },
  about: { en: 'About us', fil: 'Tungkol sa amin' },
}

const name = (kind: ContentKind, title: BilingualText, language: keyof BilingualText) =>
  `${kinds[kind][language]} “${title.en.slice(0, 120)}”`

const english = {
  saved: (kind: ContentKind, title: BilingualText) =>
    `${name(kind, title, 'en')} was saved as a draft.`,
  discarded: (kind: ContentKind, title: BilingualText) =>
    `The draft of ${name(kind, title, 'en')} was discarded.`,
  submitted: (kind: ContentKind, title: BilingualText) =>
    `${name(kind, title, 'en')} was submitted for approval.`,
  recalled: (kind: ContentKind, title: BilingualText) =>
    `${name(kind, title, 'en')} was recalled by its author.`,
  published: (kind: ContentKind, title: BilingualText) =>
    `${name(kind, title, 'en')} was approved and published.`,
  returned: (kind: ContentKind, title: BilingualText, reason: string) =>
    `${name(kind, title, 'en')} was returned: ${reason}`,
  withdrawn: (kind: ContentKind, title: BilingualText, reason: string) =>
    `${name(kind, title, 'en')} was taken from the public page.${reason && ` ${reason}`}`,
}

const filipino: typeof english = {
  saved: (kind, title) => `Na-save bilang draft: ${name(kind, title, 'fil')}.`,
  discarded: (kind, title) => `Itinapon ang draft ng ${name(kind, title, 'fil')}.`,
  submitted: (kind, title) => `Ipinasa para aprubahan: ${name(kind, title, 'fil')}.`,
  recalled: (kind, title) => `Binawi ng sumulat: ${name(kind, title, 'fil')}.`,
  published: (kind, title) => `Inaprubahan at inilathala: ${name(kind, title, 'fil')}.`,
  returned: (kind, title, reason) => `Ibinalik ang ${name(kind, title, 'fil')}: ${reason}`,
  withdrawn: (kind, title, reason) =>
    `Inalis sa pampublikong pahina: ${name(kind, title, 'fil')}.${reason && ` ${reason}`}`,
}

export const contentRecordTexts = inBothLanguages(english, filipino)

/** Texts of mails. They name neither people nor reasons, which only the console shows. */
const mailsEnglish = {
  waits: {
    subject: (kind: ContentKind, title: BilingualText) =>
      `Waits for a second person: ${name(kind, title, 'en')}`,
    message: (kind: ContentKind, title: BilingualText) =>
      `${name(kind, title, 'en')} was handed in. It is shown in public only when somebody ` +
      'else of the staff has approved it, and that may be you.',
    once: 'You get one mail about it until somebody decides.',
    button: 'Look at it',
  },
  published: {
    subject: (kind: ContentKind, title: BilingualText) => `Published: ${name(kind, title, 'en')}`,
    message: 'A colleague has approved what you wrote. The public pages show it.',
    button: 'See it in the console',
  },
  returned: {
    subject: (kind: ContentKind, title: BilingualText) => `Returned: ${name(kind, title, 'en')}`,
    message:
      'A colleague has returned what you wrote. The reason stands beside it in the ' +
      'console, and you can write a new version there.',
    button: 'Read the reason',
  },
}

const mailsFilipino: typeof mailsEnglish = {
  waits: {
    subject: (kind, title) => `Naghihintay ng ikalawang tao: ${name(kind, title, 'fil')}`,
    message: (kind, title) =>
      `Ipinasa ang ${name(kind, title, 'fil')}. Ipakikita lang ito sa publiko kapag ` +
      'inaprubahan ng iba pang kawani, at puwedeng ikaw iyon.',
    once: 'Isang email lang tungkol dito ang matatanggap mo hanggang may magpasya.',
    button: 'Tingnan',
  },
  published: {
    subject: (kind, title) => `Inilathala: ${name(kind, title, 'fil')}`,
    message:
      'Inaprubahan ng isang kasamahan ang isinulat mo. Makikita na ito sa mga pampublikong ' +
      'pahina.',
    button: 'Tingnan sa console',
  },
  returned: {
    subject: (kind, title) => `Ibinalik: ${name(kind, title, 'fil')}`,
    message:
      'Ibinalik ng isang kasamahan ang isinulat mo. Nasa tabi nito sa console ang dahilan, ' +
      'at puwede kang sumulat doon ng bagong bersyon.',
    button: 'Basahin ang dahilan',
  },
}

export const contentMails = inBothLanguages(mailsEnglish, mailsFilipino)
