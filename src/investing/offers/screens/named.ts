import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Language } from '#foundation/time/shared/time.ts'

/** A name in the reader's language, or in English where there is no Filipino one. */
export const nameIn = (language: Language, { en, fil }: BilingualText): string =>
  language === 'fil' ? fil || en : en
