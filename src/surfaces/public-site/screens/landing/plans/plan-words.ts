import type { PageLanguage } from '../../../shared/rules-page.ts'
import { sitePlansWordsFil } from '../../../shared/words-plans.fil.ts'
import { sitePlansWords } from '../../../shared/words-plans.ts'

export function planWords(language: PageLanguage): typeof sitePlansWords {
  return language === 'fil' ? sitePlansWordsFil : sitePlansWords
}
