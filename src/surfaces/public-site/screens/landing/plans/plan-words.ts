import type { PageLanguage } from '../../../shared/rules-page.ts'
import { wordsFil } from '../../../shared/words-plans.fil.ts'
import { words } from '../../../shared/words-plans.ts'

export function planWords(language: PageLanguage): typeof words {
  return language === 'fil' ? wordsFil : words
}
