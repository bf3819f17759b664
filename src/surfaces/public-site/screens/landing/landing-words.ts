import type { PageLanguage } from '../../shared/rules-page.ts'
import { wordsFil } from '../../shared/words-landing.fil.ts'
import { words } from '../../shared/words-landing.ts'

export function landingWords(language: PageLanguage): typeof words {
  return language === 'fil' ? wordsFil : words
}
