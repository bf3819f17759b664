import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { PageLanguage } from '../../shared/rules-page.ts'

/**
 * What staff wrote in both languages; where there is no Filipino the English, marked as such for
 * who hears it.
 */
export function Filled({ text, language }: { text: BilingualText; language: PageLanguage }) {
  if (language === 'en') return text.en
  return text.fil === '' ? <span lang="en">{text.en}</span> : text.fil
}
