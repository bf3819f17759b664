/** Descriptions in the activity record and in notifications, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  noted: (uid: string) => `The company changed its note on ${uid}.`,
  reasonNotice: (uid: string, reason: string) => `The company wrote on ${uid}: ${reason}`,
}

const filipino: typeof english = {
  noted: (uid) => `Binago ng kompanya ang tala nito sa ${uid}.`,
  reasonNotice: (uid, reason) => `Isinulat ng kompanya tungkol sa ${uid}: ${reason}`,
}

export const consoleRecordTexts = inBothLanguages(english, filipino)
