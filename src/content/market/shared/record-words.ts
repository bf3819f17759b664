/** Texts of activity entries, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  saved: (name: string, value: string) => `Market figure ${name} set to ${value}.`,
  confirmed: (name: string, value: string) =>
    `Market figure ${name}, ${value}, confirmed for the public page.`,
  removed: (name: string) => `Market figure ${name} removed.`,
  ordered: 'Market figures put in another order.',
}

const filipino: typeof english = {
  saved: (name, value) => `Itinakda ang numero ng merkado na ${name} sa ${value}.`,
  confirmed: (name, value) =>
    `Kinumpirma ang numero ng merkado na ${name}, ${value}, para sa pampublikong pahina.`,
  removed: (name) => `Inalis ang numero ng merkado na ${name}.`,
  ordered: 'Binago ang ayos ng mga numero ng merkado.',
}

export const marketRecordTexts = inBothLanguages(english, filipino)
