/** Descriptions in the activity record, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  exported: 'Downloaded a copy of all data.',
  closed: 'Closed the login.',
}

const filipino: typeof english = {
  exported: 'Nag-download ng kopya ng lahat ng data.',
  closed: 'Isinara ang login.',
}

export const privacyRecordTexts = inBothLanguages(english, filipino)
