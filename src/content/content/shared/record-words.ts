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
    `${name(kind, title, 'en')} was unpublished.${reason && ` ${reason}`}`,
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
      `Needs your approval: ${name(kind, title, 'en')}`,
    message: (kind: ContentKind, title: BilingualText) =>
      `${name(kind, title, 'en')} was submitted. Another staff member must approve it before ` +
      'it appears publicly.',
    once: 'This is the only email about it until someone decides.',
    button: 'Review it',
  },
  published: {
    subject: (kind: ContentKind, title: BilingualText) => `Published: ${name(kind, title, 'en')}`,
    message: 'A colleague approved what you wrote. It’s on the public pages now.',
    button: 'Open it in the console',
  },
  returned: {
    subject: (kind: ContentKind, title: BilingualText) => `Returned: ${name(kind, title, 'en')}`,
    message:
      'A colleague returned what you wrote. Read the reason in the console and write a new ' +
      'version there.',
    button: 'Read the reason',
  },
}

const mailsFilipino: typeof mailsEnglish = {
  waits: {
    subject: (kind, title) => `Kailangan ng pag-apruba mo: ${name(kind, title, 'fil')}`,
    message: (kind, title) =>
      `Ipinasa ang ${name(kind, title, 'fil')}. Kailangan itong aprubahan ng ibang staff bago ` +
      'ito lumabas sa publiko.',
    once: 'Ito lang ang email tungkol dito hanggang may magpasya.',
    button: 'Suriin ito',
  },
  published: {
    subject: (kind, title) => `Inilathala: ${name(kind, title, 'fil')}`,
    message: 'Inaprubahan ng kasamahan ang isinulat mo. Nasa mga pampublikong pahina na ito.',
    button: 'Buksan sa console',
  },
  returned: {
    subject: (kind, title) => `Ibinalik: ${name(kind, title, 'fil')}`,
    message:
      'Ibinalik ng kasamahan ang isinulat mo. Basahin ang dahilan sa console at sumulat doon ' +
      'ng bagong bersyon.',
    button: 'Basahin ang dahilan',
  },
}

export const contentMails = inBothLanguages(mailsEnglish, mailsFilipino)
