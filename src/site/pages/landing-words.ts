import type { PageLanguage } from '../rules-page.ts'
import { wordsFil } from '../words-landing.fil.ts'
import { words } from '../words-landing.ts'

export function landingWords(language: PageLanguage): typeof words {
  return language === 'fil' ? wordsFil : words
}
