import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Language } from '#foundation/time/shared/time.ts'

/** A text of a plan. Without a Filipino text, the English one is shown. */
export function planText(text: BilingualText, language: Language): string {
  return text[language] || text.en
}
