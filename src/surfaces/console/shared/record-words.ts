/**
 * What records and notifications say of the company's notes, in both languages; what staff wrote
 * stays as they wrote it.
 */
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
