import type { PageLanguage } from '../../shared/rules-page.ts'
import { wordsFil } from '../../shared/words-frame.fil.ts'
import { words } from '../../shared/words-frame.ts'

export function frameWords(language: PageLanguage): typeof words {
  return language === 'fil' ? wordsFil : words
}
