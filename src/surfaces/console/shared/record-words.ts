/** Descriptions in the activity record and in notifications, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  noted: (reference: string) => `The company changed its note on ${reference}.`,
  reasonNotice: (reference: string, reason: string) =>
    `The company wrote on ${reference}: ${reason}`,
}

const filipino: typeof english = {
  noted: (reference) => `Binago ng kompanya ang tala nito sa ${reference}.`,
  reasonNotice: (reference, reason) => `Isinulat ng kompanya tungkol sa ${reference}: ${reason}`,
}

export const consoleRecordTexts = inBothLanguages(english, filipino)
