import type { PageLanguage } from '../rules-page.ts'
import { wordsFil } from '../words-plans.fil.ts'
import { words } from '../words-plans.ts'

export function planWords(language: PageLanguage): typeof words {
  return language === 'fil' ? wordsFil : words
}
